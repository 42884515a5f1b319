import { cachePart } from '../isolate-cache.ts'
import { log } from '../log.ts'
import { minute, second } from '../time.ts'

/**
 * The shards that a company ever left or where one is closed, the companies on their way, and the shards that take no
 * more documents: one value in KV, which the directory's rows make.
 */
export type Departures = { shards: string[]; moving: string[]; full: string[] }

const key = 'departures'
const rememberedFor = 30 * second
/** Until a move may count on every isolate having heard of it: KV tells a minute later, and an isolate then remembers. */
export const heardAfter = 2 * minute

const remembered = cachePart<Departures | 'unknown'>('departures')

export const publishDepartures = (env: Pick<Env, 'MANIFESTS'>, departures: Departures) =>
  env.MANIFESTS.put(key, JSON.stringify(departures))

/** A write was refused, because this isolate did not know where the company is: for a while it trusts nothing. */
export const distrustPlaces = () => remembered.set(key, 'unknown', { milliseconds: minute })

export async function mayHaveLeft(env: Pick<Env, 'MANIFESTS'>, shard: string) {
  const known = await readDepartures(env)
  return known === 'unknown' || known.shards.includes(shard)
}

export async function mayBeMoving(env: Pick<Env, 'MANIFESTS'>, organizationId: string) {
  const known = await readDepartures(env)
  return known === 'unknown' || known.moving.includes(organizationId)
}

/** As of the last daily reading. */
export async function isFull(env: Pick<Env, 'MANIFESTS'>, shard: string) {
  const known = await readDepartures(env)
  return known !== 'unknown' && known.full.includes(shard)
}

async function readDepartures(env: Pick<Env, 'MANIFESTS'>): Promise<Departures | 'unknown'> {
  const known = remembered.get(key)
  if (known) return known
  try {
    const read = (await env.MANIFESTS.get<Departures>(key, 'json')) ?? { shards: [], moving: [], full: [] }
    remembered.set(key, read, { milliseconds: rememberedFor })
    return read
  } catch (error) {
    log('warn', { message: 'KV does not tell which companies moved; each database is asked.', error: String(error) })
    return 'unknown'
  }
}

/** Whose rows links name; `test/organization/deletion.test.ts` compares them with those of `src/tables.ts`. */
export const namedByLinks = ['presentations', 'appointments', 'contracts', 'decks']

const companyOf = ['forwards', ...namedByLinks].map((table) => `(select organization_id from ${table} where id = ?1)`)

/** Where a company went that left this database, or nowhere if it is closed, by its id or by one that its links name. */
export async function findDeparture(database: D1Database, id: string): Promise<string | undefined> {
  const shard = await database
    .prepare(`select shard from departures where organization_id = coalesce(${companyOf.join(', ')}, ?1)`)
    .bind(id)
    .first<string>('shard')
  return shard ?? undefined
}

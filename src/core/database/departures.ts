import { cachePart } from '../isolate-cache.ts'
import { log } from '../log.ts'
import { minute, second } from '../time.ts'

/**
 * The shards that a company has left or where one is closed, the companies that are moving, and the shards that take no
 * more documents. It is one value in KV, made from the rows of the directory.
 */
export type Departures = { shards: string[]; moving: string[]; full: string[] }

const key = 'departures'
const rememberedFor = 30 * second
/**
 * After this long, every isolate knows about a move: KV takes up to a minute, and an isolate then remembers the old
 * value for 30 seconds.
 */
export const heardAfter = 2 * minute

const remembered = cachePart<Departures | 'unknown'>('departures')

export const publishDepartures = (env: Pick<Env, 'MANIFESTS'>, departures: Departures) =>
  env.MANIFESTS.put(key, JSON.stringify(departures))

/**
 * Called when a write was refused because this isolate didn't know where the company is. For a minute it looks up every
 * place.
 */
export const distrustPlaces = () => remembered.set(key, 'unknown', { milliseconds: minute })

export async function mayHaveLeft(env: Pick<Env, 'MANIFESTS'>, shard: string) {
  const known = await readDepartures(env)
  return known === 'unknown' || known.shards.includes(shard)
}

export async function mayBeMoving(env: Pick<Env, 'MANIFESTS'>, organizationId: string) {
  const known = await readDepartures(env)
  return known === 'unknown' || known.moving.includes(organizationId)
}

/** Based on the latest daily measurement. */
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

/** Tables whose ids appear in links. `test/organization/deletion.test.ts` compares them with `src/tables.ts`. */
export const namedByLinks = ['presentations', 'appointments', 'contracts', 'decks']

const companyOf = ['forwards', ...namedByLinks].map((table) => `(select organization_id from ${table} where id = ?1)`)

/**
 * Finds where a company went after it left this database (nowhere if it is closed), by its id or by an id from one of
 * its links.
 */
export async function findDeparture(database: D1Database, id: string): Promise<string | undefined> {
  const shard = await database
    .prepare(`select shard from departures where organization_id = coalesce(${companyOf.join(', ')}, ?1)`)
    .bind(id)
    .first<string>('shard')
  return shard ?? undefined
}

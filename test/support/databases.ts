import { env } from 'cloudflare:workers'
import { atDirectory, atShard, directoryName, shardOfId, shardsOf } from '../../src/core/database/shards'

/** Returns the environment in which code works for one company, with other bindings if given. */
export const envOf = (id: string, overrides: object = {}) => ({ ...atShard(env, shardOf(id)), ...overrides }) as Env

export const directoryEnv = (overrides: object = {}) => ({ ...atDirectory(env), ...overrides }) as Env

/** Returns the bindings without any other shard. */
export const alone = (id: string, bindings: object = env) =>
  Object.fromEntries(
    Object.entries(bindings).filter(([name]) => !/^SHARD_/.test(name) || name === bindingName(id)),
  ) as unknown as Env

const bindingName = (id: string) => `SHARD_${shardOf(id).toUpperCase()}`

export const directory = atDirectory(env).DB
/** Listed once, because listing the bindings is slow here and each random id asks for it. */
const shardNames = shardsOf(env)
export const shards = shardNames.map((name) => atShard(env, name).DB)

/** Matches an id, also within the key of one of the company's files. */
const idPattern = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi
const idsIn = (text: string) => (text.match(idPattern) ?? []).filter((id) => shardNames.includes(shardOfId(id)))

const { randomUUID } = crypto

/**
 * Keeps random ids, such as those of addresses, from looking like ids of rows. One in 128 would name a shard by chance,
 * and `d1` would look for the row only there. Ids of rows get their shard afterwards.
 */
export function namesNoShardByChance() {
  crypto.randomUUID = () => {
    const id = randomUUID.call(crypto)
    return [...shardNames, directoryName].includes(shardOfId(id)) ? crypto.randomUUID() : id
  }
}

export function shardOf(text: string) {
  const [id] = idsIn(text)
  if (!id) throw new Error(`No id of a shard is in ${text}.`)
  return shardOfId(id)
}

export const databaseOf = (text: string) => atShard(env, shardOf(text)).DB

/** Binds this database for all requests of the company. */
export const bindingOf = (id: string, database: object) => ({ [bindingName(id)]: database })

const inDirectory = /\b(?:from|into|update) (?:companies|users|sessions|invites|mailed_links|api_keys)\b/
const inBoth = /\b(?:from|into|update) (?:mails|counts|idempotency_keys|audit)\b/

/** Returns the databases that a statement belongs to, by the ids it names or because its table is in the directory. */
function placesOf(sql: string, values: unknown[]) {
  if (inDirectory.test(sql)) return [directory]
  const found = [...values.map(String), sql].flatMap(idsIn)[0]
  if (found) return [databaseOf(found)]
  return inBoth.test(sql) ? [directory, ...shards] : shards
}

type Row = Record<string, unknown>

/** Reads and changes rows for tests. A statement that names no company runs in each database that has the table. */
export const d1 = {
  prepare: (sql: string) => new Statement(sql, []),
  batch: async <T = Row>(statements: Statement[]) => {
    const [place] = statements.flatMap(({ places }) => (places.length === 1 ? places : []))
    if (!place) throw new Error('No statement of the batch names a database.')
    return place.batch<T>(statements.map((statement) => statement.at(place)))
  },
}

class Statement {
  readonly sql: string
  readonly values: unknown[]

  constructor(sql: string, values: unknown[]) {
    this.sql = sql
    this.values = values
  }

  bind(...values: unknown[]) {
    return new Statement(this.sql, values)
  }

  get places() {
    return placesOf(this.sql, this.values)
  }

  at(place: D1Database) {
    return place.prepare(this.sql).bind(...this.values)
  }

  async all<T = Row>() {
    const answers = await Promise.all(this.places.map((place) => this.at(place).all<T>()))
    return { results: answers.flatMap(({ results }) => results) }
  }

  run() {
    return this.all()
  }

  first<T = Row>(): Promise<T | null>
  first<T>(column: string): Promise<T | null>
  async first(column?: string) {
    const [row] = (await this.all()).results
    if (!row) return null
    return column === undefined ? row : row[column]
  }
}

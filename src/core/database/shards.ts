import { log } from '../log.ts'
import { findDeparture, mayHaveLeft } from './departures.ts'

/**
 * All rows of a company are in one database, its shard. Ids name the shard in the two hex characters after the version
 * digit, `xxxxxxxx-xxxx-4SSx-…`; the id of a deck also in its first two. The bindings are SHARD_00 to SHARD_FE. The
 * directory, which knows who signs in and where each company is, is ff. Links read this file, so it must need neither
 * zod nor Drizzle.
 */
export const directoryName = 'ff'

/** The shard of `nowhere`: the place of a closed company, and the destination of one that is being deleted. */
export const nowhereName = 'none'

/** All bindings of a Worker. `Env` is what remains of them once the right database is known. */
export type Bindings = Cloudflare.Env | Env

const nameStart = 15
const idLength = 36
const bindingPattern = /^SHARD_([0-9A-F]{2})$/

const bindingOf = (name: string) => (name === directoryName ? 'DIRECTORY' : `SHARD_${name.toUpperCase()}`)
const databaseOf = (env: Bindings, name: string) => (env as unknown as Record<string, D1Database>)[bindingOf(name)]

export const shardsOf = (env: Bindings): string[] =>
  Object.keys(env)
    .flatMap((binding) => bindingPattern.exec(binding)?.[1]?.toLowerCase() ?? [])
    .sort()

export const shardOfId = (id: string) => id.slice(nameStart, nameStart + 2).toLowerCase()

export const newId = (shard: string) => idAt(crypto.randomUUID(), shard)

/** The same id with the name of this shard. */
export const idAt = (id: string, shard: string) => id.slice(0, nameStart) + shard + id.slice(nameStart + 2)

const narrowed = new WeakMap<Bindings, Map<string, Env>>()

/** Narrows the bindings to one shard, so the code that gets them can't reach another. */
export function atShard(env: Bindings, shard: string): Env {
  const known = narrowed.get(env) ?? new Map<string, Env>()
  narrowed.set(env, known)
  const there = known.get(shard)
  if (there) return there
  const DB = databaseOf(env, shard)
  if (!DB) throw new Error(`There is no ${bindingOf(shard)}.`)
  const made: Env = { ...(env as Env), DB, SHARD: shard }
  known.set(shard, made)
  return made
}

/** For code that needs no database. */
export const atNone = (env: Bindings) => env as Env

/**
 * Rows that belong to no company, or that are read before the company is known, are in the directory.
 * `test/shards/shards.test.ts` lists the files that may open it.
 */
export const atDirectory = (env: Bindings) => atShard(env, directoryName)

/**
 * Undefined for an id whose shard doesn't exist, which takes no lookup, and for the id of a closed company. The id of a
 * company that moved still names its old shard, so a shard with departures is asked first.
 */
async function findShard(env: Bindings, id: string): Promise<string | undefined> {
  const shard = shardOfId(id)
  const database = shard === directoryName ? undefined : databaseOf(env, shard)
  if (!database) return undefined
  if (!(await mayHaveLeft(env, shard))) return shard
  const departed = await findDeparture(database, id.slice(0, idLength).toLowerCase())
  return departed === nowhereName ? undefined : (departed ?? shard)
}

export async function findAtShard(env: Bindings, id: string): Promise<Env | undefined> {
  const shard = await findShard(env, id)
  return shard === undefined ? undefined : atShard(env, shard)
}

/** A failure in one shard doesn't stop the others; it is thrown once all have finished. */
export const everyShard = (env: Bindings, work: (at: Env) => Promise<unknown>) => everyOne(env, shardsOf(env), work)

export const everyDatabase = (env: Bindings, work: (at: Env) => Promise<unknown>) =>
  everyOne(env, [directoryName, ...shardsOf(env)], work)

async function everyOne(env: Bindings, names: string[], work: (at: Env) => Promise<unknown>) {
  const outcomes = await Promise.allSettled(names.map(async (name) => work(atShard(env, name))))
  const failed = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' ? [{ shard: names[index], error: String(outcome.reason) }] : [],
  )
  for (const failure of failed) log('error', { message: 'Work at a database failed.', ...failure })
  if (failed.length) throw new Error(failed.map(({ shard, error }) => `${shard}: ${error}`).join(' '))
}

import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Effects } from '../effects'
import { ApiError } from '../http/errors'
import { type Database, primaryDatabase } from './database'
import type { Bindings } from './shards'

export type Statement = BatchItem<'sqlite'>

/** Everything a write needs. Each request has one (`workOf`), and so does each job. */
export type Work = {
  env: Env
  db: Database
  /** `src/effects.ts`, loaded when the first change needs it, so that merely opening a link starts without it. */
  effects: () => Promise<Effects>
  waitUntil: (work: Promise<unknown>) => void
  /** Every write of a request carries these along: the marks of its Idempotency-Key, and the audit entry. */
  marks?: Effect | undefined
  entry?: Effect | undefined
  /** Refuses the write if the row no longer has the version that the caller read. */
  version?: Effect | undefined
}

/** For work that finds the right database itself. */
export type WorkAnywhere = Pick<Work, 'effects' | 'waitUntil'> & { env: Bindings }

/** The same work against another database. */
export const workAt = (work: Pick<Work, 'effects' | 'waitUntil'>, env: Env): Work => ({
  env,
  db: primaryDatabase(env),
  effects: work.effects,
  waitUntil: work.waitUntil,
})

/** Leaves out the audit entry, because a count or a lease isn't a change to the company's data. */
export const beside = (work: Work): Work => ({ ...work, entry: undefined })

/** The rows of the company that have these values and, with `which`, meet this condition after the write. */
export type RowsWith = { column: SQLiteColumn; values: string[]; which?: SQL }

/**
 * A write passes this when the path of the request doesn't name what changes, because it creates rows or changes the
 * company itself.
 */
export type Subject =
  | { table: SQLiteTable; ids: string[] }
  | ({ table: SQLiteTable } & RowsWith)
  /** A row that the request names in its own way, and that the write may delete. */
  | { table: SQLiteTable; id: string }
  | 'company'
  /** The company, and how many of its things the call was about. */
  | { of: 'company'; count: number }

/**
 * Something that has to happen because of a write: rows that join its batch, and work that starts once the batch has
 * committed.
 */
export type Effect = {
  /** Statements that run before all others, and so don't count as a change. */
  rowsFirst?: (work: Work, about?: Subject) => Statement[]
  /** Statements that have to run before the write, because they read what it removes. */
  rowsBefore?: (work: Work) => Statement[]
  rows?: (work: Work, about?: Subject) => Statement[]
  about?: Subject
  /** Gets what its own rows returned, or nothing if it's unknown whether the batch committed. */
  afterCommit?: (work: Work, returned: unknown[]) => unknown
}

/** An effect, or a change whose effects are listed in `src/effects.ts`. */
export type Following = Effect | ((effects: Effects) => Effect[])

type Part = Statement | readonly Statement[] | undefined
export type Parts = Record<string, Part>

type ResultOf<Given> = Given extends Statement
  ? Given['_']['result']
  : Given extends readonly Statement[]
    ? { [Index in keyof Given]: ResultOf<Given[Index]> }
    : undefined

export type Results<Given> = { [Name in keyof Given]: ResultOf<Given[Name]> }

/** Pass this when nothing follows from a write. */
export const none: ReadonlyArray<Following> = []

/** Makes the audit entry name those of these rows that the write created. */
export const made = (table: SQLiteTable, ...ids: string[]): Effect => ({ about: { table, ids } })

export const about = (subject: Subject): Effect => ({ about: subject })

/**
 * Writes everything in one atomic batch: the statements in order, then the rows of the effects in order. Results come
 * back under the names of their statements. The `afterCommit` work starts only if one of the statements, if there are any,
 * changed something, so a statement that may change anything other than the subject belongs among the rows of an effect.
 */
export async function commit<const Given extends Parts>(
  work: Work,
  parts: Given,
  following: readonly Following[],
): Promise<Results<Given>> {
  // The marks go first, because the audit entry doesn't count as a change.
  const standing = [work.version, work.marks, work.entry].filter((effect) => effect !== undefined)
  const effects = [...(await effectsOf(work, following)), ...standing]
  const subject = effects.find((effect) => effect.about)?.about
  const own = statementsOf(parts)
  const first = effects.map((effect) => effect.rowsFirst?.(work, subject) ?? [])
  const before = effects.map((effect) => effect.rowsBefore?.(work) ?? [])
  const after = effects.map((effect) => effect.rows?.(work, subject) ?? [])
  let outcomes: Outcome[]
  try {
    outcomes = await run(work.db, [...first.flat(), ...before.flat(), ...own, ...after.flat()])
  } catch (error) {
    // The batch may have committed even though the answer was lost. Publishing once too often does no harm.
    if (!isRefusal(error)) start(work, effects, [])
    throw error
  }
  const take = (group: Statement[][]) =>
    group.map(({ length }) => outcomes.splice(0, length).map(({ result }) => result))
  const [returnedFirst, returnedBefore] = [take(first), take(before)]
  const ownOutcomes = outcomes.splice(0, own.length)
  const returnedAfter = take(after)
  const returned = effects.map((_, index) =>
    [returnedFirst, returnedBefore, returnedAfter].flatMap((each) => each[index] ?? []),
  )
  if (!own.length || ownOutcomes.some(({ changes }) => changes > 0)) start(work, effects, returned)
  return named(parts, ownOutcomes)
}

/** Reads several statements in one round trip and returns the results under their names. */
export const read = async <const Given extends Parts>(db: Database, parts: Given): Promise<Results<Given>> =>
  named(parts, await run(db, statementsOf(parts)))

/** For work that finds out what follows only after it has written. */
export async function follow(work: Work, following: Following[]) {
  const effects = await effectsOf(work, following)
  await Promise.all(effects.map(({ afterCommit }) => afterCommit?.(work, [])))
}

/** Like `follow`, without waiting. */
export const followLater = (work: Work, following: Following[]) => work.waitUntil(follow(work, following))

const statementsOf = (parts: Parts) => Object.values(parts).flatMap((part): Statement[] => (part ? [part].flat() : []))

async function effectsOf(work: Work, following: readonly Following[]): Promise<Effect[]> {
  if (!following.some((one) => typeof one === 'function')) return following as Effect[]
  const known = await work.effects()
  return following.flatMap((one) => (typeof one === 'function' ? one(known) : one))
}

function start(work: Work, effects: Effect[], returned: unknown[][]) {
  const started = effects.flatMap(({ afterCommit }, index) => (afterCommit ? [{ afterCommit, index }] : []))
  if (!started.length) return
  work.waitUntil(Promise.all(started.map(async ({ afterCommit, index }) => afterCommit(work, returned[index] ?? []))))
}

type Outcome = { result: unknown; changes: number }

/** Drizzle's own `batch` uses these too, but drops the number of rows each statement changed. */
type Prepared = {
  getQuery: () => { sql: string; params: unknown[] }
  mapResult: (result: D1Result, isFromBatch: true) => unknown
}

async function run({ $client }: Database, statements: Statement[]): Promise<Outcome[]> {
  if (!statements.length) return []
  const prepared = statements.map((each) => (each as unknown as { _prepare: () => Prepared })._prepare())
  const results = await $client.batch(
    prepared.map((each) => {
      const { sql, params } = each.getQuery()
      return $client.prepare(sql).bind(...params)
    }),
  )
  return prepared.map((each, index) => {
    const result = results[index] as D1Result
    return { result: each.mapResult(result, true), changes: result.meta.changes }
  })
}

function named<Given extends Parts>(parts: Given, outcomes: Outcome[]) {
  const results = outcomes.map(({ result }) => result)
  const entries = Object.entries(parts).map(([name, part]) => {
    if (!part) return [name, undefined]
    return [name, Array.isArray(part) ? results.splice(0, part.length) : results.shift()]
  })
  return Object.fromEntries(entries) as Results<Given>
}

/** The session or the database refused the batch, so nothing was written. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError || (error instanceof Error && (/constraint/i.test(error.message) || isRefusal(error.cause)))

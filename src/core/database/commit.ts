import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Effects } from '../effects'
import { ApiError } from '../http/errors'
import { type Database, primaryDatabase } from './database'
import type { Bindings } from './shards'

export type Statement = BatchItem<'sqlite'>

/** Everything a write needs. A request has one (`workOf`), and so has each job. */
export type Work = {
  env: Env
  db: Database
  /** `src/effects.ts`, loaded when the first change needs it, so that a link that is only read starts without it. */
  effects: () => Promise<Effects>
  waitUntil: (work: Promise<unknown>) => void
  /** Every write of a request takes these along: the marks of its Idempotency-Key, and the entry of the audit. */
  marks?: Effect | undefined
  entry?: Effect | undefined
}

/** Some work looks for the right database itself. */
export type WorkAnywhere = Pick<Work, 'effects' | 'waitUntil'> & { env: Bindings }

/** The same work in another database. */
export const workAt = (work: Pick<Work, 'effects' | 'waitUntil'>, env: Env): Work => ({
  env,
  db: primaryDatabase(env),
  effects: work.effects,
  waitUntil: work.waitUntil,
})

/** Leaves out the entry of the audit, because a count or a lease isn't a change to the company's data. */
export const beside = (work: Work): Work => ({ ...work, entry: undefined })

/** The only row of the company that has this value. */
export type OneRow = { column: SQLiteColumn; value: string }

/** A write says this where the path of the request doesn't: that it makes rows, or changes the company itself. */
export type Subject = { table: SQLiteTable; ids: string[] } | ({ table: SQLiteTable } & OneRow) | 'company'

/** Something that has to happen because of a write: rows that join its batch, and work once the batch has committed. */
export type Effect = {
  /** Rows that have to see what the write removes. */
  rowsBefore?: (work: Work) => Statement[]
  rows?: (work: Work, about?: Subject) => Statement[]
  about?: Subject
  /** Gets what its own rows returned, or nothing if no one knows whether the batch committed. */
  afterCommit?: (work: Work, returned: unknown[]) => unknown
}

/** An effect, or a change whose effects `src/effects.ts` knows. */
export type Following = Effect | ((effects: Effects) => Effect[])

type Part = Statement | readonly Statement[] | undefined
export type Parts = Record<string, Part>

type ResultOf<Given> = Given extends Statement
  ? Given['_']['result']
  : Given extends readonly Statement[]
    ? { [Index in keyof Given]: ResultOf<Given[Index]> }
    : undefined

export type Results<Given> = { [Name in keyof Given]: ResultOf<Given[Name]> }

/** Use this when nothing follows from a write. */
export const none: ReadonlyArray<Following> = []

/** The entry of the audit names these rows, as far as the write makes them. */
export const made = (table: SQLiteTable, ...ids: string[]): Effect => ({ about: { table, ids } })

export const about = (subject: Subject): Effect => ({ about: subject })

/**
 * Writes in one atomic batch: the statements in their order, then the rows of the effects in theirs. Results come back
 * under the names of their statements. What the effects do afterwards starts only if one of the statements changed
 * something, so a statement that may change anything else than the subject belongs among the rows of an effect.
 */
export async function commit<const Given extends Parts>(
  work: Work,
  parts: Given,
  following: readonly Following[],
): Promise<Results<Given>> {
  // The marks come first, because the entry of the audit is no change itself.
  const standing = [work.marks, work.entry].filter((effect) => effect !== undefined)
  const effects = [...(await effectsOf(work, following)), ...standing]
  const subject = effects.find((effect) => effect.about)?.about
  const own = statementsOf(parts)
  const before = effects.map((effect) => effect.rowsBefore?.(work) ?? [])
  const after = effects.map((effect) => effect.rows?.(work, subject) ?? [])
  let outcomes: Outcome[]
  try {
    outcomes = await run(work.db, [...before.flat(), ...own, ...after.flat()])
  } catch (error) {
    // It may have committed, although the answer was lost. Publishing once too often does no harm.
    if (!isRefusal(error)) start(work, effects, [])
    throw error
  }
  const take = (group: Statement[][]) =>
    group.map(({ length }) => outcomes.splice(0, length).map(({ result }) => result))
  const returnedBefore = take(before)
  const ownOutcomes = outcomes.splice(0, own.length)
  const returnedAfter = take(after)
  const returned = effects.map((_, index) => [...(returnedBefore[index] ?? []), ...(returnedAfter[index] ?? [])])
  if (ownOutcomes.some(({ changes }) => changes > 0)) start(work, effects, returned)
  return named(parts, ownOutcomes)
}

/** Several reads in one trip, with their results under their names. */
export const read = async <const Given extends Parts>(db: Database, parts: Given): Promise<Results<Given>> =>
  named(parts, await run(db, statementsOf(parts)))

/** Some work finds out what follows only after it has written. */
export async function follow(work: Work, following: Following[]) {
  const effects = await effectsOf(work, following)
  await Promise.all(effects.map(({ afterCommit }) => afterCommit?.(work, [])))
}

/** The same, without waiting. */
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

/** Drizzle's own `batch` uses these too, but drops how many rows each statement changed. */
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

/** The session or the database refused it, so nothing of the batch was written. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError || (error instanceof Error && (/constraint/i.test(error.message) || isRefusal(error.cause)))

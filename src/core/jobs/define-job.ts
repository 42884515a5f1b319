import { type AnyColumn, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Statement, Work } from '../database/commit'
import type { Database } from '../database/database'
import { directoryName } from '../database/shards'
import { second } from '../time'
import type { MessageContext } from './queue'
import { type QueueName, sendAll, startJob } from './start'

/** By default, a job looks into each shard. */
type Place = 'directory' | 'both'

type Asked<Row> = Statement & SQLWrapper & PromiseLike<Row[]>

/** The columns of `due`, or of `lease` if there is one, become the message. A column `queue` names another queue. */
type Queued<Kind extends string, Row extends object> = {
  kind: Kind
  in?: Place
  queue: QueueName
  run: (work: Work, message: { kind: Kind } & Row, context: MessageContext) => Promise<unknown>
  /** Called when the queue has given up after its last retry. */
  giveUp?: (work: Work, message: { kind: Kind } & Row) => Promise<unknown>
}

type Due<Row> = (db: Database, env: Env, now: number) => Asked<Row> | undefined

/** Keeps the rows from being found again a minute later. */
type Lease<Row> = (db: Database, due: SQLWrapper, now: number) => Asked<Row>

type Leased<Row> = { due: Due<unknown>; lease: Lease<Row> }
type Unleased<Row> = { due: Due<Row>; lease?: undefined }
type Unscheduled = { due?: undefined; lease?: undefined }

/** For short work that the schedule does directly. */
type AtOnce<Row> = {
  kind: string
  in?: Place
  run: (work: Work, rows: Row[], now: number) => Promise<unknown>
} & Unleased<Row>

export type Job = {
  kind: string
  in?: Place | undefined
  ask: (db: Database, env: Env, now: number) => Statement | undefined
  takeUp: (work: Work, rows: never[], now: number) => Promise<unknown>
  run?: (work: Work, message: never, context: MessageContext) => Promise<unknown>
  giveUp?: ((work: Work, message: never) => Promise<unknown>) | undefined
}

export type Jobs = { all: Job[]; effects: Work['effects'] }

/**
 * One kind of work. The batch of a change writes the row that makes it due, the queue carries only the id, and the
 * schedule finds what the queue lost. A job without `due` says why it may be lost.
 */
export function defineJob<Kind extends string, Row extends object>(job: Queued<Kind, Row> & Leased<Row>): Job
export function defineJob<Kind extends string, Row extends object>(
  job: Queued<Kind, Row> & (Unleased<Row> | Unscheduled),
): Job
export function defineJob<Kind extends string, Row extends object>(
  job: Queued<Kind, Row> & (Leased<Row> | Unleased<Row> | Unscheduled),
): Job {
  const { kind, run, giveUp } = job
  return {
    kind,
    in: job.in,
    ask: ask(job),
    takeUp: async ({ env }, rows: (Row & { queue?: QueueName })[]) => {
      for (const [queue, group] of Map.groupBy(rows, (row) => row.queue ?? job.queue))
        await sendAll(
          env,
          queue,
          group.map(({ queue: _, ...message }) => ({ kind, ...message })),
        )
    },
    run,
    giveUp,
  }
}

export const defineScheduledJob = <Row>({ due, run, ...job }: AtOnce<Row>): Job => ({ ...job, ask: due, takeUp: run })

/**
 * The schedule runs every minute. A sweep stops before that and leaves the rest to the next run, so two never overlap.
 */
const sweepLength = 50 * second
const batchesAtOnce = 5

/**
 * Deletes or changes rows by age, a bounded number per run. While more are due, it continues right away with messages
 * to itself. It doesn't if there are rows of companies that belong to another shard, because those stay due anyway.
 */
export function defineSweep<Row>({ due, run, ...job }: AtOnce<Row>): Job {
  const { kind } = job
  const findMore = async ({ env, db }: Work, now: number) =>
    (await hasRowsOfOthers(db)) ? [] : ((await due(db, env, now)) ?? [])
  return {
    ...job,
    ask: due,
    takeUp: async (work, rows: Row[], now) => {
      await run(work, rows, now)
      const until = Date.now() + sweepLength
      if ((await findMore(work, now)).length) await startJob(work.env, { kind, now, until })
    },
    run: async (work, { now, until }: { now: number; until: number }) => {
      for (let batches = 0; batches < batchesAtOnce; batches++) {
        const rows = Date.now() < until ? await findMore(work, now) : []
        if (!rows.length) return
        await run(work, rows, now)
      }
      await startJob(work.env, { kind, now, until })
    },
  }
}

const ask =
  <Row>({ due, lease }: Leased<Row> | Unleased<Row> | Unscheduled) =>
  (db: Database, env: Env, now: number) => {
    const found = due?.(db, env, now)
    return found && lease ? lease(db, found, now) : found
  }

/** One row if the condition holds, for work that finds its rows itself. */
export const rowIf = (db: Database, condition: SQL | undefined) =>
  db
    .select({ isDue: sql<number>`1`.as('is_due') })
    .from(sql`(select 1)`)
    .where(condition)

/** Skips companies that are moving or closed. At the new shard, the work is found again. */
export const isAtHome = ({ shard }: Database, organizationId: AnyColumn) =>
  shard === directoryName
    ? undefined
    : sql`not exists (select 1 from moving where moving.organization_id = ${organizationId})`

async function hasRowsOfOthers(db: Database) {
  if (db.shard === directoryName) return false
  const rows = await db.all(
    sql`select 1 from moving where organization_id > '' and state in ('clearing', 'copying', 'left') limit 1`,
  )
  return rows.length > 0
}

import type { BatchItem } from 'drizzle-orm/batch'
import { type Database, primaryDatabase } from '../database/database'
import { type Bindings, directoryName, everyDatabase } from '../database/shards'
import { isMoving } from '../http/errors'
import { log } from '../log'
import type { Job, Jobs } from './define-job'
import { doWork } from './queue'

type Asking = { job: Job; statement: BatchItem<'sqlite'> }

/** One trip to each database asks for all jobs what is due; a job that fails does not hold up the others. */
export const takeUpDue = (env: Bindings, { all, effects }: Jobs, now: number) =>
  everyDatabase(env, (at) => takeUpDueAt(at, { all: all.filter(isAt(at.SHARD)), effects }, now))

const isAt = (name: string) => (job: Job) => (name === directoryName ? job.in !== undefined : job.in !== 'directory')

async function takeUpDueAt(env: Env, { all, effects }: Jobs, now: number) {
  const db = primaryDatabase(env)
  const asking = all.flatMap((job) => {
    const statement = job.ask(db, env, now)
    return statement ? [{ job, statement }] : []
  })
  const found = await askAll(db, asking)
  const work = found.map(async ({ job, rows }) => {
    if (rows.length) await doWork(env, effects, (work) => job.takeUp(work, rows, now))
  })
  const outcomes = await Promise.allSettled(work)
  const failed = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' && !isMoving(outcome.reason)
      ? [{ kind: found[index]?.job.kind, error: outcome.reason }]
      : [],
  )
  for (const { kind, error } of failed) log('error', { message: 'A job failed.', kind, error: String(error) })
  if (failed.length || found.length < asking.length)
    throw new Error(`Not all jobs could be taken up. ${failed.map(({ kind, error }) => `${kind}: ${error}`).join(' ')}`)
}

async function askAll(db: Database, asking: Asking[]) {
  const [first, ...others] = asking.map(({ statement }) => statement)
  if (!first) return []
  try {
    const results = await db.batch([first, ...others])
    return asking.map(({ job }, index) => ({ job, rows: results[index] as never[] }))
  } catch (error) {
    if (!isMoving(error)) log('error', { message: 'What is due is asked job by job.', error: String(error) })
    return (await Promise.all(asking.map((each) => askOne(db, each)))).flat()
  }
}

/** One statement that fails makes the whole batch fail. */
async function askOne(db: Database, { job, statement }: Asking) {
  try {
    const [rows] = await db.batch([statement])
    return [{ job, rows: rows as never[] }]
  } catch (error) {
    // It is asked for again in a minute.
    if (isMoving(error)) return [{ job, rows: [] as never[] }]
    log('error', { message: 'It is not known what of a job is due.', kind: job.kind, error: String(error) })
    return []
  }
}

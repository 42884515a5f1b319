import { commit, none, type Statement, type Work } from '../database/commit'
import { type Bindings, directoryName, everyDatabase } from '../database/shards'
import { isMoving } from '../http/errors'
import { log } from '../log'
import type { Job, Jobs } from './define-job'
import { doWork } from './queue'

type Asking = { job: Job; statement: Statement }

/** Asks each database in one round trip what is due for any job. A job that fails doesn't hold up the others. */
export const takeUpDue = (env: Bindings, { all, effects }: Jobs, now: number) =>
  everyDatabase(env, (at) => doWork(at, effects, (work) => takeUpDueAt(work, all.filter(isAt(at.SHARD)), now)))

const isAt = (name: string) => (job: Job) => (name === directoryName ? job.in !== undefined : job.in !== 'directory')

async function takeUpDueAt(work: Work, all: Job[], now: number) {
  const { env, db, effects } = work
  const asking = all.flatMap((job) => {
    const statement = job.ask(db, env, now)
    return statement ? [{ job, statement }] : []
  })
  const found = await askAll(work, asking)
  const taking = found.map(async ({ job, rows }) => {
    if (rows.length) await doWork(env, effects, (work) => job.takeUp(work, rows, now))
  })
  const outcomes = await Promise.allSettled(taking)
  const failed = outcomes.flatMap((outcome, index) =>
    outcome.status === 'rejected' && !isMoving(outcome.reason)
      ? [{ kind: found[index]?.job.kind, error: outcome.reason }]
      : [],
  )
  for (const { kind, error } of failed) log('error', { message: 'A job failed.', kind, error: String(error) })
  if (failed.length || found.length < asking.length)
    throw new Error(`Not all jobs could be taken up. ${failed.map(({ kind, error }) => `${kind}: ${error}`).join(' ')}`)
}

async function askAll(work: Work, asking: Asking[]) {
  try {
    const { due } = await commit(work, { due: asking.map(({ statement }) => statement) }, none)
    return asking.map(({ job }, index) => ({ job, rows: due[index] as never[] }))
  } catch (error) {
    if (!isMoving(error)) log('error', { message: 'What is due is asked job by job.', error: String(error) })
    return (await Promise.all(asking.map((each) => askOne(work, each)))).flat()
  }
}

/** Asks for one job at a time, because a failing statement makes the whole batch fail. */
async function askOne(work: Work, { job, statement }: Asking) {
  try {
    const { due } = await commit(work, { due: statement }, none)
    return [{ job, rows: due as never[] }]
  } catch (error) {
    // The schedule asks again in a minute.
    if (isMoving(error)) return [{ job, rows: [] as never[] }]
    log('error', { message: 'We couldn’t find out what is due for a job.', kind: job.kind, error: String(error) })
    return []
  }
}

import { type Database, primaryDatabase } from '../core/database/database'
import { defineJob } from '../core/jobs/define-job'
import { jobLease, keepLease } from '../core/jobs/keep-lease'
import { log } from '../core/log'
import { second } from '../core/time'
import { type Generate, startStep } from './start-step'
import {
  dropGeneration,
  failGeneration,
  findDueSteps,
  type Leased,
  leaseStep,
  postponeStep,
  renewStep,
  saveStep,
} from './steps'
import { UnusableText, type Writer, writerOf } from './writer'

const waiting = 60 * second
const mostAttempts = 5

/** The next step goes to the end of the queue, so that other decks are written meanwhile. */
export async function generate(env: Env, { id, step }: Generate, clock = Date.now, writer?: Writer) {
  const db = primaryDatabase(env)
  const start = clock()
  const leased = await leaseStep(db, id, step, start, start + jobLease)
  if (!leased) return
  if (!leased.hasDeck) return dropGeneration(db, leased, start)
  if (leased.generation.attempts > mostAttempts) return failGeneration(db, leased, gaveUp, 0, start)
  try {
    const { doStep } = await import('./do-step')
    const { progress, made, isLast } = await keepLease(
      () => renewStep(db, leased, clock() + jobLease),
      async () => doStep(env, db, leased, writer ?? (await writerOf(env)), start),
    )
    const isSaved = await saveStep(db, leased, progress, made, clock(), isLast ? null : clock() + waiting)
    if (isSaved && !isLast) await startStep(env, id, step + 1)
  } catch (error) {
    await handle(db, leased, error, clock())
  }
}

const gaveUp = 'We could not write this deck, though we tried several times. Start it again later.'

async function handle(db: Database, leased: Leased, error: unknown, now: number) {
  const { id, attempts } = leased.generation
  if (error instanceof UnusableText) return failGeneration(db, leased, error.message, error.tokens, now)
  log('warn', { message: 'A step of a deck comes back later.', id, step: leased.generation.step, error: String(error) })
  if (attempts >= mostAttempts) return failGeneration(db, leased, gaveUp, 0, now)
  return postponeStep(db, leased, now + 15 * second * 2 ** attempts)
}

const stepsAtOnce = 100

export const generateJob = defineJob({
  kind: 'generate',
  queue: 'JOBS',
  due: (db, _env, now) => findDueSteps(db, now, stepsAtOnce),
  run: ({ env }, message) => generate(env, message),
})

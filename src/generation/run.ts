import type { Work } from '../core/database/commit'
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

/** The next step goes to the end of the queue, so that other decks get their turn. */
export async function generate(work: Work, { id, step }: Generate, clock = Date.now, writer?: Writer) {
  const { env } = work
  const start = clock()
  const leased = await leaseStep(work, id, step, start, start + jobLease)
  if (!leased) return
  if (!leased.hasDeck) return dropGeneration(work, leased, start)
  if (leased.generation.attempts > mostAttempts) return failGeneration(work, leased, gaveUp, 0, start)
  try {
    const { doStep } = await import('./do-step')
    const { progress, made, isLast } = await keepLease(
      () => renewStep(work, leased, clock() + jobLease),
      async () => doStep(work, leased, writer ?? (await writerOf(env)), start),
    )
    const isSaved = await saveStep(work, leased, progress, made, clock(), isLast ? null : clock() + waiting)
    if (isSaved && !isLast) await startStep(env, id, step + 1)
  } catch (error) {
    await handle(work, leased, error, clock())
  }
}

const gaveUp = 'We could not write this deck, though we tried several times. Start it again later.'

async function handle(work: Work, leased: Leased, error: unknown, now: number) {
  const { id, attempts } = leased.generation
  if (error instanceof UnusableText) return failGeneration(work, leased, error.message, error.tokens, now)
  log('warn', { message: 'A step of a deck comes back later.', id, step: leased.generation.step, error: String(error) })
  if (attempts >= mostAttempts) return failGeneration(work, leased, gaveUp, 0, now)
  return postponeStep(work, leased, now + 15 * second * 2 ** attempts)
}

const stepsAtOnce = 100

export const generateJob = defineJob({
  kind: 'generate',
  queue: 'JOBS',
  due: (db, _env, now) => findDueSteps(db, now, stepsAtOnce),
  run: (work, message) => generate(work, message),
})

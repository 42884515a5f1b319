import { and, asc, isNotNull, lte } from 'drizzle-orm'
import { type Work, type WorkAnywhere, workAt } from '../../core/database/commit'
import { atDirectory } from '../../core/database/shards'
import { defineJob } from '../../core/jobs/define-job'
import { startJob } from '../../core/jobs/start'
import { log } from '../../core/log'
import { second } from '../../core/time'
import type { Options } from './copy-rows'
import { mayGoBack } from './may-go-back'
import { leaseMove, type MovePatch, saveMove } from './queries'
import { takePhase, usual } from './steps'
import { type Move, moves } from './tables'
import { onTo } from './walk-rows'

const mostFailures = 5
const failedAgain = 5 * second

/** Takes one step of a move that is due. Undefined if it isn't due, or if another run took it. */
export async function takeStep(work: WorkAnywhere, organizationId: string, now: number, options: Options = usual) {
  const directory = workAt(work, atDirectory(work.env))
  const move = await leaseMove(directory, organizationId, now)
  if (!move) return undefined
  const patch = await tried(work, move, now, options)
  const { phase = move.phase, dueAt = now } = patch
  const since = phase === move.phase ? {} : { phaseAt: now }
  if (!(await saveMove(directory, move, { failures: 0, ...patch, ...since, dueAt }, now))) return undefined
  if (phase !== move.phase) log('info', { message: 'A company moves.', organizationId, phase, problem: patch.problem })
  return { phase, dueAt }
}

async function tried(work: WorkAnywhere, move: Move, now: number, options: Options): Promise<MovePatch> {
  try {
    return await takePhase(work, move, now, options)
  } catch (error) {
    const { organizationId, phase } = move
    const failures = move.failures + 1
    log('error', {
      message: 'A move failed and is tried again.',
      organizationId,
      phase,
      failures,
      error: String(error),
    })
    const isGivenUp = failures >= mostFailures && mayGoBack.includes(phase)
    return {
      ...(isGivenUp && onTo('back')),
      failures: isGivenUp ? 0 : failures,
      problem: String(error).slice(0, 500),
      dueAt: isGivenUp ? now : now + failedAgain,
    }
  }
}

const movesAtOnce = 10
/** In seconds. Later steps are left to the schedule, because a queue can't keep a message for thirty days. */
const longestDelay = 600

type MoveCompany = { kind: 'move-company'; organizationId: string }

export const moveCompaniesJob = defineJob({
  kind: 'move-company',
  in: 'directory',
  queue: 'JOBS',
  due: (db, _env, now) =>
    db
      .select({ organizationId: moves.organizationId })
      .from(moves)
      .where(and(isNotNull(moves.dueAt), lte(moves.dueAt, now)))
      .orderBy(asc(moves.dueAt))
      .limit(movesAtOnce),
  run: (work, message: MoveCompany) => moveCompany(work, message),
})

/** Each step has its own message: D1 allows a thousand statements per invocation, and a fence takes hundreds. */
async function moveCompany(work: Work, message: MoveCompany) {
  const taken = await takeStep(work, message.organizationId, Date.now())
  if (!taken || taken.dueAt === null) return
  const delay = Math.max(0, Math.ceil((taken.dueAt - Date.now()) / second))
  if (delay <= longestDelay) await startJob(work.env, message, 'JOBS', delay)
}

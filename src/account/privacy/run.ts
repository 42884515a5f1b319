import { commit, none, type Work } from '../../core/database/commit'
import { defineJob, defineScheduledJob } from '../../core/jobs/define-job'
import { jobLease } from '../../core/jobs/keep-lease'
import { second } from '../../core/time'
import { erasing, finding } from './erase'
import { gatherPart, readersOf } from './gather'
import { deleteParts } from './parts'
import type { Progress, Step } from './progress'
import {
  expire,
  findDue,
  findEarlierExports,
  findExpired,
  finish,
  leaseDue,
  mergedCounts,
  mergedKept,
  readRequest,
  saveProgress,
} from './queries'
import { type RunPrivacyRequest, startRequest } from './start'
import type { PrivacyRequest } from './tables'

const workMilliseconds = 20 * second

/** The phases in order. Those that gather all share one step, so they are listed without one. */
function phasesOf(request: Pick<PrivacyRequest, 'kind'>): [string, Step?][] {
  const gather: [string][] = readersOf(request).map(([name]) => [`gather ${name}`])
  if (request.kind === 'erasure') return erasing()
  return request.kind === 'export' ? [...finding(), ...gather] : gather
}

export const firstPhase = (kind: PrivacyRequest['kind']) => phasesOf({ kind })[0]?.[0] ?? 'end'

export async function runRequest(work: Work, message: RunPrivacyRequest) {
  const until = Date.now() + workMilliseconds
  while (Date.now() < until) {
    const next = await takeStep(work, message.requestId, Date.now(), until)
    if (!next) return
  }
  await startRequest(work.env, message.requestId)
}

/** Returns whether there is more to do right away. A step that died is repeated when its lease ends. */
export async function takeStep(work: Work, requestId: string, now: number, until = now + workMilliseconds) {
  const { env, db } = work
  const request = await readRequest(db, requestId)
  if (!request) return false
  const phases = phasesOf(request)
  const index = phases.findIndex(([name]) => name === request.phase)
  if (index < 0) return end(work, request, now)
  const step = phases[index]?.[1]
  const done: Progress = step ? await step(work, request, now) : await gatherPart(env, request, until)
  const isOver = done.after === null
  const { counts, kept } = request
  const saved = await saveProgress(work, request, {
    phase: done.phase ?? (isOver ? (phases[index + 1]?.[0] ?? 'end') : request.phase),
    after: done.after ?? '',
    counts: mergedCounts(counts, done.counts),
    kept: mergedKept(kept, done.kept),
    parts: request.parts + (done.hasPart ? 1 : 0),
    dueAt: done.dueAt ?? now + jobLease,
  })
  return saved !== undefined && done.dueAt === undefined
}

async function end(work: Work, request: PrivacyRequest, now: number) {
  const { env, db } = work
  const earlier = request.kind === 'erasure' ? await findEarlierExports(db, request) : []
  for (const each of earlier) await deleteParts(env, each)
  await finish(work, request, earlier, now)
  return false
}

export const runPrivacyRequestsJob = defineJob({
  kind: 'run-privacy-request',
  queue: 'JOBS',
  due: (db, _env, now) => findDue(db, now),
  lease: (db, due, now) => leaseDue(db, due as never, now),
  run: (work, message: RunPrivacyRequest) => runRequest(work, message),
})

export const removeExportsJob = defineScheduledJob({
  kind: 'remove-exports',
  due: (db, _env, now) => findExpired(db, now),
  run: async (work, rows) => {
    for (const each of rows) await deleteParts(work.env, each)
    const ids = rows.map(({ id }) => id)
    await commit(work, { expired: expire(work.db, ids) }, none)
  },
})

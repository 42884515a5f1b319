import { and, asc, eq, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { isAtHome } from '../../core/jobs/define-job'
import { jobLease } from '../../core/jobs/keep-lease'
import { startJob, startJobs } from '../../core/jobs/start'
import type { RecordingPlace } from './recordings'
import { narrationWork } from './tables'

type Wanted = { id: string; organizationId: string; deckId: string }

export const addWork = (db: Database, wanted: Wanted, now: number, condition: SQL = sql`true`) => {
  const values = { attempts: 0, dueAt: now + jobLease }
  return insertWhere(db, narrationWork, { ...wanted, ...values }, condition).onConflictDoUpdate({
    target: narrationWork.id,
    set: values,
  })
}

/** Zero attempts means that no one has taken the work yet. */
const isTaken = sql`max(attempts, 1)`

/** Only the newest message about a row may claim it: the first one, or the one that names when the row is due again. */
export async function claimWork(work: Work, { id, dueAt }: Narrate, until: number) {
  const isNewest = dueAt === undefined ? eq(narrationWork.attempts, 0) : eq(narrationWork.dueAt, dueAt)
  const claimed = work.db
    .update(narrationWork)
    .set({ dueAt: until, attempts: isTaken })
    .where(and(eq(narrationWork.id, id), isNewest))
    .returning()
  return (await commit(work, { claimed }, none)).claimed[0]
}

/** False if another worker has taken it over. */
export const renewWork = (work: Work, id: string, from: number, dueAt: number) => setDueAt(work, id, from, { dueAt })

export const finishWork = (work: Work, id: string) =>
  commit(work, { finished: work.db.delete(narrationWork).where(eq(narrationWork.id, id)) }, none)

export const postponeWork = (work: Work, id: string, from: number, dueAt: number, attempts?: number) =>
  setDueAt(work, id, from, { dueAt, attempts: attempts ?? sql`attempts + 1` })

async function setDueAt(work: Work, id: string, from: number, set: SQLiteUpdateSetSource<typeof narrationWork>) {
  const moved = work.db
    .update(narrationWork)
    .set(set)
    .where(and(eq(narrationWork.id, id), eq(narrationWork.dueAt, from)))
    .returning({ id: narrationWork.id })
  return (await commit(work, { moved }, none)).moved.length > 0
}

const workAtOnce = 100

export const findDueWork = (db: Database, now: number) =>
  db
    .select({ id: narrationWork.id })
    .from(narrationWork)
    .where(and(lte(narrationWork.dueAt, now), isAtHome(db, narrationWork.organizationId)))
    .orderBy(asc(narrationWork.dueAt))
    .limit(workAtOnce)

export const takeWork = (db: Database, due: SQLWrapper, nextDueAt: number) =>
  db
    .update(narrationWork)
    .set({ dueAt: nextDueAt, attempts: isTaken })
    .where(inArray(narrationWork.id, due))
    .returning({ id: narrationWork.id, dueAt: narrationWork.dueAt })

export type Narrate = { kind: 'narrate'; id: string; dueAt?: number }

const narration = (id: string, dueAt?: number): Narrate => ({
  kind: 'narrate',
  id,
  ...(dueAt !== undefined && { dueAt }),
})

export const startNarration = (env: Env, id: string, dueAt?: number) => startJob(env, narration(id, dueAt))

/**
 * When many presentations are made at once, their webhooks go first, because speech takes longest and an opened link
 * requests its own.
 */
const aheadSeconds = 3

export const startNarrationAhead = (env: Env, rows: { id: string }[]) =>
  startJobs(
    env,
    rows.map(({ id }) => narration(id)),
    'JOBS',
    aheadSeconds,
  )

export type AlignRecording = { kind: 'align-recording' } & RecordingPlace

export const startAlignment = (env: Env, place: RecordingPlace) => startJob(env, { kind: 'align-recording', ...place })

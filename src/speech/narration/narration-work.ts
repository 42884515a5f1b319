import { asc, eq, inArray, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database/database'
import { startJob } from '../../core/jobs/start'
import { minute } from '../../core/time'
import type { RecordingPlace } from './recordings'
import { narrationWork } from './tables'

type Work = { id: string; organizationId: string; deckId: string; presentationId: string | null }

const overdue = 10 * minute

export const addWork = (db: Database, work: Work, now: number, condition: SQL = sql`true`) => {
  const values = { attempts: 0, dueAt: now + overdue }
  return insertWhere(db, narrationWork, { ...work, ...values }, condition).onConflictDoUpdate({
    target: narrationWork.id,
    set: values,
  })
}

export async function findWork(db: Database, id: string) {
  const [work] = await db.select().from(narrationWork).where(eq(narrationWork.id, id))
  return work
}

export const finishWork = (db: Database, id: string) => db.delete(narrationWork).where(eq(narrationWork.id, id))

export const postponeWork = (db: Database, id: string, dueAt: number, attempts?: number) =>
  db
    .update(narrationWork)
    .set({ dueAt, attempts: attempts ?? sql`attempts + 1` })
    .where(eq(narrationWork.id, id))

const workAtOnce = 100

export const findDueWork = (db: Database, now: number) =>
  db
    .select({ id: narrationWork.id })
    .from(narrationWork)
    .where(lte(narrationWork.dueAt, now))
    .orderBy(asc(narrationWork.dueAt))
    .limit(workAtOnce)

export const takeWork = (db: Database, due: SQLWrapper, nextDueAt: number) =>
  db
    .update(narrationWork)
    .set({ dueAt: nextDueAt })
    .where(inArray(narrationWork.id, due))
    .returning({ id: narrationWork.id })

export type Narrate = { kind: 'narrate'; id: string }

export const narration = (id: string) => ({ kind: 'narrate', id }) satisfies Narrate

export const startNarration = (env: Env, id: string) => startJob(env, narration(id))

export type AlignRecording = { kind: 'align-recording' } & RecordingPlace

export const startAlignment = (env: Env, place: RecordingPlace) => startJob(env, { kind: 'align-recording', ...place })

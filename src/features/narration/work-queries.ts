import { asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { narrationWork } from './tables'

type Work = { id: string; organizationId: string; deckId: string; presentationId: string | null }

const overdue = 10 * 60 * 1000

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

export async function takeDueWork(db: Database, now: number, nextDueAt: number) {
  const due = db
    .select({ id: narrationWork.id })
    .from(narrationWork)
    .where(lte(narrationWork.dueAt, now))
    .orderBy(asc(narrationWork.dueAt))
    .limit(workAtOnce)
  const rows = await db
    .update(narrationWork)
    .set({ dueAt: nextDueAt })
    .where(inArray(narrationWork.id, due))
    .returning({ id: narrationWork.id })
  return rows.map(({ id }) => id)
}

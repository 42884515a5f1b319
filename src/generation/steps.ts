import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { documents } from '../answers/knowledge/tables'
import type { Database } from '../core/database/database'
import { isAtHome } from '../core/jobs/define-job'
import { decks } from '../decks/deck-ownership/tables'
import { activeStatuses, type Generation, generations } from './tables'

const isActive = inArray(generations.status, [...activeStatuses])

/** The first caller gets the lease; an expired one can be taken over. */
export async function leaseStep(db: Database, id: string, step: number, now: number, until: number) {
  const token = crypto.randomUUID()
  const free = or(isNull(generations.leaseToken), lte(generations.dueAt, now))
  const [[generation], left, deck] = await db.batch([
    db
      .update(generations)
      .set({ leaseToken: token, dueAt: until, attempts: sql`attempts + 1` })
      .where(and(eq(generations.id, id), eq(generations.step, step), isActive, free))
      .returning(),
    db
      .select({ id: documents.id })
      .from(documents)
      .where(
        and(
          sql`${documents.id} in (select value from generations, json_each(generations.document_ids) where generations.id = ${id})`,
          eq(documents.audience, 'homeowners'),
        ),
      ),
    db
      .select({ id: decks.id })
      .from(decks)
      .where(and(sql`${decks.id} = (select deck_id from generations where id = ${id})`, isNull(decks.deletedAt))),
  ])
  return generation && { generation, token, left: new Set(left.map((each) => each.id)), hasDeck: deck.length > 0 }
}

export type Leased = NonNullable<Awaited<ReturnType<typeof leaseStep>>>

type Progress = Partial<
  Pick<Generation, 'status' | 'total' | 'outline' | 'slideIds' | 'problems' | 'tokens' | 'pictures'>
>

/** A condition for the other statements of a step's batch, which must not run once the lease is lost. */
export const isMoved = ({ generation: { id }, token }: Leased) =>
  sql`exists (select 1 from generations where id = ${id} and step_token = ${token})`

export async function saveStep(
  db: Database,
  leased: Leased,
  progress: Progress,
  made: BatchItem<'sqlite'>[],
  now: number,
  dueAt: number | null,
) {
  const { generation, token } = leased
  const moved = db
    .update(generations)
    .set({
      ...progress,
      step: generation.step + 1,
      stepToken: token,
      leaseToken: null,
      attempts: 0,
      dueAt,
      updatedAt: now,
    })
    .where(and(eq(generations.id, generation.id), eq(generations.leaseToken, token), isActive))
    .returning({ id: generations.id })
  const [rows] = await db.batch([moved, ...made])
  return rows.length > 0
}

const held = ({ generation: { id }, token }: Leased): SQL | undefined =>
  and(eq(generations.id, id), eq(generations.leaseToken, token), isActive)

export const failGeneration = (db: Database, leased: Leased, failureReason: string, tokens: number, now: number) =>
  db
    .update(generations)
    .set({
      status: 'failed',
      failureReason,
      tokens: sql`tokens + ${tokens}`,
      dueAt: null,
      leaseToken: null,
      updatedAt: now,
    })
    .where(held(leased))

export const dropGeneration = (db: Database, leased: Leased, now: number) =>
  db.update(generations).set({ status: 'cancelled', dueAt: null, leaseToken: null, updatedAt: now }).where(held(leased))

export const renewStep = (db: Database, leased: Leased, dueAt: number) =>
  db.update(generations).set({ dueAt }).where(held(leased))

export const postponeStep = (db: Database, leased: Leased, dueAt: number) =>
  db.update(generations).set({ leaseToken: null, dueAt }).where(held(leased))

export const findDueSteps = (db: Database, now: number, limit: number) =>
  db
    .select({ id: generations.id, step: generations.step })
    .from(generations)
    .where(and(isNotNull(generations.dueAt), lte(generations.dueAt, now), isAtHome(db, generations.organizationId)))
    .orderBy(asc(generations.dueAt))
    .limit(limit)

export type StepResult = { progress: Partial<Generation>; made: BatchItem<'sqlite'>[] }

const mostProblems = 30
const longestProblem = 600

export const withProblems = ({ problems }: Generation, more: string[]) =>
  [...new Set([...problems, ...more.map((problem) => problem.slice(0, longestProblem))])].slice(0, mostProblems)

import { and, asc, eq, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { documents } from '../answers/knowledge/tables'
import { commit, none, type Statement, type Work } from '../core/database/commit'
import type { Database } from '../core/database/database'
import { isAtHome } from '../core/jobs/define-job'
import { decks } from '../decks/deck-ownership/tables'
import { activeStatuses, type Generation, generations } from './tables'

const isActive = inArray(generations.status, [...activeStatuses])

/** The first caller gets the lease. An expired lease can be taken over. */
export async function leaseStep(work: Work, id: string, step: number, now: number, until: number) {
  const { db } = work
  const token = crypto.randomUUID()
  const free = or(isNull(generations.leaseToken), lte(generations.dueAt, now))
  const {
    leased: [generation],
    left,
    deck,
  } = await commit(
    work,
    {
      leased: db
        .update(generations)
        .set({ leaseToken: token, dueAt: until, attempts: sql`attempts + 1` })
        .where(and(eq(generations.id, id), eq(generations.step, step), isActive, free))
        .returning(),
      left: db
        .select({ id: documents.id })
        .from(documents)
        .where(
          and(
            sql`${documents.id} in (select value from generations, json_each(generations.document_ids) where generations.id = ${id})`,
            eq(documents.audience, 'homeowners'),
          ),
        ),
      deck: db
        .select({ id: decks.id })
        .from(decks)
        .where(and(sql`${decks.id} = (select deck_id from generations where id = ${id})`, isNull(decks.deletedAt))),
    },
    none,
  )
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
  work: Work,
  leased: Leased,
  progress: Progress,
  made: Statement[],
  now: number,
  dueAt: number | null,
) {
  const { generation, token } = leased
  const moved = work.db
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
    .where(held(leased))
    .returning({ id: generations.id })
  return (await commit(work, { moved, made }, none)).moved.length > 0
}

const held = ({ generation: { id }, token }: Leased): SQL | undefined =>
  and(eq(generations.id, id), eq(generations.leaseToken, token), isActive)

type Change = SQLiteUpdateSetSource<typeof generations>

const change = (work: Work, leased: Leased, set: Change) =>
  commit(work, { changed: work.db.update(generations).set(set).where(held(leased)) }, none)

const ended = (now: number) => ({ dueAt: null, leaseToken: null, updatedAt: now })

export const failGeneration = (work: Work, leased: Leased, failureReason: string, tokens: number, now: number) =>
  change(work, leased, { status: 'failed', failureReason, tokens: sql`tokens + ${tokens}`, ...ended(now) })

export const dropGeneration = (work: Work, leased: Leased, now: number) =>
  change(work, leased, { status: 'cancelled', ...ended(now) })

export const renewStep = (work: Work, leased: Leased, dueAt: number) => change(work, leased, { dueAt })

export const postponeStep = (work: Work, leased: Leased, dueAt: number) =>
  change(work, leased, { leaseToken: null, dueAt })

export const findDueSteps = (db: Database, now: number, limit: number) =>
  db
    .select({ id: generations.id, step: generations.step })
    .from(generations)
    .where(and(isNotNull(generations.dueAt), lte(generations.dueAt, now), isAtHome(db, generations.organizationId)))
    .orderBy(asc(generations.dueAt))
    .limit(limit)

export type StepResult = { progress: Partial<Generation>; made: Statement[] }

const mostProblems = 30
const longestProblem = 600

export const withProblems = ({ problems }: Generation, more: string[]) =>
  [...new Set([...problems, ...more.map((problem) => problem.slice(0, longestProblem))])].slice(0, mostProblems)

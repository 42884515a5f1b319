import { and, eq, isNull, lt, lte, not, or, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, inList, insertWhere } from '../../core/database/database'
import { defineSweep } from '../../core/jobs/define-job'
import { day, minute } from '../../core/time'
import { type IdempotencyKey, idempotencyKeys as keys } from './tables'

const keptFor = day
export const leaseLength = minute

/**
 * Takes the key if it is new, expired, or held by a run that died before it changed anything. Returns the row as it is
 * then.
 */
export async function takeKey(
  work: Work,
  {
    id,
    leaseId,
    fingerprint,
    ownerId,
    requestId,
  }: Held & Pick<IdempotencyKey, 'fingerprint' | 'ownerId' | 'requestId'>,
  now: number,
): Promise<{ row: IdempotencyKey; isTaken: boolean }> {
  const run = {
    fingerprint,
    leaseId,
    requestId,
    leasedUntil: now + leaseLength,
    changesBefore: 0,
    hasChanged: false,
    answer: null,
    expiresAt: now + keptFor,
  }
  const isAbandoned = and(lte(keys.leasedUntil, now), not(keys.hasChanged), isNull(keys.answer))
  const isFree = sql`${or(lte(keys.expiresAt, now), isAbandoned)}`
  const { db } = work
  const parts = {
    taken: insertWhere(db, keys, { id, ownerId, ...run }, sql`true`).onConflictDoUpdate({
      target: keys.id,
      set: run,
      setWhere: isFree,
    }),
    found: db.select().from(keys).where(eq(keys.id, id)),
  }
  const [row] = (await commit(work, parts, none)).found
  if (!row) throw new Error('An Idempotency-Key was neither taken nor found.')
  return { row, isTaken: row.leaseId === leaseId }
}

export type Held = Pick<IdempotencyKey, 'id' | 'leaseId'>

const isHeld = ({ id, leaseId }: Held) => and(eq(keys.id, id), eq(keys.leaseId, leaseId))

/** `markBefore` and `markAfter` enclose the statements of a change in its batch. */
export const markBefore = (db: Database, { id }: Held) =>
  db.update(keys).set({ changesBefore: sql`total_changes()` }).where(eq(keys.id, id))

/**
 * If another run has taken the key since, this sets `lease_id` to null, which the table refuses, so the whole batch
 * fails.
 */
export const markAfter = (db: Database, { id, leaseId }: Held) =>
  db
    .update(keys)
    .set({
      leaseId: sql`iif(${keys.leaseId} = ${leaseId}, ${leaseId}, null)`,
      hasChanged: sql`${keys.hasChanged} or total_changes() > ${keys.changesBefore} + 1`,
    })
    .where(eq(keys.id, id))

export const isLeaseLost = (error: unknown) =>
  String(error).includes('NOT NULL constraint failed: idempotency_keys.lease_id')

export const keepAnswer = (db: Database, held: Held, answer: string) =>
  db.update(keys).set({ answer }).where(isHeld(held))

export const forgetKey = (db: Database, held: Held) => db.delete(keys).where(isHeld(held))

/**
 * If something was changed under the key, it can't be taken again. From now on it only answers that the change was
 * made.
 */
export const releaseKey = (db: Database, held: Held) => [
  db.delete(keys).where(and(isHeld(held), not(keys.hasChanged))),
  db.update(keys).set({ leasedUntil: 0 }).where(isHeld(held)),
]

const rowsAtOnce = 1000

export const removeIdempotencyKeysJob = defineSweep({
  kind: 'remove-idempotency-keys',
  in: 'both',
  due: (db, _env, now) => db.select({ id: keys.id }).from(keys).where(lt(keys.expiresAt, now)).limit(rowsAtOnce),
  run: (work, rows, now) => {
    const expired = rows.map(({ id }) => id)
    const removed = work.db.delete(keys).where(and(inList(keys.id, expired), lt(keys.expiresAt, now)))
    return commit(work, { removed }, none)
  },
})

import { and, eq, exists, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import type { Outcome } from '../../providers/sender'
import { recordEvent } from '../notifications/outbox'
import { subscriptions } from '../notifications/tables'
import type { Leased } from './lease'
import { dueAt } from './retries'
import { attempts, deliveries, unleased } from './tables'

const day = 24 * 60 * 60 * 1000

/** An attempt logged as interrupted is overwritten by its real outcome. A deleted delivery has no attempts. */
function writeAttempt(db: Database, leased: Leased, outcome: Outcome, error: string | null, now: number) {
  const { deliveryId, attemptNumber, leasedAt } = leased
  const { statusCode = null, answer = null } = outcome
  return db
    .insert(attempts)
    .select(
      sql`select ${deliveries.id}, ${attemptNumber}, ${leasedAt}, ${now}, ${statusCode}, ${answer}, ${error}
        from ${deliveries} where ${deliveries.id} = ${deliveryId}`,
    )
    .onConflictDoUpdate({
      target: [attempts.deliveryId, attempts.number],
      set: { finishedAt: now, statusCode, answer, error },
    })
}

/** A 2xx counts even if our lease expired: the subscriber has it. */
export const recordSuccess = (db: Database, leased: Leased, outcome: Outcome, isSlow: boolean, now: number) =>
  db.batch([
    writeAttempt(db, leased, outcome, null, now),
    db
      .update(deliveries)
      .set({ status: 'delivered', nextAttemptAt: null, ...unleased })
      .where(eq(deliveries.id, leased.deliveryId)),
    db
      .update(subscriptions)
      .set({ failingSince: null })
      .where(and(eq(subscriptions.id, leased.subscriptionId), isNotNull(subscriptions.failingSince))),
    ...noteSpeed(db, leased, isSlow),
  ])

const noteSpeed = (db: Database, leased: Leased, isSlow: boolean) =>
  leased.isSlow === isSlow
    ? []
    : [
        db
          .update(subscriptions)
          .set({ isSlow })
          .where(
            and(eq(subscriptions.id, leased.subscriptionId), eq(subscriptions.updatedAt, leased.subscriptionUpdatedAt)),
          ),
      ]

type Failure = Exclude<Outcome, { result: 'delivered' }>

/** Changes the delivery only while the lease holds, and the subscription only if it did not change since sending. */
export async function recordFailure(
  db: Database,
  leased: Leased,
  outcome: Failure,
  nextAttemptAt: number | undefined,
  { isSlow, failingDays }: { isSlow: boolean; failingDays: number },
  now: number,
) {
  const { subscriptionId, organizationId, deliveryId, leaseId } = leased
  const isTheirFault = outcome.result !== 'try-again' || !outcome.isOurFault
  const isUnchanged = and(
    eq(subscriptions.id, subscriptionId),
    eq(subscriptions.updatedAt, leased.subscriptionUpdatedAt),
  )
  const isDisabling = and(isUnchanged, subscriptions.isActive, hasFailedTooLong(outcome, now - failingDays * day))
  const disabling = db.select({ id: subscriptions.id }).from(subscriptions).where(isDisabling)
  const reason = outcome.result === 'gone' ? outcome.error : `Nothing but failures for ${failingDays} days.`
  const data = { subscriptionId, name: leased.subscriptionName, reason }
  await db.batch([
    writeAttempt(db, leased, outcome, outcome.error, now),
    ...noteSpeed(db, leased, isSlow),
    db
      .update(deliveries)
      .set({
        status: nextAttemptAt === undefined ? 'failed' : 'pending',
        failureCount: sql`${deliveries.failureCount} + 1`,
        ...(nextAttemptAt === undefined ? { nextAttemptAt: null } : dueAt(nextAttemptAt)),
        ...unleased,
      })
      .where(and(eq(deliveries.id, deliveryId), eq(deliveries.leaseId, leaseId))),
    ...(isTheirFault
      ? [
          db
            .update(subscriptions)
            .set({ failingSince: now })
            .where(and(isUnchanged, isNull(subscriptions.failingSince))),
        ]
      : []),
    ...(isTheirFault && mayDisable(leased, outcome)
      ? [
          recordEvent(
            db,
            { type: 'subscription.disabled', organizationId, deckId: null, data },
            now,
            exists(disabling),
          ),
          db.update(subscriptions).set({ isActive: false, disabledReason: reason, updatedAt: now }).where(isDisabling),
        ]
      : []),
  ])
}

/** After a long time without events, `failingSince` may be old though only few attempts failed. */
const failuresBeforeDisabling = 4

const mayDisable = ({ failureCount }: Leased, { result }: Failure) =>
  result !== 'try-again' || failureCount + 1 >= failuresBeforeDisabling

const hasFailedTooLong = ({ result }: Failure, since: number) =>
  result === 'gone' ? sql`true` : lte(subscriptions.failingSince, since)

import { and, eq, exists, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { day } from '../../core/time'
import type { Outcome } from '../../providers/channels'
import { subscriptions } from '../notifications/tables'
import { eventBefore } from '../outbox/outbox'
import type { Leased } from './lease'
import { dueAt } from './queue'
import { endAndTakeNext, takeNext } from './room'
import { attempts, deliveries, unleased } from './tables'

type Failure = Exclude<Outcome, { result: 'delivered' }>

/** After a long time without events, `failingSince` may be old although only a few attempts failed. */
const failuresBeforeDisabling = 4

const isUnchanged = ({ subscriptionId, subscriptionUpdatedAt }: Leased) =>
  and(eq(subscriptions.id, subscriptionId), eq(subscriptions.updatedAt, subscriptionUpdatedAt))

/**
 * An endpoint that is gone, or that has failed for days, gets no more deliveries until its company turns it back on.
 */
function disableAfterFailure(db: Database, leased: Leased, outcome: Failure, failingDays: number, now: number) {
  const { subscriptionId, organizationId } = leased
  const isGone = outcome.result === 'gone'
  if (outcome.result === 'try-again' && leased.failureCount + 1 < failuresBeforeDisabling) return undefined
  const hasFailedTooLong = isGone ? sql`true` : lte(subscriptions.failingSince, now - failingDays * day)
  const isDisabled = and(isUnchanged(leased), subscriptions.isActive, hasFailedTooLong)
  const disabled = db.select({ id: subscriptions.id }).from(subscriptions).where(isDisabled)
  const reason = isGone ? outcome.error : `Nothing but failures for ${failingDays} days.`
  const data = { subscriptionId, name: leased.subscriptionName, reason }
  return {
    event: eventBefore({ type: 'subscription.disabled', organizationId, deckId: null, data }, now, exists(disabled)),
    disabling: db
      .update(subscriptions)
      .set({ isActive: false, disabledReason: reason, updatedAt: now })
      .where(isDisabled),
  }
}

/** The real outcome overwrites an attempt that was logged as interrupted. A deleted delivery has no attempts. */
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

/**
 * A 2xx counts even if our lease expired, because the subscriber has received it. Returns the next delivery to make.
 */
export async function recordSuccess(work: Work, leased: Leased, outcome: Outcome, isSlow: boolean, now: number) {
  const { db } = work
  const { changed } = await commit(
    work,
    {
      attempt: writeAttempt(db, leased, outcome, null, now),
      changed: endAndTakeNext(db, leased, now),
      failures: leased.failingSince === null ? undefined : forgetFailures(db, leased.subscriptionId),
      speed: noteSpeed(db, leased, isSlow),
    },
    none,
  )
  return changed.find(({ id }) => id !== leased.deliveryId)
}

const forgetFailures = (db: Database, subscriptionId: string) =>
  db
    .update(subscriptions)
    .set({ failingSince: null })
    .where(and(eq(subscriptions.id, subscriptionId), isNotNull(subscriptions.failingSince)))

const noteSpeed = (db: Database, leased: Leased, isSlow: boolean) =>
  leased.isSlow === isSlow ? undefined : db.update(subscriptions).set({ isSlow }).where(isUnchanged(leased))

/**
 * Changes the delivery only while the lease holds, and the subscription only if it hasn't changed since sending.
 * Returns the next delivery to make.
 */
export async function recordFailure(
  work: Work,
  leased: Leased,
  outcome: Failure,
  nextAttemptAt: number | undefined,
  { isSlow, failingDays }: { isSlow: boolean; failingDays: number },
  now: number,
) {
  const { db } = work
  const { deliveryId, leaseId } = leased
  const isTheirFault = outcome.result !== 'try-again' || !outcome.isOurFault
  const disabled = isTheirFault ? disableAfterFailure(db, leased, outcome, failingDays, now) : undefined
  const {
    taken: [next],
  } = await commit(
    work,
    {
      attempt: writeAttempt(db, leased, outcome, outcome.error, now),
      ended: db
        .update(deliveries)
        .set({
          status: nextAttemptAt === undefined ? 'failed' : 'pending',
          failureCount: sql`${deliveries.failureCount} + 1`,
          ...(nextAttemptAt === undefined ? { nextAttemptAt: null } : dueAt(nextAttemptAt)),
          ...unleased,
        })
        .where(and(eq(deliveries.id, deliveryId), eq(deliveries.leaseId, leaseId))),
      taken: takeNext(db, leased, now),
      speed: noteSpeed(db, leased, isSlow),
      failing: isTheirFault
        ? db
            .update(subscriptions)
            .set({ failingSince: now })
            .where(and(isUnchanged(leased), isNull(subscriptions.failingSince)))
        : undefined,
      disabled: disabled?.disabling,
    },
    disabled ? [disabled.event] : none,
  )
  return next
}

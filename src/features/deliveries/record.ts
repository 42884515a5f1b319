import { and, eq, exists, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import type { Outcome } from '../../providers/sender'
import { recordEvent } from '../notifications/outbox'
import { subscriptions } from '../notifications/tables'
import type { Leased } from './lease'
import { attempts, deliveries } from './tables'

const day = 24 * 60 * 60 * 1000

const finish = (
  db: Database,
  { attemptId }: Leased,
  { statusCode, answer }: Outcome,
  error: string | null,
  now: number,
) =>
  db
    .update(attempts)
    .set({ finishedAt: now, statusCode: statusCode ?? null, answer: answer ?? null, error })
    .where(eq(attempts.id, attemptId))

/** True even if the lease ran out meanwhile: it arrived. */
export const recordSuccess = (db: Database, leased: Leased, outcome: Outcome, now: number) =>
  db.batch([
    finish(db, leased, outcome, null, now),
    db
      .update(deliveries)
      .set({ status: 'delivered', nextAttemptAt: null, leaseId: null })
      .where(eq(deliveries.id, leased.deliveryId)),
    db
      .update(subscriptions)
      .set({ failingSince: null })
      .where(and(eq(subscriptions.id, leased.subscriptionId), isNotNull(subscriptions.failingSince))),
  ])

type Failure = Exclude<Outcome, { result: 'delivered' }>

/** Leaves the delivery alone if someone else holds it by now, and the subscription if it was changed meanwhile. */
export async function recordFailure(
  db: Database,
  leased: Leased,
  outcome: Failure,
  nextAttemptAt: number | undefined,
  failingDays: number,
  now: number,
) {
  const { subscriptionId, organizationId, deliveryId, attemptId } = leased
  const isTheirs = outcome.result !== 'try-again' || !outcome.isOurs
  const isIt = and(eq(subscriptions.id, subscriptionId), eq(subscriptions.updatedAt, leased.subscriptionUpdatedAt))
  const isEnding = and(isIt, subscriptions.isActive, isHopeless(outcome, now - failingDays * day))
  const ending = db.select({ id: subscriptions.id }).from(subscriptions).where(isEnding)
  const reason = outcome.result === 'gone' ? outcome.error : `Nothing but failures for ${failingDays} days.`
  const data = { subscriptionId, name: leased.subscriptionName, reason }
  await db.batch([
    finish(db, leased, outcome, outcome.error, now),
    db
      .update(deliveries)
      .set({
        status: nextAttemptAt === undefined ? 'failed' : 'pending',
        failureCount: sql`${deliveries.failureCount} + 1`,
        nextAttemptAt: nextAttemptAt ?? null,
        leaseId: null,
      })
      .where(and(eq(deliveries.id, deliveryId), eq(deliveries.leaseId, attemptId))),
    ...(isTheirs
      ? [
          db
            .update(subscriptions)
            .set({ failingSince: now })
            .where(and(isIt, isNull(subscriptions.failingSince))),
        ]
      : []),
    ...(isTheirs && mayEnd(leased, outcome)
      ? [
          recordEvent(db, { type: 'subscription.disabled', organizationId, deckId: null, data }, now, exists(ending)),
          db.update(subscriptions).set({ isActive: false, disabledReason: reason, updatedAt: now }).where(isEnding),
        ]
      : []),
  ])
}

/** So many failures of one delivery in a row are no hiccup after a long time without events. */
const steadyFailures = 4

const mayEnd = ({ failureCount }: Leased, { result }: Failure) =>
  result !== 'try-again' || failureCount + 1 >= steadyFailures

const isHopeless = ({ result }: Failure, since: number) =>
  result === 'gone' ? sql`true` : lte(subscriptions.failingSince, since)

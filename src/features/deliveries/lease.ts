import { and, eq, exists, gte, isNull, lte, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { organizations } from '../auth/tables'
import { events, subscriptions } from '../notifications/tables'
import { mostAttempts } from './retries'
import { attempts, deliveries } from './tables'

/** Longer than any attempt takes, and shorter than the queue waits before it hands out a failed message again. */
const leaseMilliseconds = 45_000

/** A queue may be a moment early. */
const tolerance = 1000

export const interrupted = 'It was interrupted; whether it arrived is not known.'

export type Leased = NonNullable<Awaited<ReturnType<typeof lease>>>

/**
 * Of all who hold a message for the same delivery, one gets it, for a while, and only if it is due. An attempt of which
 * nobody heard again is closed and counts as a failure, so that even what always breaks comes to an end; a delivery
 * whose subscription was switched off is cancelled.
 */
export async function lease(db: Database, deliveryId: string, now: number) {
  const attemptId = crypto.randomUUID()
  const isDue = and(
    eq(deliveries.id, deliveryId),
    eq(deliveries.status, 'pending'),
    lte(deliveries.nextAttemptAt, now + tolerance),
  )
  const due = db.select({ id: deliveries.id }).from(deliveries).where(isDue)
  const active = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, deliveries.subscriptionId), subscriptions.isActive))
  const justClosed = db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.deliveryId, deliveryId), eq(attempts.finishedAt, now), eq(attempts.error, interrupted)))
  const isMine = and(eq(deliveries.id, deliveryId), eq(deliveries.leaseId, attemptId))
  const results = await db.batch([
    db
      .update(attempts)
      .set({ finishedAt: now, error: interrupted })
      .where(and(eq(attempts.deliveryId, deliveryId), isNull(attempts.finishedAt), exists(due))),
    db
      .update(deliveries)
      .set({ failureCount: sql`${deliveries.failureCount} + 1` })
      .where(and(isDue, exists(justClosed))),
    db
      .update(deliveries)
      .set({ status: 'failed', nextAttemptAt: null, leaseId: null })
      .where(and(isDue, gte(deliveries.failureCount, mostAttempts))),
    db
      .update(deliveries)
      .set({ status: 'cancelled', nextAttemptAt: null, leaseId: null })
      .where(and(isDue, notExists(active))),
    db
      .update(deliveries)
      .set({
        leaseId: attemptId,
        nextAttemptAt: now + leaseMilliseconds,
        attemptCount: sql`${deliveries.attemptCount} + 1`,
      })
      .where(isDue),
    db.insert(attempts).select(
      sql`select ${attemptId}, ${deliveries.id}, ${deliveries.attemptCount}, ${now}, null, null, null, null
          from ${deliveries} where ${isMine}`,
    ),
    db
      .select({
        deliveryId: sql<string>`${deliveries.id}`.as('delivery_id'),
        failureCount: deliveries.failureCount,
        eventId: deliveries.eventId,
        type: events.type,
        data: events.data,
        occurredAt: sql<number>`${events.createdAt}`.as('occurred_at'),
        subscriptionId: deliveries.subscriptionId,
        subscriptionName: sql<string>`${subscriptions.name}`.as('subscription_name'),
        subscriptionUpdatedAt: sql<number>`${subscriptions.updatedAt}`.as('subscription_updated_at'),
        organizationId: deliveries.organizationId,
        company: sql<string>`${organizations.name}`.as('company'),
        channel: subscriptions.channel,
        channelConfig: subscriptions.channelConfig,
        secret: subscriptions.secret,
        previousSecrets: subscriptions.previousSecrets,
      })
      .from(deliveries)
      .innerJoin(events, eq(events.id, deliveries.eventId))
      .innerJoin(subscriptions, eq(subscriptions.id, deliveries.subscriptionId))
      .innerJoin(organizations, eq(organizations.id, deliveries.organizationId))
      .where(isMine),
  ])
  const [leased] = results[6]
  return leased && { ...leased, attemptId }
}

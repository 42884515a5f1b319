import { and, eq, exists, gte, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { organizations } from '../auth/tables'
import { events, subscriptions } from '../notifications/tables'
import { mostAttempts } from './retries'
import { attempts, deliveries, isSlowSubscription } from './tables'

/** Longer than any attempt takes, and shorter than the queue's wait before it redelivers a failed message. */
const leaseMilliseconds = 45_000

/** The queue may deliver a delayed message a moment early. */
const earlyMilliseconds = 1000

export const interrupted = 'It was interrupted; whether it arrived is not known.'

export type Leased = NonNullable<Awaited<ReturnType<typeof lease>>['leased']>

/** Attempts at once: endpoints that take long must leave room for those of others. */
const mostOfOrganization = 10
const mostOfSubscription = 3

export const crowdedMilliseconds = 5000

const leasesOf = (column: SQL, now: number) => sql`(
  select count(*) from deliveries as leased
  where lease_id is not null and next_attempt_at > ${now} and leased.organization_id = deliveries.organization_id${column}
)`

const hasRoom = (now: number) =>
  and(
    sql`${leasesOf(sql``, now)} < ${mostOfOrganization}`,
    sql`${leasesOf(sql` and leased.subscription_id = deliveries.subscription_id`, now)} < ${mostOfSubscription}`,
  )

/**
 * Queues may deliver a message twice, so whoever sends takes a lease first, and only one gets it. An attempt that never
 * finished is closed here and counts as a failure; otherwise a delivery that always crashes the Worker would be retried
 * for ever. A delivery whose subscription was switched off is cancelled, and one without room waits; it is `crowdedOut`.
 */
export async function lease(db: Database, deliveryId: string, now: number) {
  const attemptId = crypto.randomUUID()
  const isDue = and(
    eq(deliveries.id, deliveryId),
    eq(deliveries.status, 'pending'),
    lte(deliveries.nextAttemptAt, now + earlyMilliseconds),
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
      .where(and(isDue, hasRoom(now))),
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
        isSlow: subscriptions.isSlow,
      })
      .from(deliveries)
      .innerJoin(events, eq(events.id, deliveries.eventId))
      .innerJoin(subscriptions, eq(subscriptions.id, deliveries.subscriptionId))
      .innerJoin(organizations, eq(organizations.id, deliveries.organizationId))
      .where(isMine),
    db
      .update(deliveries)
      .set({ leaseId: null, nextAttemptAt: now + crowdedMilliseconds })
      .where(isDue)
      .returning({ id: deliveries.id, isSlow: isSlowSubscription }),
  ])
  const [leased] = results[6]
  return { leased: leased && { ...leased, attemptId }, crowdedOut: results[7][0] }
}

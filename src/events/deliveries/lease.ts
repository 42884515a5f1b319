import { and, eq, gte, isNotNull, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { organizations } from '../../core/database/tables'
import { subscriptions } from '../notifications/tables'
import { events } from '../outbox/tables'
import { dueAt, mostAttempts } from './queue'
import { attempts, deliveries, isSlowSubscription, unleased } from './tables'

/** Longer than any attempt takes, and shorter than the queue's wait before it redelivers a failed message. */
const leaseMilliseconds = 45_000

/** The queue may deliver a delayed message a moment early. */
const earlyMilliseconds = 1000

const interrupted = 'It was interrupted; whether it arrived is not known.'

export type Leased = NonNullable<Awaited<ReturnType<typeof lease>>['leased']>

/** Attempts at once of an organization, because slow endpoints must leave room for those of others. */
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

/** Logs as interrupted the attempt that held the lease and never reported. */
export const closeInterrupted = (db: Database, which: SQL | undefined, now: number) =>
  db.insert(attempts).select(
    sql`select ${deliveries.id}, ${deliveries.attemptCount}, ${deliveries.leasedAt}, ${now}, null, null, ${interrupted}
      from ${deliveries} where ${and(which, isNotNull(deliveries.leaseId))}`,
  )

/**
 * Queues may deliver a message twice, so a sender first takes a lease, which only one gets. An attempt that never
 * finished is closed as a failure, because a delivery that crashes the Worker would otherwise be retried for ever. If
 * its subscription was switched off, a delivery is cancelled; if there is no room, it waits as `crowdedOut`.
 */
export async function lease(db: Database, deliveryId: string, now: number) {
  const leaseId = crypto.randomUUID()
  const isDue = and(
    eq(deliveries.id, deliveryId),
    eq(deliveries.status, 'pending'),
    lte(deliveries.nextAttemptAt, now + earlyMilliseconds),
  )
  const active = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, deliveries.subscriptionId), subscriptions.isActive))
  const isMine = and(eq(deliveries.id, deliveryId), eq(deliveries.leaseId, leaseId))
  const results = await db.batch([
    closeInterrupted(db, isDue, now),
    db
      .update(deliveries)
      .set({ failureCount: sql`${deliveries.failureCount} + 1`, ...unleased })
      .where(and(isDue, isNotNull(deliveries.leaseId))),
    db
      .update(deliveries)
      .set({ status: 'failed', nextAttemptAt: null })
      .where(and(isDue, gte(deliveries.failureCount, mostAttempts))),
    db
      .update(deliveries)
      .set({ status: 'cancelled', nextAttemptAt: null })
      .where(and(isDue, notExists(active))),
    db
      .update(deliveries)
      .set({
        leaseId,
        leasedAt: now,
        nextAttemptAt: now + leaseMilliseconds,
        attemptCount: sql`${deliveries.attemptCount} + 1`,
      })
      .where(and(isDue, hasRoom(now))),
    db
      .select({
        deliveryId: sql<string>`${deliveries.id}`.as('delivery_id'),
        attemptNumber: deliveries.attemptCount,
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
      .set(dueAt(now + crowdedMilliseconds))
      .where(isDue)
      .returning({ id: deliveries.id, isSlow: isSlowSubscription }),
  ])
  const [leased] = results[5]
  return { leased: leased && { ...leased, leaseId, leasedAt: now }, crowdedOut: results[6][0] }
}

import { and, eq, exists, gte, isNotNull, isNull, lt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { organizations } from '../../core/database/tables'
import { second } from '../../core/time'
import { subscriptions } from '../notifications/tables'
import { events } from '../outbox/tables'
import { mostAttempts } from './queue'
import { hasRoom, waitForRoom } from './room'
import { attempts, deliveries, unleased } from './tables'

/** Longer than any attempt takes, and shorter than the queue's wait before it redelivers a failed message. */
const leaseMilliseconds = 45 * second

/** The queue may deliver a delayed message a moment early. */
const earlyMilliseconds = 1000

const interrupted = 'It was interrupted; whether it arrived is not known.'

export type Leased = NonNullable<Awaited<ReturnType<typeof tryLease>>['leased']>

/** A delivery that `ended` did so without an attempt. */
type Taken = { leased?: Leased | undefined; ended?: { organizationId: string; subscriptionId: string } | undefined }

/** Logs as interrupted the attempt that held the lease and never reported. */
export const closeInterrupted = (db: Database, which: SQL | undefined, now: number) =>
  db.insert(attempts).select(
    sql`select ${deliveries.id}, ${deliveries.attemptCount}, ${deliveries.leasedAt}, ${now}, null, null, ${interrupted}
      from ${deliveries} where ${and(which, isNotNull(deliveries.leaseId))}`,
  )

const isDueNow = (deliveryId: string, now: number) =>
  and(
    eq(deliveries.id, deliveryId),
    eq(deliveries.status, 'pending'),
    lte(deliveries.nextAttemptAt, now + earlyMilliseconds),
  )

const active = (db: Database) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.id, deliveries.subscriptionId), subscriptions.isActive))

/**
 * Queues may deliver a message twice, so a sender first takes a lease, which only one gets. If there is no room, the
 * delivery waits until an attempt that ends takes it. What can be neither leased nor left to wait is settled first.
 */
export async function lease(db: Database, deliveryId: string, now: number): Promise<Taken> {
  const { leased, isWaiting } = await tryLease(db, deliveryId, now)
  if (leased || isWaiting) return { leased }
  const { isReleased, ended } = await settle(db, deliveryId, now)
  if (ended || !isReleased) return { ended }
  return { leased: (await tryLease(db, deliveryId, now)).leased }
}

/** In few statements, because most of many deliveries at once find no room. */
async function tryLease(db: Database, deliveryId: string, now: number) {
  const leaseId = crypto.randomUUID()
  const isFree = and(
    isDueNow(deliveryId, now),
    isNull(deliveries.leaseId),
    lt(deliveries.failureCount, mostAttempts),
    exists(active(db)),
  )
  const isMine = and(eq(deliveries.id, deliveryId), eq(deliveries.leaseId, leaseId))
  const [, [row], waiting] = await db.batch([
    db
      .update(deliveries)
      .set({
        leaseId,
        leasedAt: now,
        nextAttemptAt: now + leaseMilliseconds,
        attemptCount: sql`${deliveries.attemptCount} + 1`,
        isWaiting: false,
      })
      .where(and(isFree, hasRoom(now))),
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
    waitForRoom(db, isFree, now),
  ])
  return { leased: row && { ...row, leaseId, leasedAt: now }, isWaiting: waiting.length > 0 }
}

/**
 * An attempt that never finished is closed as a failure, because a delivery that crashes the Worker would otherwise be
 * retried for ever. If its subscription was switched off, a delivery is cancelled.
 */
async function settle(db: Database, deliveryId: string, now: number) {
  const isDue = isDueNow(deliveryId, now)
  const place = { organizationId: deliveries.organizationId, subscriptionId: deliveries.subscriptionId }
  const end = { nextAttemptAt: null, isWaiting: false }
  const [, released, failed, cancelled] = await db.batch([
    closeInterrupted(db, isDue, now),
    db
      .update(deliveries)
      .set({ failureCount: sql`${deliveries.failureCount} + 1`, ...unleased })
      .where(and(isDue, isNotNull(deliveries.leaseId)))
      .returning({ id: deliveries.id }),
    db
      .update(deliveries)
      .set({ status: 'failed', ...end })
      .where(and(isDue, gte(deliveries.failureCount, mostAttempts)))
      .returning(place),
    db
      .update(deliveries)
      .set({ status: 'cancelled', ...end })
      .where(and(isDue, notExists(active(db))))
      .returning(place),
  ])
  return { isReleased: released.length > 0, ended: failed[0] ?? cancelled[0] }
}

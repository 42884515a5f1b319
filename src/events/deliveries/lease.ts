import { and, eq, exists, gte, isNotNull, isNull, lt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { isAtHome } from '../../core/jobs/define-job'
import { second } from '../../core/time'
import type { EventType } from '../event-types/catalogue'
import { type Subscription, subscriptions } from '../notifications/tables'
import { neverEnqueued } from '../outbox/tables'
import { mostAttempts } from './queue'
import { hasRoom, waitLonger } from './room'
import { attempts, deliveries, unleased } from './tables'

/** Longer than any attempt takes, and shorter than the queue's wait before it redelivers a failed message. */
const leaseMilliseconds = 45 * second

/** The queue may deliver a delayed message slightly early. */
const earlyMilliseconds = 1000

const interrupted = 'It was interrupted; whether it arrived is not known.'

export type Leased = NonNullable<Awaited<ReturnType<typeof tryLease>>['leased']>

/** `ended` says whose delivery was closed without an attempt. */
type Taken = { leased?: Leased | undefined; ended?: { organizationId: string; subscriptionId: string } | undefined }

/** If an attempt held the lease but never reported, logs it as interrupted. */
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
 * delivery waits until an attempt that ends takes it. A delivery that can neither be leased nor wait is settled first.
 */
export async function lease(work: Work, deliveryId: string, now: number): Promise<Taken> {
  const { leased, isWaiting } = await tryLease(work, deliveryId, now)
  if (leased || isWaiting) return { leased }
  const { isReleased, ended } = await settle(work, deliveryId, now)
  if (ended || !isReleased) return { ended }
  return { leased: (await tryLease(work, deliveryId, now)).leased }
}

/** Uses a single statement, because when many deliveries come at once, most find no room. */
async function tryLease(work: Work, deliveryId: string, now: number) {
  const { db } = work
  const leaseId = crypto.randomUUID()
  const isFree = and(
    isDueNow(deliveryId, now),
    isNull(deliveries.leaseId),
    lt(deliveries.failureCount, mostAttempts),
    exists(active(db)),
    isAtHome(db, deliveries.organizationId),
  )
  const room = db
    .select({ id: sql<string>`${deliveries.id}`.as('id'), isFound: sql<number>`${hasRoom(now)}`.as('is_found') })
    .from(deliveries)
    .where(isFree)
    .as('room')
  const either = (found: unknown, waiting: unknown) => sql`iif(is_found, ${found}, ${waiting})`
  const leasing = db
    .update(deliveries)
    .set({
      leaseId: either(leaseId, null),
      leasedAt: either(now, null),
      nextAttemptAt: either(now + leaseMilliseconds, sql`next_attempt_at`),
      attemptCount: sql`attempt_count + is_found`,
      isWaiting: sql`not is_found`,
    })
    .from(room)
    .where(sql`deliveries.id = room.id`)
    .returning({
      deliveryId: deliveries.id,
      attemptNumber: deliveries.attemptCount,
      failureCount: deliveries.failureCount,
      eventId: deliveries.eventId,
      subscriptionId: deliveries.subscriptionId,
      organizationId: deliveries.organizationId,
      isWaiting: deliveries.isWaiting,
      about: ofLeased(event),
      to: ofLeased(subscription),
    })
  const {
    rows: [row],
  } = await commit(work, { rows: leasing }, none)
  if (row?.isWaiting) await commit(work, { waiting: waitLonger(db, deliveryId, now) }, none)
  if (!row || row.isWaiting) return { isWaiting: Boolean(row) }
  const { isWaiting, about, to, ...delivery } = row
  if (!about || !to) throw new Error('A delivery without its event or its subscription was leased.')
  return {
    isWaiting,
    leased: {
      ...delivery,
      ...about,
      ...to,
      isTest: Boolean(about.isTest),
      isSlow: Boolean(to.isSlow),
      leaseId,
      leasedAt: now,
    },
  }
}

const ofLeased = <Value>(value: SQL<Value>) =>
  sql<Value | null>`iif(is_waiting, null, ${value})`.mapWith((text: string | null) =>
    text === null ? null : (JSON.parse(text) as Value),
  )

const event = sql<{ type: EventType; data: Record<string, unknown>; occurredAt: number; isTest: number }>`(
  select json_object('type', type, 'data', json(data), 'occurredAt', created_at,
    'isTest', enqueued_at = ${neverEnqueued})
  from events where events.id = deliveries.event_id
)`

type To = Pick<Subscription, 'channel' | 'channelConfig' | 'secret' | 'previousSecrets' | 'failingSince'> & {
  subscriptionName: string
  subscriptionUpdatedAt: number
  isSlow: number
  company: string
}

const subscription = sql<To>`(
  select json_object(
    'subscriptionName', subscriptions.name, 'subscriptionUpdatedAt', subscriptions.updated_at, 'channel', channel,
    'channelConfig', json(channel_config), 'secret', secret, 'previousSecrets', json(previous_secrets),
    'isSlow', is_slow, 'failingSince', failing_since, 'company', organizations.name
  )
  from subscriptions join organizations on organizations.id = subscriptions.organization_id
  where subscriptions.id = deliveries.subscription_id
)`

/**
 * An attempt that never finished is closed as a failure, because a delivery that crashes the Worker would otherwise be
 * retried forever. If its subscription was switched off, the delivery is canceled.
 */
async function settle(work: Work, deliveryId: string, now: number) {
  const { db } = work
  const isDue = isDueNow(deliveryId, now)
  const place = { organizationId: deliveries.organizationId, subscriptionId: deliveries.subscriptionId }
  const end = { nextAttemptAt: null, isWaiting: false }
  const { released, failed, cancelled } = await commit(
    work,
    {
      interrupted: closeInterrupted(db, isDue, now),
      released: db
        .update(deliveries)
        .set({ failureCount: sql`${deliveries.failureCount} + 1`, ...unleased })
        .where(and(isDue, isNotNull(deliveries.leaseId)))
        .returning({ id: deliveries.id }),
      failed: db
        .update(deliveries)
        .set({ status: 'failed', ...end })
        .where(and(isDue, gte(deliveries.failureCount, mostAttempts)))
        .returning(place),
      cancelled: db
        .update(deliveries)
        .set({ status: 'cancelled', ...end })
        .where(and(isDue, notExists(active(db))))
        .returning(place),
    },
    none,
  )
  return { isReleased: released.length > 0, ended: failed[0] ?? cancelled[0] }
}

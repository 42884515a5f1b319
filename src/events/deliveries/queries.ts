import { and, asc, desc, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { commit, none, read, type Work } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { conflict, notFound } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { catalogue, type EventType } from '../event-types/catalogue'
import { findSubscription, isSubscription, requireSubscription } from '../notifications/queries'
import { subscriptions } from '../notifications/tables'
import { nextSequence } from '../outbox/outbox'
import { events, neverEnqueued } from '../outbox/tables'
import { closeInterrupted } from './lease'
import { dueAt } from './queue'
import { attempts, type DeliveryStatus, deliveries, unleased } from './tables'

export type LoggedDelivery = Awaited<ReturnType<typeof selectDeliveries>>[number]

const selectDeliveries = (db: Database) =>
  db
    .select({
      id: sql<string>`${deliveries.id}`.as('delivery_id'),
      subscriptionId: deliveries.subscriptionId,
      eventId: deliveries.eventId,
      status: deliveries.status,
      nextAttemptAt: deliveries.nextAttemptAt,
      leasedAt: deliveries.leasedAt,
      attemptCount: deliveries.attemptCount,
      createdAt: sql<number>`${deliveries.createdAt}`.as('delivery_created_at'),
      type: events.type,
      data: events.data,
      isTest: sql`${events.enqueuedAt} = ${neverEnqueued}`.mapWith(Boolean).as('is_test'),
      occurredAt: sql<number>`${events.createdAt}`.as('occurred_at'),
    })
    .from(deliveries)
    .innerJoin(events, eq(events.id, deliveries.eventId))
    .$dynamic()

export const ofSubscription = (organizationId: string, subscriptionId: string) =>
  and(eq(deliveries.subscriptionId, subscriptionId), eq(deliveries.organizationId, organizationId))

const isDelivery = (organizationId: string, subscriptionId: string, id: string) =>
  and(eq(deliveries.id, id), ofSubscription(organizationId, subscriptionId))

const newestFirst = [desc(deliveries.createdAt), desc(deliveries.id)]

/**
 * Only undelivered deliveries have an index. They are few, and an index over all would write another row for each
 * event. SQLite uses it only if the condition repeats the index's own text. So a page of delivered ones skips the
 * undelivered in between: at most those of `failingSubscriptionDays` if the endpoint always fails, because its
 * subscription is then disabled, or else those of `deliveryLogDays`.
 */
const hasStatus = (status: DeliveryStatus) =>
  and(eq(deliveries.status, status), status === 'delivered' ? undefined : isUndelivered)

export const isUndelivered = sql`${deliveries.status} <> 'delivered'`

type Filter = { status?: DeliveryStatus | undefined; cursor?: Cursor | undefined }

export async function listDeliveries(
  db: Database,
  organizationId: string,
  subscriptionId: string,
  { status, cursor }: Filter,
  limit: number,
) {
  const isListed = and(
    ofSubscription(organizationId, subscriptionId),
    status && hasStatus(status),
    cursor && sql`(${deliveries.createdAt}, ${deliveries.id}) < (${cursor.createdAt}, ${cursor.id})`,
  )
  const listedIds = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(isListed)
    .orderBy(...newestFirst)
    .limit(limit)
  const { found, ...log } = await read(db, {
    found: findSubscription(db, organizationId, subscriptionId),
    rows: selectDeliveries(db)
      .where(isListed)
      .orderBy(...newestFirst)
      .limit(limit + 1),
    attempts: db.select().from(attempts).where(inArray(attempts.deliveryId, listedIds)).orderBy(asc(attempts.number)),
  })
  requireSubscription(found)
  return log
}

export async function getDelivery(db: Database, organizationId: string, subscriptionId: string, id: string) {
  const { rows, attempts: made } = await read(db, {
    rows: selectDeliveries(db).where(isDelivery(organizationId, subscriptionId, id)),
    attempts: db.select().from(attempts).where(eq(attempts.deliveryId, id)).orderBy(asc(attempts.number)),
  })
  if (!rows[0]) throw notFound('delivery')
  return { delivery: rows[0], attempts: made }
}

export const pendingAgain = { status: 'pending', failureCount: 0, isWaiting: false, ...unleased } as const

export const isActive = (db: Database, organizationId: string, subscriptionId: string) =>
  exists(
    db
      .select({ id: subscriptions.id })
      .from(subscriptions)
      .where(and(isSubscription(organizationId, subscriptionId), subscriptions.isActive)),
  )

export const inactive = () =>
  conflict('subscription_inactive', 'The subscription is inactive. Set its isActive to true first.')

/** Refused while an attempt holds the lease, because the two would race. */
export async function resend(work: Work, organizationId: string, subscriptionId: string, id: string, now: number) {
  const { db } = work
  const which = isDelivery(organizationId, subscriptionId, id)
  const isFree = and(
    which,
    or(isNull(deliveries.leaseId), lte(deliveries.nextAttemptAt, now)),
    isActive(db, organizationId, subscriptionId),
  )
  const {
    found,
    updated,
    rows: [delivery],
    attempts: made,
  } = await commit(
    work,
    {
      found: findSubscription(db, organizationId, subscriptionId),
      interrupted: closeInterrupted(db, isFree, now),
      updated: db
        .update(deliveries)
        .set({ ...pendingAgain, ...dueAt(now) })
        .where(isFree)
        .returning({ id: deliveries.id }),
      rows: selectDeliveries(db).where(which),
      attempts: db.select().from(attempts).where(eq(attempts.deliveryId, id)).orderBy(asc(attempts.number)),
    },
    none,
  )
  const subscription = requireSubscription(found)
  if (!delivery) throw notFound('delivery')
  if (!subscription.isActive) throw inactive()
  if (!updated.length)
    throw conflict('delivery_in_progress', 'This delivery is being sent at the moment. Wait for its outcome.')
  return { delivery, attempts: made, isSlow: subscription.isSlow }
}

/**
 * Without a type, uses one that the subscription receives. The event isn't fanned out, so no other subscription gets
 * it.
 */
export async function createTest(
  work: Work,
  organizationId: string,
  subscriptionId: string,
  eventType: EventType | undefined,
  now: number,
) {
  const { db } = work
  const eventId = newId(db.shard)
  const deliveryId = newId(db.shard)
  const condition = sql`${isActive(db, organizationId, subscriptionId)}`
  const type = sql`coalesce(${eventType ?? null}, (
    select case event_type when '*' then 'presentation.created' else event_type end from subscriptions
    where id = ${subscriptionId} and organization_id = ${organizationId}
  ))`
  const examples = Object.fromEntries(Object.entries(catalogue).map(([name, { example }]) => [name, example]))
  const data = sql`coalesce((
    select member.value from json_each(${JSON.stringify(examples)}) as member where member.key = ${type}
  ), '{}')`
  const enqueuedAt = neverEnqueued
  const event = {
    ...{ id: eventId, organizationId, deckId: null, type, data, createdAt: now, enqueuedAt, sweptAt: 0 },
    sequence: nextSequence(organizationId, now),
  }
  const row = {
    id: deliveryId,
    organizationId,
    subscriptionId,
    eventId,
    status: 'pending' as const,
    ...dueAt(now),
    ...unleased,
    attemptCount: 0,
    failureCount: 0,
    createdAt: now,
    isWaiting: false,
  }
  const {
    found,
    rows: [delivery],
  } = await commit(
    work,
    {
      found: findSubscription(db, organizationId, subscriptionId),
      event: insertWhere(db, events, event, condition),
      delivery: insertWhere(db, deliveries, row, condition),
      rows: selectDeliveries(db).where(isDelivery(organizationId, subscriptionId, deliveryId)),
    },
    none,
  )
  const { isSlow } = requireSubscription(found)
  if (!delivery) throw inactive()
  return { delivery, isSlow }
}

import { and, eq, gt, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, newIdSql } from '../../core/database/database'
import { findSubscription, isSubscription, requireSubscription } from '../notifications/queries'
import { asksFor } from '../outbox/outbox'
import { neverEnqueued } from '../outbox/tables'
import { inactive, isActive, isUndelivered, ofSubscription, pendingAgain } from './queries'
import { dueAt } from './queue'
import { takeFirst, waitsFrom } from './room'
import { deliveries } from './tables'

/** Leaves out an attempt that is under way or already due. */
const waitsForRetry = (now: number) =>
  and(
    eq(deliveries.status, 'pending'),
    isNull(deliveries.leaseId),
    gt(deliveries.nextAttemptAt, now),
    gt(deliveries.failureCount, 0),
  )

/** All of them wait at first, and only as many as there is room for are returned to be queued. */
export async function recover(
  work: Work,
  organizationId: string,
  subscriptionId: string,
  since: number,
  limit: number,
  now: number,
) {
  const { db } = work
  const undelivered = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        ofSubscription(organizationId, subscriptionId),
        or(inArray(deliveries.status, ['failed', 'cancelled']), waitsForRetry(now)),
        isUndelivered,
        gte(deliveries.createdAt, since),
      ),
    )
    .limit(limit)
  const {
    found,
    recovered,
    missed: made,
    queued,
  } = await commit(
    work,
    {
      found: findSubscription(db, organizationId, subscriptionId),
      recovered: db
        .update(deliveries)
        .set({ ...pendingAgain, ...dueAt(now), ...waitsFrom(now) })
        .where(and(inArray(deliveries.id, undelivered), isActive(db, organizationId, subscriptionId)))
        .returning({ id: deliveries.id }),
      missed: db
        .insert(deliveries)
        .select(missed(db, organizationId, subscriptionId, since, sql`${limit} - changes()`, now))
        .onConflictDoNothing()
        .returning({ id: deliveries.id }),
      queued: takeFirst(db, organizationId, subscriptionId, now),
    },
    none,
  )
  if (!requireSubscription(found).isActive) throw inactive()
  return { recovered: recovered.length + made.length, queued }
}

/**
 * An event that is still to be fanned out is left alone, because that will deliver it. An email about each viewing
 * would be too many at once.
 */
const missed = (
  db: Database,
  organizationId: string,
  subscriptionId: string,
  since: number,
  limit: SQL,
  now: number,
) => sql`
  select ${newIdSql(db)}, ${organizationId}, ${subscriptionId}, events.id, 'pending', ${dueAt(now).nextAttemptAt},
    ${waitsFrom(now).checkAt}, null, null, 0, 0, ${now}, true
  from events join subscriptions on ${isSubscription(organizationId, subscriptionId)} and subscriptions.is_active
  where events.organization_id = ${organizationId} and events.sequence >= ${since} and events.created_at >= max(${since}, subscriptions.created_at)
    and events.enqueued_at <> ${neverEnqueued}
    and ${asksFor(sql`events.type`)}
    and (subscriptions.deck_id is null or subscriptions.deck_id = events.deck_id)
    and not (subscriptions.channel = 'email' and events.type = 'presentation.viewed')
    and not (subscriptions.channel in ('email', 'slack') and events.type in ('presentation.watching', 'conversation.message')
      and subscriptions.event_type = '*')
    and not exists (
      select 1 from deliveries as made where made.event_id = events.id and made.subscription_id = ${subscriptionId}
    )
  order by events.sequence
  limit ${limit}`

import { and, asc, eq, inArray, isNull, lt, not, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, newIdSql } from '../../core/database/database'
import { columnOf } from '../../core/database/table-rules'
import { defineJob, isAtHome } from '../../core/jobs/define-job'
import { minute } from '../../core/time'
import { presentationTable } from '../../find-tables'
import { subscriptions } from '../notifications/tables'
import { asksFor, type FanOut } from '../outbox/outbox'
import { events } from '../outbox/tables'
import { dueAt, queueDeliveries } from './queue'
import { freePlaces, isNextOfSubscription, waitsFrom } from './room'
import { deliveries, isSlowSubscription } from './tables'

const mailEvery = 10 * minute

/**
 * Makes one delivery for each matching subscription; a repeated message adds none. Deliveries without room wait and
 * aren't queued.
 */
export async function fanOut(work: Work, { eventId }: FanOut, now = Date.now()) {
  const { env, db } = work
  const { made } = await commit(
    work,
    {
      made: db
        .insert(deliveries)
        .select(matching(db, eventId, now))
        .onConflictDoNothing()
        .returning({ id: deliveries.id, isWaiting: deliveries.isWaiting, isSlow: isSlowSubscription }),
      enqueued: db
        .update(events)
        .set({ enqueuedAt: now })
        .where(and(eq(events.id, eventId), isNull(events.enqueuedAt))),
    },
    none,
  )
  const ready = made.length ? made.filter(({ isWaiting }) => !isWaiting) : await findUnsent(db, eventId)
  await queueDeliveries(env, ready)
}

/** If a message is repeated, the queue may not have taken the deliveries that the first one made. */
const findUnsent = (db: Database, eventId: string) =>
  db
    .select({ id: deliveries.id, isSlow: subscriptions.isSlow })
    .from(deliveries)
    .innerJoin(subscriptions, eq(subscriptions.id, deliveries.subscriptionId))
    .where(
      and(
        eq(deliveries.eventId, eventId),
        eq(deliveries.status, 'pending'),
        eq(deliveries.attemptCount, 0),
        not(deliveries.isWaiting),
      ),
    )

const matching = (db: Database, eventId: string, now: number) => sql`
  select ${newIdSql(db)}, organization_id, subscription_id, ${eventId}, 'pending', ${dueAt(now).nextAttemptAt},
    iif(is_waiting, ${waitsFrom(now).checkAt}, ${dueAt(now).checkAt}), null, null, 0, 0, ${now}, is_waiting
  from (
    select organization_id, subscription_id, not is_next or
      row_number() over (partition by is_next order by is_slow) > ${freePlaces(sql`found.organization_id`, now)} as is_waiting
    from (${receivers(eventId, now)}) as found
  ) as ranked
  where true`

/** The member who owns the presentation. */
function ownerOf(presentationId: SQL): SQL {
  const owned = presentationTable()
  return sql`(select ${columnOf(owned, 'ownerId')} from ${owned} where ${columnOf(owned, 'id')} = ${presentationId})`
}

/** Requires `enqueuedAt` to be null, because a late message must not reach subscriptions newer than the event. */
const receivers = (eventId: string, now: number) => sql`
  select ${subscriptions.organizationId}, ${subscriptions.id} as subscription_id, ${subscriptions.isSlow},
    ${isNextOfSubscription(sql`${subscriptions.organizationId}`, sql`${subscriptions.id}`, now)} as is_next
  from ${events} join ${subscriptions} on ${subscriptions.organizationId} = ${events.organizationId}
  where ${events.id} = ${eventId} and ${events.enqueuedAt} is null and ${subscriptions.isActive}
    and ${asksFor(sql`${events.type}`)}
    and (${subscriptions.scope} is not 'mine' or ${subscriptions.userId} = ${ownerOf(sql`${events.data} ->> 'presentationId'`)})
    and (${subscriptions.deckId} is null or ${subscriptions.deckId} = ${events.deckId})
    and not (${subscriptions.channel} = 'email' and ${events.type} = 'presentation.viewed' and ${wasJustMailed(now)})
    and not (${subscriptions.channel} in ('email', 'slack') and ${events.type} in ('presentation.watching', 'conversation.message')
      and ${subscriptions.eventType} = '*')`

/** Someone with the link can pose as a new viewer again and again, and each viewing would send an email. */
const wasJustMailed = (now: number) => sql`exists (
  select 1 from ${deliveries} cross join events as earlier on earlier.id = ${deliveries.eventId}
  where ${deliveries.subscriptionId} = ${subscriptions.id} and ${deliveries.createdAt} > ${now - mailEvery}
    and earlier.type = 'presentation.viewed'
    and earlier.data ->> 'presentationId' = ${events.data} ->> 'presentationId'
)`

const overdue = minute
const eventsAtOnce = 100

/** An event that was just sent goes to the end of the line, because it may fail again and again. */
export const fanOutJob = defineJob({
  kind: 'fan-out',
  queue: 'EVENTS',
  due: (db, _env, now) =>
    db
      .select({ id: events.id })
      .from(events)
      .where(
        and(
          isNull(events.enqueuedAt),
          lt(events.sweptAt, now - overdue),
          lt(events.createdAt, now - overdue),
          isAtHome(db, events.organizationId),
        ),
      )
      .orderBy(asc(events.sweptAt), asc(events.createdAt))
      .limit(eventsAtOnce),
  lease: (db, due, now) =>
    db.update(events).set({ sweptAt: now }).where(inArray(events.id, due)).returning({ eventId: events.id }),
  run: (work, message) => fanOut(work, message),
})

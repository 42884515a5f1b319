import { and, eq, isNull, sql } from 'drizzle-orm'
import { newId, primaryDatabase } from '../../core/database'
import type { FanOut } from '../notifications/outbox'
import { events, subscriptions } from '../notifications/tables'
import { queueDeliveries } from './queue'
import { deliveries } from './tables'

/** One delivery for each subscription that matches. Twice does no harm: they are there already. */
export async function fanOut(env: Env, { eventId }: FanOut, now = Date.now()) {
  const db = primaryDatabase(env)
  const unsent = and(eq(deliveries.eventId, eventId), eq(deliveries.status, 'pending'), eq(deliveries.attemptCount, 0))
  const [, , rows] = await db.batch([
    db.insert(deliveries).select(matching(eventId, now)).onConflictDoNothing(),
    db
      .update(events)
      .set({ enqueuedAt: now })
      .where(and(eq(events.id, eventId), isNull(events.enqueuedAt))),
    db.select({ id: deliveries.id }).from(deliveries).where(unsent),
  ])
  await queueDeliveries(
    env,
    rows.map(({ id }) => id),
  )
}

/** An event whose deliveries were made once makes no more, or a late message would reach later subscriptions. */
const matching = (eventId: string, now: number) => sql`
  select ${newId}, ${subscriptions.organizationId}, ${subscriptions.id}, ${events.id}, 'pending', ${now}, null, 0, 0, ${now}
  from ${events} join ${subscriptions} on ${subscriptions.organizationId} = ${events.organizationId}
  where ${events.id} = ${eventId} and ${events.enqueuedAt} is null and ${subscriptions.isActive}
    and ${subscriptions.eventType} in (${events.type}, '*')
    and (${subscriptions.deckId} is null or ${subscriptions.deckId} = ${events.deckId})`

import { and, asc, eq, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { events } from '../notifications/tables'
import { queueDeliveries } from './queue'
import { dueAt } from './retries'
import { deliveries, isSlowSubscription } from './tables'

const rowsAtOnce = 500
/** Written out, because SQLite uses a partial index only for the index's own words. */
const isPending = sql`${deliveries.status} = 'pending'`
const day = 24 * 60 * 60 * 1000

export async function sweepDeliveries(env: Env, now: number) {
  const db = primaryDatabase(env)
  const forgotten = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(isPending, lt(deliveries.checkAt, now)))
    .orderBy(asc(deliveries.checkAt))
    .limit(rowsAtOnce)
  const rows = await db
    .update(deliveries)
    .set({ checkAt: dueAt(now).checkAt })
    .where(inArray(deliveries.id, forgotten))
    .returning({ id: deliveries.id, isSlow: isSlowSubscription })
  await queueDeliveries(env, rows)
}

/**
 * The oldest events go with their deliveries, whole. An event that waits for its deliveries, or of which one is still to
 * be sent, is passed over, so that many of those keep no other from going.
 */
export async function sweepDeliveryLog(env: Env, now: number) {
  const db = primaryDatabase(env)
  const before = now - env.DELIVERY_LOG_DAYS * day
  const itsDeliveries = db.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.eventId, events.id))
  const itsPending = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.eventId, events.id), eq(deliveries.status, 'pending')))
  const oldest = db
    .select({ id: events.id })
    .from(events)
    .where(and(lt(events.createdAt, before), isNotNull(events.enqueuedAt), notExists(itsPending)))
    .orderBy(asc(events.createdAt))
    .limit(rowsAtOnce)
  const theirDeliveries = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(inArray(deliveries.eventId, oldest))
    .limit(rowsAtOnce)
  await db.batch([
    db.delete(deliveries).where(inArray(deliveries.id, theirDeliveries)),
    db.delete(events).where(and(inArray(events.id, oldest), notExists(itsDeliveries))),
  ])
}

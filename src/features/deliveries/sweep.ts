import { and, asc, eq, inArray, isNotNull, lt, ne, notExists, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { events } from '../notifications/tables'
import { queueDeliveries } from './queue'
import { dueAt } from './retries'
import { deliveries, isSlowSubscription } from './tables'

const rowsAtOnce = 500
/** Written out, because SQLite uses a partial index only where it sees the index's own words. */
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

export async function sweepDeliveryLog(env: Env, now: number) {
  const db = primaryDatabase(env)
  const before = now - env.DELIVERY_LOG_DAYS * day
  const oldDeliveries = db
    .select({ id: deliveries.id })
    .from(events)
    .innerJoin(deliveries, eq(deliveries.eventId, events.id))
    .where(and(lt(events.createdAt, before), ne(deliveries.status, 'pending')))
    .limit(rowsAtOnce)
  const itsDeliveries = db.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.eventId, events.id))
  const oldEvents = db
    .select({ id: events.id })
    .from(events)
    .where(and(lt(events.createdAt, before), isNotNull(events.enqueuedAt), notExists(itsDeliveries)))
    .limit(rowsAtOnce)
  await db.batch([
    db.delete(deliveries).where(inArray(deliveries.id, oldDeliveries)),
    db.delete(events).where(inArray(events.id, oldEvents)),
  ])
}

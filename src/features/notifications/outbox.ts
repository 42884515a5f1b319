import { and, asc, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Database, inList, insertWhere, primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import type { EventData, EventType } from './catalogue'
import { publishAfterwards } from './recorded-events'
import { events } from './tables'

export type NewEvent = {
  [Type in EventType]: {
    type: Type
    organizationId: string | SQL
    deckId: string | null | SQL
    data: EventData<Type> | SQL
  }
}[EventType]

export type FanOut = { kind: 'fan-out'; eventId: string }

const message = (eventId: string) => ({ body: { kind: 'fan-out', eventId } satisfies FanOut })

/** Must follow the change in its batch; the condition tells whether the change happened. */
export function recordEvent(db: Database, event: NewEvent, now: number, condition: SQL = sql`true`) {
  const id = crypto.randomUUID()
  publishAfterwards([id])
  return insertEvent(db, { ...event, id }, now, condition)
}

/** For events that mostly do not happen: the caller passes the inserted ones to `publishAfterwards`. */
export const insertEvent = (db: Database, event: NewEvent & { id: string }, now: number, condition: SQL) =>
  insertWhere(db, events, { ...event, createdAt: now, enqueuedAt: null, sweptAt: 0 }, condition)

export async function publishEvents(env: Env, eventIds: string[]) {
  try {
    const committed = await findWaiting(env, eventIds)
    for (let start = 0; start < committed.length; start += messagesAtOnce)
      await env.DELIVERIES.sendBatch(committed.slice(start, start + messagesAtOnce).map(({ id }) => message(id)))
  } catch (error) {
    log('warn', { message: 'Events wait for the schedule.', events: eventIds.length, error: String(error) })
  }
}

const messagesAtOnce = 100
const overdue = 60 * 1000

const findWaiting = (env: Env, eventIds: string[]) =>
  primaryDatabase(env)
    .select({ id: events.id })
    .from(events)
    .where(and(inList(events.id, eventIds), isNull(events.enqueuedAt)))

/** An event that was sent goes to the end of the line, because it may fail again and again. */
export async function sweepEvents(env: Env, now: number) {
  const db = primaryDatabase(env)
  const waiting = db
    .select({ id: events.id })
    .from(events)
    .where(and(isNull(events.enqueuedAt), lt(events.sweptAt, now - overdue), lt(events.createdAt, now - overdue)))
    .orderBy(asc(events.sweptAt), asc(events.createdAt))
    .limit(messagesAtOnce)
  const rows = await db
    .update(events)
    .set({ sweptAt: now })
    .where(inArray(events.id, waiting))
    .returning({ id: events.id })
  if (rows.length) await env.DELIVERIES.sendBatch(rows.map(({ id }) => message(id)))
}

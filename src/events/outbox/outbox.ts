import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { type Database, inList, insertWhere, primaryDatabase } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { sendAll } from '../../core/jobs/start'
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

const message = (eventId: string): FanOut => ({ kind: 'fan-out', eventId })

/** Must follow the change in its batch; the condition tells whether the change happened. */
export function recordEvent(db: Database, event: NewEvent, now: number, condition: SQL = sql`true`) {
  const id = newId(db.shard)
  publishAfterwards(db.shard, [id])
  return insertEvent(db, { ...event, id }, now, condition)
}

/** For events that mostly do not happen: the caller passes the inserted ones to `publishAfterwards`. */
export const insertEvent = (db: Database, event: NewEvent & { id: string }, now: number, condition: SQL) =>
  insertWhere(db, events, { ...event, createdAt: now, enqueuedAt: null, sweptAt: 0 }, condition)

export async function publishEvents(env: Env, eventIds: string[]) {
  try {
    const committed = await findWaiting(env, eventIds)
    await sendAll(
      env,
      'DELIVERIES',
      committed.map(({ id }) => message(id)),
    )
  } catch (error) {
    log('warn', { message: 'Events wait for the schedule.', events: eventIds.length, error: String(error) })
  }
}

const findWaiting = (env: Env, eventIds: string[]) =>
  primaryDatabase(env)
    .select({ id: events.id })
    .from(events)
    .where(and(inList(events.id, eventIds), isNull(events.enqueuedAt)))

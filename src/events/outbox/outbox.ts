import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { type Database, inList, insertWhere, primaryDatabase } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { sendAll } from '../../core/jobs/start'
import { log } from '../../core/log'
import type { EventData, EventType } from '../event-types/catalogue'
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

/**
 * Must follow the change in its batch; the condition tells whether the change happened. Where nobody subscribes to it
 * nothing is written.
 */
export function recordEvent(db: Database, event: NewEvent, now: number, condition: SQL = sql`true`) {
  const id = newId(db.shard)
  publishAfterwards(db.shard, [id])
  return insertEvent(db, { ...event, id }, now, condition)
}

/** The caller asks for the inserted ones, and passes them to `publishCommitted`. */
export const insertEvent = (db: Database, event: NewEvent & { id: string }, now: number, condition: SQL) =>
  insertWhere(
    db,
    events,
    { ...event, createdAt: now, enqueuedAt: null, sweptAt: 0 },
    sql`(${condition}) and ${isWanted(event)}`,
  )

const isWanted = ({ type, organizationId, deckId }: NewEvent) => sql`exists (
  select 1 from subscriptions where organization_id = ${organizationId} and is_active
    and event_type in (${type}, '*') and coalesce(deck_id, ${deckId}) is ${deckId}
)`

export async function publishEvents(env: Env, committed: string[], unsure: string[]) {
  try {
    const found = unsure.length ? await findWaiting(env, unsure) : []
    await sendAll(env, 'EVENTS', [...committed, ...found].map(message))
  } catch (error) {
    const count = committed.length + unsure.length
    log('warn', { message: 'Events wait for the schedule.', events: count, error: String(error) })
  }
}

async function findWaiting(env: Env, eventIds: string[]) {
  const rows = await primaryDatabase(env)
    .select({ id: events.id })
    .from(events)
    .where(and(inList(events.id, eventIds), isNull(events.enqueuedAt)))
  return rows.map(({ id }) => id)
}

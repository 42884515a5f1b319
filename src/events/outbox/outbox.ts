import { and, isNull, SQL, sql } from 'drizzle-orm'
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
    data: Omit<EventData<Type>, 'externalId' | 'metadata'> | SQL
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

/**
 * The caller asks for the inserted ones, and passes them to `publishCommitted`. With `from` there is one for each row that
 * it finds.
 */
export const insertEvent = (
  db: Database,
  event: NewEvent & { id: string | SQL },
  now: number,
  condition: SQL,
  from?: SQL,
) =>
  insertWhere(
    db,
    events,
    { ...event, data: withOutsideNames(event), createdAt: now, enqueuedAt: null, sweptAt: 0 },
    sql`(${condition}) and ${isWanted(event)}`,
    from,
  )

const subjects = { presentation: /^(?:presentation|question|appointment|contract|payment)\./, deck: /^deck\./ }

/** Read in the insert itself: how the company's own system calls what an event is about. */
function withOutsideNames({ type, data }: NewEvent) {
  const told = data instanceof SQL ? data : sql`${JSON.stringify(data)}`
  const subject = subjects.presentation.test(type) ? 'presentation' : subjects.deck.test(type) ? 'deck' : undefined
  if (!subject) return told
  const [table, id] = [sql.raw(`${subject}s`), sql.raw(`'$.${subject}Id'`)]
  return sql`(
    select json_set(one.data, '$.externalId', subject.external_id, '$.metadata', json(coalesce(subject.metadata, '{}')))
    from (select ${told} as data) as one left join ${table} as subject on subject.id = one.data ->> ${id}
  )`
}

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

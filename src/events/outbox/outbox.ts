import { SQL, sql } from 'drizzle-orm'
import type { Effect, Statement, Work } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { startJobs } from '../../core/jobs/start'
import type { EventData, EventType } from '../event-types/catalogue'
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
 * The condition says whether the change happened. Only the first effect with rows may use `changes() > 0`, which refers
 * to the last statement that writes. Nothing is written for a company with neither a subscription nor an API key.
 */
export const event = (told: NewEvent, now: number, condition: SQL = sql`true`): Effect =>
  recorded((db) => insertEvent(db, { ...told, id: newId(db.shard) }, now, condition))

/** For an event about a row that the write deletes. */
export const eventBefore = (told: NewEvent, now: number, condition: SQL): Effect =>
  recordedBefore((db) => insertEvent(db, { ...told, id: newId(db.shard) }, now, condition))

type Inserting = (db: Database) => Statement

/** For events whose rows a statement selects. It returns their ids. */
export const recorded = (insert: Inserting): Effect => ({ rows: ({ db }) => [insert(db)], afterCommit: publish })

export const recordedBefore = (insert: Inserting): Effect => ({
  rowsBefore: ({ db }) => [insert(db)],
  afterCommit: publish,
})

const publish = ({ env }: Work, [rows = []]: unknown[]) => publishEvents(env, rows as Inserted[])

/** With `from`, inserts one event for each row it finds. */
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
    {
      ...event,
      data: withOutsideNames(event),
      createdAt: now,
      enqueuedAt: sql`iif(${hasReceiver(event)}, null, ${now})`,
      sweptAt: 0,
      sequence: nextSequence(event.organizationId, now),
    },
    sql`(${condition}) and ${isKept(event)}`,
    from,
  )
    .onConflictDoNothing()
    .returning({ id: events.id, enqueuedAt: events.enqueuedAt })

const subjects = {
  presentation: /^(?:presentation|question|conversation|appointment|contract|payment)\./,
  deck: /^deck\./,
}

/** Adds the ids and metadata from the company's own system, which the insert itself reads. */
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

type Inserted = { id: string; enqueuedAt: number | null }

/**
 * A database has one writer, so a batch that commits later reads the sequences of all that committed before. Starting at
 * the time keeps it rising after the sweep has removed every earlier event, and after a move to another database.
 */
export const nextSequence = (organizationId: string | SQL, now: number) => sql`(
  max(${now}, coalesce((
    select max(earlier.sequence) + 1 from events as earlier where earlier.organization_id = ${organizationId}
  ), 0)) + row_number() over () - 1
)`

const isKept = ({ organizationId }: NewEvent) => sql`(
  exists (select 1 from subscriptions where organization_id = ${organizationId})
  or exists (select 1 from organizations where id = ${organizationId} and keeps_events)
)`

export const asksFor = (type: SQL | string) => sql`exists (
  select 1 from json_each(coalesce(subscriptions.event_types, json_array(subscriptions.event_type))) as member
  where member.value in (${type}, '*')
)`

const hasReceiver = ({ type, organizationId, deckId }: NewEvent) => sql`exists (
  select 1 from subscriptions where organization_id = ${organizationId} and is_active
    and ${asksFor(type)} and coalesce(deck_id, ${deckId}) is ${deckId}
)`

/** The schedule sends events that the queue didn't take. */
const publishEvents = (env: Env, rows: Inserted[]) =>
  startJobs(
    env,
    rows.flatMap(({ id, enqueuedAt }) => (enqueuedAt === null ? [message(id)] : [])),
    'EVENTS',
  )

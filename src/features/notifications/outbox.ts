import { AsyncLocalStorage } from 'node:async_hooks'
import { and, asc, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { type Database, insertWhere, primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import type { EventData, EventType } from './catalogue'
import { events } from './tables'

export type NewEvent = {
  [Type in EventType]: {
    type: Type
    organizationId: string | SQL
    deckId: string | null | SQL
    /** For what may be told of once only: the same event gives itself the same id. */
    id?: string
    data: EventData<Type> | SQL
  }
}[EventType]

export type FanOut = { kind: 'fan-out'; eventId: string }

const message = (eventId: string) => ({ body: { kind: 'fan-out', eventId } satisfies FanOut })

const recorded = new AsyncLocalStorage<string[]>()

/** Goes into the batch of the change, after it; the condition says whether the change happened. */
export function recordEvent(db: Database, event: NewEvent, now: number, condition: SQL = sql`true`) {
  const { id = crypto.randomUUID() } = event
  recorded.getStore()?.push(id)
  return insertWhere(db, events, { ...event, id, createdAt: now, enqueuedAt: null }, condition)
}

/**
 * Around every request, batch of messages and schedule: what the work recorded is committed when it ends, and goes to
 * the queue without anyone waiting for it. What gets lost here, or came to nothing there, is found by `sweepEvents`.
 */
export async function announcing<Result>(
  env: Env,
  context: Pick<ExecutionContext, 'waitUntil'>,
  work: () => Result | Promise<Result>,
): Promise<Result> {
  const eventIds: string[] = []
  const result = await recorded.run(eventIds, work)
  if (eventIds.length) context.waitUntil(announce(env, eventIds))
  return result
}

async function announce(env: Env, eventIds: string[]) {
  try {
    for (let start = 0; start < eventIds.length; start += messagesAtOnce)
      await env.DELIVERIES.sendBatch(eventIds.slice(start, start + messagesAtOnce).map(message))
  } catch (error) {
    log('warn', { message: 'Events wait for the schedule.', events: eventIds.length, error: String(error) })
  }
}

const messagesAtOnce = 100
const overdue = 60 * 1000

export async function sweepEvents(env: Env, now: number) {
  const rows = await primaryDatabase(env)
    .select({ id: events.id })
    .from(events)
    .where(and(isNull(events.enqueuedAt), lt(events.createdAt, now - overdue)))
    .orderBy(asc(events.createdAt))
    .limit(messagesAtOnce)
  if (rows.length) await env.DELIVERIES.sendBatch(rows.map(({ id }) => message(id)))
}

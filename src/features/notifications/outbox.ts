import { type SQL, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { events } from './tables'

export type NewEvent = {
  type: string
  organizationId: string
  deckId: string | null
  data: Record<string, unknown> | SQL
}

/** Goes into the batch of the change, after it; the condition says whether the change happened. */
export const recordEvent = (db: Database, event: NewEvent, now: number, condition: SQL = sql`true`) =>
  insertWhere(db, events, { id: crypto.randomUUID(), ...event, createdAt: now, enqueuedAt: null }, condition)

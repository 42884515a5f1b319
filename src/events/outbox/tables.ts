import { isNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { EventType } from '../event-types/catalogue'

/**
 * The outbox, written in the batch of the change. `enqueuedAt` is set once the deliveries of an event exist. For a
 * test, which goes only to the subscription that asked for it, it is `neverEnqueued`. `organizationId` has no foreign
 * key, because a deleted company's events are removed step by step.
 */
export const events = sqliteTable(
  'events',
  {
    id: text().primaryKey(),
    organizationId: text().notNull(),
    deckId: text(),
    type: text().$type<EventType>().notNull(),
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer().notNull(),
    enqueuedAt: integer(),
    /** When the schedule last sent it, so that events that always fail don't hold up the others. */
    sweptAt: integer().notNull().default(0),
    /** Rises with each event of the company, in the order in which their batches commit. The feed's cursor is one. */
    sequence: integer().notNull().default(0),
  },
  (table) => [
    index('events_waiting').on(table.sweptAt, table.createdAt).where(isNull(table.enqueuedAt)),
    index('events_feed').on(table.organizationId, table.sequence),
  ],
)

export const neverEnqueued = 0

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import { presentations } from '../../decks/presentations/tables'
import { authorKinds } from '../notes/tables'

export const outcomes = ['reached', 'done', 'no_answer', 'snooze', 'unsnooze'] as const
export type Outcome = (typeof outcomes)[number]

/** The last call to a homeowner. The notes say what was talked about. */
export const calls = sqliteTable(
  'calls',
  {
    presentationId: text()
      .primaryKey()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    outcome: text({ enum: outcomes }).notNull(),
    at: integer().notNull(),
    /** The homeowner stays off the list until this time; null means until something new happens. */
    until: integer(),
    reachedAt: integer(),
  },
  (table) => [index('calls_organization').on(table.organizationId, table.until, table.presentationId)],
)

export type Call = typeof calls.$inferSelect

/** Every call that was recorded. `calls` has the last one of each homeowner, which decides whether they are on the list. */
export const callRecords = sqliteTable(
  'call_records',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    outcome: text({ enum: outcomes }).notNull(),
    at: integer().notNull(),
    until: integer(),
    authorKind: text({ enum: authorKinds }).notNull(),
    authorId: text().notNull(),
    /** The author's name when it was recorded, because members leave and keys are revoked. */
    authorName: text().notNull(),
  },
  (table) => [
    index('call_records_presentation').on(table.presentationId, table.at, table.id),
    index('call_records_organization').on(table.organizationId),
  ],
)

export type CallRecord = typeof callRecords.$inferSelect

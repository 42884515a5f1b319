import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import { presentations } from '../../decks/presentations/tables'

export const outcomes = ['reached', 'no_answer', 'snooze'] as const
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
  (table) => [index('calls_organization').on(table.organizationId)],
)

export type Call = typeof calls.$inferSelect

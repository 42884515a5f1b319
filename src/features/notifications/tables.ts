import { isNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../auth/tables'

/** The outbox: written in the same batch as the change it tells of, delivered afterwards. */
export const events = sqliteTable(
  'events',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    deckId: text(),
    type: text().notNull(),
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer().notNull(),
    enqueuedAt: integer(),
  },
  (table) => [
    index('events_organization').on(table.organizationId, table.createdAt),
    index('events_waiting').on(table.createdAt).where(isNull(table.enqueuedAt)),
  ],
)

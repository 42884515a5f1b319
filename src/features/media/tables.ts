import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../auth/tables'

/** Files that a deleted deck named: a job removes those that nothing else names. */
export const mediaRemovals = sqliteTable(
  'media_removals',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    keys: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index('media_removals_organization').on(table.organizationId),
    index('media_removals_age').on(table.createdAt),
  ],
)

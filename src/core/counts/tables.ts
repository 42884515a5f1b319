import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** How often something happened in a window of time; a row that is past `until` counts as none. */
export const counts = sqliteTable(
  'counts',
  { key: text().primaryKey(), count: integer().notNull(), until: integer().notNull() },
  (table) => [index('counts_until').on(table.until)],
)

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const counts = sqliteTable(
  'counts',
  { key: text().primaryKey(), count: integer().notNull(), until: integer().notNull() },
  (table) => [index('counts_until').on(table.until)],
)

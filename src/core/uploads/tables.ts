import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Each key that a client has a URL to write to, until the sweep after its expiry. */
export const uploads = sqliteTable('uploads', { key: text().primaryKey(), expiresAt: integer().notNull() }, (table) => [
  index('uploads_expiry').on(table.expiresAt),
])

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Every key that a client was given a URL to write to, until the URL has expired and the sweep has looked at it. */
export const uploads = sqliteTable('uploads', { key: text().primaryKey(), expiresAt: integer().notNull() }, (table) => [
  index('uploads_expiry').on(table.expiresAt),
])

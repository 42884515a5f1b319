import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const uploads = sqliteTable('uploads', { key: text().primaryKey(), expiresAt: integer().notNull() }, (table) => [
  index('uploads_expiry').on(table.expiresAt),
])

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const times = { createdAt: integer().notNull(), updatedAt: integer().notNull() }

export const organizations = sqliteTable('organizations', {
  id: text().primaryKey(),
  name: text().notNull(),
  allowedEmbedOrigins: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
  voiceId: text(),
  address: text(),
  /** Of the contracts that are no more, so that none is given twice. */
  lastContractNumber: integer().notNull().default(0),
  ...times,
})

export type Organization = typeof organizations.$inferSelect

export const counts = sqliteTable(
  'counts',
  { key: text().primaryKey(), count: integer().notNull(), until: integer().notNull() },
  (table) => [index('counts_until').on(table.until)],
)

export const uploads = sqliteTable('uploads', { key: text().primaryKey(), expiresAt: integer().notNull() }, (table) => [
  index('uploads_expiry').on(table.expiresAt),
])

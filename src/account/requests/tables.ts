import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * Calls of API keys that were refused, in reading order. It has no other index, so that each writes one row. The
 * migration adds `WITHOUT ROWID` by hand.
 */
export const refusedRequests = sqliteTable(
  'refused_requests',
  {
    organizationId: text().notNull(),
    at: integer().notNull(),
    id: text().notNull(),
    keyId: text().notNull(),
    operation: text().notNull(),
    path: text().notNull(),
    method: text(),
    status: integer().notNull(),
    code: text(),
    error: text(),
    milliseconds: integer().notNull(),
    idempotencyKey: text(),
    requestId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.at, table.id] })],
)

export type RefusedRequest = typeof refusedRequests.$inferSelect

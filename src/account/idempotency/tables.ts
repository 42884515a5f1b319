import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * `id` is a hash of the caller, path and key. `hasChanged` is set in the batch of the change itself, which compares
 * against `changesBefore` to see whether it changed anything. `answer` is encrypted.
 */
export const idempotencyKeys = sqliteTable(
  'idempotency_keys',
  {
    id: text().primaryKey(),
    fingerprint: text().notNull(),
    leaseId: text().notNull(),
    leasedUntil: integer().notNull(),
    changesBefore: integer().notNull(),
    hasChanged: integer({ mode: 'boolean' }).notNull(),
    answer: text(),
    expiresAt: integer().notNull(),
    /** The audit entry has the same id, which tells an erasure what the kept answer is about. */
    requestId: text(),
    /** The organization, or the row that its link names. The key moves along with it. */
    ownerId: text(),
  },
  (table) => [index('idempotency_keys_expiry').on(table.expiresAt)],
)

export type IdempotencyKey = typeof idempotencyKeys.$inferSelect

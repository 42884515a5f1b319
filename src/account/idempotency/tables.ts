import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/**
 * `id` is a hash of caller, path and key. `hasChanged` is set in the batch of the change itself; `changesBefore` is
 * the count by which that batch sees whether it changed anything. `answer` is encrypted.
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
    /** The audit has the same id, which tells an erasure what the kept answer is about. */
    requestId: text(),
    /** The organization, or what its link names, with which the key moves. */
    ownerId: text(),
  },
  (table) => [index('idempotency_keys_expiry').on(table.expiresAt)],
)

export type IdempotencyKey = typeof idempotencyKeys.$inferSelect

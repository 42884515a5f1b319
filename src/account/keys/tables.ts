import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { companies } from '../../core/database/tables'

/**
 * A key is its organization's and outlives who made it. `hash` is the SHA-256 of the secret, which nobody keeps; the one
 * before it counts until `previousUntil`.
 */
export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    start: text().notNull(),
    hash: text().notNull(),
    previousHash: text(),
    previousUntil: integer(),
    scopes: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdBy: text().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer(),
    lastUsedAt: integer(),
    revokedAt: integer(),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.hash),
    uniqueIndex('api_keys_previous_hash').on(table.previousHash).where(sql`${table.previousHash} is not null`),
    index('api_keys_organization').on(table.organizationId, table.createdAt),
  ],
)

export type ApiKey = typeof apiKeys.$inferSelect

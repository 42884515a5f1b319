import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { companies } from '../../core/database/tables'

/**
 * A key belongs to the organization and outlives the person who created it. `hash` is the SHA-256 of the secret, which
 * isn't stored. The previous hash is valid until `previousUntil`.
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

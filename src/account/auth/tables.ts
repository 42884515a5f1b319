import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { companies, times } from '../../core/database/tables'
import type { Role } from '../../core/http/context'

export const users = sqliteTable(
  'users',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text().notNull(),
    passwordHash: text().notNull(),
    role: text().$type<Role>().notNull(),
    emailConfirmedAt: integer(),
    ...times,
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    index('users_organization').on(table.organizationId, table.createdAt),
  ],
)

/** `id` is the SHA-256 of the token, which only the cookie holds. */
export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** When the password was last confirmed; null if it hasn't been since the session began. */
    passwordAt: integer(),
    /** The browser that signed in, as people call it; null for a program that doesn't say what it is. */
    device: text(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expiry').on(table.expiresAt)],
)

/** An accepted invite becomes the user with the same id. */
export const invites = sqliteTable(
  'invites',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    tokenHash: text().notNull(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
    /** The language of the email; null for English. */
    language: text(),
  },
  (table) => [
    uniqueIndex('invites_email').on(table.organizationId, table.email),
    uniqueIndex('invites_token').on(table.tokenHash),
    index('invites_organization').on(table.organizationId, table.createdAt),
    index('invites_expiry').on(table.expiresAt),
  ],
)

export type User = typeof users.$inferSelect
export type Invite = typeof invites.$inferSelect

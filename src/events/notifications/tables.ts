import { isNotNull } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import type { Channel } from '../../providers/channels'
import type { EventType } from '../event-types/catalogue'

export type PreviousSecret = { secret: string; expiresAt: number }

/** Whether a member's rule is about everyone's presentations or those the member owns. */
export const scopes = ['all', 'mine'] as const

/**
 * `deckId` isn't a foreign key, because the event of a deck's deletion comes after its row is gone. Secrets are
 * encrypted.
 */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    eventType: text().$type<EventType | '*'>().notNull(),
    /** Null if `eventType` is the only one. */
    eventTypes: text({ mode: 'json' }).$type<(EventType | '*')[]>(),
    channel: text().$type<Channel>().notNull(),
    channelConfig: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    deckId: text(),
    isActive: integer({ mode: 'boolean' }).notNull(),
    secret: text(),
    previousSecrets: text({ mode: 'json' }).$type<PreviousSecret[]>().notNull(),
    failingSince: integer(),
    disabledReason: text(),
    /** If the endpoint was slow the last time, a separate queue calls it, so that no one else has to wait. */
    isSlow: integer({ mode: 'boolean' }).notNull().default(false),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    /** Set for a member's own rule, which only that member sees and changes. */
    userId: text(),
    scope: text({ enum: scopes }),
  },
  (table) => [
    index('subscriptions_organization').on(table.organizationId, table.createdAt, table.id),
    uniqueIndex('subscriptions_of_member').on(table.userId, table.eventType).where(isNotNull(table.userId)),
  ],
)

/** Members whose account was confirmed need no row here. */
export const confirmedRecipients = sqliteTable(
  'confirmed_recipients',
  {
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    confirmedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.organizationId, table.email] })],
)

export type Subscription = typeof subscriptions.$inferSelect

import { isNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Channel } from '../../providers/channels'
import { organizations } from '../auth/tables'
import type { EventType } from './catalogue'

/** The outbox: written in the same batch as the change it tells of. `enqueuedAt`: when its deliveries were made. */
export const events = sqliteTable(
  'events',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    deckId: text(),
    type: text().$type<EventType>().notNull(),
    data: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    createdAt: integer().notNull(),
    enqueuedAt: integer(),
  },
  (table) => [
    index('events_organization').on(table.organizationId, table.createdAt),
    index('events_waiting').on(table.createdAt).where(isNull(table.enqueuedAt)),
    index('events_age').on(table.createdAt),
  ],
)

export type PreviousSecret = { secret: string; expiresAt: number }

/** `deckId` refers to no row, because the deletion of the deck is an event too. Secrets are encrypted. */
export const subscriptions = sqliteTable(
  'subscriptions',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    eventType: text().$type<EventType | '*'>().notNull(),
    channel: text().$type<Channel>().notNull(),
    channelConfig: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
    deckId: text(),
    isActive: integer({ mode: 'boolean' }).notNull(),
    secret: text(),
    previousSecrets: text({ mode: 'json' }).$type<PreviousSecret[]>().notNull(),
    /** The first failure after the last success. */
    failingSince: integer(),
    disabledReason: text(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [index('subscriptions_organization').on(table.organizationId, table.createdAt, table.id)],
)

export type Subscription = typeof subscriptions.$inferSelect

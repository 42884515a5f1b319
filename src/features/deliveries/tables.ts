import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../auth/tables'
import { events, subscriptions } from '../notifications/tables'

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'cancelled'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/**
 * One event for one subscription. `nextAttemptAt` is when the next attempt is due or, while one is running, when its
 * lease (`leaseId`, the attempt's id) expires.
 */
export const deliveries = sqliteTable(
  'deliveries',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    status: text().$type<DeliveryStatus>().notNull(),
    nextAttemptAt: integer(),
    leaseId: text(),
    /** Not reset by a resend, as `failureCount` is. */
    attemptCount: integer().notNull(),
    failureCount: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('deliveries_once').on(table.eventId, table.subscriptionId),
    index('deliveries_organization').on(table.organizationId),
    index('deliveries_subscription').on(table.subscriptionId, table.createdAt, table.id),
    index('deliveries_status').on(table.subscriptionId, table.status, table.createdAt, table.id),
    index('deliveries_due').on(table.nextAttemptAt).where(sql`status = 'pending'`),
    index('deliveries_leased').on(table.organizationId, table.subscriptionId).where(sql`lease_id is not null`),
    index('deliveries_age').on(table.createdAt),
  ],
)

export const attempts = sqliteTable(
  'attempts',
  {
    id: text().primaryKey(),
    deliveryId: text()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    startedAt: integer().notNull(),
    finishedAt: integer(),
    statusCode: integer(),
    answer: text(),
    error: text(),
  },
  (table) => [index('attempts_delivery').on(table.deliveryId, table.number)],
)

export const isSlowSubscription = sql<boolean>`(
  select is_slow from subscriptions where subscriptions.id = deliveries.subscription_id
)`.mapWith(Boolean)

export type Delivery = typeof deliveries.$inferSelect
export type Attempt = typeof attempts.$inferSelect

import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../auth/tables'
import { events, subscriptions } from '../notifications/tables'

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'cancelled'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/**
 * One event on its way to one subscription. While it is pending, nothing touches it before `nextAttemptAt`: it is when
 * the next attempt is due, or when the lease of the running one (`leaseId`, the attempt's id) ends.
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
    /** Attempts of all times. */
    attemptCount: integer().notNull(),
    /** Failures since it was last set going. */
    failureCount: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('deliveries_once').on(table.eventId, table.subscriptionId),
    index('deliveries_organization').on(table.organizationId),
    index('deliveries_subscription').on(table.subscriptionId, table.createdAt, table.id),
    index('deliveries_status').on(table.subscriptionId, table.status, table.createdAt, table.id),
    index('deliveries_due').on(table.nextAttemptAt).where(sql`status = 'pending'`),
    index('deliveries_age').on(table.createdAt),
  ],
)

/** Written when an attempt begins and completed when it ends. */
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

export type Delivery = typeof deliveries.$inferSelect
export type Attempt = typeof attempts.$inferSelect

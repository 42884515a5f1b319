import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { subscriptions } from '../notifications/tables'
import { events } from '../outbox/tables'

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'cancelled'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

/**
 * `nextAttemptAt` is when the next attempt is due or, during one, when its lease expires. `checkAt` is when the schedule
 * checks for a lost delivery; a lease leaves it unchanged, because each change of an indexed column writes another row.
 * For that reason `organizationId` has no foreign key, which would need an index, and the migration makes the tables
 * WITHOUT ROWID.
 */
export const deliveries = sqliteTable(
  'deliveries',
  {
    id: text().primaryKey(),
    organizationId: text().notNull(),
    subscriptionId: text()
      .notNull()
      .references(() => subscriptions.id, { onDelete: 'cascade' }),
    eventId: text()
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    status: text().$type<DeliveryStatus>().notNull(),
    nextAttemptAt: integer(),
    checkAt: integer().notNull(),
    leaseId: text(),
    leasedAt: integer(),
    /** Unlike `failureCount`, this isn't reset by a resend. */
    attemptCount: integer().notNull(),
    failureCount: integer().notNull(),
    createdAt: integer().notNull(),
    /** True while it waits for a place: an attempt of its organization that ends takes the next waiting delivery. */
    isWaiting: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    uniqueIndex('deliveries_once').on(table.eventId, table.subscriptionId),
    index('deliveries_subscription').on(table.subscriptionId, table.createdAt, table.id),
    index('deliveries_undelivered')
      .on(table.subscriptionId, table.status, table.createdAt, table.id)
      .where(sql`status <> 'delivered'`),
    index('deliveries_forgotten').on(table.checkAt).where(sql`status = 'pending'`),
    index('deliveries_leased').on(table.organizationId, table.subscriptionId).where(sql`lease_id is not null`),
    index('deliveries_waiting').on(table.organizationId, table.subscriptionId, table.createdAt).where(sql`is_waiting`),
  ],
)

/** Finished attempts. A running one is recorded only in its delivery. */
export const attempts = sqliteTable(
  'attempts',
  {
    deliveryId: text()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    startedAt: integer().notNull(),
    finishedAt: integer().notNull(),
    statusCode: integer(),
    answer: text(),
    error: text(),
  },
  (table) => [primaryKey({ columns: [table.deliveryId, table.number] })],
)

export const unleased = { leaseId: null, leasedAt: null }

export const isSlowSubscription = sql<boolean>`(
  select is_slow from subscriptions where subscriptions.id = deliveries.subscription_id
)`.mapWith(Boolean)

export type Delivery = typeof deliveries.$inferSelect
export type Attempt = typeof attempts.$inferSelect

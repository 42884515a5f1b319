import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations, times } from '../../core/database/tables'
import { contracts } from '../contracts/tables'

/**
 * `paid` stays, whatever happens to the money later. `failed` means that the provider refused to start the checkout.
 */
export const checkoutStatuses = ['open', 'paid', 'expired', 'failed'] as const

/**
 * Each attempt to pay a deposit. It is written before the provider hears of it, because its id is sent along and comes
 * back in webhooks.
 */
export const checkouts = sqliteTable(
  'checkouts',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    contractId: text()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    attempt: integer().notNull(),
    provider: text({ enum: ['stripe', 'practice'] }).notNull(),
    /** The company's account at that time. */
    accountId: text(),
    cents: integer().notNull(),
    status: text({ enum: checkoutStatuses }).notNull(),
    sessionId: text(),
    url: text(),
    expiresAt: integer().notNull(),
    /** When to ask the provider what became of it, in case no webhook reports it. */
    askAt: integer(),
    ...times,
  },
  (table) => [
    uniqueIndex('checkouts_attempt').on(table.contractId, table.attempt),
    index('checkouts_organization').on(table.organizationId),
    index('checkouts_asked').on(table.askAt).where(sql`${table.askAt} is not null`),
  ],
)

export const refundReasons = ['called_off', 'paid_twice', 'amount_differs', 'by_company'] as const
export type RefundReason = (typeof refundReasons)[number]

/** Each payment and each refund, once, under the provider's id. */
export const payments = sqliteTable(
  'payments',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    contractId: text()
      .notNull()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    checkoutId: text()
      .notNull()
      .references(() => checkouts.id, { onDelete: 'cascade' }),
    /** The number of the payment within its contract. */
    number: integer().notNull(),
    kind: text({ enum: ['payment', 'refund'] }).notNull(),
    providerId: text().notNull(),
    /** For a refund, the payment that it refunds. */
    paymentId: text(),
    cents: integer().notNull(),
    currency: text().notNull(),
    status: text({ enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    /** Whether this payment pays the contract's deposit. */
    isDeposit: integer({ mode: 'boolean' }).notNull(),
    /** For a payment, why it is to be refunded or was. */
    refundReason: text({ enum: refundReasons }),
    refundDueAt: integer(),
    refundTries: integer().notNull(),
    /**
     * Part of the idempotency key. It is raised when the provider refuses, because the same key would repeat that
     * answer.
     */
    refundAttempt: integer().notNull(),
    /** Identifies the batch that set the status, so that later statements in it know whether that happened. */
    changeId: text().notNull(),
    ...times,
  },
  (table) => [
    uniqueIndex('payments_provider').on(table.providerId),
    uniqueIndex('payments_number').on(table.contractId, table.number),
    index('payments_organization').on(table.organizationId),
    index('payments_checkout').on(table.checkoutId),
    index('payments_refund_due').on(table.refundDueAt).where(sql`${table.refundDueAt} is not null`),
  ],
)

export type Checkout = typeof checkouts.$inferSelect
export type Payment = typeof payments.$inferSelect

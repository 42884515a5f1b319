import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations, times } from '../../core/database/tables'
import { contracts } from '../contracts/tables'

/** `paid` whatever became of the money since; `failed` where the provider refused to begin it. */
export const checkoutStatuses = ['open', 'paid', 'expired', 'failed'] as const

/** Each try to pay a deposit, written before the provider hears of it: its id goes there, and comes back in webhooks. */
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
    /** The company's account at the time. */
    accountId: text(),
    cents: integer().notNull(),
    status: text({ enum: checkoutStatuses }).notNull(),
    sessionId: text(),
    url: text(),
    expiresAt: integer().notNull(),
    /** When the provider is asked what became of it, because no webhook has told. */
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

/** Each payment and each refund once, under the id that the provider gave it. */
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
    /** Counted by contract. */
    number: integer().notNull(),
    kind: text({ enum: ['payment', 'refund'] }).notNull(),
    providerId: text().notNull(),
    /** Of a refund: the payment that it gives back. */
    paymentId: text(),
    cents: integer().notNull(),
    currency: text().notNull(),
    status: text({ enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    /** Whether the contract's deposit is paid by it. */
    isDeposit: integer({ mode: 'boolean' }).notNull(),
    /** Of a payment: why it is given back, or was. */
    refundReason: text({ enum: refundReasons }),
    refundDueAt: integer(),
    refundTries: integer().notNull(),
    /** Part of the idempotency key. It rises when the provider refuses, because that answer would be given again. */
    refundAttempt: integer().notNull(),
    /** Of the batch that gave it its status, so that what follows in it knows whether this happened. */
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

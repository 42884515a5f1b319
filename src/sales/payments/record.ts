import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { ApiError } from '../../core/http/errors'
import { dueMails } from '../../events/mails/write-mails'
import { recordEvent } from '../../events/outbox/outbox'
import type { Paid, Refund } from '../../providers/payments/payments'
import { contracts } from '../contracts/tables'
import { about, insertPayment, newChange, writePaymentMails } from './change'
import { refundedCents, type Subject } from './queries'
import { checkouts, type Payment, payments } from './tables'

const changedAt = (now: number) => sql`max(${now}, ${contracts.updatedAt} + 1)`

/**
 * A second payment, one of another sum, and one for a contract that was called off are due to be given back. The last
 * still counts as the deposit, so that the contract tells when it was.
 */
export async function recordPaid(db: Database, subject: Subject, paid: Paid, now: number) {
  const { checkout, contract } = subject
  const change = newChange(paid.paymentId, now)
  const isOther = paid.cents !== checkout.cents || paid.currency !== 'usd'
  const reason = sql`case when ${isOther} then 'amount_differs' when ${contracts.depositPaidAt} is not null
    then 'paid_twice' when ${contracts.cancelledAt} is not null then 'called_off' end`
  const [written, , , , , due] = await db.batch([
    insertPayment(db, subject, change, {
      kind: 'payment',
      paymentId: null,
      cents: paid.cents,
      currency: paid.currency,
      status: 'succeeded',
      isDeposit: sql`${contracts.depositPaidAt} is null and ${!isOther}`,
      refundReason: reason,
      refundDueAt: sql`iif(${reason} is null, null, ${now})`,
    })
      // A card was declined before.
      .onConflictDoUpdate({
        target: payments.providerId,
        set: {
          status: sql`excluded.status`,
          cents: sql`excluded.cents`,
          currency: sql`excluded.currency`,
          isDeposit: sql`excluded.is_deposit`,
          refundReason: sql`excluded.refund_reason`,
          refundDueAt: sql`excluded.refund_due_at`,
          changeId: change.id,
          updatedAt: now,
        },
        setWhere: sql`payments.status = 'failed' and payments.kind = 'payment' and payments.checkout_id = ${checkout.id}`,
      })
      .returning({ refundDueAt: payments.refundDueAt }),
    db
      .update(contracts)
      .set({ depositPaidAt: now, updatedAt: changedAt(now) })
      .where(and(eq(contracts.id, contract.id), isNull(contracts.depositPaidAt), change.did(sql`payments.is_deposit`))),
    db
      .update(checkouts)
      .set({ status: 'paid', askAt: null, sessionId: sql`coalesce(session_id, ${paid.sessionId})`, updatedAt: now })
      .where(and(eq(checkouts.id, checkout.id), change.did())),
    recordEvent(
      db,
      { type: 'payment.succeeded', ...about(contract, paid.paymentId, paid) },
      now,
      change.did(sql`payments.is_deposit`),
    ),
    writePaymentMails(db, contract, 'payment.receipt', change, sql`payments.refund_reason is null`),
    dueMails(db, contract.id, now),
  ])
  return { isRefundDue: written.some(({ refundDueAt }) => refundDueAt !== null), mailIds: due.map(({ id }) => id) }
}

/** Once for each payment, however many cards are declined. */
export async function recordDeclined(
  db: Database,
  subject: Subject,
  { paymentId, cents, currency }: Pick<Paid, 'paymentId' | 'cents' | 'currency'>,
  now: number,
) {
  const change = newChange(paymentId, now)
  await db.batch([
    insertPayment(db, subject, change, {
      kind: 'payment',
      paymentId: null,
      cents,
      currency,
      status: 'failed',
      isDeposit: false,
      refundReason: null,
      refundDueAt: null,
    }).onConflictDoNothing(),
    recordEvent(
      db,
      { type: 'payment.failed', ...about(subject.contract, paymentId, { cents, currency }) },
      now,
      change.did(),
    ),
  ])
}

/**
 * A payment can be given back in parts. A refund that fails after it was given, as some banks do, leaves the deposit
 * paid, and the company is told.
 */
export async function recordRefund(
  db: Database,
  subject: Subject,
  payment: Payment,
  refund: Refund,
  { now, isAsked = false }: { now: number /** By us, so that it answers what was due. */; isAsked?: boolean },
) {
  const { contract } = subject
  const { refundId, cents, status } = refund
  const change = newChange(refundId, now)
  const reason = payment.refundReason ?? 'by_company'
  const isGiven = sql`payments.status = 'succeeded'`
  const isAll = sql`${refundedCents(payment)} >= ${payment.cents}`
  const isOver = sql`${refundedCents(payment, sql`given.provider_id <> ${refundId}`)} + ${cents} > ${payment.cents}`
  const told = about(contract, payment.providerId, { cents, currency: payment.currency })
  const [, , , , , , due, written] = await db.batch([
    insertPayment(
      db,
      subject,
      change,
      {
        kind: 'refund',
        paymentId: payment.id,
        cents,
        currency: payment.currency,
        status,
        isDeposit: payment.isDeposit,
        refundReason: reason,
        refundDueAt: null,
      },
      status === 'failed' ? undefined : sql`not ${isOver}`,
    ).onConflictDoUpdate({
      target: payments.providerId,
      set: { status, changeId: change.id, updatedAt: now },
      setWhere: sql`payments.payment_id = ${payment.id} and payments.status <> 'failed'
        and payments.status <> ${status} and ${status} <> 'pending'`,
    }),
    db
      .update(payments)
      .set({ refundDueAt: null, refundReason: reason, updatedAt: now })
      .where(and(eq(payments.id, payment.id), or(isAll, sql`${isAsked && status === 'failed'}`))),
    db
      .update(contracts)
      .set({
        depositRefundedAt: sql`iif(${refundedCents(payment, sql`given.status = 'succeeded'`)} >= ${payment.cents}, ${now}, null)`,
        updatedAt: changedAt(now),
      })
      .where(and(eq(contracts.id, contract.id), change.did(sql`payments.is_deposit and payments.status <> 'pending'`))),
    recordEvent(
      db,
      { type: 'payment.refunded', ...told, data: { ...told.data, refundId, reason } },
      now,
      change.did(isGiven),
    ),
    writePaymentMails(db, contract, 'payment.refund', change, isGiven),
    writePaymentMails(db, contract, 'payment.refund_failed', change, sql`payments.status = 'failed'`),
    dueMails(db, contract.id, now),
    db
      .select({ id: payments.id })
      .from(payments)
      .where(and(eq(payments.providerId, refundId), eq(payments.paymentId, payment.id))),
  ])
  if (!written.length)
    throw new ApiError(400, 'refund_invalid', 'data.object.amount is more than what is left of the payment.')
  return due.map(({ id }) => id)
}

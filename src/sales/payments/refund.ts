import { and, eq, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { defineJob, isAtHome } from '../../core/jobs/define-job'
import { jobLease } from '../../core/jobs/keep-lease'
import { log } from '../../core/log'
import { day, hour, minute } from '../../core/time'
import { findPayments } from '../../providers/payments/payments'
import { PaymentRefusal } from '../../providers/payments/refusal'
import type { RefundDeposit } from '../contracts/deposit'
import { type Contract, contracts } from '../contracts/tables'
import { paymentEmails } from './change'
import { findSubject, refundedCents } from './queries'
import { recordRefund } from './record'
import { type Payment, payments } from './tables'

const waits = [minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour]
const waitAfter = (tries: number) => waits[tries - 1] ?? day

/** Canceling a contract writes nothing to the payments, so that a paid deposit is owed follows from the two rows. */
const isOwed = sql`${payments.isDeposit} and ${payments.refundReason} is null and exists (
  select 1 from contracts where contracts.id = ${payments.contractId} and contracts.cancelled_at is not null
    and contracts.deposit_refunded_at is null
)`

/**
 * A run that dies after the provider's response is repeated with the same idempotency key and gets the same refund. If
 * the provider has forgotten the key by then, it refuses to give back more than was paid, and names the earlier refund.
 */
export async function refundDeposit(work: Work, { contractId }: Omit<RefundDeposit, 'kind'>, now = Date.now()) {
  const { leased } = await commit(work, { leased: leaseDue(work.db, contractId, now) }, none)
  for (const payment of leased) await giveBack(work, payment, now)
}

const leaseDue = (db: Database, contractId: string, now: number) =>
  db
    .update(payments)
    .set({
      refundDueAt: now + jobLease,
      refundReason: sql`coalesce(${payments.refundReason}, 'called_off')`,
      refundTries: sql`${payments.refundTries} + 1`,
    })
    .where(
      and(
        eq(payments.contractId, contractId),
        eq(payments.kind, 'payment'),
        eq(payments.status, 'succeeded'),
        or(lte(payments.refundDueAt, now), isOwed),
      ),
    )
    .returning()

async function giveBack(work: Work, payment: Payment, now: number) {
  const { env, db } = work
  const { id, checkoutId, providerId, refundReason, refundAttempt, refundTries, cents } = payment
  const subject = await findSubject(db, checkoutId)
  if (!subject) return
  const [{ refunded } = { refunded: 0 }] = await db
    .select({ refunded: refundedCents(payment) })
    .from(payments)
    .where(eq(payments.id, id))
  const { checkout, contract } = subject
  try {
    const provider = findPayments(env)
    if (provider?.name !== checkout.provider) throw new Error(`${checkout.provider} is no longer set up.`)
    const refunds = await provider.refund({
      checkoutId,
      paymentId: providerId,
      accountId: checkout.accountId,
      cents: cents - refunded,
      idempotencyKey: `refund-${id}-${refundAttempt}`,
      isDuplicate: refundReason === 'paid_twice',
    })
    for (const refund of refunds) await recordRefund(work, subject, payment, refund, { now, isAsked: true })
  } catch (error) {
    log('error', {
      message: 'A payment is not given back yet.',
      paymentId: id,
      tries: refundTries,
      error: String(error),
    })
    const isRefused = error instanceof PaymentRefusal
    const later = { refundDueAt: now + waitAfter(refundTries), refundAttempt: refundAttempt + Number(isRefused) }
    await tryLater(work, contract, payment, later, now)
  }
}

/** After about a day the company is notified, once, so that it can refund the money by hand. */
function tryLater(
  work: Work,
  contract: Contract,
  { id, changeId, providerId, refundTries }: Payment,
  later: Pick<Payment, 'refundDueAt' | 'refundAttempt'>,
  now: number,
) {
  const isTold = refundTries === waits.length
  const payment = work.db
    .update(payments)
    .set(later)
    .where(and(eq(payments.id, id), isNotNull(payments.refundDueAt)))
  const told = paymentEmails(contract, 'payment.refund_failed', { id: changeId, providerId, now })
  return commit(work, { payment }, isTold ? [told] : none)
}

const atOnce = 50

export const refundDepositJob = defineJob({
  kind: 'refund-deposit',
  queue: 'JOBS',
  due: (db, _env, now) =>
    db
      .select({ contractId: payments.contractId })
      .from(payments)
      .where(and(sql`${payments.refundDueAt} <= ${now}`, isAtHome(db, payments.organizationId)))
      .orderBy(payments.refundDueAt)
      .limit(atOnce),
  run: (work, message) => refundDeposit(work, message),
})

/** Finds the deposits of canceled contracts whose message was lost. */
export const refundCalledOffJob = defineJob({
  kind: 'refund-called-off',
  queue: 'JOBS',
  due: (db) =>
    db
      .select({ contractId: contracts.id })
      .from(contracts)
      .where(
        and(
          isNotNull(contracts.cancelledAt),
          isNotNull(contracts.depositPaidAt),
          isNull(contracts.depositRefundedAt),
          sql`exists (
            select 1 from payments where payments.contract_id = contracts.id and is_deposit and refund_reason is null
          )`,
          isAtHome(db, contracts.organizationId),
        ),
      )
      .limit(atOnce),
  run: (work, message) => refundDeposit(work, message),
})

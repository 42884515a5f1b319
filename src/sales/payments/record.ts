import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { commit, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { laterThan } from '../../core/database/database'
import { contractChanged } from '../../core/effects'
import { ApiError } from '../../core/http/errors'
import { event } from '../../events/outbox/outbox'
import type { Paid, Refund } from '../../providers/payments/payments'
import { newEvidence, serviceParty } from '../contracts/evidence'
import { hasHead, insertEvidence, movedOn } from '../contracts/queries'
import { contracts } from '../contracts/tables'
import { about, insertPayment, newChange, paymentEmails } from './change'
import { findSubject, refundedCents, type Subject } from './queries'
import { checkouts, type Payment, payments } from './tables'

const changedAt = (now: number) => laterThan(contracts.updatedAt, now)

const mostTries = 20

/**
 * A payment's batch also extends the contract's chain, and does nothing if the contract has changed since it was read.
 * The attempt is then stale, and is repeated with the current contract.
 */
async function uponContract<Result extends { isStale: boolean }>(
  db: Database,
  first: Subject,
  attempt: (subject: Subject) => Promise<Result>,
): Promise<Result> {
  let subject = first
  for (let tries = 0; tries < mostTries; tries++) {
    const result = await attempt(subject)
    if (!result.isStale) return result
    subject = (await findSubject(db, subject.checkout.id)) ?? subject
  }
  throw new Error('The contract is being changed by others all the time.')
}

type Headed = { head: string }

const headOf = (db: Database, id: string) =>
  db.select({ head: contracts.head }).from(contracts).where(eq(contracts.id, id))

const isOtherHead = (after: Headed | undefined, ...known: Headed[]) =>
  after !== undefined && !known.some(({ head }) => head === after.head)

const isHead = (head: string) => sql`${contracts.head} = ${head}`

/**
 * A second payment, a different amount, and a payment for a canceled contract are due for a refund. The last of these
 * still counts as the deposit, so that the contract says when it was paid.
 */
export const recordPaid = (work: Work, first: Subject, paid: Paid, now: number) =>
  uponContract(work.db, first, (subject) => tryPaid(work, subject, paid, now))

async function tryPaid(work: Work, subject: Subject, paid: Paid, now: number) {
  const { env, db } = work
  const { checkout, contract } = subject
  const { paymentId, cents } = paid
  const { rows, columns } = movedOn(env, contract, [
    newEvidence(serviceParty, 'deposit_paid', now, { paymentId, cents }),
  ])
  const change = newChange(paid.paymentId, now)
  const isOther = paid.cents !== checkout.cents || paid.currency !== 'usd'
  const reason = sql`case when ${isOther} then 'amount_differs' when ${contracts.depositPaidAt} is not null
    then 'paid_twice' when ${contracts.cancelledAt} is not null then 'called_off' end`
  const {
    written,
    after: [after],
  } = await commit(
    work,
    {
      written: insertPayment(
        db,
        subject,
        change,
        {
          kind: 'payment',
          paymentId: null,
          cents,
          currency: paid.currency,
          status: 'succeeded',
          isDeposit: sql`${contracts.depositPaidAt} is null and ${!isOther}`,
          refundReason: reason,
          refundDueAt: sql`iif(${reason} is null, null, ${now})`,
        },
        isHead(contract.head),
      )
        // The row exists already if a card was declined before.
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
      contract: db
        .update(contracts)
        .set({ depositPaidAt: now, ...columns, updatedAt: changedAt(now) })
        .where(
          and(eq(contracts.id, contract.id), isNull(contracts.depositPaidAt), change.did(sql`payments.is_deposit`)),
        ),
      evidence: insertEvidence(db, rows, hasHead(db, contract.id, columns.head)),
      checkout: db
        .update(checkouts)
        .set({ status: 'paid', askAt: null, sessionId: sql`coalesce(session_id, ${paid.sessionId})`, updatedAt: now })
        .where(and(eq(checkouts.id, checkout.id), change.did())),
      after: headOf(db, contract.id),
    },
    [
      paymentEmails(contract, 'payment.receipt', change, sql`payments.refund_reason is null`),
      event(
        { type: 'payment.succeeded', ...about(contract, paid.paymentId, paid) },
        now,
        change.did(sql`payments.is_deposit`),
      ),
      contractChanged(contract.id, now),
    ],
  )
  const isRefundDue = written.some(({ refundDueAt }) => refundDueAt !== null)
  return { isStale: isOtherHead(after, contract, columns), isRefundDue }
}

/** Recorded once per payment, however many cards are declined. */
export async function recordDeclined(
  work: Work,
  subject: Subject,
  { paymentId, cents, currency }: Pick<Paid, 'paymentId' | 'cents' | 'currency'>,
  now: number,
) {
  const change = newChange(paymentId, now)
  const declined = insertPayment(work.db, subject, change, {
    kind: 'payment',
    paymentId: null,
    cents,
    currency,
    status: 'failed',
    isDeposit: false,
    refundReason: null,
    refundDueAt: null,
  }).onConflictDoNothing()
  const told = about(subject.contract, paymentId, { cents, currency })
  await commit(work, { declined }, [
    event({ type: 'payment.failed', ...told }, now, change.did()),
    contractChanged(subject.contract.id, now),
  ])
}

type How = {
  now: number
  /** Whether we asked for this refund, so that a failed one also settles what was due. */
  isAsked?: boolean
}

/**
 * A payment can be refunded in parts. Some banks reject a refund after it has succeeded. The deposit then counts as
 * paid again, and the company is notified.
 */
export const recordRefund = (work: Work, first: Subject, payment: Payment, refund: Refund, how: How) =>
  uponContract(work.db, first, (subject) => tryRefund(work, subject, payment, refund, how))

async function tryRefund(
  work: Work,
  subject: Subject,
  payment: Payment,
  { refundId, cents, status }: Refund,
  { now, isAsked = false }: How,
) {
  const { env, db } = work
  const { contract } = subject
  const type = status === 'failed' ? 'deposit_refund_failed' : 'deposit_refunded'
  const { rows, columns } = movedOn(env, contract, [newEvidence(serviceParty, type, now, { refundId, cents })])
  const change = newChange(refundId, now)
  const reason = payment.refundReason ?? 'by_company'
  const isGiven = sql`payments.status = 'succeeded'`
  const isAll = sql`${refundedCents(payment)} >= ${payment.cents}`
  const isOver = sql`${refundedCents(payment, sql`given.provider_id <> ${refundId}`)} + ${cents} > ${payment.cents}`
  const isBack = sql`${refundedCents(payment, sql`given.status = 'succeeded'`)} >= ${payment.cents}`
  const told = about(contract, payment.providerId, { cents, currency: payment.currency })
  const purpose = status === 'failed' ? 'payment.refund_failed' : 'payment.refund'
  const {
    found,
    after: [after],
  } = await commit(
    work,
    {
      refund: insertPayment(
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
        sql`${isHead(contract.head)} and (${status === 'failed'} or not ${isOver})`,
      ).onConflictDoUpdate({
        target: payments.providerId,
        set: { status, changeId: change.id, updatedAt: now },
        setWhere: sql`payments.payment_id = ${payment.id} and payments.status <> 'failed'
        and payments.status <> ${status} and ${status} <> 'pending'`,
      }),
      payment: db
        .update(payments)
        .set({ refundDueAt: null, refundReason: reason, updatedAt: now })
        .where(and(eq(payments.id, payment.id), or(isAll, sql`${isAsked && status === 'failed'}`))),
      contract: db
        .update(contracts)
        .set({ depositRefundedAt: sql`iif(${isBack}, ${now}, null)`, ...columns, updatedAt: changedAt(now) })
        .where(
          and(eq(contracts.id, contract.id), change.did(sql`payments.is_deposit and payments.status <> 'pending'`)),
        ),
      evidence: insertEvidence(db, rows, hasHead(db, contract.id, columns.head)),
      found: db
        .select({ id: payments.id })
        .from(payments)
        .where(and(eq(payments.providerId, refundId), eq(payments.paymentId, payment.id))),
      after: headOf(db, contract.id),
    },
    [
      paymentEmails(contract, purpose, change, sql`payments.status <> 'pending'`),
      event({ type: 'payment.refunded', ...told, data: { ...told.data, refundId, reason } }, now, change.did(isGiven)),
      contractChanged(contract.id, now),
    ],
  )
  const isStale = isOtherHead(after, contract, columns)
  if (!isStale && !found.length)
    throw new ApiError(400, 'refund_invalid', 'data.object.amount is more than what is left to refund.')
  return { isStale }
}

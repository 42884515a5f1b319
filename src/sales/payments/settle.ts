import { and, eq, isNull, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { ApiError } from '../../core/http/errors'
import type { Told } from '../../providers/payments/events'
import { type CheckoutFound, findPayments, type Paid } from '../../providers/payments/payments'
import { refunded, startRefund } from '../contracts/deposit'
import { noteExpired, refundedCents, type Subject } from './queries'
import { recordDeclined, recordPaid, recordRefund } from './record'
import { type Payment, payments } from './tables'

/** Applies what a webhook reported. A second time, it changes nothing. */
export async function settle(work: Work, subject: Subject, told: Told, now: number): Promise<unknown> {
  switch (told.kind) {
    case 'paid':
      return settlePaid(work, subject, told.paid, now)
    case 'expired':
      return expire(work, subject, now)
    case 'declined':
      return recordDeclined(work, subject, told, now)
    case 'refund': {
      const payment = await takePayment(work, subject, told.paymentId, now)
      return recordRefund(work, subject, payment, told.refund, { now })
    }
    case 'refunded': {
      const payment = await takePayment(work, subject, told.paymentId, now)
      return refundByHand(work, payment, now)
    }
  }
}

async function settlePaid(work: Work, subject: Subject, paid: Paid, now: number) {
  const { isRefundDue } = await recordPaid(work, subject, paid, now)
  if (isRefundDue) await startRefund(work.env, subject.contract.id)
}

const expire = (work: Work, { checkout }: Subject, now: number) =>
  commit(work, { expired: noteExpired(work.db, checkout.id, now) }, none)

/** Applies the provider's answer when it had to be asked because no webhook came. */
export async function settleFound(work: Work, subject: Subject, found: CheckoutFound, now: number) {
  if (found.state === 'paid') await settlePaid(work, subject, found.paid, now)
  else if (found.state === 'expired') await expire(work, subject, now)
}

/**
 * Webhooks can arrive out of order. If we don't know the payment yet, we ask the provider. If it has none either, a 5xx
 * makes it send the webhook again.
 */
async function takePayment(work: Work, subject: Subject, providerId: string, now: number) {
  const { env, db } = work
  const { checkout } = subject
  const isIt = and(
    eq(payments.providerId, providerId),
    eq(payments.checkoutId, checkout.id),
    eq(payments.kind, 'payment'),
    eq(payments.status, 'succeeded'),
  )
  const [known] = await db.select().from(payments).where(isIt)
  if (known) return known
  const provider = findPayments(env)
  if (checkout.sessionId && provider?.name === checkout.provider)
    await settleFound(work, subject, await provider.findCheckout(checkout.sessionId, checkout.accountId), now)
  const [found] = await db.select().from(payments).where(isIt)
  if (!found) throw new ApiError(503, 'payment_unknown', 'We don’t know this payment yet. Send the event again.')
  return found
}

/** `charge.refunded` doesn't name its refunds, so the job asks the provider and gets the ones that were made. */
function refundByHand(work: Work, payment: Payment, now: number) {
  const due = work.db
    .update(payments)
    .set({ refundReason: 'by_company', refundDueAt: now, updatedAt: now })
    .where(
      and(
        eq(payments.id, payment.id),
        isNull(payments.refundReason),
        sql`${refundedCents(payment)} < ${payment.cents}`,
      ),
    )
  return commit(work, { due }, [refunded(payment.contractId)])
}

import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../core/database/database'
import { queueMails } from '../../events/mails/write-mails'
import type { Told } from '../../providers/payments/events'
import type { CheckoutFound, Paid } from '../../providers/payments/payments'
import { startRefund } from '../contracts/deposit'
import { noteExpired, type Subject } from './queries'
import { recordDeclined, recordPaid, recordRefund } from './record'
import { payments } from './tables'

/** What a webhook told, which changes nothing the second time. */
export async function settle(env: Env, db: Database, subject: Subject, told: Told, now: number): Promise<unknown> {
  switch (told.kind) {
    case 'paid':
      return settlePaid(env, db, subject, told.paid, now)
    case 'expired':
      return noteExpired(db, subject.checkout.id, now)
    case 'declined':
      return recordDeclined(db, subject, told, now)
    case 'refund': {
      const payment = await findPayment(db, subject, told.paymentId)
      return payment && queueMails(env, await recordRefund(db, subject, payment, told.refund, now))
    }
    case 'refunded': {
      const [due] = await refundByHand(db, subject, told.paymentId, now)
      return due && startRefund(env, subject.contract.id)
    }
  }
}

async function settlePaid(env: Env, db: Database, subject: Subject, paid: Paid, now: number) {
  const { isRefundDue, mailIds } = await recordPaid(db, subject, paid, now)
  await Promise.all([queueMails(env, mailIds), isRefundDue && startRefund(env, subject.contract.id)])
}

/** What the provider answered when it was asked, because no webhook had come. */
export async function settleFound(env: Env, db: Database, subject: Subject, found: CheckoutFound, now: number) {
  if (found.state === 'paid') await settlePaid(env, db, subject, found.paid, now)
  else if (found.state === 'expired') await noteExpired(db, subject.checkout.id, now)
}

const isPayment = ({ checkout }: Subject, providerId: string) =>
  and(eq(payments.providerId, providerId), eq(payments.checkoutId, checkout.id), eq(payments.kind, 'payment'))

async function findPayment(db: Database, subject: Subject, providerId: string) {
  const [payment] = await db.select().from(payments).where(isPayment(subject, providerId))
  return payment
}

/** The job asks for a refund, and is answered by the one that was given. */
function refundByHand(db: Database, subject: Subject, providerId: string, now: number) {
  const given = alias(payments, 'given')
  const refunds = db
    .select({ id: given.id })
    .from(given)
    .where(sql`${given.contractId} = ${subject.contract.id} and ${given.paymentId} = ${payments.id}`)
  return db
    .update(payments)
    .set({ refundReason: 'by_company', refundDueAt: now, updatedAt: now })
    .where(and(isPayment(subject, providerId), isNull(payments.refundReason), notExists(refunds)))
    .returning({ id: payments.id })
}

import { and, eq, lte, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { defineJob, isAtHome } from '../../core/jobs/define-job'
import { day, minute } from '../../core/time'
import { findPayments } from '../../providers/payments/payments'
import { findSubject, type Subject } from './queries'
import { settleFound } from './settle'
import { checkouts } from './tables'

const again = 10 * minute
const longestAsked = 7 * day

/**
 * Losing a webhook doesn't lose a payment: the provider is asked when the homeowner comes back from paying, and by the
 * schedule.
 */
export async function askProvider(work: Work, subject: Subject, now: number) {
  const { sessionId, accountId, provider, status } = subject.checkout
  const payments = findPayments(work.env)
  if (status !== 'open' || !sessionId || payments?.name !== provider) return
  await settleFound(work, subject, await payments.findCheckout(sessionId, accountId), now)
}

export async function askCheckout(work: Work, { checkoutId }: { checkoutId: string }, now = Date.now()) {
  const { db } = work
  const lease = db
    .update(checkouts)
    .set({ askAt: nextAsked(now) })
    .where(and(eq(checkouts.id, checkoutId), lte(checkouts.askAt, now)))
    .returning({ id: checkouts.id })
  const { leased } = await commit(work, { leased: lease }, none)
  const subject = leased.length ? await findSubject(db, checkoutId) : undefined
  if (subject) await askProvider(work, subject, now)
}

/** Asks once while the checkout is open, and after its end until the provider answers. */
const nextAsked = (now: number) => sql`case
  when ${now} < ${checkouts.expiresAt} then ${checkouts.expiresAt} + ${again}
  when ${now} < ${checkouts.expiresAt} + ${longestAsked} then ${now + again}
end`

const atOnce = 50

export const askCheckoutJob = defineJob({
  kind: 'ask-checkout',
  queue: 'JOBS',
  due: (db, _env, now) =>
    db
      .select({ checkoutId: checkouts.id })
      .from(checkouts)
      .where(and(lte(checkouts.askAt, now), isAtHome(db, checkouts.organizationId)))
      .orderBy(checkouts.askAt)
      .limit(atOnce),
  run: (work, message) => askCheckout(work, message),
})

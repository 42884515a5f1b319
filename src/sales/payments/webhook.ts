import { type Work, workAt } from '../../core/database/commit'
import { type Bindings, findAtShard } from '../../core/database/shards'
import { ApiError, malformedJson } from '../../core/http/errors'
import { findUuid } from '../../core/http/request'
import { log } from '../../core/log'
import { needed } from '../../core/needed'
import { readEvent } from '../../providers/payments/events'
import { findPayments } from '../../providers/payments/payments'
import { isSigned } from '../../providers/payments/signature'
import { findSubject } from './queries'
import { settle } from './settle'

/**
 * Companies can create events with any metadata in their own accounts, so the account has to be the one that the
 * checkout was started in. Events that aren't ours are accepted, so that the provider doesn't send them again.
 */
export async function takeWebhook(work: Work, body: string, signature: string, now: number) {
  const { env } = work
  const isOurs = findPayments(env) && isSigned(needed(env, 'STRIPE_WEBHOOK_SECRET'), signature, body, now)
  if (!isOurs)
    throw new ApiError(400, 'signature_invalid', 'Stripe-Signature does not verify, or is older than five minutes.')
  const told = readEvent(parsed(body))
  const checkoutId = told && findUuid(told.checkoutId)
  const at = checkoutId && (await findAtShard(env as Bindings, checkoutId))
  if (!at) return
  const there = workAt(work, at)
  const subject = await findSubject(there.db, checkoutId)
  if (!subject || subject.checkout.accountId !== told.accountId)
    return log('warn', { message: 'A payment is of no checkout of ours.', checkoutId, kind: told.kind })
  await settle(there, subject, told, now)
}

function parsed(body: string) {
  try {
    const event: unknown = JSON.parse(body)
    return event && typeof event === 'object' ? event : {}
  } catch {
    throw malformedJson()
  }
}

import { commit, none, type Work } from '../../core/database/commit'
import { ApiError, conflict, notFound } from '../../core/http/errors'
import { log } from '../../core/log'
import { day, hour, minute } from '../../core/time'
import { fill } from '../../locales/fill'
import { findPayments, type Payments } from '../../providers/payments/payments'
import { PaymentRefusal } from '../../providers/payments/refusal'
import { faultOf, requireUnaltered } from '../contracts/compare'
import { findStoredDocument } from '../contracts/stored-document'
import type { Contract } from '../contracts/tables'
import { noteRefused, noteStarted, takeCheckout } from './queries'
import type { Checkout } from './tables'
import { paymentWords } from './words'

/** Stripe allows between half an hour and a day by its own clock. */
const lasts = day - hour
const firstAsked = 30 * minute

/**
 * Two simultaneous calls, or a second try after this Worker died, find the same row, and its idempotency key makes the
 * provider return the same checkout. Returns the URL to pay at.
 */
export async function startCheckout(
  work: Work,
  { id, token, origin, now }: { id: string; token: string; origin: string; now: number },
) {
  const { env } = work
  const provider = findPayments(env)
  const taken = await takeCheckout(work, provider, { id, token, expiresAt: now + lasts, now })
  const { contract, events, accountId, checkout } = taken
  if (!contract) throw notFound('contract')
  const document = await findStoredDocument(env, contract)
  requireUnaltered({ fault: faultOf(env, { contract, document }, events) })
  requirePayable(contract)
  if (!provider || (provider.needsAccount && !accountId)) throw notConfigured(contract)
  if (checkout?.status !== 'open')
    throw conflict('changed_meanwhile', 'The deposit is being paid right now. Check the contract again.')
  return checkout.url ?? (await begin(work, provider, contract, checkout, origin, now))
}

function requirePayable({ status, signedAt, depositCents, depositPaidAt }: Contract) {
  if (status === 'cancelled') throw conflict('contract_cancelled', 'This contract was canceled.')
  if (signedAt === null || (status !== 'signed' && status !== 'sealed'))
    throw conflict('contract_not_signed', 'The deposit can be paid once everyone has signed the contract.')
  if (!depositCents) throw conflict('no_deposit', 'This contract asks for no deposit.')
  if (depositPaidAt !== null) throw conflict('deposit_paid', 'The deposit for this contract has already been paid.')
}

const notConfigured = ({ company }: Contract) =>
  conflict(
    'payments_not_configured',
    `${company.name} doesn’t take online payments yet. Ask them how to pay the deposit.`,
  )

async function begin(
  work: Work,
  provider: Payments,
  { id, number, company, language }: Contract,
  checkout: Checkout,
  origin: string,
  now: number,
) {
  try {
    const { sessionId, url } = await provider.startCheckout({
      checkoutId: checkout.id,
      idempotencyKey: `${id}-${checkout.attempt}`,
      accountId: checkout.accountId,
      cents: checkout.cents,
      company: company.name,
      description: fill(paymentWords[language].practice.deposit, { number: String(number) }),
      language,
      expiresAt: checkout.expiresAt,
      successUrl: new URL(`/deposits/${checkout.id}`, origin).href,
      cancelUrl: new URL(`/contracts/${id}?notice=closed`, origin).href,
    })
    const started = noteStarted(work.db, checkout.id, { sessionId, url, askAt: now + firstAsked }, now)
    await commit(work, { started }, none)
    return url
  } catch (error) {
    log('error', { message: 'A checkout could not be begun.', contractId: id, error: String(error) })
    if (error instanceof PaymentRefusal) await commit(work, { refused: noteRefused(work.db, checkout.id, now) }, none)
    throw new ApiError(503, 'payments_unavailable', 'We can’t open the payment page right now. Try again later.', {
      'retry-after': '30',
    })
  }
}

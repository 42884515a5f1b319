import { ApiError } from '../../core/http/errors'
import type { Paid, Refund } from './payments'
import { refundOf } from './stripe'

/** The content of a Stripe webhook about one of our checkouts. */
export type Told = { checkoutId: string; accountId: string | null } & (
  | { kind: 'paid'; paid: Paid }
  | { kind: 'expired' }
  | { kind: 'declined'; paymentId: string; cents: number; currency: string }
  | { kind: 'refund'; paymentId: string; refund: Refund }
  /** A refund made by hand. Stripe doesn't say which refund it was. */
  | { kind: 'refunded'; paymentId: string }
)

type Thing = { [member: string]: unknown; metadata?: { checkout?: unknown } | null }
type StripeEvent = { type?: unknown; account?: unknown; data?: { object?: Thing } }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const isCents = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Undefined for events that aren't about one of our checkouts, or whose type changes nothing. */
export function readEvent(event: StripeEvent): Told | undefined {
  const thing = event.data?.object
  const checkoutId = thing?.metadata?.checkout
  if (!thing || !isText(checkoutId) || !isText(event.type)) return undefined
  const about = { checkoutId, accountId: isText(event.account) ? event.account : null }
  const told = readers.get(event.type)?.(thing)
  return told && ({ ...about, ...told } as Told)
}

type Reader = (thing: Thing) => object | undefined

const paid: Reader = ({ id, payment_status, payment_intent, amount_total: cents, currency }) =>
  payment_status === 'paid' && isText(id) && isText(payment_intent) && isCents(cents) && isText(currency)
    ? { kind: 'paid', paid: { sessionId: id, paymentId: payment_intent, cents, currency: currency.toLowerCase() } }
    : undefined

const refund: Reader = ({ id, payment_intent, amount, status }) => {
  if (!isText(id) || !isText(payment_intent)) return undefined
  if (!isCents(amount) || amount === 0)
    throw new ApiError(400, 'refund_invalid', 'data.object.amount must be a whole number of cents above 0.')
  return { kind: 'refund', paymentId: payment_intent, refund: refundOf({ id, amount, status: String(status) }) }
}

const readers = new Map<string, Reader>([
  ['checkout.session.completed', paid],
  ['checkout.session.async_payment_succeeded', paid],
  ['checkout.session.expired', () => ({ kind: 'expired' })],
  [
    'payment_intent.payment_failed',
    ({ id, amount: cents, currency }) =>
      isText(id) && isCents(cents) && isText(currency)
        ? { kind: 'declined', paymentId: id, cents, currency: currency.toLowerCase() }
        : undefined,
  ],
  ['refund.created', refund],
  ['refund.updated', refund],
  ['refund.failed', refund],
  [
    'charge.refunded',
    ({ payment_intent, refunded }) =>
      refunded === true && isText(payment_intent) ? { kind: 'refunded', paymentId: payment_intent } : undefined,
  ],
])

import { second } from '../../core/time'
import type { CheckoutAsked, CheckoutFound, CheckoutStarted, Payments, Refund, RefundAsked } from './payments'
import { PaymentRefusal } from './refusal'

const timeout = 15 * second
const version = '2026-01-28.clover'
const alreadyRefunded = 'charge_already_refunded'

type Session = {
  id: string
  url: string | null
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid' | 'no_payment_required'
  payment_intent: string | null
  amount_total: number | null
  currency: string | null
}
type StripeRefund = { id: string; amount: number; status: string | null }

/** Each charge is made on the company's own account, so the money never passes through ours. */
export const stripe = (secretKey: string): Payments => ({
  name: 'stripe',
  needsAccount: true,
  startCheckout: (asked) => startCheckout(secretKey, asked),
  findCheckout: async (sessionId, accountId) =>
    foundOf(await ask<Session>(secretKey, `checkout/sessions/${encodeURIComponent(sessionId)}`, { accountId })),
  refund: (asked) => refund(secretKey, asked),
})

async function startCheckout(secretKey: string, asked: CheckoutAsked): Promise<CheckoutStarted> {
  const { checkoutId, accountId, idempotencyKey } = asked
  const body = {
    mode: 'payment',
    'payment_method_types[0]': 'card',
    'adaptive_pricing[enabled]': 'false',
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'usd',
    'line_items[0][price_data][unit_amount]': String(asked.cents),
    'line_items[0][price_data][product_data][name]': asked.description,
    client_reference_id: checkoutId,
    'metadata[checkout]': checkoutId,
    'payment_intent_data[metadata][checkout]': checkoutId,
    'payment_intent_data[description]': asked.description,
    locale: asked.language,
    expires_at: String(Math.floor(asked.expiresAt / second)),
    success_url: asked.successUrl,
    cancel_url: asked.cancelUrl,
  }
  const { id, url } = await ask<Session>(secretKey, 'checkout/sessions', { accountId, idempotencyKey, body })
  if (!url) throw new PaymentRefusal('Stripe gave a checkout without an address.')
  return { sessionId: id, url }
}

function foundOf({ id, status, payment_status, payment_intent, amount_total, currency }: Session): CheckoutFound {
  if (payment_status === 'paid' && payment_intent && amount_total !== null && currency)
    return { state: 'paid', paid: { sessionId: id, paymentId: payment_intent, cents: amount_total, currency } }
  return { state: status === 'expired' ? 'expired' : 'open' }
}

async function refund(secretKey: string, asked: RefundAsked): Promise<Refund[]> {
  const { paymentId, accountId, idempotencyKey, checkoutId, isDuplicate } = asked
  const body = {
    payment_intent: paymentId,
    reason: isDuplicate ? 'duplicate' : 'requested_by_customer',
    'metadata[checkout]': checkoutId,
  }
  try {
    return [refundOf(await ask<StripeRefund>(secretKey, 'refunds', { accountId, idempotencyKey, body }))]
  } catch (error) {
    if (!(error instanceof PaymentRefusal) || error.code !== alreadyRefunded) throw error
    const query = new URLSearchParams({ payment_intent: paymentId, limit: '100' })
    const { data } = await ask<{ data: StripeRefund[] }>(secretKey, `refunds?${query}`, { accountId })
    const given = data.map(refundOf).filter(({ status }) => status !== 'failed')
    if (!given.length) throw error
    return given
  }
}

export const refundOf = ({ id, amount, status }: StripeRefund): Refund => ({
  refundId: id,
  cents: amount,
  status: refundStatusOf(status),
})

function refundStatusOf(status: string | null): Refund['status'] {
  if (status === 'succeeded') return 'succeeded'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending'
}

type Asked = { accountId: string | null; idempotencyKey?: string; body?: Record<string, string> }

async function ask<Answer>(secretKey: string, path: string, { accountId, idempotencyKey, body }: Asked) {
  const response = await fetch(`https://api.stripe.com/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
    headers: {
      authorization: `Bearer ${secretKey}`,
      'stripe-version': version,
      ...(accountId && { 'stripe-account': accountId }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body && { body: new URLSearchParams(body) }),
  })
  if (response.ok) return (await response.json()) as Answer
  const { error } = (await response.json().catch(() => ({}))) as { error?: { code?: string; type?: string } }
  const told = `Stripe answered ${response.status} ${error?.type ?? ''} ${error?.code ?? ''}`.trim()
  // In both cases nothing was started, so the same key may be sent again.
  if (response.status === 429 || error?.code === 'idempotency_key_in_use') throw new Error(told)
  throw new PaymentRefusal(told, error?.code)
}

import { type Behaviour, type Call, endpoints } from './endpoints'

/** These answers follow Stripe’s public documentation, because no real key was available. */
export const checkoutSession = (more: object = {}) => ({
  id: 'cs_test_a1Ae6ClgOkjygKwrf9B3L6ITtUuZW4Xx9FivL6DZYoYFdfAefQxsYpJJd3',
  object: 'checkout.session',
  adaptive_pricing: { enabled: false },
  after_expiration: null,
  allow_promotion_codes: null,
  amount_subtotal: 120_000,
  amount_total: 120_000,
  automatic_tax: { enabled: false, liability: null, status: null },
  billing_address_collection: null,
  cancel_url: 'https://porchlight.example/contracts/1?notice=closed',
  client_reference_id: null,
  consent: null,
  created: 1_679_434_412,
  currency: 'usd',
  custom_fields: [],
  customer: null,
  customer_creation: 'if_required',
  customer_details: null,
  customer_email: null,
  expires_at: 1_679_520_812,
  invoice: null,
  livemode: false,
  locale: 'en',
  metadata: {},
  mode: 'payment',
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'always',
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  status: 'open',
  success_url: 'https://porchlight.example/deposits/1',
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  url: 'https://checkout.stripe.com/c/pay/cs_test_a1Ae6ClgOkjygKwrf9B3L6ITtUuZW4Xx9FivL6DZYoYFdfAefQxsYpJJd3',
  ...more,
})

export const refundObject = (more: object = {}) => ({
  id: 're_1Nispe2eZvKYlo2Cd31jOCgZ',
  object: 'refund',
  amount: 120_000,
  balance_transaction: 'txn_1Nispe2eZvKYlo2CYezqFhEx',
  charge: 'ch_1NirD82eZvKYlo2CIvbtLWuY',
  created: 1_692_942_318,
  currency: 'usd',
  destination_details: {
    card: { reference: '123456789012', reference_status: 'available', type: 'refund' },
    type: 'card',
  },
  metadata: {},
  payment_intent: 'pi_1GszsK2eZvKYlo2CfhZyoZLp',
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
  ...more,
})

export const alreadyRefunded = {
  error: {
    code: 'charge_already_refunded',
    doc_url: 'https://stripe.com/docs/error-codes/charge-already-refunded',
    message: 'Charge ch_1NirD82eZvKYlo2CIvbtLWuY has already been refunded.',
    type: 'invalid_request_error',
  },
}

export const apiError = { error: { message: 'An unknown error occurred', type: 'api_error' } }

export const json = (body: object, status = 200) => Response.json(body, { status })

/** Repeats its answer to a key, even an error of its own, as Stripe does. */
export function newStripe(...answers: ((call: Call) => Response | Promise<Response>)[]) {
  const calls: Call[] = []
  const kept = new Map<string, Response>()
  const behaviour: Behaviour = async (call) => {
    const key = call.headers.get('idempotency-key')
    const before = key === null ? undefined : kept.get(key)
    if (before) return before.clone()
    const make = answers.length > 1 ? answers.shift() : answers[0]
    const answer = (await make?.(call)) ?? json(apiError, 500)
    if (key !== null) kept.set(key, answer.clone())
    return answer
  }
  endpoints.set('api.stripe.com', { calls, behaviour })
  return {
    calls,
    forget: () => kept.clear(),
    asked: () =>
      calls.map(({ url, headers, body }) => ({
        path: new URL(url).pathname + new URL(url).search,
        key: headers.get('idempotency-key'),
        account: headers.get('stripe-account'),
        authorization: headers.get('authorization'),
        body: Object.fromEntries(new URLSearchParams(body === 'undefined' ? '' : body)),
      })),
  }
}

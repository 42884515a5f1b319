import { env } from 'cloudflare:workers'
import { signatureOf } from '../../src/providers/payments/signature'
import { changeContract } from '../../src/sales/contracts/change'
import { serviceParty } from '../../src/sales/contracts/evidence'
import { openDocument } from '../../src/sales/contracts/transitions'
import { request } from './client'
import { act, getByToken, newHomeowner, rowsOf, signing, tokenOf, withoutQueues, withTemplate } from './contracts'
import { envOf } from './databases'
import { newPresentation } from './factories'
import { workIn } from './running'

/**
 * The contract is signed by all, and a tenth of $12,000.00 is due. Its PDF is neither drawn nor sealed, because that is
 * slow.
 */
export const due = (template?: object) =>
  withoutQueues(async () => {
    const made = await contractOf(await (template ? withTemplate(template) : usualTemplate()))
    const { id, token } = made
    const now = Date.now()
    const opened = openDocument({ ...serviceParty, actor: { kind: 'homeowner', id: null, name: null } }, now)
    await changeContract(workIn(envOf(id)), { id, access: { token }, now }, opened)
    const agreed = await act(id, 'consent', { token })
    if (agreed.status !== 200) throw new Error(agreed.text)
    const answer = await act(id, 'sign', signing(token))
    if (answer.status !== 200) throw new Error(answer.text)
    return { ...made, contract: answer.body.contract }
  })

/** One company has all of these contracts, because creating one is slow. */
let usual: ReturnType<typeof withTemplate> | undefined

function usualTemplate() {
  usual ??= withTemplate()
  return usual
}

async function contractOf({ client, deck, templateId }: Awaited<ReturnType<typeof withTemplate>>) {
  const homeowner = newHomeowner()
  const { id: presentationId } = await newPresentation(client, deck.id, homeowner)
  const { body } = await client.post('/api/contracts', { presentationId, templateId, tier: 'better' })
  return {
    client,
    presentationId,
    email: homeowner.email,
    id: body.contract.id as string,
    token: tokenOf(body.signUrl),
  }
}

export const depositOf = async (id: string, token: string) => (await getByToken(id, token)).body.contract.deposit

export async function checkoutUrl(id: string, token: string): Promise<URL> {
  const answer = await act(id, 'deposit', { token })
  if (answer.status !== 200) throw new Error(answer.text)
  return new URL(answer.body.checkoutUrl)
}

export const cards = { paid: '4242 4242 4242 4242', declined: '4000000000000002', step: '4000 0025 0000 3155' }

export const submit = (page: URL, fields: Record<string, string>) =>
  request('POST', page.pathname, {
    body: String(new URLSearchParams(fields)),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

export const payWith = (page: URL, cardNumber: string) =>
  submit(page, { action: 'pay', cardNumber, cardExpiry: '12/34', cardCvc: '123' })

/** Follows the redirect like a browser, without a token. */
export const followed = async (answer: { headers: Headers }) => {
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', 'http://porchlight.test')
  return request('GET', pathname + search)
}

type Sent = { type: string; object: object; account?: string }

/** The JSON spans several lines, like Stripe's, because the signature covers these exact bytes. */
export const bodyOf = ({ type, object, account }: Sent) =>
  JSON.stringify({ id: `evt_${crypto.randomUUID()}`, object: 'event', type, account, data: { object } }, null, 2)

export function hear(event: Sent, { secret = env.STRIPE_WEBHOOK_SECRET ?? '', now = Date.now() } = {}) {
  const body = bodyOf(event)
  return hearBody(body, signatureOf(secret, body, now))
}

export const hearBody = (body: string, signature: string) =>
  request('POST', '/api/payments/webhook', { body, headers: { 'stripe-signature': signature } })

export const newPaymentId = () => `pi_${crypto.randomUUID().replaceAll('-', '')}`

/** Stripe’s event for a paid session. */
export const paidSession = (checkoutId: string, more = {}) => ({
  type: 'checkout.session.completed',
  object: {
    id: `cs_test_${checkoutId.replaceAll('-', '')}`,
    object: 'checkout.session',
    amount_total: 120_000,
    currency: 'usd',
    client_reference_id: checkoutId,
    payment_intent: newPaymentId(),
    payment_status: 'paid',
    status: 'complete',
    metadata: { checkout: checkoutId },
    ...more,
  },
})

export type PaymentRow = {
  id: string
  number: number
  kind: string
  provider_id: string
  cents: number
  status: string
  is_deposit: number
  refund_reason: string | null
  refund_due_at: number | null
  refund_tries: number
}

export const paymentsOf = (contractId: string) =>
  rowsOf<PaymentRow>('select * from payments where contract_id = ? order by number', contractId)

export type CheckoutRow = { id: string; attempt: number; status: string; session_id: string | null; url: string | null }

export const checkoutsOf = (contractId: string) =>
  rowsOf<CheckoutRow>('select * from checkouts where contract_id = ? order by attempt', contractId)

export const paymentEventsOf = async (contractId: string) =>
  (
    await rowsOf<{ type: string }>(
      "select type from events where data ->> 'contractId' = ? and type like 'payment.%' order by created_at, type",
      contractId,
    )
  ).map(({ type }) => type)

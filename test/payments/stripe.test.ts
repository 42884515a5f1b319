import { describe, expect, it } from 'vitest'
import { primaryDatabase } from '../../src/core/database/database'
import { ApiError } from '../../src/core/http/errors'
import { askCheckout } from '../../src/sales/payments/ask'
import { startCheckout } from '../../src/sales/payments/checkout'
import { findSubject } from '../../src/sales/payments/queries'
import { refundDeposit } from '../../src/sales/payments/refund'
import { settle } from '../../src/sales/payments/settle'
import { act, withoutQueues } from '../support/contracts'
import { d1, envOf } from '../support/databases'
import {
  checkoutsOf,
  depositOf,
  due,
  hear,
  newPaymentId,
  paidSession,
  paymentEventsOf,
  paymentsOf,
} from '../support/payments'
import { workIn } from '../support/running'
import { alreadyRefunded, apiError, checkoutSession, json, newStripe, refundObject } from '../support/stripe'

const account = 'acct_1T8oxK0AcRNJbwd4'
const minute = 60 * 1000
const day = 24 * 60 * minute

const withStripe = { PAYMENTS_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_test_1' }

async function connected() {
  const made = await due()
  await made.client.patch('/api/organization', { stripeAccountId: account })
  return made
}

function begin({ id, token }: { id: string; token: string }, overrides: object = {}) {
  const asked = { id, token, origin: 'https://porchlight.example', now: Date.now() }
  return startCheckout(workIn(envOf(id, { ...withStripe, ...overrides })), asked)
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? [error.status, error.code] : String(error)),
  )

/** The database of a Worker that dies as soon as `isDead` says so. */
function dyingDatabase(id: string, isDead: () => boolean) {
  const { DB } = envOf(id)
  const dying = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(_, name) {
        const member = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return (...given: unknown[]) => {
          if (name === 'withSession') return dying(member.apply(target, given))
          if (isDead()) throw new Error('The Worker died.')
          return member.apply(target, given)
        }
      },
    })
  return dying(DB)
}

async function begun() {
  const made = await connected()
  newStripe(() => json(checkoutSession()))
  await begin(made)
  const [checkout] = await checkoutsOf(made.id)
  return { ...made, checkoutId: checkout?.id ?? '' }
}

async function paid() {
  const made = await begun()
  const event = paidSession(made.checkoutId)
  await hear({ ...event, account })
  expect((await depositOf(made.id, made.token)).status).toBe('paid')
  const refund = (now?: number, overrides: object = {}) =>
    refundDeposit(workIn(envOf(made.id, { ...withStripe, ...overrides })), { contractId: made.id }, now)
  return { ...made, paymentId: event.object.payment_intent, refund }
}

async function cancelled() {
  const made = await paid()
  await withoutQueues(() => act(made.id, 'cancel', { token: made.token }))
  return made
}

describe('a Stripe checkout', () => {
  it('has the contract’s amount and the company’s account, and does not reveal the token', async () => {
    const made = await connected()
    const stripe = newStripe(() => json(checkoutSession()))
    expect(await begin(made)).toBe(checkoutSession().url)
    const [checkout] = await checkoutsOf(made.id)
    const [asked] = stripe.asked()
    expect(asked).toMatchObject({
      path: '/v1/checkout/sessions',
      key: `${made.id}-1`,
      account,
      authorization: 'Bearer sk_test_1',
      body: {
        mode: 'payment',
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'usd',
        'line_items[0][price_data][unit_amount]': '120000',
        'line_items[0][price_data][product_data][name]': `Deposit, contract no. ${made.contract.number}`,
        client_reference_id: checkout?.id,
        'metadata[checkout]': checkout?.id,
        'payment_intent_data[metadata][checkout]': checkout?.id,
        success_url: `https://porchlight.example/deposits/${checkout?.id}`,
        cancel_url: `https://porchlight.example/contracts/${made.id}?notice=closed`,
      },
    })
    const left = Number(asked?.body.expires_at) - Date.now() / 1000
    expect(left).toBeGreaterThan(30 * 60)
    expect(left).toBeLessThan(24 * 60 * 60)
    expect(JSON.stringify(stripe.calls)).not.toContain(made.token)
    expect(await begin(made)).toBe(checkoutSession().url)
    expect(stripe.calls).toHaveLength(1)
  })

  it('is not started without the company’s account or without a provider', async () => {
    const made = await due({})
    const stripe = newStripe(() => json(checkoutSession()))
    expect(await refusalOf(begin(made))).toEqual([409, 'payments_not_configured'])
    expect(await refusalOf(begin(made, { PAYMENTS_PROVIDER: 'none' }))).toEqual([409, 'payments_not_configured'])
    const inProduction = { PAYMENTS_PROVIDER: 'practice', APP_URL: 'https://porchlight.example' }
    expect(await refusalOf(begin(made, inProduction))).toEqual([409, 'payments_not_configured'])
    expect([stripe.calls.length, (await checkoutsOf(made.id)).length]).toEqual([0, 0])
    expect((await depositOf(made.id, made.token)).status).toBe('due')
  })

  it('stays the same after the Worker died between the response and its row', async () => {
    const made = await connected()
    const stripe = newStripe(() => json(checkoutSession()))
    const DB = dyingDatabase(made.id, () => stripe.calls.length > 0)
    expect(await refusalOf(begin(made, { DB }))).toEqual([503, 'payments_unavailable'])
    expect(await checkoutsOf(made.id)).toMatchObject([{ status: 'open', session_id: null }])
    expect(await begin(made)).toBe(checkoutSession().url)
    expect(stripe.asked().map(({ key }) => key)).toEqual([`${made.id}-1`, `${made.id}-1`])
    expect(await checkoutsOf(made.id)).toMatchObject([{ status: 'open', session_id: checkoutSession().id }])
  })

  it('that Stripe rejects is started again under another key, because the rejection would be repeated', async () => {
    const made = await connected()
    const stripe = newStripe(
      () => json(apiError, 500),
      () => json(checkoutSession()),
    )
    expect(await refusalOf(begin(made))).toEqual([503, 'payments_unavailable'])
    expect(await begin(made)).toBe(checkoutSession().url)
    expect(stripe.asked().map(({ key }) => key)).toEqual([`${made.id}-1`, `${made.id}-2`])
  })

  it('that is not answered in time keeps its key', async () => {
    const made = await connected()
    const stripe = newStripe(
      () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
      () => json(checkoutSession()),
    )
    expect(await refusalOf(begin(made))).toEqual([503, 'payments_unavailable'])
    expect(await begin(made)).toBe(checkoutSession().url)
    expect(stripe.asked().map(({ key }) => key)).toEqual([`${made.id}-1`, `${made.id}-1`])
  })

  it('is looked up by the schedule when no webhook reported its outcome', async () => {
    const made = await connected()
    newStripe(() => json(checkoutSession()))
    await begin(made)
    const [checkout] = await checkoutsOf(made.id)
    const checkoutId = checkout?.id ?? ''
    const ask = (now: number) => askCheckout(workIn(envOf(made.id, withStripe)), { checkoutId }, now)
    const stripe = newStripe(
      () => json(checkoutSession()),
      () => json(checkoutSession({ status: 'complete', payment_status: 'paid', payment_intent: newPaymentId() })),
    )
    await ask(Date.now() + 31 * minute)
    await ask(Date.now() + 32 * minute)
    expect(stripe.asked()).toMatchObject([
      { path: `/v1/checkout/sessions/${checkoutSession().id}`, account, key: null },
    ])
    expect((await depositOf(made.id, made.token)).status).toBe('due')
    await ask(Date.now() + day)
    expect((await depositOf(made.id, made.token)).status).toBe('paid')
    expect(await checkoutsOf(made.id)).toMatchObject([{ status: 'paid' }])
    await ask(Date.now() + 2 * day)
    expect(stripe.calls).toHaveLength(2)
  })
})

describe('a Stripe refund', () => {
  it('happens once, even if the Worker is killed between the response and its row', async () => {
    const { id, token, refund, paymentId, checkoutId } = await cancelled()
    const refundId = `re_${crypto.randomUUID()}`
    const stripe = newStripe(() => json(refundObject({ id: refundId, payment_intent: paymentId })))
    const DB = dyingDatabase(id, () => stripe.calls.length > 0)
    await refund(undefined, { DB }).catch(() => undefined)
    expect(stripe.calls).toHaveLength(1)
    expect((await paymentsOf(id)).map(({ kind }) => kind)).toEqual(['payment'])
    await refund()
    expect(stripe.calls).toHaveLength(1)
    await refund(Date.now() + 2 * minute)
    const [first, second] = stripe.asked()
    expect(first).toMatchObject({
      path: '/v1/refunds',
      account,
      body: { payment_intent: paymentId, reason: 'requested_by_customer', 'metadata[checkout]': checkoutId },
    })
    expect(second).toEqual(first)
    expect(await paymentsOf(id)).toMatchObject([
      { kind: 'payment', refund_due_at: null, refund_reason: 'called_off' },
      { kind: 'refund', provider_id: refundId, cents: 120_000 },
    ])
    expect((await depositOf(id, token)).status).toBe('refunded')
    expect(await paymentEventsOf(id)).toEqual(['payment.succeeded', 'payment.refunded'])
  })

  it('is found even if Stripe has forgotten the key by the time the job resumes', async () => {
    const { id, token, refund, paymentId } = await cancelled()
    const given = refundObject({ id: `re_${crypto.randomUUID()}`, payment_intent: paymentId })
    const stripe = newStripe(
      () => json(given),
      () => json(alreadyRefunded, 400),
      () => json({ object: 'list', url: '/v1/refunds', has_more: false, data: [given] }),
    )
    await refund(undefined, { DB: dyingDatabase(id, () => stripe.calls.length > 0) }).catch(() => undefined)
    stripe.forget()
    await refund(Date.now() + 2 * day)
    expect(stripe.asked().map(({ path }) => path)).toEqual([
      '/v1/refunds',
      '/v1/refunds',
      `/v1/refunds?payment_intent=${paymentId}&limit=100`,
    ])
    expect((await paymentsOf(id)).map(({ provider_id }) => provider_id)).toEqual([paymentId, given.id])
    expect((await depositOf(id, token)).status).toBe('refunded')
  })

  it('is requested for the rest, and both parts are found if nothing is left', async () => {
    const { id, token, paymentId, refund } = await cancelled()
    const part = (amount: number) =>
      refundObject({ id: `re_${crypto.randomUUID()}`, payment_intent: paymentId, amount })
    newStripe(
      () => json(alreadyRefunded, 400),
      () => json({ object: 'list', data: [part(20_000), part(100_000)] }),
    )
    await refund()
    expect((await depositOf(id, token)).status).toBe('refunded')
    expect((await paymentsOf(id)).map(({ cents }) => cents)).toEqual([120_000, 20_000, 100_000])
  })

  it('looks up a payment at Stripe before its webhook arrives', async () => {
    const { id, token, checkoutId } = await begun()
    const paymentId = newPaymentId()
    const stripe = newStripe(() =>
      json(checkoutSession({ status: 'complete', payment_status: 'paid', payment_intent: paymentId })),
    )
    const env = envOf(id, withStripe)
    const subject = await findSubject(primaryDatabase(env), checkoutId)
    if (!subject) throw new Error('There is no checkout.')
    const refund = { refundId: `re_${crypto.randomUUID()}`, cents: 120_000, status: 'succeeded' } as const
    const told = { kind: 'refund', checkoutId, accountId: account, paymentId, refund } as const
    await settle(workIn(env), subject, told, Date.now())
    expect(stripe.asked()).toMatchObject([{ path: `/v1/checkout/sessions/${checkoutSession().id}`, account }])
    expect((await depositOf(id, token)).status).toBe('refunded')
    expect((await paymentEventsOf(id)).sort()).toEqual(['payment.refunded', 'payment.succeeded'])
  })

  it('that the company made by hand is recorded, and canceling makes no other', async () => {
    const { id, token, paymentId, checkoutId, refund } = await paid()
    const byHand = refundObject({ id: `re_${crypto.randomUUID()}`, payment_intent: paymentId })
    const stripe = newStripe(
      () => json(alreadyRefunded, 400),
      () => json({ object: 'list', data: [byHand] }),
    )
    const charge = { object: 'charge', refunded: true, amount_refunded: 120_000, payment_intent: paymentId }
    const told = { type: 'charge.refunded', account, object: { ...charge, metadata: { checkout: checkoutId } } }
    await withoutQueues(() => hear(told))
    await refund()
    expect((await depositOf(id, token)).status).toBe('refunded')
    await withoutQueues(async () => {
      await hear(told)
      await act(id, 'cancel', { token })
    })
    await refund()
    expect(stripe.calls).toHaveLength(2)
    expect((await paymentsOf(id)).map((row) => [row.kind, row.refund_reason])).toEqual([
      ['payment', 'by_company'],
      ['refund', 'by_company'],
    ])
  })

  it('that fails is retried after longer and longer waits, and the company is told after a day', async () => {
    const { id, token, refund } = await cancelled()
    const stripe = newStripe(() => json(apiError, 500))
    const told = async () =>
      (
        await d1
          .prepare("select 1 from mails where subject_id = ? and purpose = 'payment.refund_failed'")
          .bind(id)
          .all()
      ).results.length
    let now = Date.now()
    for (let tries = 1; tries <= 7; tries++) {
      await withoutQueues(() => refund(now))
      const [payment] = await paymentsOf(id)
      expect(payment).toMatchObject({ refund_tries: tries, refund_reason: 'called_off' })
      expect(payment?.refund_due_at).toBeGreaterThan(now)
      now = payment?.refund_due_at ?? 0
      expect(await told()).toBe(tries < 6 ? 0 : 1)
    }
    expect(new Set(stripe.asked().map(({ key }) => key)).size).toBe(7)
    newStripe(() => json(refundObject({ id: `re_${crypto.randomUUID()}` })))
    await refund(now)
    expect((await depositOf(id, token)).status).toBe('refunded')
  })
})

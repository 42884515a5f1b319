import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { signatureOf } from '../../src/providers/payments/signature'
import { askCheckout } from '../../src/sales/payments/ask'
import { refundDeposit } from '../../src/sales/payments/refund'
import { newMember, request, signedIn } from '../support/client'
import { act, agreed, evidenceOf, getByToken, newContract, rowsOf, withoutQueues } from '../support/contracts'
import { envOf } from '../support/databases'
import {
  bodyOf,
  cards,
  checkoutsOf,
  checkoutUrl,
  depositOf,
  due,
  followed,
  hear,
  hearBody,
  paidSession,
  paymentEventsOf,
  paymentsOf,
  payWith,
  submit,
} from '../support/payments'
import { workIn } from '../support/running'

const minute = 60 * 1000
const day = 24 * 60 * minute

/** Returns a contract with the checkout that the homeowner was sent to. */
async function begun() {
  const made = await due()
  const page = await checkoutUrl(made.id, made.token)
  const [checkout] = await checkoutsOf(made.id)
  if (!checkout) throw new Error('There is no checkout.')
  return { ...made, page, checkout }
}

async function paid() {
  const made = await begun()
  expect((await hear(paidSession(made.checkout.id))).status).toBe(200)
  return made
}

const statusOf = async ({ id, token }: { id: string; token: string }) => (await depositOf(id, token)).status

describe('a deposit', () => {
  it('is due after the last signature, in whole cents of the frozen price', async () => {
    const made = await agreed()
    const before = await depositOf(made.id, made.token)
    expect(before).toEqual({ cents: 120_000, status: 'none', paidAt: null, refundedAt: null })
    expect((await act(made.id, 'deposit', { token: made.token })).body.code).toBe('contract_not_signed')
    const { contract, id, token } = await due()
    expect(contract.deposit).toMatchObject({ cents: 120_000, status: 'due' })
    expect((await act(id, 'deposit', { token })).status).toBe(200)
  })

  it('is not requested by a contract without one', async () => {
    const { id, token, contract } = await due({ depositBasisPoints: 0 })
    expect(contract.deposit).toEqual({ cents: 0, status: 'none', paidAt: null, refundedAt: null })
    const answer = await act(id, 'deposit', { token })
    expect([answer.status, answer.body.code]).toEqual([409, 'no_deposit'])
  })

  it('can only be paid with the token of its contract', async () => {
    const { id } = await due()
    const other = await newContract()
    expect((await act(id, 'deposit', { token: other.token })).status).toBe(404)
    expect((await act(id, 'deposit', {})).status).toBe(401)
    expect((await act(other.id, 'deposit', { token: 'none' })).status).toBe(404)
    expect(await checkoutsOf(id)).toEqual([])
  })

  it('starts one checkout for any number of simultaneous calls', async () => {
    const { id, token } = await due()
    const urls = await Promise.all(Array.from({ length: 8 }, () => checkoutUrl(id, token)))
    expect(new Set(urls.map(({ href }) => href)).size).toBe(1)
    expect(await checkoutsOf(id)).toMatchObject([{ attempt: 1, status: 'open' }])
  })

  it('takes two round trips to the database to start, and one to start again', async () => {
    const { id, token } = await due()
    const trips = async () =>
      Number((await act(id, 'deposit', { token })).headers.get('server-timing')?.match(/desc="(\d+) trip/)?.[1])
    expect([await trips(), await trips()]).toEqual([2, 1])
  })

  it('can be paid in a new checkout after the old one expired without payment', async () => {
    const { id, token, page, checkout } = await begun()
    const expired = { type: 'checkout.session.expired', object: { metadata: { checkout: checkout.id } } }
    expect((await hear(expired)).status).toBe(200)
    expect(await statusOf({ id, token })).toBe('due')
    expect((await checkoutUrl(id, token)).href).not.toBe(page.href)
    expect(await checkoutsOf(id)).toMatchObject([
      { attempt: 1, status: 'expired' },
      { attempt: 2, status: 'open' },
    ])
  })
})

describe('the practice checkout', () => {
  it('takes payment from a good card before the homeowner is back', async () => {
    const { id, token, page, contract } = await begun()
    const shown = await request('GET', page.pathname)
    for (const said of [
      'Pay Summit Roofing',
      '$1,200.00',
      `Deposit, contract no. ${contract.number}`,
      '4242 4242 4242 4242',
    ])
      expect(shown.text).toContain(said)
    const answer = await payWith(page, cards.paid)
    expect(answer.status).toBe(303)
    expect(await statusOf({ id, token })).toBe('paid')
    const back = await followed(answer)
    expect(back.headers.get('location')).toBe(`/contracts/${id}?notice=paid`)
    expect(await paymentsOf(id)).toMatchObject([
      { number: 1, kind: 'payment', cents: 120_000, status: 'succeeded', is_deposit: 1, refund_reason: null },
    ])
    expect(await paymentEventsOf(id)).toEqual(['payment.succeeded'])
    expect((await act(id, 'deposit', { token })).body.code).toBe('deposit_paid')
    expect((await request('GET', page.pathname)).text).toContain('This payment page is closed')
    expect((await payWith(page, cards.paid)).status).toBe(303)
    expect(await paymentsOf(id)).toHaveLength(1)
  })

  it('takes nothing from a declined card, and lets another one pay', async () => {
    const { id, token, page } = await begun()
    const shown = await followed(await payWith(page, cards.declined))
    expect(shown.text).toContain('Your card was declined')
    expect((await followed(await payWith(page, cards.declined))).status).toBe(200)
    expect(await statusOf({ id, token })).toBe('due')
    await payWith(page, cards.paid)
    expect(await statusOf({ id, token })).toBe('paid')
    expect(await paymentsOf(id)).toMatchObject([{ status: 'succeeded', is_deposit: 1 }])
    expect(await paymentEventsOf(id)).toEqual(['payment.failed', 'payment.succeeded'])
  })

  it('can ask for a second step, which may be refused', async () => {
    const { id, token, page } = await begun()
    expect((await followed(await payWith(page, cards.step))).text).toContain('Your bank needs your approval')
    expect((await followed(await submit(page, { action: 'refuse' }))).text).toContain('didn’t approve')
    expect(await statusOf({ id, token })).toBe('due')
    await payWith(page, cards.step)
    expect((await submit(page, { action: 'approve' })).status).toBe(303)
    expect(await statusOf({ id, token })).toBe('paid')
  })

  it('asks again for an unknown card, and leads back without a payment when closed', async () => {
    const { id, token, page } = await begun()
    expect((await followed(await payWith(page, '4111 1111 1111 1111'))).text).toContain('Enter one of the test cards')
    const { text } = await request('GET', page.pathname)
    expect(text).toContain(`/contracts/${id}?notice=closed`)
    expect((await checkoutUrl(id, token)).href).toBe(page.href)
    expect(await paymentsOf(id)).toEqual([])
  })

  it('does not exist under another address, or in production', async () => {
    expect((await request('GET', '/practice-checkout/cs_test_none')).status).toBe(404)
  })
})

describe('a webhook', () => {
  it('is accepted only with a valid signature from the last five minutes', async () => {
    const { id, token, checkout } = await begun()
    const event = paidSession(checkout.id)
    const body = bodyOf(event)
    const refused = await Promise.all([
      hear(event, { secret: 'whsec_other' }),
      hear(event, { now: Date.now() - 301 * 1000 }),
      hear(event, { now: Date.now() + 400 * 1000 }),
      hearBody(body, ''),
      hearBody(body, 't=1,v1=00'),
      hearBody(body, `t=${Math.floor(Date.now() / 1000)},v1=${'0'.repeat(64)}`),
      request('POST', '/api/payments/webhook', { body: event }),
    ])
    for (const { status, body } of refused) expect([status, body.code]).toEqual([400, 'signature_invalid'])
    const signature = signatureOf(env.STRIPE_WEBHOOK_SECRET ?? '', body, Date.now())
    expect((await hearBody(body.replace('120000', '1'), signature)).status).toBe(400)
    expect(await statusOf({ id, token })).toBe('due')
    expect((await hearBody(body, signature.replace(',v1', `,v1=${'a'.repeat(64)},v0=x,v1`))).status).toBe(200)
    expect(await statusOf({ id, token })).toBe('paid')
  })

  it('changes nothing when repeated ten times, whatever comes in between', async () => {
    const { id, token, checkout } = await begun()
    const event = paidSession(checkout.id)
    await Promise.all(Array.from({ length: 10 }, () => hear(event)))
    await hear({
      type: 'payment_intent.payment_failed',
      object: { ...event.object, id: event.object.payment_intent, amount: 120_000 },
    })
    await hear({ type: 'checkout.session.expired', object: event.object })
    await hear(event)
    expect(await statusOf({ id, token })).toBe('paid')
    expect(await paymentsOf(id)).toMatchObject([{ status: 'succeeded', is_deposit: 1, refund_due_at: null }])
    expect(await paymentEventsOf(id)).toEqual(['payment.succeeded'])
    expect(await checkoutsOf(id)).toMatchObject([{ status: 'paid' }])
    const mails = await rowsOf<{ audience: string }>(
      "select * from mails where subject_id = ? and purpose = 'payment.receipt'",
      id,
    )
    expect(mails.map(({ audience }) => audience).sort()).toEqual(['company', 'homeowner'])
  })

  it('of an unknown type, or about nothing of ours, is accepted and changes nothing', async () => {
    const { id, token, checkout } = await begun()
    const event = paidSession(checkout.id)
    const answers = await Promise.all([
      hear({ ...event, type: 'invoice.paid' }),
      hear({ ...event, type: '__proto__' }),
      hear({ ...event, type: 'constructor' }),
      hear(paidSession(crypto.randomUUID())),
      hear(paidSession('cs_test_1')),
      hear(paidSession(checkout.id, { metadata: {} })),
      hear(paidSession(checkout.id, { payment_status: 'unpaid' })),
      hear({ type: 'checkout.session.completed', object: {} }),
    ])
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { received: true }])
    expect(await statusOf({ id, token })).toBe('due')
  })

  it('from another company’s account pays no one’s deposit', async () => {
    const made = await due({})
    await made.client.patch('/api/organization', { stripeAccountId: 'acct_Summit' })
    await checkoutUrl(made.id, made.token)
    const [checkout] = await checkoutsOf(made.id)
    const event = paidSession(checkout?.id ?? '')
    for (const account of [undefined, 'acct_Other']) {
      expect((await hear({ ...event, ...(account && { account }) })).status).toBe(200)
      expect(await statusOf(made)).toBe('due')
    }
    await hear({ ...event, account: 'acct_Summit' })
    expect(await statusOf(made)).toBe('paid')
  })

  it('that never arrives is not needed, whether or not the homeowner comes back', async () => {
    const back = await begun()
    const gone = await begun()
    for (const { page, checkout } of [back, gone]) {
      const kept = await env.SESSIONS.get<object>(`practice-checkout:${page.pathname.split('/').at(-1)}`, 'json')
      await env.SESSIONS.put(
        `practice-checkout:${checkout.session_id}`,
        JSON.stringify({ ...kept, status: 'complete' }),
      )
    }
    expect(await statusOf(back)).toBe('due')
    expect((await request('GET', `/deposits/${back.checkout.id}`)).status).toBe(303)
    const unknown = await request('GET', `/deposits/${crypto.randomUUID()}`)
    expect([unknown.status, unknown.headers.get('content-type')]).toEqual([404, expect.stringMatching('text/html')])
    expect(unknown.text).toContain('<h1')
    expect(await statusOf(back)).toBe('paid')
    await askCheckout(workIn(envOf(gone.id)), { checkoutId: gone.checkout.id })
    expect(await statusOf(gone)).toBe('due')
    await askCheckout(workIn(envOf(gone.id)), { checkoutId: gone.checkout.id }, Date.now() + 40 * minute)
    expect(await statusOf(gone)).toBe('paid')
    expect(await paymentEventsOf(gone.id)).toEqual(['payment.succeeded'])
  })
})

describe('a refund', () => {
  it('returns the second of two payments, and the deposit stays paid', async () => {
    const { id, token, checkout } = await begun()
    const [first, second] = [paidSession(checkout.id), paidSession(checkout.id)]
    await withoutQueues(() => Promise.all([hear(first), hear(second)]))
    const rows = await paymentsOf(id)
    expect(rows.map((row) => [row.is_deposit, row.refund_reason])).toEqual([
      [1, null],
      [0, 'paid_twice'],
    ])
    await Promise.all([
      refundDeposit(workIn(envOf(id)), { contractId: id }),
      refundDeposit(workIn(envOf(id)), { contractId: id }),
    ])
    expect(await paymentsOf(id)).toMatchObject([
      { kind: 'payment', is_deposit: 1, refund_reason: null },
      { kind: 'payment', is_deposit: 0, refund_due_at: null },
      { kind: 'refund', cents: 120_000, status: 'succeeded', refund_reason: 'paid_twice' },
    ])
    expect(await statusOf({ id, token })).toBe('paid')
    expect((await paymentEventsOf(id)).sort()).toEqual(['payment.refunded', 'payment.succeeded'])
  })

  it('returns a payment with another amount or currency, and the deposit stays due', async () => {
    const { id, token, checkout } = await begun()
    await withoutQueues(async () => {
      await hear(paidSession(checkout.id, { amount_total: 119_999 }))
      await hear(paidSession(checkout.id, { currency: 'eur' }))
    })
    expect(await statusOf({ id, token })).toBe('due')
    await refundDeposit(workIn(envOf(id)), { contractId: id })
    expect((await paymentsOf(id)).map(({ kind, refund_reason }) => [kind, refund_reason])).toEqual([
      ['payment', 'amount_differs'],
      ['payment', 'amount_differs'],
      ['refund', 'amount_differs'],
      ['refund', 'amount_differs'],
    ])
    expect(await statusOf({ id, token })).toBe('due')
    expect(await paymentEventsOf(id)).toEqual(['payment.refunded', 'payment.refunded'])
    expect((await act(id, 'deposit', { token })).status).toBe(200)
  })

  it('returns the deposit of a canceled contract once', async () => {
    const made = await paid()
    const { id, token } = made
    expect((await act(id, 'cancel', { token })).body.contract.deposit.status).toBe('paid')
    await Promise.all(Array.from({ length: 3 }, () => refundDeposit(workIn(envOf(id)), { contractId: id })))
    await expect.poll(() => statusOf(made)).toBe('refunded')
    await refundDeposit(workIn(envOf(id)), { contractId: id }, Date.now() + 30 * day)
    expect((await paymentsOf(id)).map(({ kind }) => kind)).toEqual(['payment', 'refund'])
    expect(await paymentEventsOf(id)).toEqual(['payment.succeeded', 'payment.refunded'])
    expect((await getByToken(id, token)).body.contract).toMatchObject({ status: 'cancelled' })
    expect((await act(id, 'deposit', { token })).body.code).toBe('contract_cancelled')
  })

  it('returns what was paid after the contract was canceled', async () => {
    const made = await begun()
    const { id, token, checkout } = made
    expect((await act(id, 'cancel', { token })).status).toBe(200)
    expect(await statusOf(made)).toBe('none')
    await withoutQueues(() => hear(paidSession(checkout.id)))
    expect(await statusOf(made)).toBe('paid')
    await refundDeposit(workIn(envOf(id)), { contractId: id })
    expect(await statusOf(made)).toBe('refunded')
    expect((await paymentsOf(id)).map((row) => [row.kind, row.refund_reason])).toEqual([
      ['payment', 'called_off'],
      ['refund', 'called_off'],
    ])
  })

  it('is recorded once, whether its webhook comes before the response, after it, or ten times', async () => {
    const made = await paid()
    const { id, token, checkout } = made
    await withoutQueues(() => act(id, 'cancel', { token }))
    const [payment] = await paymentsOf(id)
    const refund = {
      id: `re_${crypto.randomUUID()}`,
      object: 'refund',
      amount: 120_000,
      payment_intent: payment?.provider_id,
      metadata: { checkout: checkout.id },
    }
    const tell = (status: string, type = 'refund.updated') => hear({ type, object: { ...refund, status } })
    await tell('pending', 'refund.created')
    expect(await statusOf(made)).toBe('paid')
    await Promise.all(Array.from({ length: 10 }, () => tell('succeeded')))
    await tell('pending', 'refund.created')
    await refundDeposit(workIn(envOf(id)), { contractId: id })
    expect(await statusOf(made)).toBe('refunded')
    expect((await paymentsOf(id)).map(({ kind, status }) => [kind, status])).toEqual([
      ['payment', 'succeeded'],
      ['refund', 'succeeded'],
    ])
    expect(await paymentEventsOf(id)).toEqual(['payment.succeeded', 'payment.refunded'])
    await tell('failed', 'refund.failed')
    expect(await statusOf(made)).toBe('paid')
    const told = await rowsOf("select 1 from mails where subject_id = ? and purpose = 'payment.refund_failed'", id)
    expect(told).toHaveLength(1)
  })

  const refundOf = (payment: { provider_id: string } | undefined, checkoutId: string, amount: unknown, more = {}) => ({
    type: 'refund.created',
    object: {
      id: `re_${crypto.randomUUID()}`,
      object: 'refund',
      amount,
      payment_intent: payment?.provider_id,
      metadata: { checkout: checkoutId },
      status: 'succeeded',
      ...more,
    },
  })

  it('returns the rest of a partly refunded deposit when the contract is canceled', async () => {
    const made = await paid()
    const { id, token, checkout } = made
    const [payment] = await paymentsOf(id)
    expect((await hear(refundOf(payment, checkout.id, 100))).status).toBe(200)
    expect(await statusOf(made)).toBe('paid')
    await withoutQueues(() => act(id, 'cancel', { token }))
    await refundDeposit(workIn(envOf(id)), { contractId: id })
    expect(await statusOf(made)).toBe('refunded')
    expect((await paymentsOf(id)).map((row) => [row.kind, row.cents, row.refund_reason])).toEqual([
      ['payment', 120_000, 'called_off'],
      ['refund', 100, 'by_company'],
      ['refund', 119_900, 'called_off'],
    ])
    expect(await paymentEventsOf(id)).toEqual(['payment.succeeded', 'payment.refunded', 'payment.refunded'])
  })

  it('is never zero, and never more than was paid', async () => {
    const made = await paid()
    const { id, token, checkout } = made
    const [payment] = await paymentsOf(id)
    for (const amount of [0, -100, 0.5, '100', null, 120_001]) {
      const { status, body } = await hear(refundOf(payment, checkout.id, amount))
      expect([amount, status, body.code]).toEqual([amount, 400, 'refund_invalid'])
    }
    const parts = await Promise.all([1, 2, 3].map(() => hear(refundOf(payment, checkout.id, 50_000))))
    expect(parts.map(({ status }) => status).sort()).toEqual([200, 200, 400])
    expect(await statusOf(made)).toBe('paid')
    const rest = refundOf(payment, checkout.id, 20_000, { status: 'pending' })
    await hear(rest)
    expect(await statusOf(made)).toBe('paid')
    await withoutQueues(() => act(id, 'cancel', { token }))
    await refundDeposit(workIn(envOf(id)), { contractId: id })
    expect(await paymentsOf(id)).toHaveLength(4)
    await hear({ type: 'refund.updated', object: { ...rest.object, status: 'succeeded' } })
    expect(await statusOf(made)).toBe('refunded')
  })

  it('is in the evidence, which detects a changed time in the database', async () => {
    const made = await paid()
    const { id, token, client, checkout } = made
    const [payment] = await paymentsOf(id)
    const parts = [refundOf(payment, checkout.id, 100_000), refundOf(payment, checkout.id, 20_000)]
    for (const part of parts) await hear(part)
    const last = parts[1]?.object
    await hear({ type: 'refund.failed', object: { ...last, status: 'failed' } })
    await hear(refundOf(payment, checkout.id, 20_000))
    const { isIntact, events } = await evidenceOf(id, client)
    const ofDeposit = events.filter(({ type }: { type: string }) => type.startsWith('deposit_'))
    expect(isIntact).toBe(true)
    expect(
      ofDeposit.map(({ type, content }: { type: string; content: object }) => ({ type, ...content })),
    ).toMatchObject([
      { type: 'deposit_paid', paymentId: payment?.provider_id, cents: 120_000 },
      { type: 'deposit_refunded', cents: 100_000 },
      { type: 'deposit_refunded', refundId: last?.id, cents: 20_000 },
      { type: 'deposit_refund_failed', refundId: last?.id, cents: 20_000 },
      { type: 'deposit_refunded', cents: 20_000 },
    ])
    for (const set of [
      'deposit_paid_at = deposit_paid_at - 1',
      'deposit_refunded_at = null',
      'deposit_paid_at = null',
    ]) {
      const [before] = await rowsOf<Record<string, number>>('select * from contracts where id = ?', id)
      await rowsOf(`update contracts set ${set} where id = ? returning id`, id)
      expect([set, (await evidenceOf(id, client)).isIntact]).toEqual([set, false])
      const { deposit_paid_at, deposit_refunded_at } = before ?? {}
      const back = `deposit_paid_at = ${deposit_paid_at}, deposit_refunded_at = ${deposit_refunded_at}`
      await rowsOf(`update contracts set ${back} where id = ? returning id`, id)
    }
    expect(await statusOf({ id, token })).toBe('refunded')
  })

  it('is recorded, as is a change of the contract at the same moment', async () => {
    const made = await begun()
    const { id, token, client, checkout } = made
    const event = paidSession(checkout.id)
    await Promise.all([hear(event), act(id, 'withdraw-consent', { token }), hear(event), getByToken(id, token)])
    expect(await statusOf({ id, token })).toBe('paid')
    const { isIntact, events } = await evidenceOf(id, client)
    const types = events.map(({ type }: { type: string }) => type)
    expect([isIntact, types.includes('deposit_paid'), types.includes('consent_withdrawn')]).toEqual([true, true, true])
    expect(await paymentEventsOf(id)).toEqual(['payment.succeeded'])
  })

  it('is answered with 503 until its payment is known', async () => {
    const made = await begun()
    const { id, checkout } = made
    const event = paidSession(checkout.id)
    const whole = refundOf({ provider_id: event.object.payment_intent }, checkout.id, 120_000)
    const declined = { id: event.object.payment_intent, amount: 120_000, currency: 'usd' }
    const metadata = { checkout: checkout.id }
    await hear({ type: 'payment_intent.payment_failed', object: { ...declined, metadata } })
    const charge = { payment_intent: event.object.payment_intent, refunded: true, metadata }
    for (const early of [whole, { type: 'charge.refunded', object: charge }]) {
      const { status, body } = await hear(early)
      expect([status, body.code]).toEqual([503, 'payment_unknown'])
    }
    await hear(event)
    expect(await statusOf(made)).toBe('paid')
    expect((await hear(whole)).status).toBe(200)
    expect(await statusOf(made)).toBe('refunded')
    expect((await hear({ type: 'charge.refunded', object: charge })).status).toBe(200)
    expect((await paymentsOf(id)).map(({ kind }) => kind)).toEqual(['payment', 'refund'])
  })

  it('is found by the schedule when the message of a cancellation was lost', async () => {
    const { refundCalledOffJob, refundDepositJob } = await import('../../src/sales/payments/refund')
    const { primaryDatabase } = await import('../../src/core/database/database')
    const { id, token } = await paid()
    await withoutQueues(() => act(id, 'cancel', { token }))
    const db = primaryDatabase(envOf(id))
    const found = (await refundCalledOffJob.ask(db, envOf(id), Date.now())) as unknown as { contractId: string }[]
    expect(found.map(({ contractId }) => contractId)).toContain(id)
    await refundDeposit(workIn(envOf(id)), { contractId: id })
    const left = (await refundCalledOffJob.ask(db, envOf(id), Date.now())) as unknown as { contractId: string }[]
    expect(left.map(({ contractId }) => contractId)).not.toContain(id)
    const due = (await refundDepositJob.ask(db, envOf(id), Date.now() + day)) as unknown as { contractId: string }[]
    expect(due.map(({ contractId }) => contractId)).not.toContain(id)
  })
})

describe('the payment account of a company', () => {
  it('can be set and seen by its owner', async () => {
    const client = await signedIn()
    const editor = await newMember(client, 'editor')
    expect((await editor.patch('/api/organization', { stripeAccountId: 'acct_Other' })).status).toBe(403)
    expect((await client.get('/api/organization')).body.organization.stripeAccountId).toBeNull()
    const set = await client.patch('/api/organization', { stripeAccountId: 'acct_1T8oxK0AcRNJbwd4' })
    expect(set.body.organization.stripeAccountId).toBe('acct_1T8oxK0AcRNJbwd4')
    expect((await client.patch('/api/organization', { stripeAccountId: 'sk_live_1' })).status).toBe(400)
    expect(
      (await client.patch('/api/organization', { stripeAccountId: null })).body.organization.stripeAccountId,
    ).toBeNull()
  })
})

import { createHmac } from 'node:crypto'
import { minute, origin } from './caller.ts'
import type { Random } from './random.ts'
import type { World } from './world.ts'

type Session = {
  id: string
  object: 'checkout.session'
  url: string
  client_reference_id: string
  metadata: { checkout: string }
  amount_total: number
  currency: 'usd'
  expires_at: number
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  payment_intent: string | null
}

export type Charge = { id: string; checkoutId: string; accountId: string; cents: number; refunds: Refund[] }
type Refund = { id: string; object: 'refund'; amount: number; status: 'succeeded'; payment_intent: string }

const secret = 'whsec_porchlight-local-practice'
/** An event that was not accepted comes again after these minutes. */
const again = [1, 5, 30, 60, 120]

/**
 * Simulates the part of Stripe that deposits need: it keeps its response to each idempotency key, and repeats its
 * events.
 */
export class Stripe {
  readonly charges = new Map<string, Charge>()
  readonly #sessions = new Map<string, Session & { accountId: string }>()
  readonly #answers = new Map<string, { body: object; status: number }>()
  readonly #world: World
  readonly #random: Random

  constructor(world: World) {
    this.#world = world
    this.#random = world.chance.stream('stripe')
    world.network.serve('api.stripe.com', (request) => this.#answer(request))
  }

  /** A homeowner pays on Stripe's page. */
  pay(url: string) {
    const session = this.#sessions.get(url.slice(url.lastIndexOf('/') + 1))
    if (session?.status !== 'open' || session.expires_at * 1000 <= this.#world.timeline.now) return undefined
    const id = `pi_${this.#random.uuid().replaceAll('-', '')}`
    Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: id })
    const { accountId, amount_total: cents, metadata } = session
    const charge: Charge = { id, checkoutId: metadata.checkout, accountId, cents, refunds: [] }
    this.charges.set(id, charge)
    this.#tell('checkout.session.completed', session, accountId)
    return charge
  }

  /** The company refunds a part in Stripe's dashboard. */
  refundByHand(charge: Charge, cents: number) {
    if (cents >= this.#left(charge)) return
    const refund = this.#refund(charge, cents)
    this.#tell('refund.created', { ...refund, metadata: { checkout: charge.checkoutId } }, charge.accountId)
  }

  async #answer(request: Request) {
    const key = request.headers.get('idempotency-key')
    const before = key === null ? undefined : this.#answers.get(key)
    const answer = before ?? (await this.#newAnswer(request))
    if (key !== null) this.#answers.set(key, answer)
    return Response.json(answer.body, { status: answer.status })
  }

  async #newAnswer(request: Request) {
    const { pathname, searchParams } = new URL(request.url)
    const accountId = request.headers.get('stripe-account') ?? ''
    const input = new URLSearchParams(await request.text())
    const [, , what = '', , id = ''] = pathname.split('/')
    if (what === 'checkout') return request.method === 'POST' ? ok(this.#begin(input, accountId)) : ok(this.#find(id))
    const charge = this.charges.get(input.get('payment_intent') ?? searchParams.get('payment_intent') ?? '')
    if (!charge) return { body: { error: { code: 'resource_missing' } }, status: 404 }
    if (request.method === 'GET') return ok({ data: charge.refunds })
    const left = this.#left(charge)
    if (left === 0) return { body: { error: { code: 'charge_already_refunded' } }, status: 400 }
    return ok(this.#refund(charge, left))
  }

  #begin(input: URLSearchParams, accountId: string) {
    const id = `cs_test_${this.#random.uuid().replaceAll('-', '')}`
    const session = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      client_reference_id: input.get('client_reference_id') ?? '',
      metadata: { checkout: input.get('metadata[checkout]') ?? '' },
      amount_total: Number(input.get('line_items[0][price_data][unit_amount]')),
      currency: 'usd',
      expires_at: Number(input.get('expires_at')),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      accountId,
    } as const
    this.#sessions.set(id, { ...session })
    return session
  }

  #find(id: string) {
    const session = this.#sessions.get(id)
    if (session?.status === 'open' && session.expires_at * 1000 <= this.#world.timeline.now) session.status = 'expired'
    return session ?? {}
  }

  #refund(charge: Charge, cents: number) {
    const id = `re_${this.#random.uuid().replaceAll('-', '')}`
    const refund = { id, object: 'refund', amount: cents, status: 'succeeded', payment_intent: charge.id } as const
    charge.refunds.push(refund)
    return refund
  }

  #left = ({ cents, refunds }: Charge) => cents - refunds.reduce((sum, { amount }) => sum + amount, 0)

  /** An event is lost one time in ten, sent twice one time in ten, and otherwise repeated until it is accepted. */
  #tell(type: string, object: object, account: string) {
    const id = `evt_${this.#random.uuid()}`
    const body = JSON.stringify({ id, object: 'event', type, account, data: { object } }, null, 2)
    const chance = this.#random.next()
    if (chance < 0.1) return
    if (chance < 0.2) void this.#deliver(body)
    void this.#deliver(body)
  }

  async #deliver(body: string) {
    const { timeline } = this.#world
    for (const minutes of [0, ...again]) {
      await timeline.wait(minutes * minute + this.#random.between(100, 3000))
      const headers = { 'content-type': 'application/json', 'stripe-signature': signed(body, timeline.now) }
      const request = new Request(`${origin}/api/payments/webhook`, { method: 'POST', body, headers })
      const response = await this.#world.request(request).catch(() => undefined)
      if (response?.ok) return
    }
  }
}

const ok = (body: object) => ({ body, status: 200 })

function signed(body: string, now: number) {
  const seconds = Math.floor(now / 1000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

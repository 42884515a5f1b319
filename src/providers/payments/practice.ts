import { sha256 } from '../../core/crypto'
import { day, second } from '../../core/time'
import type { CheckoutAsked, CheckoutFound, Payments } from './payments'
import { signatureOf } from './signature'

/** The session as Stripe would store it. */
export type PracticeSession = Omit<CheckoutAsked, 'idempotencyKey'> & {
  sessionId: string
  paymentId: string
  status: 'open' | 'complete' | 'expired'
}

const keyOf = (sessionId: string) => `practice-checkout:${sessionId}`
const idOf = (prefix: string, text: string) => `${prefix}_${sha256(text).slice(0, 40)}`

/** Takes Stripe's place where there is no network. Ids are derived from the idempotency key, and no money moves. */
export const practice = (env: Env): Payments => ({
  name: 'practice',
  needsAccount: false,
  async startCheckout({ idempotencyKey, ...asked }) {
    const sessionId = idOf('cs_test', `${asked.checkoutId} ${idempotencyKey}`)
    const before = await findSession(env, sessionId)
    const session: PracticeSession = { ...asked, sessionId, paymentId: idOf('pi', sessionId), status: 'open' }
    if (!before) await keepSession(env, session)
    return { sessionId, url: new URL(`/practice-checkout/${sessionId}`, asked.cancelUrl).href }
  },
  async findCheckout(sessionId): Promise<CheckoutFound> {
    const session = await findSession(env, sessionId)
    if (session?.status === 'complete') return { state: 'paid', paid: paidIn(session) }
    return { state: session?.status === 'open' && session.expiresAt > Date.now() ? 'open' : 'expired' }
  },
  refund: async ({ idempotencyKey, cents }) => [{ refundId: idOf('re', idempotencyKey), cents, status: 'succeeded' }],
})

/** Anyone may request any URL, and KV limits the length of a key. */
const isSessionId = (text: string) => /^cs_test_\w{1,100}$/.test(text)

export const findSession = async (env: Env, sessionId: string) =>
  isSessionId(sessionId)
    ? ((await env.SESSIONS.get<PracticeSession>(keyOf(sessionId), 'json')) ?? undefined)
    : undefined

export const keepSession = (env: Env, session: PracticeSession) =>
  env.SESSIONS.put(keyOf(session.sessionId), JSON.stringify(session), { expirationTtl: (2 * day) / second })

const paidIn = ({ sessionId, paymentId, cents }: PracticeSession) => ({ sessionId, paymentId, cents, currency: 'usd' })

type PracticeEvent = 'checkout.session.completed' | 'checkout.session.expired' | 'payment_intent.payment_failed'

/** The webhook that Stripe would send, signed the same way. */
export function webhookOf(secret: string, type: PracticeEvent, session: PracticeSession, now: number) {
  const { sessionId, paymentId, checkoutId, cents, accountId } = session
  const metadata = { checkout: checkoutId }
  const isPaid = type === 'checkout.session.completed'
  const object =
    type === 'payment_intent.payment_failed'
      ? {
          id: paymentId,
          object: 'payment_intent',
          amount: cents,
          currency: 'usd',
          status: 'requires_payment_method',
          metadata,
        }
      : {
          id: sessionId,
          object: 'checkout.session',
          amount_total: cents,
          currency: 'usd',
          client_reference_id: checkoutId,
          payment_intent: isPaid ? paymentId : null,
          payment_status: isPaid ? 'paid' : 'unpaid',
          status: isPaid ? 'complete' : 'expired',
          metadata,
        }
  const body = JSON.stringify({
    id: `evt_${crypto.randomUUID().replaceAll('-', '')}`,
    object: 'event',
    ...(accountId && { account: accountId }),
    created: Math.floor(now / second),
    livemode: false,
    type,
    data: { object },
  })
  return { body, signature: signatureOf(secret, body, now) }
}

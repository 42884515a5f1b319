import { type Context, Hono } from 'hono'
import { rules } from '../../core/http/access'
import type { AppEnv } from '../../core/http/context'
import { ApiError } from '../../core/http/errors'
import { log } from '../../core/log'
import { needed } from '../../core/needed'
import { newNonce } from '../../playback/page/page'
import { isPractice } from '../../providers/payments/payments'
import { findSession, keepSession, type PracticeSession, webhookOf } from '../../providers/payments/practice'
import { practicePage, practicePolicy, problems, testCards } from './practice-page'

type Send = (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>

/**
 * Takes Stripe's place on a machine without network. It sends the same webhooks that Stripe would, and even if one is
 * refused, the person who paid is sent back.
 */
export function practiceCheckoutRoutes(send: Send) {
  const path = '/practice-checkout/:session'
  const open = rules({ access: 'public', isAudited: false })
  return new Hono<AppEnv>()
    .get(path, open, async (c) => {
      const session = await sessionOf(c)
      const nonce = newNonce()
      const problem = problems.find((each) => each === c.req.query('problem'))
      const page = practicePage({ session, nonce, isAsking: c.req.query('step') === 'bank', problem })
      return c.html(page, 200, { ...secretHeaders, 'content-security-policy': practicePolicy(nonce) })
    })
    .post(path, open, async (c) => {
      const session = await sessionOf(c)
      const form = await c.req.parseBody()
      const here = (query = '') => to(c, `/practice-checkout/${session.sessionId}${query}`)
      if (session.status !== 'open') return here()
      const { action } = form
      const outcome = action === 'pay' ? outcomeOf(form) : action === 'approve' ? 'paid' : 'refused'
      if (outcome === 'incomplete') return here('?problem=incomplete')
      if (outcome === 'step') return here('?step=bank')
      if (outcome !== 'paid') {
        await tell(c, send, 'payment_intent.payment_failed', session)
        return here(`?problem=${outcome}`)
      }
      await keepSession(c.env, { ...session, status: 'complete' })
      await tell(c, send, 'checkout.session.completed', session)
      return to(c, session.successUrl)
    })
}

const secretHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

const to = (c: Context<AppEnv>, location: string) => c.body(null, 303, { ...secretHeaders, location })

async function sessionOf(c: Context<AppEnv>): Promise<PracticeSession> {
  const session = isPractice(c.env) ? await findSession(c.env, c.req.param('session') ?? '') : undefined
  if (!session) throw new ApiError(404, 'path_not_found', 'There is no such page.')
  return session.status === 'open' && session.expiresAt <= Date.now() ? { ...session, status: 'expired' } : session
}

function outcomeOf({ cardNumber, cardExpiry, cardCvc }: Record<string, unknown>) {
  const digits = (value: unknown) => String(value ?? '').replaceAll(/[\s/-]/g, '')
  const card = Object.entries(testCards).find(([number]) => number === digits(cardNumber))
  return card && isToCome(digits(cardExpiry)) && /^\d{3,4}$/.test(digits(cardCvc)) ? card[1] : 'incomplete'
}

function isToCome(expiry: string) {
  const [, month, year] = /^(\d\d)(?:20)?(\d\d)$/.exec(expiry) ?? []
  const end = Date.UTC(2000 + Number(year), Number(month), 1)
  return Number(month) >= 1 && Number(month) <= 12 && end > Date.now()
}

async function tell(c: Context<AppEnv>, send: Send, type: Parameters<typeof webhookOf>[1], session: PracticeSession) {
  const { body, signature } = webhookOf(needed(c.env, 'STRIPE_WEBHOOK_SECRET'), type, session, Date.now())
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const request = new Request(new URL('/api/payments/webhook', c.req.url), { method: 'POST', headers, body })
  const answer = await send(request, c.env, c.executionCtx as ExecutionContext)
  if (!answer.ok) log('warn', { message: 'A practice webhook was refused.', type, status: answer.status })
}

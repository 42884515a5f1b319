import { link } from '../../core/http/access'
import { workOf } from '../../core/http/context'
import { originOf } from '../../core/http/request'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { mostPaymentWebhookBytes } from '../../core/limits'
import { contractPath } from '../contracts/schemas'
import { startCheckout } from './checkout'
import { checkoutAnswer, checkoutsAtOnce, depositInput, webhookAnswer, webhookBody } from './schemas'
import { takeWebhook } from './webhook'

const tags = ['Contracts']

export const depositRoutes = createRouter().openapi(
  route({
    method: 'post',
    path: '/{contractId}/deposit',
    access: link('token'),
    idempotency: 'contractId',
    limit: checkoutsAtOnce,
    operationId: 'payDeposit',
    tags,
    summary: 'Pay a contract’s deposit',
    description:
      'Returns a checkout page for the deposit, once everyone has signed. The amount is set by the contract. A payment that is made twice, has another amount or arrives after the contract was called off is refunded.',
    request: { params: contractPath, body: jsonBody(depositInput) },
    responses: { 200: answer('Where to pay.', checkoutAnswer), ...errors(404, 409, 503) },
  }),
  async (c) => {
    const { contractId: id } = c.req.valid('param')
    const { token } = c.req.valid('json')
    const asked = { id, token, origin: originOf(c.req.url), now: Date.now() }
    return c.json({ checkoutUrl: await startCheckout(workOf(c), asked) }, 200)
  },
)

export const paymentRoutes = createRouter().openapi(
  route({
    method: 'post',
    path: '/webhook',
    access: 'public',
    idempotency: 'none',
    isAudited: false,
    mostBytes: mostPaymentWebhookBytes,
    operationId: 'receivePaymentWebhook',
    tags,
    summary: 'Receive a payment event',
    description:
      'Takes events from Stripe only: `Stripe-Signature` must verify. Repeated events, and events that aren’t about a deposit, change nothing.',
    request: { body: jsonBody(webhookBody) },
    responses: { 200: answer('The event was received.', webhookAnswer), ...errors(400, 503) },
  }),
  async (c) => {
    await takeWebhook(workOf(c), await c.req.text(), c.req.header('stripe-signature') ?? '', Date.now())
    return c.json({ received: true } as const, 200)
  },
)

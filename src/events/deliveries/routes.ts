import { workOf } from '../../core/http/context'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, optionalJsonBody, route } from '../../core/http/route'
import { subscriptionPath } from '../notifications/schemas'
import { createTest, getDelivery, listDeliveries, resend } from './queries'
import { tryQueueDeliveries } from './queue'
import { recover } from './recover'
import {
  deliveryAnswer,
  deliveryList,
  deliveryListQuery,
  deliveryOf,
  deliveryPath,
  recovered,
  recovery,
  testInput,
} from './schemas'

const tags = ['Notifications']
const defaultPageRows = 50
const mostRecovered = 1000

export const deliveryRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/subscriptions/{subscriptionId}/deliveries',
      operationId: 'listDeliveries',
      tags,
      summary: 'List deliveries',
      description: `Returns a subscription’s deliveries, newest first, ${defaultPageRows} per page unless you set \`limit\`. Deliveries are kept for 30 days.`,
      request: { params: subscriptionPath, query: deliveryListQuery },
      responses: { 200: answer('The deliveries, with every attempt.', deliveryList), ...errors(400, 404) },
    }),
    async (c) => {
      const { limit = defaultPageRows, cursor, status } = c.req.valid('query')
      const { rows, attempts } = await listDeliveries(
        c.var.db,
        c.var.caller.organizationId,
        c.req.valid('param').subscriptionId,
        { status, cursor: readCursor(cursor) },
        limit,
      )
      const { rows: shown, nextCursor } = page(rows, limit)
      return c.json({ deliveries: shown.map((row) => deliveryOf(row, attempts)), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/subscriptions/{subscriptionId}/deliveries/{deliveryId}',
      operationId: 'getDelivery',
      tags,
      summary: 'Get a delivery',
      description: 'Returns a delivery with the payload that was sent and every attempt.',
      request: { params: deliveryPath },
      responses: { 200: answer('The delivery.', deliveryAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { subscriptionId, deliveryId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const { delivery, attempts } = await getDelivery(c.var.db, organizationId, subscriptionId, deliveryId)
      return c.json({ delivery: deliveryOf(delivery, attempts) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/subscriptions/{subscriptionId}/deliveries/{deliveryId}/resend',
      operationId: 'resendDelivery',
      tags,
      summary: 'Resend a delivery',
      description:
        'Sends a delivery again, whatever its outcome was, with the same `webhook-id` and a new set of retries.',
      request: { params: deliveryPath },
      responses: { 200: answer('The delivery will be sent again.', deliveryAnswer), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { subscriptionId, deliveryId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const { delivery, attempts, isSlow } = await resend(
        workOf(c),
        organizationId,
        subscriptionId,
        deliveryId,
        Date.now(),
      )
      c.executionCtx.waitUntil(tryQueueDeliveries(c.env, [{ id: deliveryId, isSlow }]))
      return c.json({ delivery: deliveryOf(delivery, attempts) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/subscriptions/{subscriptionId}/test',
      operationId: 'testSubscription',
      tags,
      summary: 'Send a test event',
      description:
        'Sends an example event to this subscription only: one of `eventType`, or else of the subscription’s own type (`presentation.created` for `*`). Its payload has `test: true`, and a webhook has the header `webhook-test: true`.',
      request: { params: subscriptionPath, body: optionalJsonBody(testInput) },
      responses: { 200: answer('The test event is on its way.', deliveryAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { subscriptionId } = c.req.valid('param')
      const { eventType } = c.req.valid('json')
      const { organizationId } = c.var.caller
      const { delivery, isSlow } = await createTest(workOf(c), organizationId, subscriptionId, eventType, Date.now())
      c.executionCtx.waitUntil(tryQueueDeliveries(c.env, [{ id: delivery.id, isSlow }]))
      return c.json({ delivery: deliveryOf(delivery) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/subscriptions/{subscriptionId}/recover',
      operationId: 'recoverDeliveries',
      tags,
      summary: 'Resend what was missed',
      description: `Sends a subscription’s failed and canceled deliveries again, and delivers the events that it missed since then because it was off or asked for other types. At most ${mostRecovered} deliveries per call.`,
      request: { params: subscriptionPath, body: jsonBody(recovery) },
      responses: { 200: answer('How many deliveries will be sent.', recovered), ...errors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const { subscriptionId } = c.req.valid('param')
      const since = Date.parse(c.req.valid('json').since)
      const { recovered, queued } = await recover(
        workOf(c),
        organizationId,
        subscriptionId,
        since,
        mostRecovered,
        Date.now(),
      )
      c.executionCtx.waitUntil(tryQueueDeliveries(c.env, queued))
      return c.json({ recovered, hasMore: recovered === mostRecovered }, 200)
    },
  )

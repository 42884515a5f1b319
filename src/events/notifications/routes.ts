import { newId } from '../../core/database/shards'
import { workOf } from '../../core/http/context'
import { describedHeaders } from '../../core/http/described-headers'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, optionalJsonBody, route, success } from '../../core/http/route'
import { versionOf } from '../../core/http/versions'
import { reference } from '../../core/http/zod'
import { mostSubscriptions } from '../../core/limits'
import { encryptConfig, encryptEach, encryptSecret, newSecret } from '../../core/stored-secrets'
import { describeEvents } from '../event-types/catalogue'
import {
  createSubscription,
  deleteSubscription,
  findSubscription,
  listSubscriptions,
  type OwnsDeck,
  requireSubscription,
  rotateSecret,
  subscriptionVersion,
  updateSubscription,
} from './queries'
import { askRecipients } from './recipients'
import {
  defaultGraceSeconds,
  eventTypeList,
  readForEachChannel,
  requireSendable,
  requireTypes,
  rotation,
  subscription,
  subscriptionInput,
  subscriptionList,
  subscriptionListQuery,
  subscriptionOf,
  subscriptionPatch,
  subscriptionPath,
  subscriptionWithSecret,
  typesIn,
} from './schemas'

const tags = ['Notifications']
const usualPage = 50

/** Describes what a webhook gets, so that generated clients have its types. */
const sentEvent = {
  event: {
    '{$request.body#/channelConfig/url}': {
      post: {
        tags,
        summary: 'An event is sent to your webhook',
        description:
          'Signed as Standard Webhooks describes, with `webhook-id`, `webhook-timestamp` and `webhook-signature`. Any answer of 2xx within 15 seconds counts as received; otherwise it is tried again.',
        requestBody: { required: true, content: { 'application/json': { schema: reference('NotificationPayload') } } },
        responses: {
          204: { description: 'You received it. Any other 2xx says the same.' },
          '4XX': { description: 'It is tried again; 410 turns the subscription off.' },
        },
      },
    },
  },
}

export const notificationRoutes = (ownsDeck: OwnsDeck) =>
  createRouter()
    .openapi(
      route({
        method: 'get',
        path: '/event-types',
        operationId: 'listEventTypes',
        tags,
        summary: 'List event types',
        description: 'Returns every event that a subscription can name as its `eventType`.',
        responses: {
          200: answer('Every event with an example and the schema of its data.', eventTypeList),
        },
      }),
      (c) => c.json({ eventTypes: describeEvents() }, 200),
    )
    .openapi(
      route({
        method: 'get',
        path: '/subscriptions',
        operationId: 'listSubscriptions',
        tags,
        summary: 'List subscriptions',
        description:
          'Returns the company’s subscriptions, newest first: all of them unless you page with `limit` or `cursor`. If there are more, the header `next-cursor` has the cursor of the next page.',
        request: { query: subscriptionListQuery },
        responses: {
          200: { ...answer('The subscriptions, bare.', subscriptionList), headers: describedHeaders('Next-Cursor') },
          ...errors(400),
        },
      }),
      async (c) => {
        const { cursor, limit = cursor === undefined ? undefined : usualPage } = c.req.valid('query')
        const { organizationId, role } = c.var.caller
        const rows = await listSubscriptions(c.var.db, organizationId, limit, readCursor(cursor))
        const { rows: shown, nextCursor } = page(rows, limit)
        if (nextCursor) c.header('next-cursor', nextCursor)
        return c.json(
          shown.map((row) => subscriptionOf(c.env, row, role)),
          200,
        )
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/subscriptions',
        operationId: 'createSubscription',
        tags,
        summary: 'Create a subscription',
        description:
          'Sends each matching event to a channel from now on. Email recipients are first asked to confirm their address.',
        request: { body: jsonBody(subscriptionInput) },
        callbacks: sentEvent,
        responses: {
          201: answer('The new subscription, with the secret if it is a webhook.', subscriptionWithSecret),
          ...errors(404, 409),
        },
      }),
      async (c) => {
        const input = c.req.valid('json')
        requireSendable(c.env, input)
        const id = newId(c.env.SHARD)
        const secret = input.channel === 'webhook' ? newSecret() : null
        const row = {
          ...input,
          ...requireTypes(input),
          id,
          organizationId: c.var.caller.organizationId,
          channelConfig: encryptConfig(c.env, id, input.channelConfig),
          secret: secret && encryptSecret(c.env, id, secret),
        }
        const created = await createSubscription(workOf(c), ownsDeck, row, mostSubscriptions, Date.now())
        if (input.channel === 'email') c.executionCtx.waitUntil(askRecipients(workOf(c), row.organizationId))
        return c.json(
          { ...subscriptionOf(c.env, created, c.var.caller.role), channelConfig: input.channelConfig, secret },
          201,
        )
      },
    )
    .openapi(
      route({
        method: 'get',
        path: '/subscriptions/{subscriptionId}',
        version: subscriptionVersion,
        operationId: 'getSubscription',
        tags,
        summary: 'Get a subscription',
        description:
          'Returns a subscription’s settings and whether its deliveries are failing. The secret isn’t shown again.',
        request: { params: subscriptionPath },
        responses: { 200: answer('The subscription.', subscription), ...errors(400, 404) },
      }),
      async (c) => {
        const { subscriptionId } = c.req.valid('param')
        const rows = await findSubscription(c.var.db, c.var.caller.organizationId, subscriptionId)
        const row = requireSubscription(rows)
        return c.json(subscriptionOf(c.env, row, c.var.caller.role), 200, versionOf(row))
      },
    )
    .openapi(
      route({
        method: 'patch',
        path: '/subscriptions/{subscriptionId}',
        version: subscriptionVersion,
        operationId: 'updateSubscription',
        tags,
        summary: 'Update a subscription',
        description:
          'Changes the members you send and keeps the others. Deliveries that are already waiting go to wherever the subscription points when they are sent.',
        request: { params: subscriptionPath, body: jsonBody(subscriptionPatch) },
        responses: { 200: answer('The updated subscription.', subscription), ...errors(404) },
      }),
      async (c) => {
        const patch = c.req.valid('json')
        const { subscriptionId } = c.req.valid('param')
        const { organizationId, role } = c.var.caller
        const read = patch.channelConfig && readForEachChannel(c.env, patch.channelConfig)
        const config = read && { ...read, fits: encryptEach(c.env, subscriptionId, read.fits) }
        const updated = await updateSubscription(
          workOf(c),
          ownsDeck,
          organizationId,
          subscriptionId,
          { ...patch, ...typesIn(patch) },
          config,
          Date.now(),
        )
        if (updated.channel === 'email') c.executionCtx.waitUntil(askRecipients(workOf(c), organizationId))
        return c.json(subscriptionOf(c.env, updated, role), 200, versionOf(updated))
      },
    )
    .openapi(
      route({
        method: 'delete',
        path: '/subscriptions/{subscriptionId}',
        version: subscriptionVersion,
        operationId: 'deleteSubscription',
        tags,
        summary: 'Delete a subscription',
        description: 'Deletes a subscription and all of its deliveries, including those still waiting to be sent.',
        request: { params: subscriptionPath },
        responses: { 200: answer('The subscription was deleted.', success), ...errors(400, 404) },
      }),
      async (c) => {
        await deleteSubscription(workOf(c), c.var.caller.organizationId, c.req.valid('param').subscriptionId)
        return c.json({ success: true }, 200)
      },
    )
    .openapi(
      route({
        method: 'post',
        path: '/subscriptions/{subscriptionId}/rotate-secret',
        operationId: 'rotateSecret',
        tags,
        summary: 'Rotate a webhook’s secret',
        description:
          'Replaces a webhook’s secret. During the grace period each webhook carries a signature for every valid secret. A grace period of zero ends all earlier secrets too.',
        request: { params: subscriptionPath, body: optionalJsonBody(rotation) },
        responses: {
          200: answer('The subscription and its new secret.', subscriptionWithSecret),
          ...errors(404, 409),
        },
      }),
      async (c) => {
        const { subscriptionId } = c.req.valid('param')
        const { gracePeriodSeconds = defaultGraceSeconds } = c.req.valid('json')
        const secret = newSecret()
        const rotated = await rotateSecret(
          workOf(c),
          c.var.caller.organizationId,
          subscriptionId,
          encryptSecret(c.env, subscriptionId, secret),
          gracePeriodSeconds,
          Date.now(),
        )
        return c.json({ ...subscriptionOf(c.env, rotated, c.var.caller.role), secret }, 200)
      },
    )

import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { primaryDatabase } from '../../src/core/database/database'
import { atShard, newId } from '../../src/core/database/shards'
import { deliver } from '../../src/events/deliveries/deliver'
import { fanOut } from '../../src/events/deliveries/fan-out'
import { insertEvent, type NewEvent } from '../../src/events/outbox/outbox'
import type { Answer, signedIn } from './client'
import { d1, envOf, shardOf } from './databases'
import { type Behaviour, type Call, endpoints } from './endpoints'
import { workIn } from './running'

type Client = Awaited<ReturnType<typeof signedIn>>
/** An endpoint that gives each of these answers in turn, and then repeats the last. */
export function newEndpoint(...behaviours: (number | Behaviour)[]) {
  const host = `${crypto.randomUUID()}.example`
  const calls: Call[] = []
  const behaviour: Behaviour = (call, signal) => {
    const next = behaviours[Math.min(calls.length, behaviours.length) - 1] ?? 200
    return typeof next === 'number' ? new Response(`answer ${next}`, { status: next }) : next(call, signal)
  }
  endpoints.set(host, { calls, behaviour })
  return { url: `https://${host}/hooks`, calls }
}

/** Never answers; rejects when the caller aborts. */
export const hanging: Behaviour = (_, signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

type Sent = { body: { kind: string; deliveryId: string; eventId: string }; delay: number; isSlow: boolean }

/** Its queue keeps messages until the test delivers them. */
export function newEnvironment(overrides: Record<string, unknown> = {}) {
  const sent: Sent[] = []
  const batches: number[] = []
  const queue = (isSlow: boolean) => ({
    send: async (body: Sent['body'], options?: { delaySeconds: number }) =>
      void sent.push({ body, delay: options?.delaySeconds ?? 0, isSlow }),
    sendBatch: async (messages: { body: Sent['body'] }[]) => {
      batches.push(messages.length)
      sent.push(...messages.map(({ body }) => ({ body, delay: 0, isSlow })))
    },
  })
  const [EVENTS, DELIVERIES, DELIVERIES_SLOW] = [queue(false), queue(false), queue(true)]
  const environment = { ...env, EVENTS, DELIVERIES, DELIVERIES_SLOW, ...overrides } as unknown as Env
  return {
    env: environment,
    sent,
    batches,
    fanOut: async (eventId: string, now: number) => {
      await fanOut(workIn(atShard(environment, shardOf(eventId))), { kind: 'fan-out', eventId }, now)
      return sent.splice(0).map(({ body }) => body)
    },
    /** Random is 0.5, so each wait is exactly as planned. */
    deliver: (message: { deliveryId: string }, now: number) =>
      deliver(
        workIn(atShard(environment, shardOf(message.deliveryId))),
        { kind: 'deliver', deliveryId: message.deliveryId },
        () => now,
        () => 0.5,
      ),
  }
}

/** Collects `waitUntil` promises so that the test can await them. */
export function execution() {
  const background: Promise<unknown>[] = []
  return { background, context: { waitUntil: (work: Promise<unknown>) => void background.push(work) } }
}

export async function recordedEvent(client: Client, now: number, event: Partial<NewEvent> = {}) {
  const { organizationId } = client
  const deckId = crypto.randomUUID()
  const data = { deckId, name: 'Roof replacement' }
  const db = primaryDatabase(envOf(organizationId))
  const whole = { type: 'deck.created', organizationId, deckId, data, ...event } as NewEvent
  const [row] = await insertEvent(db, { ...whole, id: newId(db.shard) }, now, sql`true`)
  return row?.id ?? ''
}

export async function subscribed(client: Client, more: Record<string, unknown> = {}) {
  const input = { name: 'CRM', eventType: '*', channel: 'console', channelConfig: {}, ...more }
  const answer: Answer = await client.post('/api/notifications/subscriptions', input)
  if (answer.status !== 201) throw new Error(answer.text)
  const path = `/api/notifications/subscriptions/${answer.body.id}`
  const log = async (query = '') => (await client.get(`${path}/deliveries${query}`)).body.deliveries
  return { id: answer.body.id as string, secret: answer.body.secret as string, path, log }
}

export const webhookTo = (url: string, headers?: Record<string, string>) => ({
  channel: 'webhook',
  channelConfig: { url, ...(headers && { headers }) },
})

export async function pendingDelivery(client: Client, now: number, ...behaviours: (number | Behaviour)[]) {
  const endpoint = newEndpoint(...behaviours)
  const subscription = await subscribed(client, webhookTo(endpoint.url))
  const environment = newEnvironment()
  const eventId = await recordedEvent(client, now)
  const messages = await environment.fanOut(eventId, now)
  const statement = d1.prepare('select id from deliveries where event_id = ? and subscription_id = ?')
  const row = await statement.bind(eventId, subscription.id).first<{ id: string }>()
  const message = messages.find(({ deliveryId }) => deliveryId === row?.id)
  if (!message) throw new Error('There is no message for the delivery.')
  return { endpoint, subscription, environment, eventId, message }
}

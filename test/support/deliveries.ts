import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { primaryDatabase } from '../../src/core/database'
import { deliver } from '../../src/features/deliveries/deliver'
import { fanOut } from '../../src/features/deliveries/fan-out'
import { type NewEvent, recordEvent } from '../../src/features/notifications/outbox'
import type { Answer, signedIn } from './client'

type Client = Awaited<ReturnType<typeof signedIn>>
type Call = { url: string; headers: Headers; body: string }
type Behaviour = (call: Call, signal: AbortSignal | null | undefined) => Response | Promise<Response>

const endpoints = new Map<string, { calls: Call[]; behaviour: Behaviour }>()

/** The only thing that is faked of a webhook is the other side of the connection. */
vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
  const endpoint = endpoints.get(new URL(url).host)
  if (!endpoint) throw new TypeError(`Nobody listens at ${url}.`)
  const call = { url, headers: new Headers(init.headers), body: String(init.body) }
  endpoint.calls.push(call)
  return endpoint.behaviour(call, init.signal)
})

/** An endpoint that answers with each of these in turn, and with the last one from then on. */
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

/** Resolves never, unless the caller hangs up. */
export const hanging: Behaviour = (_, signal) =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

type Sent = { body: { kind: string; deliveryId: string; eventId: string }; delay: number }

/** The environment with a queue whose messages wait until a test hands them out. */
export function newWorld(overrides: Record<string, unknown> = {}) {
  const sent: Sent[] = []
  const batches: number[] = []
  const DELIVERIES = {
    send: async (body: Sent['body'], options?: { delaySeconds: number }) =>
      void sent.push({ body, delay: options?.delaySeconds ?? 0 }),
    sendBatch: async (messages: { body: Sent['body'] }[]) => {
      batches.push(messages.length)
      sent.push(...messages.map(({ body }) => ({ body, delay: 0 })))
    },
  }
  const world = { ...env, DELIVERIES, ...overrides } as unknown as Env
  return {
    env: world,
    sent,
    batches,
    /** Fans the event out and answers the messages for its deliveries. */
    fanOut: async (eventId: string, now: number) => {
      await fanOut(world, { kind: 'fan-out', eventId }, now)
      return sent.splice(0).map(({ body }) => body)
    },
    /** One message, at that time, in the middle of the spread. */
    deliver: (message: { deliveryId: string }, now: number) =>
      deliver(
        world,
        { kind: 'deliver', deliveryId: message.deliveryId },
        () => now,
        () => 0.5,
      ),
  }
}

export type World = ReturnType<typeof newWorld>

/** An event that no queue hears of. */
export async function happened(client: Client, now: number, event: Partial<NewEvent> = {}) {
  const { organizationId } = client
  const deckId = crypto.randomUUID()
  const data = { deckId, name: 'Roof replacement' }
  const db = primaryDatabase(env)
  const whole = { type: 'deck.created', organizationId, deckId, data, ...event } as NewEvent
  const [row] = await recordEvent(db, whole, now).returning()
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

/** A webhook with one delivery that nobody has sent yet. */
export async function waiting(client: Client, now: number, ...behaviours: (number | Behaviour)[]) {
  const endpoint = newEndpoint(...behaviours)
  const subscription = await subscribed(client, webhookTo(endpoint.url))
  const world = newWorld()
  const eventId = await happened(client, now)
  const messages = await world.fanOut(eventId, now)
  const statement = env.DB.prepare('select id from deliveries where event_id = ? and subscription_id = ?')
  const row = await statement.bind(eventId, subscription.id).first<{ id: string }>()
  const message = messages.find(({ deliveryId }) => deliveryId === row?.id)
  if (!message) throw new Error('There is no message for the delivery.')
  return { endpoint, subscription, world, eventId, message }
}

import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { register } from './account.ts'
import type { Modules } from './bundle.ts'
import { counted, countsPath, type Operations } from './counting.ts'
import { sized } from './options.ts'
import { type Site, startSite } from './site.ts'

export const slowSubscriptions = sized(300, 5)
const slowMilliseconds = sized(14_000, 1000)
const webhooks = sized(8, 1)
const webhookEvery = 500
const countedSeconds = sized(5, 1)

export type SlowEndpoints = { longest: number; statementsPerSecond: number }

/**
 * Measures the longest time that one organization's webhooks take while all endpoints of another take 14 seconds, and
 * what those cost D1.
 */
export async function measureSlowEndpoints(modules: Modules): Promise<SlowEndpoints> {
  await using open = new AsyncDisposableStack()
  const listener = await listen()
  open.defer(listener.stop)
  const site = await startSite(counted(modules))
  open.defer(site.dispose)
  const slow = await subscriber(site, slowSubscriptions, `${listener.url}slow`)
  const quick = await subscriber(site, 1, `${listener.url}quick`)
  const takeCounts = async () => (await (await site.send({ path: countsPath })).json()) as Operations
  await takeCounts()
  await slow()
  await setTimeout(countedSeconds * 1000)
  const statementsPerSecond = (await takeCounts()).statements / countedSeconds
  await slow()
  let longest = 0
  for (let webhook = 0; webhook < webhooks; webhook++) {
    const arrived = once(listener.server, 'quick')
    const start = performance.now()
    await quick()
    await arrived
    longest = Math.max(longest, performance.now() - start)
    await setTimeout(webhookEvery)
  }
  return { longest, statementsPerSecond }
}

/** Returns a function that causes an event. */
async function subscriber(site: Site, subscriptions: number, url: string) {
  const headers = { cookie: (await register(site)).cookie }
  const post = async (path: string, body: unknown) => {
    const response = await site.send({ method: 'POST', path, headers, body })
    if (response.status !== 201) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
  }
  const webhook = { name: 'Bench', eventType: 'deck.created', channel: 'webhook', channelConfig: { url } }
  for (let count = 0; count < subscriptions; count++) await post('/api/notifications/subscriptions', webhook)
  return () => post('/api/decks', { name: 'Roof replacement' })
}

async function listen() {
  const server = createServer(async (request, response) => {
    request.resume()
    if (request.url === '/slow') await setTimeout(slowMilliseconds, undefined, { ref: false })
    response.end()
    if (request.url === '/quick') server.emit('quick')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop }
}

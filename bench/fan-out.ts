import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { register } from './account.ts'
import type { Modules } from './bundle.ts'
import { median } from './median.ts'
import { sized } from './options.ts'
import { type Site, startSite } from './site.ts'

/**
 * The number of deliveries is the same for each size, so only the size of a fan-out differs; one event of each precedes
 * the first round.
 */
const deliveries = sized(1000, 10)
const sizes = [sized(10, 1), sized(1000, 10)]
const rounds = sized(2, 1)
const atOnce = 10

export type FanOut = { subscriptions: number; eventsPerSecond: number; deliveriesPerSecond: number }

export async function measureFanOut(modules: Modules): Promise<FanOut[]> {
  await using open = new AsyncDisposableStack()
  const listener = await startCounter()
  open.defer(listener.stop)
  const site = await startSite(modules)
  open.defer(site.dispose)
  const causeEvent = await Promise.all(sizes.map((size) => subscribe(site, size, listener.url)))
  const turns: number[][] = []
  for (let round = 0; round <= rounds; round++) {
    const seconds: number[] = []
    for (const [index, size] of sizes.entries()) {
      const events = round > 0 ? deliveries / size : 1
      const all = listener.arrived(events * size)
      const start = performance.now()
      await inParallel(events, () => causeEvent[index]?.() ?? Promise.resolve())
      await all
      seconds.push((performance.now() - start) / 1000)
    }
    if (round > 0) turns.push(seconds)
  }
  return sizes.map((subscriptions, index) => {
    const seconds = median(turns.map((turn) => turn[index] ?? Number.NaN))
    const eventsPerSecond = deliveries / subscriptions / seconds
    return { subscriptions, eventsPerSecond, deliveriesPerSecond: deliveries / seconds }
  })
}

/** Returns a function that causes one event. */
async function subscribe(site: Site, subscriptions: number, url: string) {
  const headers = { cookie: (await register(site)).cookie }
  const post = async (path: string, body: unknown) => {
    const response = await site.send({ method: 'POST', path, headers, body })
    if (response.status !== 201) throw new Error(`POST ${path} answered ${response.status}: ${await response.text()}`)
    await response.arrayBuffer()
  }
  const webhook = { name: 'Bench', eventType: 'deck.created', channel: 'webhook', channelConfig: { url } }
  await inParallel(subscriptions, () => post('/api/notifications/subscriptions', webhook))
  return () => post('/api/decks', { name: 'Roof replacement' })
}

async function inParallel(times: number, work: () => Promise<void>) {
  let left = times
  const lane = async () => {
    while (left-- > 0) await work()
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function startCounter() {
  let wanted = Number.POSITIVE_INFINITY
  let count = 0
  let done = () => {}
  const server = createServer((request, response) => {
    request.resume()
    response.end()
    if (++count === wanted) done()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const arrived = (number: number) => {
    wanted = count + number
    return new Promise<void>((resolve) => (done = resolve))
  }
  const stop = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, arrived, stop }
}

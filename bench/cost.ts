import type { Modules } from './bundle.ts'
import { counted, type Operations } from './counting.ts'
import { startSite } from './site.ts'
import { demo, watchOnce } from './viewing.ts'

/** Prices of the Workers Paid plan in dollars per million, beyond what it includes. */
export const pricesOf = 'August 2026'
const messageOperations = 3
/** This is assumed: Cloudflare measures it, but workerd on a laptop does not. */
const millisecondsARequest = 1

const prices: { name: string; price: number; count: (operations: Operations) => number }[] = [
  { name: 'Worker requests', price: 0.3, count: ({ requests }) => requests },
  {
    name: `CPU milliseconds, ${millisecondsARequest} a request assumed`,
    price: 0.02,
    count: ({ requests }) => requests * millisecondsARequest,
  },
  { name: 'D1 rows read', price: 0.001, count: ({ rowsRead }) => rowsRead },
  { name: 'D1 rows written', price: 1, count: ({ rowsWritten }) => rowsWritten },
  { name: 'KV keys read', price: 0.5, count: ({ kvReads }) => kvReads },
  { name: 'KV keys written', price: 5, count: ({ kvWrites }) => kvWrites },
  { name: 'R2 reads (class B)', price: 0.36, count: ({ r2Reads }) => r2Reads },
  { name: 'R2 writes (class A)', price: 4.5, count: ({ r2Writes }) => r2Writes },
  {
    name: `Queue operations, ${messageOperations} a message`,
    price: 0.4,
    count: ({ queueMessages }) => queueMessages * messageOperations,
  },
  { name: 'Durable Object requests', price: 0.15, count: ({ objectRequests }) => objectRequests },
]

/** The dollars for a million viewings are the price per million of each operation, times the number in one viewing. */
const priced = (operations: Operations) => {
  const items = prices.map(({ name, price, count }) => ({
    name,
    price,
    count: count(operations),
    dollars: count(operations) * price,
  }))
  return { items, dollars: items.reduce((sum, { dollars }) => sum + dollars, 0) }
}

export type Cost = Awaited<ReturnType<typeof measureCost>>

/**
 * Measures one complete viewing of the demo: if others watched the deck before, if no one did, if someone is notified,
 * if it is heard with a voice that already exists, and if a socket tells the company who is watching.
 */
export async function measureCost(modules: Modules, modulesWithVoice: Modules) {
  await using open = new AsyncDisposableStack()
  const [site, siteWithVoice] = [await startSite(counted(modules)), await startSite(counted(modulesWithVoice))]
  open.defer(site.dispose)
  open.defer(siteWithVoice.dispose)
  const { present, subscribe } = await demo(site)
  const first = await watchOnce(site, await present())
  const usual = await watchOnce(site, await present())
  await watchOnce(site, await present(), { isLive: true })
  const live = await watchOnce(site, await present(), { isLive: true })
  await subscribe()
  const told = await watchOnce(site, await present())
  const id = await (await demo(siteWithVoice)).present()
  await watchOnce(siteWithVoice, id, { isHeard: true })
  const heard = await watchOnce(siteWithVoice, id, { isHeard: true })
  return {
    ...usual,
    ...priced(usual.operations),
    live: { ...live, ...priced(live.operations) },
    first: priced(first.operations),
    told: priced(told.operations),
    heard: priced(heard.operations),
  }
}

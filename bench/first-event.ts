import type { Modules } from './bundle.ts'
import { median } from './median.ts'
import { sized } from './options.ts'
import { readersOf } from './passages.ts'
import { askersOf } from './questions.ts'
import type { BenchRequest } from './rows.ts'
import { type Site, startSite } from './site.ts'

const turns = sized(60, 1)
const warmUp = sized(10, 1)

/**
 * Measures milliseconds for a search, until the first event of a streamed answer, and until its last, one request at a
 * time.
 */
export async function measureFirstEvent(modules: Modules) {
  await using open = new AsyncDisposableStack()
  const site = await startSite(modules)
  open.defer(site.dispose)
  const search = { path: '/api/company/kb/search?q=ice%20shield%20leak', ...(await readersOf(site, 2)) }
  const body = { question: 'Does the ice shield leak?', ...(await askersOf(site, 2)) }
  const asked = { method: 'POST', path: '/api/qa', headers: { accept: 'text/event-stream' }, body }
  const seen: { search: number; event: number; answer: number }[] = []
  for (let turn = 0; turn < warmUp + turns; turn++) {
    const { first: found } = await timed(site, search)
    const { first, whole } = await timed(site, asked)
    if (turn >= warmUp) seen.push({ search: found, event: first, answer: whole })
  }
  return {
    search: median(seen.map(({ search }) => search)),
    event: median(seen.map(({ event }) => event)),
    answer: median(seen.map(({ answer }) => answer)),
  }
}

async function timed(site: Site, request: BenchRequest) {
  const start = performance.now()
  const response = await site.send(request)
  if (!response.ok || !response.body) throw new Error(`${request.path}: ${await response.text()}`)
  let first = 0
  for await (const _ of response.body) first ||= performance.now() - start
  return { first, whole: performance.now() - start }
}

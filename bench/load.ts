import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Load } from './load-thread.ts'
import { median } from './median.ts'
import type { BenchRequest } from './rows.ts'
import { asFetched } from './site.ts'

export type Target = { name: string; address: URL; request: BenchRequest }

/** Both in turns, so that whatever else the machine does falls on both alike. */
export async function compare(target: Target, baseline: Target, rounds: number, seconds: number) {
  await drive(target, 1)
  await drive(baseline, 1)
  const turns: { own: Load; base: Load }[] = []
  for (let round = 0; round < rounds; round++) {
    turns.push({ own: await drive(target, seconds), base: await drive(baseline, seconds) })
  }
  return {
    perSecond: median(turns.map(({ own }) => own.perSecond)),
    ratio: median(turns.map(({ own, base }) => own.perSecond / base.perSecond)),
    p50: median(turns.map(({ own }) => own.p50)),
    p99: median(turns.map(({ own }) => own.p99)),
  }
}

/** On a thread of its own, because this one reads what the Worker logs. */
async function drive({ name, address, request }: Target, duration: number): Promise<Load> {
  const url = new URL(request.path, address).href
  const requests = (request.paths ?? [request.path]).map((path) => ({ path }))
  const workerData = { url, ...asFetched(request), requests, idReplacement: true, connections: 10, duration }
  const thread = new Worker(join(import.meta.dirname, 'load-thread.ts'), { workerData })
  const [load] = (await once(thread, 'message')) as [Load]
  const refusals = Object.entries(load.refusals).map(([status, count]) => `${count} × status ${status}`)
  if (load.errors) refusals.push(`${load.errors} × no answer`)
  if (refusals.length) throw new Error(`${name} failed under load: ${refusals.join(', ')}.`)
  return load
}

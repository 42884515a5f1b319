import { parentPort, workerData } from 'node:worker_threads'
import autocannon, { type Options } from 'autocannon'
import { percentile } from './median.ts'

export type Job = Omit<Options, 'requests'> & { paths: string[]; from: number }

const { paths, from, ...options } = workerData as Job
const milliseconds: number[] = []
const refusals: Record<number, number> = {}
let asked = from

/** All connections share the list, so that each path is asked for once before any is asked for again. */
const nextPath = () => paths[asked++ % paths.length] ?? ''
const requests = [paths.length > 1 ? { setupRequest: (request: object) => ({ ...request, path: nextPath() }) } : {}]

const run = autocannon({ ...options, requests })
run.on('response', (_client, status, _bytes, time) => {
  milliseconds.push(time)
  if (status < 200 || status > 299) refusals[status] = (refusals[status] ?? 0) + 1
})
const { duration, errors } = await run

const load = {
  perSecond: milliseconds.length / duration,
  p50: percentile(milliseconds, 50),
  p99: percentile(milliseconds, 99),
  refusals,
  errors,
  asked,
}
export type Load = typeof load

parentPort?.postMessage(load)

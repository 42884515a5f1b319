import { parentPort, workerData } from 'node:worker_threads'
import autocannon, { type Options } from 'autocannon'
import { percentile } from './median.ts'

const milliseconds: number[] = []
const refusals: Record<number, number> = {}

const run = autocannon(workerData as Options)
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
}
export type Load = typeof load

parentPort?.postMessage(load)

import { parentPort } from 'node:worker_threads'
import autocannon, { type Options } from 'autocannon'
import { percentile } from './median.ts'

/** The milliseconds between checks whether the time is over; the default is a second. */
const sampleInt = 50

export type Job = Omit<Options, 'requests' | 'sampleInt'> & { paths: string[]; from: number }

parentPort?.on('message', async (job: Job) => parentPort?.postMessage(await load(job)))

async function load({ paths, from, ...options }: Job) {
  const milliseconds: number[] = []
  const refusals: Record<number, number> = {}
  let asked = from
  /** All connections share the list, so each path is requested once before any is requested again. */
  const nextPath = () => paths[asked++ % paths.length] ?? ''
  const requests = [paths.length > 1 ? { setupRequest: (request: object) => ({ ...request, path: nextPath() }) } : {}]

  const run = autocannon({ ...options, requests, sampleInt })
  run.on('response', (_client, status, _bytes, time) => {
    milliseconds.push(time)
    if (status < 200 || status > 299) refusals[status] = (refusals[status] ?? 0) + 1
  })
  const { duration, errors } = await run
  return {
    perSecond: milliseconds.length / duration,
    p50: percentile(milliseconds, 50),
    p99: percentile(milliseconds, 99),
    refusals,
    errors,
    asked,
  }
}

export type Load = Awaited<ReturnType<typeof load>>

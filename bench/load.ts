import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Job, Load } from './load-thread.ts'
import { median } from './median.ts'
import { options, sized } from './options.ts'
import type { BenchRequest } from './rows.ts'
import { asFetched, type Server } from './site.ts'

export type Target = {
  name: string
  server: Server
  request: BenchRequest
  /** The number of `request.paths` that have been requested. */
  asked: number
}

const fewestTurns = 3
const mostTurns = 9
const usualSeconds = sized(0.5, 0.05)

/**
 * Alternates between both, so that other load on the machine affects both alike. If each of the first turns is fast
 * enough, no more are taken; otherwise the median of many decides, so that a moment of other load does not.
 */
export async function compare(target: Target, baseline: Target, least: number | undefined, longer = 0) {
  const seconds = Math.max(sized(longer, 0), usualSeconds)
  await drive(target, seconds / 2)
  await drive(baseline, seconds / 2)
  const turns: { own: Load; base: Load }[] = []
  const ratios = () => turns.map(({ own, base }) => own.perSecond / base.perSecond)
  const isClear = () => turns.length >= fewestTurns && ratios().every((ratio) => ratio >= (least ?? 0))
  do turns.push({ own: await drive(target, seconds), base: await drive(baseline, seconds) })
  while (!options.smoke && least !== undefined && !isClear() && turns.length < mostTurns)
  return {
    perSecond: median(turns.map(({ own }) => own.perSecond)),
    ratio: median(ratios()),
    missed: ratios().filter((ratio) => ratio < (least ?? 0)).length / turns.length,
    slowest: Math.min(...ratios()),
    fastest: Math.max(...ratios()),
    p50: median(turns.map(({ own }) => own.p50)),
    p99: median(turns.map(({ own }) => own.p99)),
  }
}

/** The load runs on its own thread, so nothing that this one waits for delays it; it takes one job after another. */
let thread: Worker | undefined

async function drive(target: Target, duration: number): Promise<Load> {
  const { name, server, request } = target
  const url = new URL(request.path, server.address).href
  const paths = request.paths ?? [request.path]
  const job: Job = { url, ...asFetched(request), paths, from: target.asked, idReplacement: true, connections, duration }
  thread ??= new Worker(join(import.meta.dirname, 'load-thread.ts'))
  thread.unref()
  thread.postMessage(job)
  const [load] = (await once(thread, 'message')) as [Load]
  target.asked = load.asked
  const refusals = Object.entries(load.refusals).map(([status, count]) => `${count} × status ${status}`)
  const isSilent = load.perSecond === 0 && !load.errors
  if (isSilent && duration < longestDrive) return drive(target, 4 * duration)
  if (load.perSecond === 0) refusals.push(`nothing answered in ${duration} s`)
  if (load.errors) refusals.push(`${load.errors} × no answer`)
  if (refusals.length)
    throw new Error([`Under load, ${name} had ${refusals.join(', ')}.`, ...(await server.errors())].join('\n'))
  return load
}

const connections = sized(10, 1)
/** This is in seconds. On a busy machine a short round may end before the first response to ten connections. */
const longestDrive = 4

import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Watch } from './watch-thread.ts'

/**
 * `milliseconds` is elapsed time; `own` leaves out the time for which the Worker or the requesting thread was ready but
 * the machine ran something else. `status` 0 means no response.
 */
export type Wait = { milliseconds: number; own: number; status: number }

/** Requests the paths in turn, 200 times a second whether or not responses come, on its own thread. */
export function startWatching(address: URL, paths: string[], processId: number | undefined) {
  const workerData: Watch = { address: address.href, paths, processId }
  const thread = new Worker(join(import.meta.dirname, 'watch-thread.ts'), { workerData })
  const stop = async () => void (await thread.terminate())
  /** Returns the requests made while the work went on. */
  const during = async (work: () => Promise<unknown>) => {
    thread.postMessage('begin')
    await work()
    thread.postMessage('end')
    const [waits] = (await once(thread, 'message')) as [Wait[]]
    return waits
  }
  return { during, stop }
}

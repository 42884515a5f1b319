import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Watch } from './watch-thread.ts'

/**
 * `milliseconds` as they passed; `own` less those for which the Worker or the thread that asks was ready to go on and
 * the machine computed something else. `status` 0 stands for no answer.
 */
export type Wait = { milliseconds: number; own: number; status: number }

/** Asks for the paths in turn, 200 times a second whether or not the answers come, on a thread of its own. */
export function startWatching(address: URL, paths: string[], processId: number | undefined) {
  const workerData: Watch = { address: address.href, paths, processId }
  const thread = new Worker(join(import.meta.dirname, 'watch-thread.ts'), { workerData })
  const stop = async () => void (await thread.terminate())
  /** What was asked while the work went on. */
  const during = async (work: () => Promise<unknown>) => {
    thread.postMessage('begin')
    await work()
    thread.postMessage('end')
    const [waits] = (await once(thread, 'message')) as [Wait[]]
    return waits
  }
  return { during, stop }
}

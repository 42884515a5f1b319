import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Linux reports this about the process that runs the Worker; other systems report nothing. */
export type WorkerProcess = {
  id: number
  /** The CPU milliseconds of all its threads. */
  computed: () => number
  megabytes: () => number
  /** The maximum since `forgetPeak`. */
  peakMegabytes: () => number
  forgetPeak: () => void
}

export function workerProcess(id: number): WorkerProcess | undefined {
  if (!existsSync(`/proc/${id}/schedstat`)) return undefined
  const megabytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]) / 1000
  return {
    id,
    computed: () => readdirSync(`/proc/${id}/task`).reduce((sum, thread) => sum + computed(id, thread), 0),
    megabytes: () => megabytes('VmRSS'),
    peakMegabytes: () => megabytes('VmHWM'),
    forgetPeak: () => writeFileSync(`/proc/${id}/clear_refs`, '5'),
  }
}

const computed = (id: number, thread: string) =>
  Number(readFileSync(`/proc/${id}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6

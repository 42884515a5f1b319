import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** What Linux tells of the process that runs the Worker; nothing on other systems. */
export type WorkerProcess = {
  id: number
  /** Milliseconds for which all of its threads have computed. */
  computed: () => number
  megabytes: () => number
  /** The most since `forgetPeak`. */
  peakMegabytes: () => number
  forgetPeak: () => void
}

/** The youngest, of those that this process started. */
export function findWorkerProcess(): WorkerProcess | undefined {
  const id = Math.max(...processes().filter(isWorkerOfOurs))
  if (!Number.isFinite(id)) return undefined
  const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(statusOf(id))?.[1]) / 1000
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

function processes() {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger)
  } catch {
    return []
  }
}

function isWorkerOfOurs(id: number) {
  const status = statusOf(id)
  return status.startsWith('Name:\tworkerd\n') && status.includes(`\nPPid:\t${process.pid}\n`)
}

function statusOf(id: number) {
  try {
    return readFileSync(`/proc/${id}/status`, 'utf8')
  } catch {
    return ''
  }
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** What Linux tells of the process that runs the Worker; nothing on other systems. */
export type WorkerProcess = {
  /**
   * Milliseconds for which it has computed, less those for which this process was kept waiting by others, because it
   * computes on meanwhile: neither is what others do on this machine taken for its own work.
   */
  worked: () => number
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
    worked: () => schedule(id).computed - schedule(process.pid).waited,
    megabytes: () => megabytes('VmRSS'),
    peakMegabytes: () => megabytes('VmHWM'),
    forgetPeak: () => writeFileSync(`/proc/${id}/clear_refs`, '5'),
  }
}

function schedule(id: number) {
  const [computed = 0, waited = 0] = readFileSync(`/proc/${id}/task/${id}/schedstat`, 'utf8').split(' ').map(Number)
  return { computed: computed / 1e6, waited: waited / 1e6 }
}

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

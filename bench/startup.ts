import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wrangler } from '../dev/wrangler.ts'
import type { Bundle } from './bundle.ts'
import { median } from './median.ts'
import { sized } from './options.ts'

type Profile = {
  nodes: { id: number; callFrame: { functionName: string } }[]
  samples: number[]
  timeDeltas: number[]
}

/** Milliseconds in which workerd was not idle while it loaded the bundle, according to `wrangler check startup`. */
export async function measureStartup(directory: string, bundle: Bundle) {
  const outfile = join(directory, 'startup.cpuprofile')
  const milliseconds: number[] = []
  for (let time = 0; time < sized(3, 1); time++) {
    await wrangler('check', 'startup', '--worker', bundle.file, '--outfile', outfile)
    milliseconds.push(busyMilliseconds(JSON.parse(await readFile(outfile, 'utf8')) as Profile))
  }
  return median(milliseconds)
}

function busyMilliseconds({ nodes, samples, timeDeltas }: Profile) {
  const idle = nodes.find((node) => node.callFrame.functionName === '(idle)')?.id
  const busy = timeDeltas.filter((_, index) => samples[index] !== idle)
  return busy.reduce((sum, microseconds) => sum + microseconds, 0) / 1000
}

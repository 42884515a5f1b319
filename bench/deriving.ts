import { workerOf } from './contracts.ts'
import { median } from './median.ts'
import { fetchAnew, startModules } from './site.ts'

const timesAtOnce = 50

/** Milliseconds for all that follows from a roof of 500 facets. */
export async function measureDeriving(rounds: number): Promise<number> {
  const worker = await startModules([await workerOf('bench/deriving-worker.ts')], {})
  try {
    const run = async (times: number) => {
      const start = performance.now()
      const squares = Number(await (await fetchAnew(new URL(String(times), worker.address))).text())
      if (times && !squares) throw new Error('Nothing was derived.')
      return performance.now() - start
    }
    await run(timesAtOnce)
    const measured: number[] = []
    for (let round = 0; round < rounds; round++) {
      const nothing = await run(0)
      measured.push(((await run(timesAtOnce)) - nothing) / timesAtOnce)
    }
    return median(measured)
  } finally {
    await worker.dispose()
  }
}

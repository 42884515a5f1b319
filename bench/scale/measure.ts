import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Modules } from '../bundle.ts'
import { counted } from '../counting.ts'
import { failure } from '../failure.ts'
import { type Figure, round } from '../report.ts'
import { startSite } from '../site.ts'
import { measureBeside } from './beside.ts'
import { type Generated, generate, type Size } from './generate.ts'
import { measureGiant } from './giant.ts'
import { measureRestingSweep, measureSweep, sweepFigures } from './sweep.ts'
import { measureWrites } from './writes.ts'

const environment = 'production'

/** Compares four full shards with four empty ones, on disk because they would not fit into memory. */
export async function measureScale(modules: Modules, withVoice: Modules, size: Size) {
  await using open = new AsyncDisposableStack()
  const folder = mkdtempSync(join(tmpdir(), 'porchlight-scale-'))
  open.defer(() => rmSync(folder, { recursive: true, force: true }))
  const [kept, empty] = [join(folder, 'full'), join(folder, 'empty')]
  const made = await generate(withVoice, kept, size)
  const figures = sizeFigures(made)
  /** The remaining measurements run even if one fails, because filling took minutes. */
  const add = async (what: string, measure: () => Promise<Figure[]>) => {
    figures.push(...(await measure().catch((error: unknown) => [failure(`scale: ${what}`, error)])))
  }

  const counting = await startSite(counted(modules), empty, { environment })
  const idle = await measureSweep(counting)
  await add('writes', () => measureWrites(counting))
  await counting.dispose()
  const countingFull = await startSite(counted(modules), kept, { environment, areKept: true })
  await add('the schedule', async () => sweepFigures(idle, await measureRestingSweep(countingFull)))
  await countingFull.dispose()
  rmSync(empty, { recursive: true })

  const alone = await startSite(modules, empty, { environment })
  open.defer(alone.dispose)
  const full = await startSite(modules, kept, { environment, areKept: true })
  open.defer(full.dispose)
  await add('a small company', () => measureBeside(full, alone))
  await add('a giant', () => measureGiant(full, made.giant, size.giant))
  return figures
}

function sizeFigures({
  presentations,
  companies,
  bytes,
  rows,
  templateSeconds,
  fillSeconds,
  largest,
}: Generated): Figure[] {
  const each = bytes / presentations
  const parts = largest.map(({ name, bytes }) => `${name} ${round(bytes)}`).join(', ')
  return [
    {
      text: `scale: ${presentations.toLocaleString('en')} presentations of ${companies} companies made in ${round(fillSeconds)} s (the first, by the server, in ${round(templateSeconds)} s)`,
    },
    {
      text: `scale: ${(each / 1000).toFixed(1)} KB and ${rows.toFixed(1)} rows a presentation; most bytes of it: ${parts}`,
    },
  ]
}

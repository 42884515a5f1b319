import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Bundle, buildBundle } from './bundle.ts'
import { measureFanOut } from './fan-out.ts'
import { measureFirstPaint } from './first-paint.ts'
import { compare } from './load.ts'
import { type Probe, probe } from './probe.ts'
import {
  type Figure,
  fanOutFigures,
  figuresOf,
  paintFigures,
  printFigures,
  printTable,
  type Result,
  sizeFigure,
  startupFigure,
} from './report.ts'
import { rows } from './rows.ts'
import { type Site, startBareWorker, startSite } from './site.ts'
import { measureStartup } from './startup.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '2' },
    only: { type: 'string', default: '' },
  },
})

const directory = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
const stop = new AbortController()
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stop.abort(new Error('Stopped.')))

const isAsked = (name: string) => name.includes(options.only)

await bench().catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})

async function bench() {
  say('Building…')
  const bundle = await buildBundle(directory)
  stop.signal.throwIfAborted()
  const figures: Figure[] = [sizeFigure(bundle.gzippedBytes, bundle.laterBytes)]
  if (isAsked('start-up')) {
    say('Starting it up…')
    figures.push(startupFigure(await measureStartup(directory, bundle, 3)))
    stop.signal.throwIfAborted()
  }
  const results = await measureRows(bundle)
  figures.push(...results.flatMap(figuresOf))
  if (isAsked('fan-out')) {
    say('Fanning out…')
    figures.push(...fanOutFigures(await measureFanOut(bundle.modules, Number(options.rounds))))
  }
  if (isAsked('first paint')) {
    say('Painting…')
    figures.push(...paintFigures(await measureFirstPaint(Number(options.rounds))))
  }
  console.log()
  if (results.length) printTable(results)
  console.log()
  if (!printFigures(figures)) process.exitCode = 1
}

async function measureRows(bundle: Bundle) {
  await using open = new AsyncDisposableStack()
  const sites = new Map<string, Site>()
  const probes: Probe[] = []
  say('Preparing…')
  const asked = rows.filter(({ name }) => isAsked(name))
  const needed = new Set(asked.flatMap(({ name, against }) => [name, against?.row]))
  for (const row of rows.filter(({ name }) => needed.has(name))) {
    const name = row.database ?? 'shared'
    const site = sites.get(name) ?? (await startSite(bundle.modules))
    if (!sites.has(name)) open.defer(site.dispose)
    sites.set(name, site)
    probes.push(await probe(row, site))
  }
  const bare = await startBareWorker(probes.map(({ answer }) => answer))
  open.defer(bare.dispose)

  const results: Result[] = []
  for (const [index, probed] of probes.entries()) {
    const { row, target } = probed
    if (!asked.includes(row)) continue
    say(`Driving ${row.name}…`)
    const baseline = row.against
      ? find(probes, row.against.row).target
      : {
          ...target,
          name: 'the bare Worker',
          address: bare.address,
          request: { ...target.request, path: `/${index}`, paths: [`/${index}`] },
        }
    const speed = await compare(target, baseline, Number(options.rounds), Number(options.seconds))
    results.push({ ...probed, ...speed })
  }
  return results
}

function find(probes: Probe[], name: string) {
  const found = probes.find(({ row }) => row.name === name)
  if (!found) throw new Error(`There is no row "${name}" to compare with.`)
  return found
}

function say(progress: string) {
  console.error(progress)
}

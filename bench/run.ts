import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Bundle, buildBundle } from './bundle.ts'
import { measureColdIsolate } from './cold-isolate.ts'
import { measureSealing } from './contracts.ts'
import { type Cost, measureCost } from './cost.ts'
import { measureCpuTime } from './cpu-time.ts'
import { measureDeriving } from './deriving.ts'
import { measureFanOut } from './fan-out.ts'
import { measureFirstEvent } from './first-event.ts'
import { measureFirstPaint } from './first-paint.ts'
import { hostileFigures, measureHostile } from './hostile.ts'
import { compare } from './load.ts'
import { meaningFigures, measureMeaning } from './meaning.ts'
import { measureNarration } from './narration.ts'
import { measurePictures } from './pictures.ts'
import { printCost, printFigures, printTable } from './print.ts'
import { type Probe, probe } from './probe.ts'
import {
  bestOf,
  coldIsolateFigures,
  costFigure,
  cpuTimeFigures,
  derivingFigure,
  type Figure,
  fanOutFigures,
  figuresOf,
  firstEventFigures,
  narrationFigures,
  paintFigures,
  picturesFigures,
  type Result,
  rowFailure,
  sealingFigure,
  sizeFigure,
  slowEndpointsFigures,
  startupFigure,
} from './report.ts'
import { type Row, rows, siteOf } from './rows.ts'
import { sharedServer, stopSharedServer } from './shared-server.ts'
import { startBareWorker, startSite } from './site.ts'
import { measureSlowEndpoints } from './slow-endpoints.ts'
import { measureStartup } from './startup.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '0.5' },
    only: { type: 'string', default: '' },
  },
})

const directory = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
const stop = new AbortController()
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stop.abort(new Error('Stopped.')))

let local: Promise<Bundle> | undefined
/** With a voice of its own. */
const localBundle = () => (local ??= buildBundle(directory, ''))

const isAsked = (name: string) => name.includes(options.only)

/** By the name that `--only` asks for. */
type Part = { name: string; doing: string; measure: (bundle: Bundle) => Promise<Figure[]> }

const before: Part[] = [
  {
    name: 'start-up',
    doing: 'Starting it up…',
    measure: async (bundle) => [startupFigure(await measureStartup(directory, bundle, 3))],
  },
]

const after: Part[] = [
  {
    name: 'fan-out',
    doing: 'Fanning out…',
    measure: async ({ modules }) => fanOutFigures(await measureFanOut(modules, Number(options.rounds))),
  },
  {
    name: 'hostile documents',
    doing: 'Reading hostile documents…',
    measure: async ({ modules }) => hostileFigures(await measureHostile(modules)),
  },
  {
    name: 'qa: the first event of a stream',
    doing: 'Waiting for first events…',
    measure: async ({ modules }) => firstEventFigures(await measureFirstEvent(modules)),
  },
  {
    name: 'qa: a language model beside',
    doing: 'Searching by meaning…',
    measure: async ({ modules }) => meaningFigures(await measureMeaning(modules)),
  },
  {
    name: 'slow endpoints',
    doing: 'Waiting for slow endpoints…',
    measure: async ({ modules }) => slowEndpointsFigures(await measureSlowEndpoints(modules)),
  },
  {
    name: 'cold isolate',
    doing: 'Starting fresh ones…',
    measure: async ({ modules }) => coldIsolateFigures(await measureColdIsolate(modules, Number(options.rounds) + 4)),
  },
  {
    name: 'CPU time',
    doing: 'Counting CPU time…',
    measure: async ({ modules }) => cpuTimeFigures(await measureCpuTime(modules)),
  },
  {
    name: 'first paint',
    doing: 'Painting…',
    measure: async () => paintFigures(await measureFirstPaint(Number(options.rounds))),
  },
  {
    name: 'contracts',
    doing: 'Sealing contracts…',
    measure: async ({ modules }) => [sealingFigure(await measureSealing(modules, 5))],
  },
  {
    name: 'deriving a roof of 500 facets',
    doing: 'Deriving roofs…',
    measure: async () => [derivingFigure(await measureDeriving(5))],
  },
  {
    name: 'narration',
    doing: 'Speaking…',
    measure: async () => narrationFigures(await measureNarration((await localBundle()).modules)),
  },
]

const costs: Cost[] = []

/** What counts and times nothing may be done at once. */
const counting: Part[] = [
  {
    name: 'pictures',
    doing: 'Looking at photographs…',
    measure: async () => picturesFigures(await measurePictures()),
  },
  {
    name: 'cost',
    doing: 'Counting what a viewing costs…',
    measure: async ({ modules }) => {
      costs.push(await measureCost(modules, (await localBundle()).modules))
      return costs.map(costFigure)
    },
  },
]

async function bench() {
  say('Building…')
  const bundle = await buildBundle(directory)
  stop.signal.throwIfAborted()
  const figures: Figure[] = [sizeFigure(bundle.bytes)]
  for (const part of before) figures.push(...(await measure(part, bundle)))
  const { results, failures } = await measureRows(bundle)
  figures.push(...failures, ...results.flatMap(figuresOf))
  for (const part of after) figures.push(...(await measure(part, bundle)))
  figures.push(...(await Promise.all(counting.map((part) => measure(part, bundle)))).flat())
  console.log()
  if (results.length) printTable(results)
  for (const each of costs) printCost(each)
  console.log()
  if (!printFigures(figures)) process.exitCode = 1
}

const mostTries = 2

/** What may be this machine is measured again, because a moment of other load must not decide. */
async function measure(part: Part, bundle: Bundle): Promise<Figure[]> {
  if (!isAsked(part.name)) return []
  const tries = [await tried(part, bundle)]
  const isDoubtful = () => bestOf(tries).some(({ isReached, isFirm }) => !isReached && !isFirm)
  while (isDoubtful() && tries.length < mostTries) tries.push(await tried(part, bundle))
  return bestOf(tries)
}

/** One part that fails does not take the figures of the others with it. */
async function tried({ doing, measure }: Part, bundle: Bundle): Promise<Figure[]> {
  stop.signal.throwIfAborted()
  say(doing)
  try {
    return await measure(bundle)
  } catch (error) {
    return [rowFailure(error)]
  }
}

/** The speed of a row without a goal is only told. */
const leastOf = ({ against }: Row) => against && 1 / against.within

async function measureRows(bundle: Bundle) {
  await using open = new AsyncDisposableStack()
  say('Preparing…')
  // It takes half a minute to start, and then a minute until a job has drawn the poster.
  const pages = ['first paint', 'pictures'].some(isAsked) ? sharedServer().catch(() => undefined) : undefined
  const asked = rows.filter(({ name }) => isAsked(name))
  const needed = new Set(asked.flatMap(({ name, against }) => [name, against?.row]))
  const bySite = Map.groupBy(
    rows.filter(({ name }) => needed.has(name)),
    siteOf,
  )
  const prepare = async (rowsOfSite: Row[]) => {
    const site = await startSite(bundle.modules)
    open.defer(site.dispose)
    const probes: Probe[] = []
    for (const row of rowsOfSite) probes.push(await probe(row, site))
    return probes
  }
  const probes = (await Promise.all([...bySite.values()].map(prepare))).flat()
  await pages
  stop.signal.throwIfAborted()
  const bare = await startBareWorker(probes.map(({ answer }) => answer))
  open.defer(bare.dispose)

  const results: Result[] = []
  const failures: Figure[] = []
  for (const row of asked) {
    stop.signal.throwIfAborted()
    say(`Driving ${row.name}…`)
    const probed = find(probes, row.name)
    const path = `/${probes.indexOf(probed)}`
    const { target } = probed
    const baseline = row.against
      ? find(probes, row.against.row).target
      : { name: 'the bare Worker', server: bare, request: { ...target.request, path, paths: undefined }, asked: 0 }
    const seconds = Math.max(row.seconds ?? 0, Number(options.seconds))
    try {
      const speed = await compare(target, baseline, leastOf(row), seconds)
      results.push({ ...probed, ...speed })
    } catch (error) {
      failures.push(rowFailure(error))
    }
  }
  return { results, failures }
}

function find(probes: Probe[], name: string) {
  const found = probes.find(({ row }) => row.name === name)
  if (!found) throw new Error(`There is no row "${name}" to compare with.`)
  return found
}

function say(progress: string) {
  console.error(`${Math.round(performance.now() / 1000)} s  ${progress}`)
}

await bench()
  .finally(stopSharedServer)
  .catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })

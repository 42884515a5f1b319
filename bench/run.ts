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
import { driveRows } from './drive-rows.ts'
import { measureFanOut } from './fan-out.ts'
import { measureFirstEvent } from './first-event.ts'
import { measureFirstPaint } from './first-paint.ts'
import { hostileFigures, measureHostile } from './hostile.ts'
import { meaningFigures, measureMeaning } from './meaning.ts'
import { measureNarration } from './narration.ts'
import { measurePictures } from './pictures.ts'
import { printCost, printFigures, printTable } from './print.ts'
import {
  coldIsolateFigures,
  costFigure,
  cpuTimeFigures,
  derivingFigure,
  type Figure,
  fanOutFigures,
  figuresOf,
  firstEventFigures,
  measureBest,
  narrationFigures,
  paintFigures,
  picturesFigures,
  rowFailure,
  sealingFigure,
  sizeFigure,
  slowEndpointsFigures,
  startupFigure,
} from './report.ts'
import { measureScale } from './scale/measure.ts'
import { stopSharedServer } from './shared-server.ts'
import { measureSlowEndpoints } from './slow-endpoints.ts'
import { measureStartup } from './startup.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '2' },
    seconds: { type: 'string', default: '0.5' },
    only: { type: 'string', default: '' },
    presentations: { type: 'string', default: '120000' },
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

/** By the name that `--only` asks for; a long one is measured only then, and once. */
type Part = { name: string; doing: string; isLong?: true; measure: (bundle: Bundle) => Promise<Figure[]> }

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
  {
    name: 'scale',
    doing: 'Filling four shards…',
    isLong: true,
    measure: async ({ modules }) => {
      const presentations = Number(options.presentations)
      const size = { presentations, giant: Math.min(mostOfGiant, presentations / 2) }
      return measureScale(modules, (await localBundle()).modules, size, Number(options.seconds))
    },
  },
]

const mostOfGiant = 100_000

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
  const { results, failures } = await driveRows(bundle, {
    isAsked,
    seconds: Number(options.seconds),
    signal: stop.signal,
    say,
  })
  figures.push(...failures, ...results.flatMap(figuresOf))
  for (const part of after) figures.push(...(await measure(part, bundle)))
  figures.push(...(await Promise.all(counting.map((part) => measure(part, bundle)))).flat())
  console.log()
  if (results.length) printTable(results)
  for (const each of costs) printCost(each)
  console.log()
  if (!printFigures(figures)) process.exitCode = 1
}

async function measure(part: Part, bundle: Bundle): Promise<Figure[]> {
  if (part.isLong ? !options.only || !isAsked(part.name) : !isAsked(part.name)) return []
  return measureBest(part.isLong ? 1 : mostTries, () => tried(part, bundle))
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

const mostTries = 2

function say(progress: string) {
  console.error(`${Math.round(performance.now() / 1000)} s  ${progress}`)
}

await bench()
  .finally(stopSharedServer)
  .catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })

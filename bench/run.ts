import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Bundle, buildBundle, measureSize } from './bundle.ts'
import { measureColdIsolate } from './cold-isolate.ts'
import { measureSealing } from './contracts.ts'
import { measureCost } from './cost.ts'
import { measureCpuTime } from './cpu-time.ts'
import { driveRows } from './drive-rows.ts'
import { failure, inTime } from './failure.ts'
import { measureFanOut } from './fan-out.ts'
import { measureFirstEvent } from './first-event.ts'
import { measureFirstPaint } from './first-paint.ts'
import { hostileFigures, measureHostile } from './hostile.ts'
import { liveFigures, measureLive } from './live.ts'
import { meaningFigures, measureMeaning } from './meaning.ts'
import { measureNarration } from './narration.ts'
import { options, sized } from './options.ts'
import { measurePictures } from './pictures.ts'
import { printFigures, printTable } from './print.ts'
import {
  coldIsolateFigures,
  costFigures,
  cpuTimeFigures,
  type Figure,
  fanOutFigures,
  figuresOf,
  firstEventFigures,
  isMissed,
  measureBest,
  narrationFigures,
  paintFigures,
  picturesFigures,
  type Result,
  sealingFigure,
  sizeFigure,
  slowEndpointsFigures,
  startupFigure,
} from './report.ts'
import { rows } from './rows.ts'
import { measureScale } from './scale/measure.ts'
import { sharedServer, stopSharedServer } from './shared-server.ts'
import { measureSlowEndpoints } from './slow-endpoints.ts'
import { measureStartup } from './startup.ts'

const directory = mkdtempSync(join(tmpdir(), 'porchlight-bench-'))
const stop = new AbortController()
process.once('exit', () => rmSync(directory, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => stop.abort(new Error('Stopped.')))

/** The bundle is built when a part first needs it, so a failing build is reported by the parts that need it. */
let deployed: Promise<Bundle> | undefined
const deployedBundle = () => (deployed ??= buildBundle(directory))
let local: Promise<Bundle> | undefined
/** This bundle includes a voice. */
const localBundle = () => (local ??= buildBundle(directory, ''))

const isNamed = ({ name }: { name: string }) => name.includes(options.only)

type Part = {
  name: string
  /** Set if `--only` selects it; by default it goes by the name. */
  isAsked?: boolean
  /** Long parts are measured once, for as long as they take. */
  isLong?: true
  measure: () => Promise<Figure[]>
}

const driven: Result[] = []

/** These parts need a quiet machine: wrangler gives the start ten seconds. */
const alone: Part[] = [
  {
    name: 'bundle',
    measure: async () => [sizeFigure(await measureSize(await deployedBundle()))],
  },
  {
    name: 'start-up',
    measure: async () => [startupFigure(await measureStartup(directory, await deployedBundle()))],
  },
]

const parts: Part[] = [
  {
    name: 'endpoints',
    isAsked: rows.some(isNamed),
    isLong: true,
    measure: async () => {
      // The server takes half a minute to start, and then a minute until a job has drawn the poster.
      const isNeeded = ['first paint', 'pictures'].some((name) => isNamed({ name }))
      const server = isNeeded ? inTime(sharedServer()).catch(() => undefined) : Promise.resolve()
      const { modules } = await deployedBundle()
      const { results, failures } = await driveRows(modules, rows.filter(isNamed), { server, signal: stop.signal, say })
      driven.push(...results)
      return [...failures, ...results.flatMap(figuresOf)]
    },
  },
  {
    name: 'fan-out',
    measure: async () => fanOutFigures(await measureFanOut((await deployedBundle()).modules)),
  },
  {
    name: 'hostile documents',
    measure: async () => hostileFigures(await measureHostile((await deployedBundle()).modules)),
  },
  {
    name: 'live',
    measure: async () => liveFigures(await measureLive((await deployedBundle()).modules)),
  },
  {
    name: 'qa: the first event of a stream',
    measure: async () => firstEventFigures(await measureFirstEvent((await deployedBundle()).modules)),
  },
  {
    name: 'qa: a language model beside',
    measure: async () => meaningFigures(await measureMeaning((await deployedBundle()).modules)),
  },
  {
    name: 'slow endpoints',
    measure: async () => slowEndpointsFigures(await measureSlowEndpoints((await deployedBundle()).modules)),
  },
  {
    name: 'cold isolate',
    measure: async () => coldIsolateFigures(await measureColdIsolate((await deployedBundle()).modules)),
  },
  {
    name: 'CPU time',
    measure: async () => cpuTimeFigures(await measureCpuTime((await deployedBundle()).modules)),
  },
  {
    name: 'first paint',
    measure: async () => paintFigures(await measureFirstPaint()),
  },
  {
    name: 'pictures',
    measure: async () => picturesFigures(await measurePictures()),
  },
  {
    name: 'contracts',
    measure: async () => [sealingFigure(await measureSealing((await deployedBundle()).modules))],
  },
  {
    name: 'narration',
    measure: async () => narrationFigures(await measureNarration((await localBundle()).modules)),
  },
  {
    name: 'cost',
    measure: async () =>
      costFigures(await measureCost((await deployedBundle()).modules, (await localBundle()).modules)),
  },
  {
    name: 'scale',
    isAsked: options.smoke ? isNamed({ name: 'scale' }) : options.only !== '' && isNamed({ name: 'scale' }),
    isLong: true,
    measure: async () => {
      const presentations = sized(Number(options.presentations), 60)
      const size = { presentations, giant: Math.min(sized(100_000, 20), presentations / 2) }
      return measureScale((await deployedBundle()).modules, (await localBundle()).modules, size)
    },
  },
]

/** Parts run one after another, because each times something; in a smoke run the figures mean nothing. */
const atOnce = sized(1, 3)

async function bench() {
  if (![...alone, ...parts].some(isAsked)) throw new Error(`No part has "${options.only}" in its name.`)
  const figures: Figure[] = []
  const lane = async (left: Iterable<Part>) => {
    for (const part of left) figures.push(...(await measureBest(triesOf(part), () => tried(part))))
  }
  await lane(alone.filter(isAsked))
  const left = parts.filter(isAsked).values()
  await Promise.all(Array.from({ length: atOnce }, () => lane(left)))
  const told = options.smoke ? figures.map(withoutGoal) : figures
  console.log()
  if (driven.length) printTable(driven)
  console.log()
  printFigures(told)
  if (told.some(isMissed)) process.exitCode = 1
}

const isAsked = (part: Part) => part.isAsked ?? isNamed(part)
const triesOf = ({ isLong }: Part) => (isLong || options.smoke ? 1 : 2)
const withoutGoal = (figure: Figure): Figure => (figure.isFailure ? figure : { text: figure.text })

/** A part that fails does not affect the figures of the others. */
async function tried({ name, isLong, measure }: Part): Promise<Figure[]> {
  stop.signal.throwIfAborted()
  say(`Measuring ${name}…`)
  try {
    const figures = await (isLong ? measure() : inTime(measure()))
    const isMissing = figures.some(({ text }) => /\b(NaN|undefined)\b/.test(text))
    return figures.length && !isMissing ? figures : [...figures, failure(name, 'A figure is missing.')]
  } catch (error) {
    return [failure(name, error)]
  }
}

function say(progress: string) {
  console.error(`${Math.round(performance.now() / 1000)} s  ${progress}`)
}

await bench()
  .catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
  .finally(stopSharedServer)
// A failed part may leave something open, which must not keep the process alive.
process.exit()

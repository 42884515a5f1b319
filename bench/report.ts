import type { ColdIsolate } from './cold-isolate.ts'
import type { Sealing } from './contracts.ts'
import { type Cost, pricesOf } from './cost.ts'
import type { CpuTime } from './cpu-time.ts'
import type { FanOut } from './fan-out.ts'
import { type FirstPaint, latency } from './first-paint.ts'
import type { compare } from './load.ts'
import { median } from './median.ts'
import type { Narration } from './narration.ts'
import type { Pictures } from './pictures.ts'
import type { Probe } from './probe.ts'
import { type SlowEndpoints, slowSubscriptions } from './slow-endpoints.ts'

export type Result = Probe & Awaited<ReturnType<typeof compare>>

export type Figure = {
  text: string
  /** True if the goal was reached; a figure without a goal is only reported. */
  isReached?: boolean
  /** Firm figures are the same on every machine; the others depend on time. */
  isFirm?: boolean
  /** Represents something that could not be measured. */
  isFailure?: true
}

export const round = (number: number) => number.toLocaleString('en', { maximumFractionDigits: number < 100 ? 1 : 0 })

/** On a busy machine, turns differ widely; a Worker that is too slow misses nearly all of them. */
const mostMissed = 2 / 3

export function figuresOf({ row, cost, ratio, missed, slowest, fastest }: Result): Figure[] {
  const figures: Figure[] = []
  const count = (what: string, is: number, most: number | undefined) => {
    if (most === undefined) return
    figures.push({ text: `${row.name}: ${what} ${is}, at most ${most}`, isReached: is <= most, isFirm: true })
  }
  count('D1 trips', cost.trips, row.most?.trips)
  count('KV reads', cost.kvReads, row.most?.kvReads)
  if (row.against) {
    const slower = 1 / ratio
    const spread = `${(1 / fastest).toFixed(2)} to ${(1 / slowest).toFixed(2)}`
    const text = `${row.name}: ${slower.toFixed(2)} (${spread}) times as slow as ${row.against.row}, at most ${row.against.within}`
    figures.push({ text, isReached: slower <= row.against.within || missed < mostMissed, isFirm: false })
  }
  return figures
}

export const isMissed = ({ isReached }: Figure) => isReached === false

/**
 * Reports the first attempt that reached a goal, and how many did not. An attempt that failed altogether is reported as
 * such.
 */
function bestOf(tries: Figure[][]): Figure[] {
  const last = tries.at(-1) ?? []
  const whole = tries.filter(({ length }) => length === last.length)
  return last.map((latest, index) => {
    const figures = whole.map((figures) => figures[index] ?? latest)
    const missed = figures.filter(isMissed).length
    const best = figures.find((figure) => !isMissed(figure)) ?? latest
    const broken = figures.find((figure) => figure.isFirm && isMissed(figure))
    if (broken) return broken
    return missed ? { ...best, text: `${best.text}; missed in ${missed} of ${figures.length} tries` } : best
  })
}

/** Measures again if the machine may be the cause, because a moment of other load must not decide. */
export async function measureBest(mostTries: number, measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const tries = [await measure()]
  const isDoubtful = () => bestOf(tries).some((figure) => isMissed(figure) && !figure.isFirm)
  while (isDoubtful() && tries.length < mostTries) tries.push(await measure())
  return bestOf(tries)
}

/** The cost of a delivery is the time that it adds; it must not grow with the size of the fan-out. */
export const fanOutFigures = (fanOuts: FanOut[]): Figure[] =>
  fanOuts.map(({ subscriptions, eventsPerSecond, deliveriesPerSecond }) => {
    const slower = (fanOuts[0]?.deliveriesPerSecond ?? Number.NaN) / deliveriesPerSecond
    const speed = `${round(eventsPerSecond)} events/s, ${round(deliveriesPerSecond)} deliveries/s`
    const text = `fan-out to ${round(subscriptions)}: ${speed}, a delivery ${slower.toFixed(2)} times as dear as the first, at most 1.3`
    return { text, isReached: slower <= 1.3, isFirm: false }
  })

export const slowEndpointsFigures = ({ longest, statementsPerSecond }: SlowEndpoints): Figure[] => [
  {
    text: `slow endpoints: a webhook beside ${slowSubscriptions} that answer after 14 s takes ${round(longest)} ms at the longest, at most 2,000`,
    isReached: longest <= 2000,
    isFirm: false,
  },
  {
    text: `slow endpoints: from the event on ${statementsPerSecond.toFixed(1)} statements a second`,
  },
]

export const firstEventFigures = ({
  search,
  event,
  answer,
}: Record<'search' | 'event' | 'answer', number>): Figure[] => [
  {
    text: `qa: the first event of a stream comes after ${(event / search).toFixed(2)} times a search, at most 1.5 (${event.toFixed(1)} and ${search.toFixed(1)} ms)`,
    isReached: event <= search * 1.5,
    isFirm: false,
  },
  { text: `qa: a whole answer is there after ${answer.toFixed(1)} ms` },
]

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

export const sizeFigure = ({ atStart, ofAll }: { atStart: number; ofAll: number }): Figure => ({
  text: `bundle: ${kilobytes(atStart)} gzipped are evaluated at start, under 350; all that is uploaded: ${kilobytes(ofAll)}`,
  isReached: atStart < 350_000,
  isFirm: true,
})

export const startupFigure = (milliseconds: number): Figure => ({
  text: `start-up: ${milliseconds.toFixed(1)} ms of CPU time, at most 30`,
  isReached: milliseconds <= 30,
  isFirm: false,
})

export const coldIsolateFigures = ({ own, reading, company, bare }: ColdIsolate): Figure[] => [
  {
    text: `cold isolate to first manifest: ${round(own)} ms, ${(own / reading).toFixed(2)} times a bare Worker that reads the same values of KV (${round(reading)} ms), at most 1.5`,
    isReached: own <= 1.5 * reading,
    isFirm: false,
  },
  {
    text: `cold isolate, the first request of a company after it: ${round(company)} ms of CPU time more than the second, ${(company / bare).toFixed(2)} of what the bare Worker computed until its answer (${round(bare)} ms)`,
  },
]

/** This has no goal: a multiple goes unnoticed, but a jump is worth a look. */
export function cpuTimeFigures(measured: CpuTime[]): Figure[] {
  if (!measured.length) return [{ text: 'CPU time: only Linux tells it' }]
  return measured.map(({ name, milliseconds, times }) => {
    const [usual, least, most] = [median(times), times[0] ?? 0, times.at(-1) ?? 0].map((value) => value.toFixed(1))
    const text = `CPU time of ${name}: ${usual} times a bare Worker's, from ${least} to ${most} in turns (${milliseconds.toFixed(2)} ms)`
    return { text }
  })
}

export const sealingFigure = ({ pages, bytes, first, usual }: Sealing): Figure => ({
  text: `contracts: ${pages} pages drawn and sealed in ${round(usual)} ms (the first, with its modules, ${round(first)}), ${kilobytes(bytes)}, at most 2,000 for 12`,
  isReached: pages === 12 && usual <= 2000,
  isFirm: false,
})

export function narrationFigures(measured: Narration): Figure[] {
  const { timesRealTime, soundSeconds, characters, respoken, coldMilliseconds, trips } = measured
  const share = (100 * respoken) / characters
  const minutes = (soundSeconds / 60).toFixed(1)
  return [
    {
      text: `narration: the demo's ${minutes} minutes made ${round(timesRealTime)} times as fast as they last`,
    },
    {
      text: `narration: a further presentation speaks ${respoken} of ${characters} characters again, ${share.toFixed(1)} %, at most 15`,
      isReached: share <= 15,
      isFirm: true,
    },
    {
      text: `narration: a cold personal slide of 60 words ${round(coldMilliseconds)} ms, at most 1,500`,
      isReached: coldMilliseconds <= 1500,
      isFirm: false,
    },
    { text: `narration: a warm track and its first range ${trips} D1 trips`, isReached: trips === 0, isFirm: true },
  ]
}

const mostPaint = 1.2 * latency + 150

/** One round trip is needed; the half is left to the machine. */
export function paintFigures({ far, near, asked, pageBytes, gzippedBytes, slow }: FirstPaint): Figure[] {
  const trips = (far - near) / latency
  const time = `${round(far)} ms with ${latency} ms latency and ${round(near)} ms without`
  const files = asked.filter((path) => path !== '/embed.js' && !path.startsWith('/media/'))
  return [
    { text: `first paint: ${time}, ${trips.toFixed(2)} round trips, under 1.5`, isReached: trips < 1.5, isFirm: false },
    {
      text: `first paint: asked for ${asked.join(', ') || 'nothing but the document'} by then`,
      isReached: !files.length,
      isFirm: true,
    },
    {
      text: `first slide: a script of ${gzippedBytes.toLocaleString('en')} bytes gzipped, at most 30,720`,
      isReached: gzippedBytes <= 30_720,
      isFirm: true,
    },
    {
      text: `first slide: a page of ${pageBytes.toLocaleString('en')} bytes gzipped, the picture of its poster in it, at most 30,720`,
      isReached: pageBytes <= 30_720,
      isFirm: true,
    },
    {
      text: `at a fourth of the speed: the title of the poster ${round(slow.words)} ms with ${latency} ms latency, at most ${mostPaint}`,
      isReached: slow.words <= mostPaint,
      isFirm: false,
    },
    {
      text: `at a fourth of the speed: largest paint (${slow.largest}) ${round(slow.largestPaint)} ms with ${latency} ms latency, at most ${mostPaint}; the median is ${round(slow.medianPaint)}`,
      isReached: slow.largestPaint <= mostPaint,
      isFirm: false,
    },
    {
      text: `at a fourth of the speed: longest task ${round(slow.atStart)} ms at the start, ${round(slow.afterPlay)} ms after play, at most 50`,
      isReached: Math.max(slow.atStart, slow.afterPlay) <= 50,
      isFirm: false,
    },
    {
      text: `layout shift until twelve seconds after play: ${slow.shift.toFixed(3)}, at most 0.01`,
      isReached: slow.shift <= 0.01,
      isFirm: true,
    },
  ]
}

export function picturesFigures({ original, screens, warmTrips }: Pictures): Figure[] {
  const figures = screens.map(({ name, bytes }) => {
    const share = (100 * bytes) / original
    const text = `pictures: the presentation at ${name} takes ${kilobytes(bytes)} of ${kilobytes(original)}, ${share.toFixed(1)} %, at most 35`
    return { text, isReached: share <= 35, isFirm: true }
  })
  const text = `pictures: a warm variant ${warmTrips} D1 trips`
  return [...figures, { text, isReached: warmTrips === 0, isFirm: true }]
}

const dollars = (amount: number) => `$${amount.toFixed(2)}`

/** This has no goal: viewers don't pay for it. */
export function costFigures(cost: Cost): Figure[] {
  const minutes = (cost.seconds / 60).toFixed(1)
  const viewing = `${minutes} minutes, ${cost.media} pictures and ${cost.beacons} beacons each`
  const items = cost.items.filter(({ dollars }) => dollars > 0)
  return [
    `a million viewings of the demo, ${viewing}: ${dollars(cost.dollars)} at the list prices of ${pricesOf}`,
    ...items.map(({ name, price, count, dollars: share }) => `${dollars(share)} for ${name}, ${count} × $${price}`),
    `${dollars(cost.live.dollars)} where a socket tells the company who is watching: ${cost.live.operations.rowsWritten} rows written instead of ${cost.operations.rowsWritten}, ${round(cost.live.operations.objectRequests)} requests to objects`,
    `${dollars(cost.first.dollars)} where nobody near watched the deck before`,
    `${dollars(cost.heard.dollars)} where its voice is heard`,
    `${dollars(cost.told.dollars)} where a subscription takes both events`,
  ].map((text) => ({ text: `cost: ${text}` }))
}

import { styleText } from 'node:util'
import type { FanOut } from './fan-out.ts'
import { type FirstPaint, latency } from './first-paint.ts'
import type { compare } from './load.ts'
import type { Probe } from './probe.ts'

export type Result = Probe & Awaited<ReturnType<typeof compare>>

/** Firm figures are the same on every machine, so missing one fails the bench; the others are a matter of time. */
export type Figure = { text: string; isReached: boolean; isFirm: boolean }

export function printTable(results: Result[]) {
  const header = ['endpoint', 'requests/s', 'ratio', 'compared with', 'p50', 'p99', 'D1 trips', 'KV reads']
  const lines = results.map(({ row, perSecond, ratio, p50, p99, cost }) => [
    row.name,
    round(perSecond),
    ratio.toPrecision(2),
    row.against?.row ?? 'bare Worker',
    `${round(p50)} ms`,
    `${round(p99)} ms`,
    String(cost.trips),
    String(cost.kvReads),
  ])
  const isText = (column: number) => column === 0 || column === 3
  const widths = header.map((_, column) => Math.max(...[header, ...lines].map((line) => line[column]?.length ?? 0)))
  const pad = (cell: string, column: number) => {
    const width = widths[column] ?? 0
    return isText(column) ? cell.padEnd(width) : cell.padStart(width)
  }
  for (const line of [header, widths.map((width) => '─'.repeat(width)), ...lines]) console.log(line.map(pad).join('  '))
}

const round = (number: number) => number.toLocaleString('en', { maximumFractionDigits: number < 100 ? 1 : 0 })

export function figuresOf({ row, cost, ratio }: Result): Figure[] {
  const figures: Figure[] = []
  const count = (what: string, is: number, most: number | undefined) => {
    if (most === undefined) return
    figures.push({ text: `${row.name}: ${what} ${is}, at most ${most}`, isReached: is <= most, isFirm: true })
  }
  count('D1 trips', cost.trips, row.most?.trips)
  count('KV reads', cost.kvReads, row.most?.kvReads)
  if (row.least !== undefined) {
    const text = `${row.name}: ${ratio.toFixed(2)} of the bare Worker's requests/s, at least ${row.least}`
    figures.push({ text, isReached: ratio >= row.least, isFirm: false })
  }
  if (row.against) {
    const slower = 1 / ratio
    const text = `${row.name}: ${slower.toFixed(2)} times as slow as ${row.against.row}, at most ${row.against.within}`
    figures.push({ text, isReached: slower <= row.against.within, isFirm: false })
  }
  return figures
}

/** The cost of a delivery is the time that it adds; it must not grow with the size of the fan-out. */
export const fanOutFigures = (fanOuts: FanOut[]): Figure[] =>
  fanOuts.map(({ subscriptions, eventsPerSecond, deliveriesPerSecond }) => {
    const slower = (fanOuts[0]?.deliveriesPerSecond ?? Number.NaN) / deliveriesPerSecond
    const speed = `${round(eventsPerSecond)} events/s, ${round(deliveriesPerSecond)} deliveries/s`
    const text = `fan-out to ${round(subscriptions)}: ${speed}, a delivery ${slower.toFixed(2)} times as dear as the first, at most 1.3`
    return { text, isReached: slower <= 1.3, isFirm: false }
  })

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

export const sizeFigure = (bytes: number, laterBytes: number): Figure => ({
  text: `bundle: ${kilobytes(bytes)} gzipped, under 350; what only reading a PDF loads: ${kilobytes(laterBytes)}`,
  isReached: bytes < 350_000,
  isFirm: true,
})

export const startupFigure = (milliseconds: number): Figure => ({
  text: `start-up: ${milliseconds.toFixed(1)} ms of CPU time, under 100`,
  isReached: milliseconds < 100,
  isFirm: false,
})

/** One is what it takes; the half is left to the machine. */
export function paintFigures({ far, near, asked }: FirstPaint): Figure[] {
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
  ]
}

/** Whether every firm figure is reached. */
export function printFigures(figures: Figure[]) {
  for (const { text, isReached, isFirm } of figures) {
    if (isReached) console.log(`${styleText('green', 'pass')}  ${text}`)
    else if (isFirm) console.log(`${styleText('red', 'FAIL')}  ${text}`)
    else console.log(`${styleText('yellow', 'SLOW')}  ${text} (depends on this machine; not counted)`)
  }
  return figures.every(({ isReached, isFirm }) => isReached || !isFirm)
}

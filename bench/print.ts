import { styleText } from 'node:util'
import { type Cost, pricesOf } from './cost.ts'
import { dollars, type Figure, type Result, round } from './report.ts'

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

/** Each with its goal, then those that were missed once more; answers whether none was. */
export function printFigures(figures: Figure[]) {
  for (const { text, isReached, isFirm } of figures) {
    if (isReached) console.log(`${styleText('green', 'pass')}  ${text}`)
    else console.log(`${isFirm ? styleText('red', 'FAIL') : styleText('yellow', 'SLOW')}  ${text}`)
  }
  console.log()
  const missed = figures.filter(({ isReached }) => !isReached)
  if (!missed.length) console.log('All goals met.')
  else console.log('Goals missed:')
  for (const { text, isFirm } of missed) console.log(`- ${text}${isFirm ? '' : ' (may be this machine)'}`)
  return missed.length === 0
}

/** What costs something, with its share of the whole. */
export function printCost(cost: Cost) {
  const minutes = (cost.seconds / 60).toFixed(1)
  console.log(
    `A million viewings of the demo (${minutes} minutes, ${cost.media} pictures, ${cost.beacons} beacons each) at the list prices of ${pricesOf}:`,
  )
  const items = cost.items.filter(({ dollars }) => dollars > 0)
  for (const { name, price, count, dollars: share } of items) {
    const [each, percent] = [`${count} × $${price}`, `${Math.round((100 * share) / cost.dollars)} %`]
    console.log(`${name.padEnd(40)}${each.padStart(14)}${dollars(share).padStart(9)}${percent.padStart(6)}`)
  }
  console.log(`${''.padEnd(54)}${dollars(cost.dollars).padStart(9)}`)
  console.log(`where nobody near watched the deck before: ${dollars(cost.first.dollars)}`)
  console.log(`where its voice is heard: ${dollars(cost.heard.dollars)}`)
  console.log(`where a subscription takes both events: ${dollars(cost.told.dollars)}`)
}

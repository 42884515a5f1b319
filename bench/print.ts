import { styleText } from 'node:util'
import { options } from './options.ts'
import { type Figure, isMissed, type Result, round } from './report.ts'

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

/** Prints each figure with its goal, if it has one, and then those that failed or missed theirs again. */
export function printFigures(figures: Figure[]) {
  for (const figure of figures) console.log(`${labelOf(figure)}  ${figure.text}`)
  console.log()
  const failed = figures.filter(({ isFailure }) => isFailure)
  const missed = figures.filter((figure) => isMissed(figure) && !figure.isFailure)
  if (failed.length) console.log('Could not be measured:')
  for (const { text } of failed) console.log(`- ${text}`)
  if (missed.length) console.log('Goals missed:')
  for (const { text, isFirm } of missed) console.log(`- ${text}${isFirm ? '' : ' (may be this machine)'}`)
  if (!failed.length && !missed.length) console.log(options.smoke ? 'Every part ran.' : 'All goals met.')
}

function labelOf({ isReached, isFirm }: Figure) {
  if (isReached === undefined) return '    '
  if (isReached) return styleText('green', 'pass')
  return isFirm ? styleText('red', 'FAIL') : styleText('yellow', 'SLOW')
}

import { invalid } from '../../../core/errors'

export type Cells = { rows: string[][]; separator: string; hasLastLineEnd: boolean }

const separators = [',', ';', '\t']

/** Quoted cells may hold separators, line ends, and quotes that are written twice. */
export function readCells(text: string): Cells {
  const whole = text.replace(/^\uFEFF/, '')
  const named = whole.match(/^sep=(.)(?:\r\n?|\n)/i)
  const content = whole.slice(named?.[0].length ?? 0)
  const separator = named?.[1] ?? usedSeparator(content)
  const rows: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < content.length; at++) {
    const letter = content[at]
    const isLineEnd = letter === '\n' || letter === '\r'
    if (isQuoted && letter === '"' && content[at + 1] === '"') {
      cell += '"'
      at++
    } else if (letter === '"') isQuoted = !isQuoted
    else if (isQuoted || (letter !== separator && !isLineEnd)) cell += letter
    else {
      rows.at(-1)?.push(cell)
      cell = ''
      if (!isLineEnd) continue
      rows.push([])
      if (letter === '\r' && content[at + 1] === '\n') at++
    }
  }
  if (isQuoted) throw invalid(`data line ${rows.length} has a quote that is never closed.`)
  rows.at(-1)?.push(cell)
  return { rows, separator, hasLastLineEnd: /[\r\n]$/.test(content) }
}

function usedSeparator(content: string) {
  const [line = ''] = content.replaceAll(/"[^"]*"/g, '').split(/[\r\n]/, 1)
  const count = (separator: string) => line.split(separator).length
  return separators.toSorted((one, other) => count(other) - count(one))[0] ?? ','
}

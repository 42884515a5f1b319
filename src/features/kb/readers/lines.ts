const mostIndentation = 3
const deepestHeading = 6
const isSpace = (character: string | undefined) => character !== undefined && character.trim() === ''

/** One pass over the letters, because a line may be as long as a file. */
export function headingOf(line: string) {
  if (!line.includes('#')) return undefined
  const start = line.trimStart()
  let level = 0
  while (start[level] === '#') level++
  const isHeading =
    level >= 1 && level <= deepestHeading && isSpace(start[level]) && line.length - start.length <= mostIndentation
  if (!isHeading) return undefined
  const title = start.slice(level).trim()
  let end = title.length
  while (title[end - 1] === '#') end--
  return title.slice(0, end).trimEnd() || undefined
}

export const withoutMarkup = (line: string) =>
  withoutEmphasis(withoutLinks(line)).replace(/^\s*(>|[-*+]|\d{1,9}[.)])\s+/, '')

function withoutLinks(line: string) {
  if (!line.includes('](')) return line
  let result = ''
  let copied = 0
  let open = -1
  let close = 0
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '[') open = at
    if (line[at] !== ']') continue
    if (open >= 0 && line[at + 1] === '(') {
      if (close !== -1 && close < at) close = line.indexOf(')', at)
      if (close === -1) break
      const start = line[open - 1] === '!' && open > copied ? open - 1 : open
      result += line.slice(copied, start) + line.slice(open + 1, at)
      copied = close + 1
      at = close
    }
    open = -1
  }
  return result + line.slice(copied)
}

function withoutEmphasis(line: string) {
  const marks = [...line.matchAll(/\*\*|__|~~|`+/g)]
  if (!marks.length) return line
  const open = new Map<string, number>()
  const removed = new Set<number>()
  for (const { 0: mark, index } of marks) {
    const first = open.get(mark)
    if (first === undefined) open.set(mark, index)
    else {
      removed.add(first).add(index)
      open.delete(mark)
    }
  }
  let result = ''
  let copied = 0
  for (const { 0: mark, index } of marks) {
    if (!removed.has(index)) continue
    result += line.slice(copied, index)
    copied = index + mark.length
  }
  return result + line.slice(copied)
}

export function cellsOf(line: string) {
  let result = ''
  for (let at = 0; at < line.length; at++) {
    const character = line[at] ?? ''
    const end = character === '"' ? closingQuote(line, at) : -1
    if (end !== -1) {
      result += line.slice(at + 1, end).replaceAll('""', '"')
      at = end
    } else result += character === ',' || character === ';' || character === '\t' ? ', ' : character
  }
  return result
}

function closingQuote(line: string, start: number) {
  for (let at = line.indexOf('"', start + 1); at !== -1; at = line.indexOf('"', at + 2))
    if (line[at + 1] !== '"') return at
  return -1
}

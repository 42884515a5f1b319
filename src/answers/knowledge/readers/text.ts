import { type Block, longestHeading } from '../passages'
import type { Cursor } from '../tables'
import { charactersAtOnce, type Read, type Source, type Step, splitBlock } from './reader'

const mostIndentation = 3
const deepestHeading = 6
const isSpace = (character: string | undefined) => character !== undefined && character.trim() === ''

/** Makes a single pass over the letters, because a line may be as long as a file. */
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

async function readLines(source: Source, { at, encoding }: Cursor) {
  const bytes = await source.bytes(at, Math.min(charactersAtOnce, source.sizeBytes - at))
  const known = encoding?.startsWith('utf-16') ? encoding : encodingOf(bytes)
  const isLast = at + bytes.length >= source.sizeBytes
  const length = isLast ? bytes.length : lengthOfWholeLines(bytes, known)
  const text = new TextDecoder(known).decode(bytes.subarray(0, length))
  return { lines: text.split(/\r\n|\n|\r/), encoding: known, next: isLast ? null : at + length }
}

export function encodingOf(bytes: Uint8Array) {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(
      bytes.subarray(0, lengthOfWholeLines(bytes, 'utf-8')),
    )
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

function lengthOfWholeLines(bytes: Uint8Array, encoding: string) {
  const isWide = encoding.startsWith('utf-16')
  for (const end of [lineBreak, space]) {
    const found = isWide ? lastWideIndexOf(bytes, end, encoding) : bytes.lastIndexOf(end)
    if (found > 0) return found + (isWide ? 2 : 1)
  }
  if (isWide) return bytes.length - (bytes.length % 2)
  let length = bytes.length
  while (length > bytes.length - 4 && ((bytes[length - 1] ?? 0) & 0xc0) === 0x80) length--
  return encoding === 'utf-8' && length > 1 && (bytes[length - 1] ?? 0) >= 0xc0 ? length - 1 : bytes.length
}

const lineBreak = 0x0a
const space = 0x20

function lastWideIndexOf(bytes: Uint8Array, unit: number, encoding: string) {
  const low = encoding === 'utf-16le' ? 0 : 1
  for (let at = bytes.length - (bytes.length % 2) - 2; at > 0; at -= 2)
    if (bytes[at + low] === unit && bytes[at + 1 - low] === 0) return at
  return -1
}

type Lines = { blocks: Block[]; heading: string | null }

const readBy = (blocksOf: (lines: string[], heading: string | null) => Lines): Read =>
  async function* (source, cursor): AsyncGenerator<Step> {
    for (let from: Cursor | null = cursor; from; ) {
      const { lines, encoding, next }: Awaited<ReturnType<typeof readLines>> = await readLines(source, from)
      const { blocks, heading } = blocksOf(lines, from.heading)
      from = next === null ? null : { at: next, heading, encoding }
      yield { blocks: blocks.flatMap(splitBlock), next: from }
    }
  }

const withoutHeading = (text: string): Lines => ({ blocks: [{ page: null, heading: null, text }], heading: null })

export const readText = readBy((lines) => withoutHeading(lines.join('\n')))

/** A row stays on one line, so that a search finds its values together. */
export const readCsv = readBy((lines) => withoutHeading(lines.map(cellsOf).join('\n')))

export const readMarkdown = readBy((lines, before) => {
  let heading = before
  const blocks = lines.filter(Boolean).map((line) => {
    const title = headingOf(line)
    if (title) heading = withoutMarkup(title).slice(0, longestHeading)
    return { page: null, heading, text: withoutMarkup(title ?? line) }
  })
  return { blocks, heading }
})

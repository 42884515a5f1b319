import { type Block, longestHeading } from '../passages'
import type { Cursor } from '../tables'
import { cellsOf, headingOf, withoutMarkup } from './lines'
import { charactersAtOnce, type Read, type Source, type Step, splitBlock } from './reader'

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

/** A row stays one line, so that a search finds its values together. */
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

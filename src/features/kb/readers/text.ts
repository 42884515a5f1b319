import type { Block } from '../passages'
import type { Cursor } from '../tables'
import { mostCharacters, type Read, type Source } from './reader'

/** Reads lines from a byte on, and says where the next whole line begins. */
async function readLines(source: Source, { at, encoding }: Cursor) {
  const bytes = await source.bytes(at, Math.min(mostCharacters, source.sizeBytes - at))
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

/** Up to the last line break; where there is none, up to the last whole character. */
function lengthOfWholeLines(bytes: Uint8Array, encoding: string) {
  if (encoding.startsWith('utf-16')) {
    const low = encoding === 'utf-16le' ? 0 : 1
    for (let at = bytes.length - (bytes.length % 2) - 2; at > 0; at -= 2)
      if (bytes[at + low] === 0x0a && bytes[at + 1 - low] === 0) return at + 2
    return bytes.length - (bytes.length % 2)
  }
  const lineBreak = bytes.lastIndexOf(0x0a)
  if (lineBreak > 0) return lineBreak + 1
  let length = bytes.length
  while (length > bytes.length - 4 && ((bytes[length - 1] ?? 0) & 0xc0) === 0x80) length--
  return encoding === 'utf-8' && length > 1 && (bytes[length - 1] ?? 0) >= 0xc0 ? length - 1 : bytes.length
}

const step = (blocks: Block[], next: number | null, heading: string | null, encoding: string) => ({
  blocks,
  next: next === null ? null : { at: next, heading, encoding },
})

export const readText: Read = async (source, cursor) => {
  const { lines, encoding, next } = await readLines(source, cursor)
  return step([{ page: null, heading: null, text: lines.join('\n') }], next, null, encoding)
}

export const readMarkdown: Read = async (source, cursor) => {
  const { lines, encoding, next } = await readLines(source, cursor)
  let { heading } = cursor
  const blocks: Block[] = []
  for (const line of lines) {
    const [, title] = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/.exec(line) ?? []
    if (title) heading = plain(title)
    blocks.push({ page: null, heading, text: plain(title ?? line) })
  }
  return step(blocks, next, heading, encoding)
}

/** The text without the marks around it. */
const plain = (line: string) =>
  line
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/(\*\*|__|~~|`+)(.*?)\1/g, '$2')
    .replace(/^\s*(>|[-*+]|\d+[.)])\s+/, '')

/** A row is found by its values, so each stays a line of its own. */
export const readCsv: Read = async (source, cursor) => {
  const { lines, encoding, next } = await readLines(source, cursor)
  const rows = lines.map((line) =>
    line.replaceAll(/("(?:[^"]|"")*")|[,;\t]/g, (match, quoted) => (quoted ? unquote(match) : ', ')),
  )
  return step([{ page: null, heading: null, text: rows.join('\n') }], next, null, encoding)
}

const unquote = (value: string) => value.slice(1, -1).replaceAll('""', '"')

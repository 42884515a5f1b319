import type { FontFacts } from '../files/tables'

export type Tables = Map<string, DataView>

const mostUnpackedBytes = 30_000_000
/** The most bytes that one table may unpack to, because a small file could otherwise fill the memory. */
const mostTableBytes = 1_000_000
const mostTables = 200
const factTables = new Set(['name', 'OS/2', 'head', 'fvar'])

export function readTables(bytes: Uint8Array, wanted = factTables): Tables {
  const view = viewOf(bytes)
  const signature = tagAt(view, 0)
  if (signature === 'wOF2') return readWoff2(bytes, view, wanted)
  return signature === 'wOFF' ? readWoff(bytes, view, wanted) : readSfnt(bytes, view, wanted)
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))

function tableCount(view: DataView, at: number) {
  const count = view.getUint16(at)
  if (count > mostTables) throw new RangeError('The font has too many tables.')
  return count
}

function readSfnt(bytes: Uint8Array, view: DataView, wanted: Set<string>): Tables {
  const tables: Tables = new Map()
  for (let index = 0; index < tableCount(view, 4); index++) {
    const entry = 12 + index * 16
    const tag = tagAt(view, entry)
    const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)]
    if (wanted.has(tag)) tables.set(tag, viewOf(part(bytes, offset, length)))
  }
  return tables
}

function readWoff(bytes: Uint8Array, view: DataView, wanted: Set<string>): Tables {
  const tables: Tables = new Map()
  for (let index = 0; index < tableCount(view, 12); index++) {
    const entry = 44 + index * 20
    const tag = tagAt(view, entry)
    const [offset, packed, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [number, number, number]
    if (!wanted.has(tag) || tables.has(tag)) continue
    const content = part(bytes, offset, packed)
    const unpacked =
      packed < length
        ? process.getBuiltinModule('node:zlib').inflateSync(content, { maxOutputLength: mostTableBytes })
        : content
    tables.set(tag, viewOf(unpacked))
  }
  return tables
}

/**
 * The standard numbers the tables by their place in this list; 63 means that the tag is spelled out. Only tags before
 * `fvar` matter here.
 */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar'
    .match(/.{4} ?/g)
    ?.map((tag) => tag.slice(0, 4)) ?? []

function readWoff2(bytes: Uint8Array, view: DataView, wanted: Set<string>): Tables {
  const entries: { tag: string; length: number }[] = []
  let at = 48
  const number = () => {
    let value = 0
    for (let digits = 0; digits < 5; digits++) {
      const byte = view.getUint8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    throw new RangeError('A number in the font is too long.')
  }
  for (let index = 0; index < tableCount(view, 12); index++) {
    const flags = view.getUint8(at++)
    const isNamed = (flags & 63) === 63
    const tag = isNamed ? tagAt(view, at) : (knownTags[flags & 63] ?? '')
    if (isNamed) at += 4
    const length = number()
    const isOutline = tag === 'glyf' || tag === 'loca'
    const isTransformed = isOutline ? flags >> 6 !== 3 : flags >> 6 !== 0
    entries.push({ tag, length: isTransformed ? number() : length })
  }
  const packed = part(bytes, at, view.getUint32(20))
  const unpacked = process
    .getBuiltinModule('node:zlib')
    .brotliDecompressSync(packed, { maxOutputLength: mostUnpackedBytes })
  const tables: Tables = new Map()
  let offset = 0
  for (const { tag, length } of entries) {
    if (wanted.has(tag)) tables.set(tag, viewOf(part(unpacked, offset, length)))
    offset += length
  }
  return tables
}

function part(bytes: Uint8Array, offset: number, length: number) {
  if (offset + length > bytes.length) throw new RangeError('The font file is cut off.')
  return bytes.subarray(offset, offset + length)
}

/** Family, weight, style and rights come from the file itself, because all files of a family belong together. */
export function readFont(bytes: Uint8Array): { facts: FontFacts } | { refusal: string } {
  try {
    const tables = readTables(bytes)
    const fontFamily = familyOf(tables)
    if (!tables.has('head') || !fontFamily) return { refusal: 'The file isn’t a font we can read.' }
    if (forbidsEmbedding(tables)) return { refusal: 'The font’s license doesn’t allow embedding it.' }
    return { facts: { fontFamily, fontWeight: weightOf(tables), fontStyle: isItalic(tables) ? 'italic' : 'normal' } }
  } catch {
    return { refusal: 'The file isn’t a font we can read.' }
  }
}

const typographicFamily = 16
const plainFamily = 1
const english = 0x409
const longestFamily = 200
const longestNameBytes = 1000
const mostNames = 1000

function familyOf(tables: Tables): string | undefined {
  const table = tables.get('name')
  if (!table) return undefined
  const names = Array.from({ length: Math.min(table.getUint16(2), mostNames) }, (_, index) =>
    nameAt(table, 6 + index * 12),
  )
  const best = [typographicFamily, plainFamily].flatMap((id) =>
    names.filter((name) => name.id === id).toSorted((a, b) => Number(b.isEnglish) - Number(a.isEnglish)),
  )
  return best.map(({ read }) => clean(read())).find((name) => name !== '')
}

const clean = (name: string) =>
  name
    .replaceAll(/[^\p{L}\p{N} '_-]/gu, '')
    .trim()
    .slice(0, longestFamily)

function nameAt(table: DataView, at: number) {
  const [platform, , language, id, length, offset] = [0, 2, 4, 6, 8, 10].map((member) => table.getUint16(at + member))
  const read = () => {
    const start = table.byteOffset + table.getUint16(4) + (offset ?? 0)
    const bytes = new Uint8Array(table.buffer, start, Math.min(length ?? 0, longestNameBytes))
    return new TextDecoder(platform === 1 ? 'macintosh' : 'utf-16be').decode(bytes)
  }
  return { id, isEnglish: platform === 3 && language === english, read }
}

const restricted = 2
const bitmapsOnly = 0x200

function forbidsEmbedding(tables: Tables) {
  const rights = tables.get('OS/2')?.getUint16(8) ?? 0
  return (rights & 15) === restricted || (rights & bitmapsOnly) !== 0
}

const isItalic = (tables: Tables) =>
  ((tables.get('OS/2')?.getUint16(62) ?? 0) & 1) !== 0 || ((tables.get('head')?.getUint16(44) ?? 0) & 2) !== 0

function weightOf(tables: Tables) {
  const range = weightRange(tables.get('fvar'))
  return range ?? String(tables.get('OS/2')?.getUint16(4) || 400)
}

const fixed = (table: DataView, at: number) => Math.round(table.getInt32(at) / 65_536)

function weightRange(table: DataView | undefined) {
  if (!table) return undefined
  const [start, count, size] = [4, 8, 10].map((at) => table.getUint16(at)) as [number, number, number]
  for (let axis = 0; axis < count; axis++) {
    const at = start + axis * size
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => table.getUint8(at + offset)))
    if (tag === 'wght') return `${fixed(table, at + 4)} ${fixed(table, at + 12)}`
  }
  return undefined
}

import { readTables, type Tables } from './font-tables'

export type FontFacts = { fontFamily: string; fontWeight: string; fontStyle: 'normal' | 'italic' }

export function readFont(bytes: Uint8Array): { facts: FontFacts } | { refusal: string } {
  try {
    const tables = readTables(bytes)
    const fontFamily = familyOf(tables)
    if (!tables.has('head') || !fontFamily) return { refusal: 'The file is no font that can be read.' }
    if (forbidsEmbedding(tables)) return { refusal: 'The font’s license, as its file says, forbids embedding it.' }
    return { facts: { fontFamily, fontWeight: weightOf(tables), fontStyle: isItalic(tables) ? 'italic' : 'normal' } }
  } catch {
    return { refusal: 'The file is no font that can be read.' }
  }
}

const typographicFamily = 16
const plainFamily = 1
const english = 0x409
const longestFamily = 200

function familyOf(tables: Tables): string | undefined {
  const table = tables.get('name')
  if (!table) return undefined
  const names = Array.from({ length: table.getUint16(2) }, (_, index) => nameAt(table, 6 + index * 12))
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
    const bytes = new Uint8Array(table.buffer, start, length)
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

import { brotliCompressSync, deflateSync } from 'node:zlib'

type Made = { family?: string; weight?: number; isItalic?: boolean; rights?: number }

const u16 = (value: number) => [value >> 8, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 65_535)]
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/** Three tables are enough to name a font. */
function tablesOf({ family = 'Own Brand', weight = 400, isItalic = false, rights = 0 }: Made) {
  const name = [...family].flatMap((letter) => u16(letter.charCodeAt(0)))
  const record = [...u16(3), ...u16(1), ...u16(0x409), ...u16(1), ...u16(name.length), ...u16(0)]
  const os2 = Array<number>(78).fill(0)
  os2.splice(4, 2, ...u16(weight))
  os2.splice(8, 2, ...u16(rights))
  os2.splice(62, 2, ...u16(isItalic ? 1 : 0))
  return {
    'OS/2': os2,
    head: Array<number>(54).fill(0),
    name: [...u16(0), ...u16(1), ...u16(18), ...record, ...name],
  }
}

export function ttf(made: Made = {}) {
  const tables = Object.entries(tablesOf(made))
  let offset = 12 + tables.length * 16
  const entries = tables.flatMap(([tag, table]) => {
    const entry = [...letters(tag), ...u32(0), ...u32(offset), ...u32(table.length)]
    offset += table.length
    return entry
  })
  const content = tables.flatMap(([, table]) => table)
  return Uint8Array.from([0, 1, 0, 0, ...u16(tables.length), 0, 0, 0, 0, 0, 0, ...entries, ...content])
}

export function woff(made: Made = {}) {
  const tables = Object.entries(tablesOf(made)).map(([tag, table]) => {
    const packed = [...deflateSync(Uint8Array.from(table))]
    return { tag, length: table.length, packed: packed.length < table.length ? packed : table }
  })
  let offset = 44 + tables.length * 20
  const entries = tables.flatMap(({ tag, length, packed }) => {
    const entry = [...letters(tag), ...u32(offset), ...u32(packed.length), ...u32(length), ...u32(0)]
    offset += packed.length
    return entry
  })
  const header = [...letters('wOFF'), 0, 1, 0, 0, ...u32(0), ...u16(tables.length), ...Array<number>(30).fill(0)]
  return Uint8Array.from([...header, ...entries, ...tables.flatMap(({ packed }) => packed)])
}

const knownTags: Record<string, number> = { head: 1, name: 5, 'OS/2': 6 }
const base128 = (value: number) => (value < 128 ? [value] : [128 | (value >> 7), value & 127])

export function woff2(made: Made = {}) {
  const tables = Object.entries(tablesOf(made))
  const directory = tables.flatMap(([tag, table]) => [knownTags[tag] ?? 0, ...base128(table.length)])
  const packed = [...brotliCompressSync(Uint8Array.from(tables.flatMap(([, table]) => table)))]
  const sizes = [...u32(0), ...u16(tables.length), 0, 0, ...u32(0), ...u32(packed.length)]
  const header = [...letters('wOF2'), 0, 1, 0, 0, ...sizes, ...Array<number>(24).fill(0)]
  return Uint8Array.from([...header, ...directory, ...packed])
}

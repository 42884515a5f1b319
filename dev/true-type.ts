import { inflateSync } from 'node:zlib'

/** The tables that a PDF reader needs. Without the others, such as kerning and names, a font is half as large. */
const neededTables = ['cvt ', 'fpgm', 'glyf', 'head', 'hhea', 'hmtx', 'loca', 'maxp', 'prep']

export function readWoff(file: Buffer) {
  const tables = new Map<string, Buffer>()
  for (let index = 0; index < file.readUInt16BE(12); index++) {
    const entry = 44 + index * 20
    const [offset = 0, packed = 0, length = 0] = [4, 8, 12].map((at) => file.readUInt32BE(entry + at))
    const content = file.subarray(offset, offset + packed)
    tables.set(file.toString('latin1', entry, entry + 4), packed < length ? inflateSync(content) : content)
  }
  return tables
}

export const onlyNeeded = (tables: Map<string, Buffer>) =>
  new Map([...tables].filter(([tag]) => neededTables.includes(tag)))

export function writeTrueType(tables: Map<string, Buffer>) {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1))
  const header = Buffer.alloc(12 + sorted.length * 16)
  const power = 2 ** Math.floor(Math.log2(sorted.length))
  header.writeUInt32BE(0x00010000)
  header.writeUInt16BE(sorted.length, 4)
  header.writeUInt16BE(power * 16, 6)
  header.writeUInt16BE(Math.log2(power), 8)
  header.writeUInt16BE((sorted.length - power) * 16, 10)
  const parts = [header]
  let offset = header.length
  for (const [index, [tag, table]] of sorted.entries()) {
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    const entry = 12 + index * 16
    header.write(tag, entry, 'latin1')
    header.writeUInt32BE(sumOf(padded), entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(table.length, entry + 12)
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

function sumOf(padded: Buffer) {
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}

import { inflateSync } from 'node:zlib'

const headBytes = 12
const entryBytes = 16
const packedHeadBytes = 44
const packedEntryBytes = 20

/** A WOFF file holds the tables of a font, each compressed with zlib if that makes it smaller. */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is no WOFF file.')
  const count = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  const power = Math.floor(Math.log2(count))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  font.writeUInt16BE(entryBytes * 2 ** power, 6)
  font.writeUInt16BE(power, 8)
  font.writeUInt16BE(entryBytes * (count - 2 ** power), 10)
  let at = headBytes + entryBytes * count
  for (let index = 0; index < count; index++) {
    const from = packedHeadBytes + packedEntryBytes * index
    const to = headBytes + entryBytes * index
    const number = (place: number) => woff.readUInt32BE(from + place)
    const [offset, packed, length, checksum] = [number(4), number(8), number(12), number(16)] as const
    const table = woff.subarray(offset, offset + packed)
    woff.copy(font, to, from, from + 4)
    font.writeUInt32BE(checksum, to + 4)
    font.writeUInt32BE(at, to + 8)
    font.writeUInt32BE(length, to + 12)
    ;(packed < length ? inflateSync(table) : table).copy(font, at)
    at += (length + 3) & ~3
  }
  return font
}

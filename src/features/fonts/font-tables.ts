import { nodeZlib } from '../../core/lazy-node-modules'

export type Tables = Map<string, DataView>

const mostUnpackedBytes = 30_000_000
const wanted = new Set(['name', 'OS/2', 'head', 'fvar'])

export function readTables(bytes: Uint8Array): Tables {
  const view = viewOf(bytes)
  const signature = tagAt(view, 0)
  if (signature === 'wOF2') return readWoff2(bytes, view)
  return signature === 'wOFF' ? readWoff(bytes, view) : readSfnt(bytes, view)
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
const tagAt = (view: DataView, at: number) =>
  String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)))

function readSfnt(bytes: Uint8Array, view: DataView): Tables {
  const tables: Tables = new Map()
  for (let index = 0; index < view.getUint16(4); index++) {
    const entry = 12 + index * 16
    const tag = tagAt(view, entry)
    const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)]
    if (wanted.has(tag)) tables.set(tag, viewOf(part(bytes, offset, length)))
  }
  return tables
}

function readWoff(bytes: Uint8Array, view: DataView): Tables {
  const tables: Tables = new Map()
  for (let index = 0; index < view.getUint16(12); index++) {
    const entry = 44 + index * 20
    const tag = tagAt(view, entry)
    const [offset, packed, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [number, number, number]
    if (!wanted.has(tag)) continue
    const content = part(bytes, offset, packed)
    const unpacked = packed < length ? nodeZlib().inflateSync(content, { maxOutputLength: mostUnpackedBytes }) : content
    tables.set(tag, viewOf(unpacked))
  }
  return tables
}

/** A table is named by its place in this list of the standard, 63 by its own tag. Only those before `fvar` matter here. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar'
    .match(/.{4} ?/g)
    ?.map((tag) => tag.slice(0, 4)) ?? []

function readWoff2(bytes: Uint8Array, view: DataView): Tables {
  const entries: { tag: string; length: number }[] = []
  let at = 48
  const number = () => {
    let value = 0
    for (let digits = 0; digits < 5; digits++) {
      const byte = view.getUint8(at++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
    throw new RangeError('A number of the font is too long.')
  }
  for (let index = 0; index < view.getUint16(12); index++) {
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
  const unpacked = nodeZlib().brotliDecompressSync(packed, { maxOutputLength: mostUnpackedBytes })
  const tables: Tables = new Map()
  let offset = 0
  for (const { tag, length } of entries) {
    if (wanted.has(tag)) tables.set(tag, viewOf(part(unpacked, offset, length)))
    offset += length
  }
  return tables
}

function part(bytes: Uint8Array, offset: number, length: number) {
  if (offset + length > bytes.length) throw new RangeError('The font ends too early.')
  return bytes.subarray(offset, offset + length)
}

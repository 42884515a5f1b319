import { invalid } from '../../core/http/errors'
import type { Signing } from './tree'

const prefix = 'data:image/png;base64,'
const longest = 400_000
const widest = 2400
const mostPixels = 2_000_000

const refusal = () =>
  invalid('signature.value', `must be a PNG picture as a data URL of at most ${longest} characters.`)

export async function requireMark({ kind, value }: Signing['signature']): Promise<Signing['signature']> {
  if (kind === 'typed') {
    if (!/[\p{L}\p{N}]/u.test(value)) throw invalid('signature.value', 'must be the same as the typed name.')
    return { kind, value }
  }
  if (!value.startsWith(prefix) || value.length > longest || !/^[A-Za-z0-9+/]+=*$/.test(value.slice(prefix.length)))
    throw refusal()
  const bytes = Buffer.from(value.slice(prefix.length), 'base64')
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') throw refusal()
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (width > widest || height > widest || width * height > mostPixels)
    throw invalid('signature.value', `must be a picture of at most ${mostPixels} pixels.`)
  const picture = pictureIn(bytes, width, height)
  if (
    !(await hasStrokes(picture).catch(() => {
      throw refusal()
    }))
  )
    throw invalid('signature.value', 'is an empty picture. Draw a signature.')
  return { kind, value: prefix + picture.toString('base64') }
}

const head = 8
const around = 12
const needed = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND'])

/** Keeps only the picture chunks, because others may hold hidden data or unpack to any length. */
function pictureIn(bytes: Buffer, width: number, height: number) {
  const kept = [bytes.subarray(0, head)]
  const packed: Buffer[] = []
  for (let at = head; at + around <= bytes.length; ) {
    const end = at + around + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (end > bytes.length) throw refusal()
    if (needed.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IDAT') packed.push(bytes.subarray(at + 8, end - 4))
    at = end
  }
  try {
    process
      .getBuiltinModule('node:zlib')
      .inflateSync(Buffer.concat(packed), { maxOutputLength: 8 * (width + 1) * (height + 1) })
  } catch {
    throw refusal()
  }
  return Buffer.concat(kept)
}

async function hasStrokes(bytes: Uint8Array) {
  const { decode } = await import('fast-png')
  const { data, channels } = decode(bytes)
  for (let index = channels; index < data.length; index++) if (data[index] !== data[index % channels]) return true
  return false
}

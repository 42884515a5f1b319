import { invalid } from '../../core/errors'
import type { Signing } from './tree'

const prefix = 'data:image/png;base64,'
const longest = 400_000
const widest = 2400
const mostPixels = 2_000_000

/** A picture on which nothing was drawn is no signature. */
export async function requireMark({ kind, value }: Signing['signature']) {
  if (kind === 'typed') {
    if (!/[\p{L}\p{N}]/u.test(value)) throw invalid('signature.value must be the name as it was typed.')
    return
  }
  const refusal = () => invalid(`signature.value must be a PNG picture as a data URL of at most ${longest} characters.`)
  if (!value.startsWith(prefix) || value.length > longest || !/^[A-Za-z0-9+/]+=*$/.test(value.slice(prefix.length)))
    throw refusal()
  const bytes = Buffer.from(value.slice(prefix.length), 'base64')
  if (bytes.length < 33 || bytes.toString('latin1', 12, 16) !== 'IHDR') throw refusal()
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (width > widest || height > widest || width * height > mostPixels)
    throw invalid(`signature.value must be a picture of at most ${mostPixels} pixels.`)
  if (
    !(await hasStrokes(bytes).catch(() => {
      throw refusal()
    }))
  )
    throw invalid('signature.value is a picture on which nothing was drawn.')
}

async function hasStrokes(bytes: Uint8Array) {
  const { decode } = await import('fast-png')
  const { data, channels } = decode(bytes)
  for (let index = channels; index < data.length; index++) if (data[index] !== data[index % channels]) return true
  return false
}

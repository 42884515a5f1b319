export const secondsOfContainer = (bytes: Uint8Array) => secondsOfOgg(bytes) ?? secondsOfMp4(bytes)

const pageHead = 27
const longestPage = 65_307
const opusRate = 48_000

/** The last page says how many samples come before its end. */
function secondsOfOgg(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (!hasNameAt(bytes, 0, 'OggS') || bytes.length < pageHead + 40) return undefined
  const packet = pageHead + (bytes[26] ?? 0)
  const isOpus = hasNameAt(bytes, packet, 'OpusHead')
  const isVorbis = hasNameAt(bytes, packet + 1, 'vorbis')
  if ((!isOpus && !isVorbis) || packet + 16 > bytes.length) return undefined
  const rate = isOpus ? opusRate : view.getUint32(packet + 12, true)
  const skipped = isOpus ? view.getUint16(packet + 10, true) : 0
  for (let at = bytes.length - pageHead; at >= Math.max(0, bytes.length - 2 * longestPage); at--) {
    if (!hasNameAt(bytes, at, 'OggS')) continue
    const samples = Number(view.getBigInt64(at + 6, true)) - skipped
    if (samples >= 0) return usable(samples / rate)
  }
  return undefined
}

function secondsOfMp4(bytes: Uint8Array) {
  if (!hasNameAt(bytes, 4, 'ftyp')) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const movie = findBox(view, bytes, 'moov', 0, bytes.length)
  const head = movie && findBox(view, bytes, 'mvhd', movie.from, movie.to)
  if (!head || head.from + 32 > bytes.length) return undefined
  const isLong = view.getUint8(head.from) === 1
  const scale = view.getUint32(head.from + (isLong ? 20 : 12))
  const length = isLong ? Number(view.getBigUint64(head.from + 24)) : view.getUint32(head.from + 16)
  return usable(length / scale)
}

function findBox(view: DataView, bytes: Uint8Array, name: string, from: number, to: number) {
  for (let at = from; at + 8 <= to; ) {
    const short = view.getUint32(at)
    const isLong = short === 1 && at + 16 <= to
    const size = isLong ? Number(view.getBigUint64(at + 8)) : short || to - at
    if (hasNameAt(bytes, at + 4, name)) return { from: at + (isLong ? 16 : 8), to: Math.min(to, at + size) }
    if (size < 8) return undefined
    at += size
  }
  return undefined
}

const usable = (seconds: number) => (Number.isFinite(seconds) && seconds > 0 ? seconds : undefined)

const hasNameAt = (bytes: Uint8Array, at: number, name: string) =>
  [...name].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))

import type { Pause } from './mp3'

const windowSeconds = 0.01
const shortestPause = 0.1
const quietShare = 0.05

type Format = { encoding: number; channels: number; sampleRate: number; bits: number }
type Read = (view: DataView, at: number) => number

const integer = 1
const float = 3
const extensible = 0xfffe

const readers: Record<string, Read> = {
  [`${integer} 8`]: (view, at) => (view.getUint8(at) - 128) / 128,
  [`${integer} 16`]: (view, at) => view.getInt16(at, true) / 32768,
  [`${integer} 24`]: (view, at) => (view.getInt8(at + 2) * 65536 + view.getUint16(at, true)) / 8388608,
  [`${integer} 32`]: (view, at) => view.getInt32(at, true) / 2147483648,
  [`${float} 32`]: (view, at) => view.getFloat32(at, true),
}

export function measureWav(bytes: Uint8Array): { seconds: number; pauses: Pause[] } | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || nameAt(view, 0) !== 'RIFF' || nameAt(view, 8) !== 'WAVE') return undefined
  let format: Format | undefined
  for (let at = 12; at + 8 <= bytes.length; ) {
    const length = view.getUint32(at + 4, true)
    const from = at + 8
    if (nameAt(view, at) === 'fmt ' && from + 16 <= bytes.length) format = readFormat(view, from, length)
    if (nameAt(view, at) === 'data') return format && measure(view, from, Math.min(length, bytes.length - from), format)
    at = from + length + (length % 2)
  }
  return undefined
}

const nameAt = (view: DataView, at: number) =>
  String.fromCharCode(...Array.from({ length: 4 }, (_, index) => view.getUint8(at + index)))

function readFormat(view: DataView, at: number, length: number): Format {
  const encoding = view.getUint16(at, true)
  const isFurtherOn = encoding === extensible && length >= 26 && at + 26 <= view.byteLength
  return {
    encoding: isFurtherOn ? view.getUint16(at + 24, true) : encoding,
    channels: view.getUint16(at + 2, true),
    sampleRate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  }
}

function measure(view: DataView, from: number, length: number, { encoding, channels, sampleRate, bits }: Format) {
  const read = readers[`${encoding} ${bits}`]
  if (!read || !channels || !sampleRate) return undefined
  const step = (channels * bits) / 8
  const samples = Math.floor(length / step)
  const window = Math.max(1, Math.round(sampleRate * windowSeconds))
  const levels: number[] = []
  for (let first = 0; first < samples; first += window) {
    let energy = 0
    const last = Math.min(samples, first + window)
    for (let sample = first; sample < last; sample++) energy += read(view, from + sample * step) ** 2
    levels.push(Math.sqrt(energy / (last - first)))
  }
  const seconds = samples / sampleRate
  return { seconds, pauses: quietParts(levels, window / sampleRate, seconds) }
}

function quietParts(levels: number[], windowLength: number, seconds: number): Pause[] {
  const usual = levels.toSorted((a, b) => a - b)[Math.floor(levels.length * 0.9)] ?? 0
  const pauses: Pause[] = []
  let quietSince: number | undefined
  for (let at = 0; at <= levels.length; at++) {
    const isQuiet = at < levels.length && (levels[at] ?? 0) < usual * quietShare
    if (isQuiet) quietSince ??= at
    else if (quietSince !== undefined) {
      const startTime = quietSince * windowLength
      const endTime = Math.min(seconds, at * windowLength)
      if (endTime - startTime >= shortestPause) pauses.push({ startTime, endTime })
      quietSince = undefined
    }
  }
  return pauses
}

export const secondsOfContainer = (bytes: Uint8Array) => secondsOfOgg(bytes) ?? secondsOfMp4(bytes)

const pageHead = 27
const longestPage = 65_307
const opusRate = 48_000

/** The last page says how many samples there are up to its end. */
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

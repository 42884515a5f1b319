import { type Mp3, readHeader } from './mp3'

export type Pause = { startTime: number; endTime: number }

/** A frame this much quieter than the loud parts counts as a pause; four units are 6 decibels. */
const quieterThanSpeech = 20
const shortestPause = 0.1

/** The gain in a frame's header tells its loudness without decoding it; -Infinity for a frame without sound. */
export function loudness({ frames }: Mp3): number[] {
  return frames.map((frame) => {
    const header = readHeader(frame, 0)
    if (!header) return Number.NEGATIVE_INFINITY
    const channels = header.isMono ? 1 : 2
    const granules = header.isLowRate ? 1 : 2
    const bits = header.isLowRate ? 63 : 59
    // The gain stands after main_data_begin, the private bits and the flags for shared scale factors.
    const lead = header.isLowRate ? (header.isMono ? 9 : 10) : header.isMono ? 18 : 20
    const from = 8 * (4 + (header.hasCrc ? 2 : 0)) + lead
    let loudest = Number.NEGATIVE_INFINITY
    for (let each = 0; each < granules * channels; each++) {
      const at = from + each * bits
      const isEmpty = readBits(frame, at, 12) === 0 || readBits(frame, at + 12, 9) === 0
      if (!isEmpty) loudest = Math.max(loudest, readBits(frame, at + 21, 8))
    }
    return loudest
  })
}

export function pausesOf(mp3: Mp3): Pause[] {
  const frames = loudness(mp3)
  const seconds = mp3.samplesPerFrame / mp3.sampleRate
  const lead = (mp3.encoderDelaySamples ?? 576) / mp3.sampleRate
  const loud = frames.filter(Number.isFinite).sort((a, b) => a - b)
  const usual = loud[Math.floor(loud.length * 0.9)] ?? 0
  const pauses: Pause[] = []
  let quietSince: number | undefined
  for (let at = 0; at <= frames.length; at++) {
    const isQuiet = at < frames.length && (frames[at] ?? 0) < usual - quieterThanSpeech
    if (isQuiet) quietSince ??= at
    else if (quietSince !== undefined) {
      const startTime = Math.max(0, quietSince * seconds - lead)
      const endTime = Math.max(0, at * seconds - lead)
      if (endTime - startTime >= shortestPause) pauses.push({ startTime, endTime })
      quietSince = undefined
    }
  }
  return pauses
}

function readBits(bytes: Uint8Array, at: number, count: number) {
  let value = 0
  for (let bit = at; bit < at + count; bit++) value = (value << 1) | (((bytes[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1)
  return value
}

export type Mp3 = {
  frames: Uint8Array[]
  sampleRate: number
  samplesPerFrame: number
  isMono: boolean
  encoderDelaySamples: number | undefined
}

type FrameHeader = {
  sampleRate: number
  kilobits: number
  isMono: boolean
  isLowRate: boolean
  hasCrc: boolean
  samples: number
  size: number
  sideBytes: number
}

const bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const lowBitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const sampleRatesByVersion: Record<number, number[]> = {
  3: [44100, 48000, 32000],
  2: [22050, 24000, 16000],
  0: [11025, 12000, 8000],
}

export class NotMp3 extends Error {
  override name = 'NotMp3'
}

export function readHeader(bytes: Uint8Array, at: number): FrameHeader | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4)
  const version = (second >> 3) & 3
  const isLayer3 = ((second >> 1) & 3) === 1
  if (at + 4 > bytes.length || first !== 0xff || second < 0xe0 || !isLayer3) return undefined
  const isLowRate = version !== 3
  const kilobits = (isLowRate ? lowBitrates : bitrates)[third >> 4]
  const sampleRate = sampleRatesByVersion[version]?.[(third >> 2) & 3]
  if (!kilobits || !sampleRate) return undefined
  const isMono = fourth >> 6 === 3
  const samples = isLowRate ? 576 : 1152
  return {
    sampleRate,
    kilobits,
    isMono,
    isLowRate,
    hasCrc: (second & 1) === 0,
    samples,
    size: Math.floor((samples * 125 * kilobits) / sampleRate) + ((third >> 1) & 1),
    sideBytes: isLowRate ? (isMono ? 9 : 17) : isMono ? 17 : 32,
  }
}

export function readMp3(bytes: Uint8Array): Mp3 {
  const frames: Uint8Array[] = []
  let first: FrameHeader | undefined
  let encoderDelaySamples: number | undefined
  let at = afterTags(bytes)
  while (at < bytes.length) {
    const header = readHeader(bytes, at)
    if (!header || (first && !isSameKind(first, header))) {
      at++
      continue
    }
    const frame = bytes.subarray(at, at + header.size)
    if (frame.length < header.size) break
    // Audio data may contain four bytes that look like a header, but hardly two such headers in a row.
    const isReal = first || at + header.size >= bytes.length || readHeader(bytes, at + header.size)
    if (!isReal) {
      at++
      continue
    }
    const description = first ? undefined : readDescription(frame, header)
    first ??= header
    if (description) encoderDelaySamples = description.encoderDelaySamples
    else frames.push(frame)
    at += header.size
  }
  if (!first || !frames.length) throw new NotMp3('There is no sound in MP3 in it.')
  return {
    frames,
    sampleRate: first.sampleRate,
    samplesPerFrame: first.samples,
    isMono: first.isMono,
    encoderDelaySamples,
  }
}

export const secondsOf = ({ frames, samplesPerFrame, sampleRate }: Mp3) =>
  (frames.length * samplesPerFrame) / sampleRate

export const isSameKind = (
  one: { sampleRate: number; isMono: boolean },
  other: { sampleRate: number; isMono: boolean },
) => one.sampleRate === other.sampleRate && one.isMono === other.isMono

const textAt = (bytes: Uint8Array, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length))

/** An ID3v2 tag comes first and encodes its length in seven bits per byte. */
function afterTags(bytes: Uint8Array) {
  let at = 0
  while (textAt(bytes, at, 3) === 'ID3') {
    const [flags = 0, a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at + 5, at + 10)
    at += 10 + ((a << 21) | (b << 14) | (c << 7) | d) + (flags & 0x10 ? 10 : 0)
  }
  return at
}

function readDescription(frame: Uint8Array, { sideBytes, hasCrc }: FrameHeader) {
  if (textAt(frame, 36, 4) === 'VBRI') return { encoderDelaySamples: undefined }
  const at = 4 + (hasCrc ? 2 : 0) + sideBytes
  if (!['Xing', 'Info'].includes(textAt(frame, at, 4))) return undefined
  const flags = frame[at + 7] ?? 0
  const optional = (flags & 1 ? 4 : 0) + (flags & 2 ? 4 : 0) + (flags & 4 ? 100 : 0) + (flags & 8 ? 4 : 0)
  const lame = at + 8 + optional
  const hasDelay = ['LAME', 'Lavc', 'Lavf'].includes(textAt(frame, lame, 4))
  const [high = 0, low = 0] = frame.subarray(lame + 21, lame + 23)
  return { encoderDelaySamples: hasDelay ? (high << 4) | (low >> 4) : undefined }
}

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
    // The gain comes after main_data_begin, the private bits and the flags for shared scale factors.
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

import { isSameKind, type Mp3, readHeader } from './mp3'

/** The encoder delay in samples, as LAME adds it. Browsers skip it if the Info frame declares it. */
const trackDelay = 576

export type Part = { mp3: Mp3; pauseAfterSeconds: number }

type Joined = { sound: Uint8Array<ArrayBuffer>; durationSeconds: number; starts: number[] }

class DifferentKinds extends Error {
  override name = 'DifferentKinds'
}

export function joinMp3(parts: Part[]): Joined {
  const [first] = parts
  if (!first?.mp3.frames[0]) throw new Error('There is nothing to join.')
  const { sampleRate, samplesPerFrame } = first.mp3
  const silence = silentFrame(first.mp3.frames[0])
  const frames: Uint8Array[] = []
  const starts: number[] = []
  for (const { mp3, pauseAfterSeconds } of parts) {
    if (!isSameKind(mp3, first.mp3)) throw new DifferentKinds('Sounds of different kinds cannot be joined.')
    const lead = ((mp3.encoderDelaySamples ?? trackDelay) - trackDelay) / sampleRate
    starts.push((frames.length * samplesPerFrame) / sampleRate + lead)
    frames.push(...mp3.frames)
    const pauseFrames = Math.round((Math.max(0, pauseAfterSeconds) * sampleRate) / samplesPerFrame)
    for (let count = 0; count < pauseFrames; count++) frames.push(silence)
  }
  const sound = concatenate([describe(frames), ...frames])
  return { sound, durationSeconds: (frames.length * samplesPerFrame - trackDelay) / sampleRate, starts }
}

/** A frame of zeros is silent and borrows no bits from earlier frames. */
function silentFrame(like: Uint8Array): Uint8Array {
  const header = like.slice(0, 4)
  header[1] = (header[1] ?? 0) | 1
  header[2] = (header[2] ?? 0) & 0b11111101
  const frame = new Uint8Array(readHeader(header, 0)?.size ?? 0)
  frame.set(header)
  return frame
}

const textBytes = (text: string) => [...text].map((letter) => letter.charCodeAt(0))

/**
 * The Info frame (Xing if the bitrate varies) has the number of frames and bytes, a hundred seek points, and the delay.
 */
function describe(frames: Uint8Array[]): Uint8Array {
  const { header, sideBytes } = roomyHeader(frames[0] ?? new Uint8Array())
  const frame = new Uint8Array(readHeader(header, 0)?.size ?? 0)
  const bytes = frames.reduce((sum, { length }) => sum + length, frame.length)
  const isConstant = new Set(frames.map((each) => (each[2] ?? 0) >> 4)).size === 1
  const at = 4 + sideBytes
  const numbers = new DataView(frame.buffer)
  frame.set(header)
  frame.set(textBytes(isConstant ? 'Info' : 'Xing'), at)
  numbers.setUint32(at + 4, 7)
  numbers.setUint32(at + 8, frames.length)
  numbers.setUint32(at + 12, bytes)
  frame.set(seekTable(frames, frame.length, bytes), at + 16)
  frame.set(textBytes('LAME3.100'), at + 116)
  frame.set([trackDelay >> 4, (trackDelay & 15) << 4], at + 116 + 21)
  return frame
}

/** At a low bitrate a frame is too small for the description, so its frame gets a higher one. */
function roomyHeader(like: Uint8Array) {
  const header = like.slice(0, 4)
  header[1] = (header[1] ?? 0) | 1
  for (let bitrate = (header[2] ?? 0) >> 4; bitrate < 15; bitrate++) {
    header[2] = (bitrate << 4) | ((header[2] ?? 0) & 0b1100)
    const { size = 0, sideBytes = 0 } = readHeader(header, 0) ?? {}
    if (size >= 4 + sideBytes + 116 + 36) return { header, sideBytes }
  }
  throw new Error('No frame has room for the description of the file.')
}

function seekTable(frames: Uint8Array[], from: number, bytes: number) {
  let at = from
  let passed = 0
  return Array.from({ length: 100 }, (_, percent) => {
    while (passed < Math.floor((percent / 100) * frames.length)) at += frames[passed++]?.length ?? 0
    return Math.min(255, Math.floor((at / bytes) * 256))
  })
}

function concatenate(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

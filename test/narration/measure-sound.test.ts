import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { alignRecording } from '../../src/speech/narration/align-recording'
import { measureSound } from '../../src/speech/narration/time-words'
import { signedIn } from '../support/client'
import { envOf } from '../support/databases'
import { mediaKey } from '../support/factories'
import { readManifest } from '../support/manifests'
import { workIn } from '../support/running'
import { newNarratedDeck } from '../support/speech'

const rate = 8000
const encodings = [
  [1, 8],
  [1, 16],
  [1, 24],
  [1, 32],
  [3, 32],
] as const

function wav(parts: { seconds: number; isLoud: boolean }[], [encoding, bits]: readonly [number, number], channels = 1) {
  const samples = parts.flatMap(({ seconds, isLoud }) =>
    Array.from({ length: seconds * rate }, (_, at) => (isLoud ? 0.5 * Math.sin(at / 4) : 0)),
  )
  const bytes = bits / 8
  const view = new DataView(new ArrayBuffer(44 + samples.length * bytes * channels))
  const name = (at: number, text: string) => new Uint8Array(view.buffer).set(new TextEncoder().encode(text), at)
  name(0, 'RIFF')
  name(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, encoding, true)
  view.setUint16(22, channels, true)
  view.setUint32(24, rate, true)
  view.setUint16(34, bits, true)
  name(36, 'data')
  view.setUint32(40, samples.length * bytes * channels, true)
  const write = (at: number, value: number) => {
    if (encoding === 3) return view.setFloat32(at, value, true)
    if (bits === 8) return view.setUint8(at, 128 + value * 127)
    const whole = Math.round(value * (2 ** (bits - 1) - 1))
    for (let byte = 0; byte < bytes; byte++) view.setUint8(at + byte, (whole >> (8 * byte)) & 255)
  }
  samples.forEach((value, index) => {
    for (let channel = 0; channel < channels; channel++) write(44 + (index * channels + channel) * bytes, value)
  })
  return new Uint8Array(view.buffer)
}

const parts = [
  { seconds: 1, isLoud: true },
  { seconds: 0.5, isLoud: false },
  { seconds: 1.5, isLoud: true },
]

function ogg(granule: bigint, preSkip: number) {
  const bytes = new Uint8Array(120)
  const view = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode('OggS'), 0)
  view.setUint8(26, 1)
  bytes.set(new TextEncoder().encode('OpusHead'), 28)
  view.setUint16(38, preSkip, true)
  bytes.set(new TextEncoder().encode('OggS'), 80)
  view.setBigInt64(86, granule, true)
  return bytes
}

function mp4(version: 0 | 1) {
  const bytes = new Uint8Array(80)
  const view = new DataView(bytes.buffer)
  const box = (at: number, size: number, name: string) => {
    view.setUint32(at, size)
    bytes.set(new TextEncoder().encode(name), at + 4)
  }
  box(0, 16, 'ftyp')
  box(16, 64, 'moov')
  box(24, 56, 'mvhd')
  view.setUint8(32, version)
  view.setUint32(32 + (version ? 20 : 12), 1000)
  if (version) view.setBigUint64(32 + 24, 7250n)
  else view.setUint32(32 + 16, 7250)
  return bytes
}

describe('a recording', () => {
  it.each(encodings)(
    'of uncompressed sound, with encoding %i and %i bits, reveals its length and its pauses',
    (...encoding) => {
      for (const channels of [1, 2]) {
        const { seconds, pauses } = measureSound(wav(parts, encoding, channels)) ?? { seconds: 0, pauses: [] }
        expect(seconds).toBeCloseTo(3, 3)
        expect(pauses).toHaveLength(1)
        expect(pauses[0]?.startTime).toBeCloseTo(1, 1)
        expect(pauses[0]?.endTime).toBeCloseTo(1.5, 1)
      }
    },
  )

  it('in a container reveals its length', () => {
    expect(measureSound(ogg(48_000n * 5n + 312n, 312))).toEqual({ seconds: 5, pauses: [] })
    for (const version of [0, 1] as const) expect(measureSound(mp4(version))?.seconds).toBe(7.25)
  })

  it('that is cut off or not a sound is skipped', () => {
    for (const sound of [wav(parts, [1, 16]), ogg(48_000n, 0), mp4(0), mp4(1)])
      for (const length of [0, 3, 8, 12, 20, 30, 43, 44, 60, 79]) measureSound(sound.subarray(0, length))
    for (const text of ['', 'RIFF', 'no sound', 'RIFF0000WAVEfmt '])
      expect(measureSound(new TextEncoder().encode(text))).toBe(undefined)
    expect(measureSound(wav(parts, [7, 8]))).toBe(undefined)
  })

  it('that is not MP3 gets its word timings from its length and its pauses', async () => {
    const client = await signedIn()
    const { deckId, slideIds, presentationId } = await newNarratedDeck(client, 'One roof. Two valleys here.')
    const [slideId = ''] = slideIds
    const audioUrl = mediaKey(client, 'roof.wav')
    await env.FILES.put(audioUrl, wav(parts, [1, 16]))
    await client.patch(`/api/decks/${deckId}/slides/${slideId}`, { audioUrl })
    await alignRecording(workIn(envOf(client.organizationId)), {
      kind: 'align-recording',
      organizationId: client.organizationId,
      slideId,
    })
    const { wordTimings } = (await readManifest(presentationId)).body.slides[0]
    expect(wordTimings.map(({ word }: { word: string }) => word)).toEqual(['One', 'roof.', 'Two', 'valleys', 'here.'])
    expect(wordTimings[1].endTime).toBeCloseTo(1, 1)
    expect(wordTimings[2].startTime).toBeCloseTo(1.5, 1)
  })
})

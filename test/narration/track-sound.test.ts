import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import * as content from '../../dev/seed-content/deck'
import { atNone } from '../../src/core/database/shards'
import { joinMp3 } from '../../src/core/sound/join-mp3'
import { loudness, pausesOf, readMp3, secondsOf } from '../../src/core/sound/mp3'
import { speak } from '../../src/providers/speech/speak'
import { estimateTimings } from '../../src/speech/narration/estimate-timings'
import { joinTrack } from '../../src/speech/narration/make-track'
import { sentencesOf } from '../../src/speech/narration/sentences'
import { recorded, settings, voice } from '../support/speech-answers'

async function clipsOf(text: string, id = 'local:rms') {
  const clips = []
  for (const sentence of sentencesOf(text)) {
    const { sound, words = [] } = await speak(atNone(env), sentence.text, voice(id), settings)
    clips.push({ sentence, sound, words })
  }
  return clips
}

const { sound } = await recorded('The roof is old.')
const frames = readMp3(sound).frames.length

/** Reads the frame that contains the number of frames, the number of bytes, and the delay. */
function description(bytes: Uint8Array) {
  const at = Buffer.from(bytes.subarray(0, 400)).indexOf('Info')
  const numbers = new DataView(bytes.buffer, bytes.byteOffset)
  const lame = at + 116
  return {
    frames: numbers.getUint32(at + 8),
    bytes: numbers.getUint32(at + 12),
    delay: ((bytes[lame + 21] ?? 0) << 4) | ((bytes[lame + 22] ?? 0) >> 4),
    seeks: [...bytes.subarray(at + 16, at + 116)],
  }
}

describe('reading MP3', () => {
  const id3 = (size: number) =>
    Uint8Array.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, size >> 7, size & 127, ...new Array(size).fill(0xff)])
  const trailer = new TextEncoder().encode(`TAG${'x'.repeat(125)}`)

  it.each([
    ['an ID3 tag before it', [id3(300), sound]],
    ['two ID3 tags before it', [id3(10), id3(200), sound]],
    ['an ID3 tag after it', [sound, trailer]],
    ['garbage before and after it', [Uint8Array.from([1, 2, 0xff, 0xe3, 9]), sound, Uint8Array.from([0xff, 0xfb])]],
    ['half a frame at the end', [sound, sound.slice(0, 100)]],
  ])('finds the same frames with %s', (_, parts) => {
    const read = readMp3(Uint8Array.from(Buffer.concat(parts)))
    expect(read.frames.length).toBe(frames)
    expect(Buffer.concat(read.frames).equals(Buffer.from(sound.subarray(0, Buffer.concat(read.frames).length)))).toBe(
      true,
    )
  })

  it('does not count the frame that describes the file as sound, and reads the delay from it', () => {
    const joined = joinMp3([{ mp3: readMp3(sound), pauseAfterSeconds: 0 }])
    const again = readMp3(joined.sound)
    expect(again.frames.length).toBe(frames)
    expect(again.encoderDelaySamples).toBe(576)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['zeros', new Uint8Array(5000)],
    ['ones', new Uint8Array(5000).fill(255)],
    ['text', new TextEncoder().encode('This is no sound. '.repeat(50))],
    ['a tag without sound', id3(100)],
  ])('rejects %s', (_, bytes) => {
    expect(() => readMp3(bytes)).toThrow('no sound')
  })
})

describe('joining MP3', () => {
  it('keeps every frame, describes the whole file, and tells where each part begins', () => {
    const mp3 = readMp3(sound)
    const joined = joinMp3([
      { mp3, pauseAfterSeconds: 0.36 },
      { mp3, pauseAfterSeconds: 0 },
      { mp3, pauseAfterSeconds: -1 },
    ])
    expect(description(joined.sound)).toMatchObject({ frames: 3 * frames + 10, bytes: joined.sound.length, delay: 576 })
    expect(joined.starts).toEqual(
      [0, (frames + 10) * 0.036, (2 * frames + 10) * 0.036].map((time) => expect.closeTo(time, 6)),
    )
    expect(joined.durationSeconds).toBeCloseTo((3 * frames + 10 - 1) * 0.036, 6)
    expect(readMp3(joined.sound).frames).toHaveLength(3 * frames + 10)
  })

  it('fills pauses with silence', () => {
    const mp3 = readMp3(sound)
    const { frames: all, ...kind } = readMp3(
      joinMp3([
        { mp3, pauseAfterSeconds: 1 },
        { mp3, pauseAfterSeconds: 0 },
      ]).sound,
    )
    const pause = loudness({ ...kind, frames: all.slice(frames, frames + 28) })
    expect(pause).toEqual(new Array(28).fill(Number.NEGATIVE_INFINITY))
  })

  it('gives a position in the file for each hundredth of the time, in order', () => {
    const mp3 = readMp3(sound)
    const { seeks } = description(joinMp3(new Array(20).fill({ mp3, pauseAfterSeconds: 0.2 })).sound)
    expect(seeks).toHaveLength(100)
    expect(seeks.every((seek, at) => at === 0 || seek >= (seeks[at - 1] ?? 0))).toBe(true)
    expect(Math.abs((seeks[50] ?? 0) - 128)).toBeLessThan(4)
  })

  it('shifts a part by the extra delay of its encoder', () => {
    const mp3 = readMp3(sound)
    const { starts } = joinMp3([{ mp3: { ...mp3, encoderDelaySamples: 1105 }, pauseAfterSeconds: 0 }])
    expect(starts[0]).toBeCloseTo((1105 - 576) / 16_000, 6)
  })

  it('rejects sounds of two kinds', () => {
    const mp3 = readMp3(sound)
    const other = { ...mp3, sampleRate: 24_000 }
    expect(() =>
      joinMp3([
        { mp3, pauseAfterSeconds: 0 },
        { mp3: other, pauseAfterSeconds: 0 },
      ]),
    ).toThrow('different kinds')
  })
})

describe('a track', () => {
  const text = 'Hello Maria. We looked at your roof, which is old!\n\nIt costs $14,800: all of it… Shall we?'

  it('names each word of the text once, in order, within its duration', async () => {
    const track = joinTrack(await clipsOf(text))
    expect(track.wordTimings.map(({ word }) => word)).toEqual(text.split(/\s+/))
    let last = 0
    for (const { startTime, endTime } of track.wordTimings) {
      expect(startTime).toBeGreaterThanOrEqual(last)
      expect(endTime).toBeGreaterThanOrEqual(startTime)
      last = endTime
    }
    expect(last).toBeLessThanOrEqual(track.durationSeconds)
    expect(track.durationSeconds).toBeCloseTo(secondsOf(readMp3(track.sound)) - 0.036, 3)
  })

  it('pauses longest between paragraphs, and is silent between sentences, where there is no word', async () => {
    const { sound, wordTimings } = joinTrack(await clipsOf(text))
    const pauses = pausesOf(readMp3(sound))
    const between = (one: string, other: string) => {
      const from = wordTimings.find(({ word }) => word === one)?.endTime ?? 0
      const to = wordTimings.find(({ word }) => word === other)?.startTime ?? 0
      expect(pauses.some(({ startTime, endTime }) => startTime < to && endTime > from)).toBe(true)
      return to - from
    }
    const sentence = between('Maria.', 'We')
    const paragraph = between('old!', 'It')
    expect(sentence).toBeGreaterThan(0.25)
    expect(sentence).toBeLessThan(0.65)
    expect(paragraph).toBeGreaterThan(sentence + 0.2)
    expect(paragraph).toBeLessThan(1.1)
  })

  it('has its sound where its words are: each sentence begins within a frame of its first word', async () => {
    const { sound, wordTimings } = joinTrack(await clipsOf('One roof. Two roofs. Three roofs. Four roofs.'))
    const pauses = pausesOf(readMp3(sound)).filter(({ endTime, startTime }) => endTime - startTime > 0.2)
    for (const first of ['Two', 'Three', 'Four']) {
      const start = wordTimings.find(({ word }) => word === first)?.startTime ?? 0
      expect(Math.min(...pauses.map(({ endTime }) => Math.abs(endTime - start)))).toBeLessThan(0.08)
    }
  })

  it.each(['local:rms', 'local:slt'])('is spoken at 150 words a minute, including pauses, by %s', async (id) => {
    const script = content.slides[3]?.narrationScript.replaceAll(/\{\{.*?\}\}/g, 'Maria') ?? ''
    const { wordTimings, durationSeconds } = joinTrack(await clipsOf(script, id))
    const pace = wordTimings.length / (durationSeconds / 60)
    expect(pace).toBeGreaterThan(145)
    expect(pace).toBeLessThan(155)
  })
})

describe('estimated times', () => {
  /** This is the pace of most providers; the local voices are slower. */
  const atUsualPace = { ...settings, speed: 1.16 }

  it('are close to the real times of a voice', async () => {
    const text =
      'Around the chimney, the flashing has come loose. Water follows it into the attic; the boards are dark.'
    for (const id of ['local:rms', 'local:slt']) {
      const { sound, words = [] } = await speak(atNone(env), text, voice(id), atUsualPace)
      const mp3 = readMp3(sound)
      const errors = estimateTimings(text, secondsOf(mp3), pausesOf(mp3))
        .map(({ startTime }, at) => Math.abs(startTime - (words[at]?.startTime ?? 0)))
        .sort((a, b) => a - b)
      expect(errors[Math.floor(errors.length / 2)]).toBeLessThan(0.09)
      expect(errors.at(-1)).toBeLessThan(0.5)
    }
  })
})

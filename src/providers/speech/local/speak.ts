import type { Spoken, VoiceSettings, Word } from '../speech'
import { type FliteSound, type FliteVoice, type FliteWord, speakWithFlite } from './flite'
import { limited, withMoreMiddle } from './level-and-tone'
import { encodeMp3 } from './mp3-encoder'
import { plainEnglish } from './plain-english'

const silenceBefore = 0.03
const silenceAfter = 0.06
const quiet = 200
/** Makes the two voices as loud as recordings usually are. */
const gain: Record<FliteVoice, number> = { rms: 1.6, slt: 0.9 }
/** Slows each voice to 150 words per minute, including the pauses between sentences. */
const stretch: Record<FliteVoice, number> = { rms: 1.16, slt: 1.32 }

export async function speakLocally(text: string, voice: FliteVoice, settings: VoiceSettings): Promise<Spoken> {
  const shown = text.match(/\S+/gu) ?? []
  const { given, ends } = readable(shown)
  if (!/[a-z0-9]/i.test(given)) return await timeToRead(shown)
  const pitch = between(0.5, settings.pitch, 2)
  const speed = between(0.25, settings.speed / pitch, 4)
  const spoken = higher(await speakWithFlite(given, voice, speed / stretch[voice], settings.take ?? 0), pitch)
  const { samples, cutSeconds } = trimmed(spoken)
  const level = Float32Array.from(samples, (sample) => (gain[voice] * sample) / 32_768)
  const toned = voice === 'rms' ? withMoreMiddle(level, spoken.sampleRate) : level
  const sound = await encodeMp3(limited(toned, spoken.sampleRate), spoken.sampleRate)
  return { sound, format: 'mp3', words: timesOf(shown, ends, spoken.words, cutSeconds), timings: 'exact' }
}

const between = (least: number, value: number, most: number) => Math.min(most, Math.max(least, value))

/** The engine can't raise the pitch of both voices, so slower speech is played faster. */
function higher({ samples, sampleRate, words }: FliteSound, pitch: number): FliteSound {
  if (pitch === 1) return { samples, sampleRate, words }
  const faster = Int16Array.from({ length: Math.floor(samples.length / pitch) }, (_, at) => {
    const place = at * pitch
    const before = samples[Math.floor(place)] ?? 0
    return before + (place % 1) * ((samples[Math.ceil(place)] ?? 0) - before)
  })
  const sooner = words.map((word) => ({ ...word, startTime: word.startTime / pitch, endTime: word.endTime / pitch }))
  return { samples: faster, sampleRate, words: sooner }
}

/** `ends` are the positions in the engine's text where each shown word ends. */
function readable(shown: string[]) {
  const ends: number[] = []
  let given = ''
  for (const [at, word] of shown.entries()) {
    const said = inPieces(plainEnglish(word, shown[at - 1]))
    given += (given && said ? ' ' : '') + said
    ends.push(given.length)
  }
  return { given, ends }
}

/** The engine takes disproportionately long for an extremely long word. */
const inPieces = (said: string) => said.replaceAll(/\S{60}(?=\S)/g, '$& ')

async function timeToRead(shown: string[]): Promise<Spoken> {
  const seconds = Math.min(4, 0.4 * shown.length)
  const sound = await encodeMp3(new Float32Array(Math.round(16_000 * seconds)), 16_000)
  const each = seconds / shown.length
  const words = shown.map((word, at) => ({ word, startTime: at * each, endTime: (at + 1) * each }))
  return { sound, format: 'mp3', words, timings: 'exact' }
}

/** The engine adds a third of a second of silence to each sentence. */
function trimmed({ samples, sampleRate }: FliteSound) {
  const isLoud = (sample: number) => Math.abs(sample) >= quiet
  const first = Math.max(0, samples.findIndex(isLoud))
  const last = samples.findLastIndex(isLoud)
  const from = Math.max(0, first - Math.floor(silenceBefore * sampleRate))
  return {
    samples: samples.subarray(from, last + 1 + Math.floor(silenceAfter * sampleRate)),
    cutSeconds: from / sampleRate,
  }
}

/** Several spoken words may form one shown word. A word that isn't spoken has no length. */
function timesOf(shown: string[], ends: number[], words: FliteWord[], cutSeconds: number): Word[] {
  const spans = shown.map(() => ({ from: Number.POSITIVE_INFINITY, to: 0 }))
  for (const { place, startTime, endTime } of words) {
    const found = ends.findIndex((end) => place - 1 <= end)
    const span = spans[found < 0 ? spans.length - 1 : found]
    if (!span) continue
    span.from = Math.min(span.from, startTime)
    span.to = Math.max(span.to, endTime)
  }
  let last = 0
  return shown.map((word, at) => {
    const { from, to } = spans[at] ?? { from: 0, to: 0 }
    const startTime = Number.isFinite(from) ? Math.max(last, from - cutSeconds) : last
    last = Math.max(startTime, to - cutSeconds)
    return { word, startTime, endTime: last }
  })
}

import { log } from '../../core/log'
import { measureWav, secondsOfContainer } from '../../core/sound/containers'
import { NotMp3, type Pause, pausesOf, readMp3, secondsOf } from '../../core/sound/mp3'
import { findAligner } from '../../providers/speech/aligner'
import type { Timings, Word } from '../../providers/speech/speech'
import { estimateTimings, spokenWords, syllablesOf } from './estimate-timings'
import { wordsOf } from './sentences'

type Token = { text: string; owner: number }
type Heard = { text: string; startTime: number; endTime: number }

const gap = 0.7
/** Limits how far the two texts may diverge, because an hour of sound would otherwise take too long. */
const widest = 400

/**
 * Aligns all spoken words globally, so that a number in digits matches one in words, and a misheard name matches the
 * right one.
 */
export function alignWords(text: string, heardWords: Word[], durationSeconds: number): Word[] {
  const words = wordsOf(text)
  const written = words.flatMap((word, owner) => spokenWords(word).map((token) => ({ text: token, owner })))
  const heard = heardWords.flatMap(spread)
  if (!written.length || !heard.length) return estimateTimings(text, durationSeconds)
  const times: ({ startTime: number; endTime: number } | undefined)[] = words.map(() => undefined)
  for (const [at, other] of pairs(written, heard)) {
    const owner = written[at]?.owner ?? 0
    const { startTime, endTime } = heard[other] as Heard
    const before = times[owner]
    times[owner] = before ? { startTime: before.startTime, endTime } : { startTime, endTime }
  }
  return withoutHoles(words, times, durationSeconds)
}

function spread({ word, startTime, endTime }: Word): Heard[] {
  const tokens = spokenWords(word)
  const total = tokens.reduce((sum, token) => sum + syllablesOf(token), 0)
  let passed = 0
  return tokens.map((text) => {
    const from = startTime + (passed / total) * (endTime - startTime)
    passed += syllablesOf(text)
    return { text, startTime: from, endTime: startTime + (passed / total) * (endTime - startTime) }
  })
}

function pairs(written: Token[], heard: Heard[]): [number, number][] {
  const columns = heard.length + 1
  const slope = heard.length / written.length
  const reach = Math.max(widest, Math.abs(heard.length - written.length))
  const steps = new Uint8Array((written.length + 1) * columns)
  let previous = Float64Array.from({ length: columns }, (_, at) => at * gap)
  steps.fill(1, 1, columns)
  for (let row = 1; row <= written.length; row++) {
    const costs = new Float64Array(columns).fill(Number.POSITIVE_INFINITY)
    const middle = Math.round(row * slope)
    const from = Math.max(0, middle - reach)
    const to = Math.min(heard.length, middle + reach)
    for (let column = from; column <= to; column++) {
      const up = (previous[column] ?? Number.POSITIVE_INFINITY) + gap
      const left = column > from ? (costs[column - 1] ?? 0) + gap : Number.POSITIVE_INFINITY
      const across =
        column > 0
          ? (previous[column - 1] ?? 0) + difference(written[row - 1]?.text ?? '', heard[column - 1]?.text ?? '')
          : Number.POSITIVE_INFINITY
      const best = Math.min(across, up, left)
      costs[column] = best
      steps[row * columns + column] = best === across ? 2 : best === left ? 1 : 0
    }
    previous = costs
  }
  const found: [number, number][] = []
  let row = written.length
  let column = heard.length
  while (row > 0 && column > 0) {
    const step = steps[row * columns + column]
    if (step === 2) found.push([--row, --column])
    else if (step === 1) column--
    else row--
  }
  return found.reverse()
}

/** At most 1.2, slightly less than leaving both words unmatched. */
function difference(one: string, other: string) {
  if (one === other) return 0
  const longer = Math.max(one.length, other.length)
  if (Math.min(one.length, other.length) < longer / 3) return 1.2
  return 0.2 + edits(one, other) / longer
}

function edits(one: string, other: string) {
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++)
      current.push(
        Math.min(
          (previous[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1),
        ),
      )
    previous = current
  }
  return previous[other.length] ?? 0
}

function withoutHoles(
  words: string[],
  times: ({ startTime: number; endTime: number } | undefined)[],
  durationSeconds: number,
): Word[] {
  const timings: Word[] = []
  let last = 0
  for (let at = 0; at < words.length; ) {
    const time = times[at]
    if (time) {
      const startTime = Math.max(last, time.startTime)
      last = Math.max(startTime, time.endTime)
      timings.push({ word: words[at++] ?? '', startTime, endTime: last })
      continue
    }
    const next = times.findIndex((each, index) => index > at && each !== undefined)
    const hole = words.slice(at, next < 0 ? words.length : next)
    const from = last
    const until = Math.max(from, next < 0 ? durationSeconds : (times[next]?.startTime ?? from))
    const total = hole.reduce((sum, word) => sum + syllablesOf(word), 0)
    for (const word of hole) {
      const startTime = last
      last = Math.min(until, last + (syllablesOf(word) / total) * (until - from))
      timings.push({ word, startTime, endTime: last })
    }
    at += hole.length
  }
  return timings
}

type Timed = { words: Word[]; timings: Exclude<Timings, 'exact'> }

export async function timeWords(
  env: Env,
  text: string,
  sound: Uint8Array,
  language: string,
  { seconds, pauses }: Measured,
): Promise<Timed> {
  const heard = await listen(env, sound, language)
  if (heard.length) return { words: alignWords(text, heard, seconds), timings: 'aligned' }
  return { words: estimateTimings(text, seconds, pauses), timings: 'estimated' }
}

/** Captions that are a little off are better than no sound, so a failure falls back to an estimate. */
async function listen(env: Env, sound: Uint8Array, language: string) {
  try {
    return (await findAligner(env)?.(env, sound, language)) ?? []
  } catch (error) {
    log('warn', {
      message: 'A recording was not transcribed, so the times of its words are estimated.',
      error: String(error),
    })
    return []
  }
}

export type Measured = { seconds: number; pauses: Pause[] }

export function measureSound(sound: Uint8Array): Measured | undefined {
  const wav = measureWav(sound)
  if (wav) return wav
  const seconds = secondsOfContainer(sound)
  if (seconds !== undefined) return { seconds, pauses: [] }
  try {
    return measureMp3(sound)
  } catch (error) {
    if (error instanceof NotMp3) return undefined
    throw error
  }
}

export function measureMp3(sound: Uint8Array): Measured {
  const mp3 = readMp3(sound)
  return { seconds: secondsOf(mp3), pauses: pausesOf(mp3) }
}

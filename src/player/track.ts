import type { WordTiming } from '../core/http/shapes'
import { endsSentence, secondsToRead, wholeSeconds } from '../core/shared/reading-speed.ts'
import { type CaptionBox, linesOf } from './caption-lines.ts'

export type Word = { text: string; start: number; end: number }

const segmenter = () => new Intl.Segmenter(undefined, { granularity: 'word' })

/** A script without spaces, such as Japanese, is split by the rules of its language. */
function split(text: string): string[] {
  const parts = text.trim().split(/\s+/).filter(Boolean)
  return parts.flatMap((part) => {
    if (part.length < 24 || !/\p{Lo}/u.test(part)) return part
    return [...segmenter().segment(part)].reduce<string[]>((words, { segment, isWordLike }) => {
      if (isWordLike || !words.length) words.push(segment)
      else words.push(`${words.pop()}${segment}`)
      return words
    }, [])
  })
}

export function wordsAtReadingPace(text: string): Word[] {
  let start = 0
  return split(text).map((word) => {
    const end = start + secondsToRead(word)
    const timed = { text: word, start, end }
    start = end
    return timed
  })
}

export const readingSeconds = (words: Word[], pointsToRead = 0) => wholeSeconds(words.at(-1)?.end ?? 0, pointsToRead)

const stretched = (words: Word[], factor: number) =>
  words.map(({ text, start, end }) => ({ text, start: start * factor, end: end * factor }))

/** Timings longer than the audio are compressed to it; without timings the reading pace is stretched over it. */
export function wordsOfAudio(text: string, timings: WordTiming[], seconds: number | undefined): Word[] {
  const known = timings.map(({ word, startTime, endTime }) => ({ text: word, start: startTime, end: endTime }))
  const words = known.length ? known : wordsAtReadingPace(text)
  const end = words.at(-1)?.end ?? 0
  if (seconds === undefined || !Number.isFinite(seconds) || end === 0) return words
  const fits = known.length > 0 && end <= seconds + 0.25
  return fits ? words : stretched(words, seconds / end)
}

const tokens = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token.length > 3)

const stem = (token: string) => token.slice(0, 4)

const latestFirstSeconds = 4

/**
 * A bullet appears when most of its words have been spoken, never before their sentence; an unspoken one appears
 * halfway between its neighbors. The first appears within a moment, because an empty slide looks unfinished.
 */
export function bulletTimes(bullets: string[], words: Word[], seconds: number): number[] {
  const spoken = words.map((word) => tokens(word.text).map(stem))
  const ends = sentenceEnds(words)
  let from = 0
  const spokenAt = bullets.map((bullet) => {
    const at = positionOf(new Set(tokens(bullet).map(stem)), spoken, ends, from)
    if (at === undefined) return undefined
    from = at + 1
    return words[at]?.start
  })
  let earlier = 0
  return spokenAt.map((time, index) => {
    const following = spokenAt.slice(index).findIndex((each) => each !== undefined)
    const until = following < 0 ? seconds * 0.9 : (spokenAt[index + following] ?? seconds)
    const left = following < 0 ? spokenAt.length - index : following
    earlier = time ?? earlier + (until - earlier) / (left + 1)
    return index === 0 ? Math.min(earlier, latestFirstSeconds) : earlier
  })
}

const wordsNearby = 14

function sentenceEnds(words: Word[]) {
  const ends: number[] = []
  for (let index = words.length - 1; index >= 0; index--)
    ends[index] = endsSentence.test(words[index]?.text ?? '') ? index + 1 : (ends[index + 1] ?? words.length)
  return ends
}

function positionOf(wanted: Set<string>, spoken: string[][], ends: number[], from: number) {
  let best = { score: 0, at: -1 }
  for (let at = from; at < spoken.length; at++) {
    if (!spoken[at]?.some((token) => wanted.has(token))) continue
    const near = new Set(spoken.slice(at, Math.min(at + wordsNearby, ends[at] ?? 0)).flat())
    const score = [...wanted].filter((token) => near.has(token)).length / wanted.size
    if (score > best.score) best = { score, at }
  }
  return best.score >= 0.5 ? best.at : undefined
}

export type Track = {
  text: string
  audioUrl: string | null
  timings: WordTiming[]
  bullets: string[]
  narrationUrl: string | null
  spokenSpeed?: number
  /** The length of its sound, if it is known before the sound has loaded. */
  seconds?: number | null
}

export type NarratorEvents = {
  ontick: () => void
  onended: () => void
  onblocked: () => void
}

/** Until the length of the audio is known, the length of the text at reading pace replaces it. */
export function timingsOf(track: Track, isSilent: boolean, seconds: number | undefined, box: CaptionBox | undefined) {
  const known = seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
  const words = isSilent ? wordsAtReadingPace(track.text) : wordsOfAudio(track.text, track.timings, known)
  const duration = known ?? ((!isSilent && track.seconds) || readingSeconds(words, track.bullets.length))
  return { words, duration, lines: linesOf(words, box), bulletTimes: bulletTimes(track.bullets, words, duration) }
}

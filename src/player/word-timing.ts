import type { WordTiming } from '../core/shapes'

export type Word = { text: string; start: number; end: number }

const shortestSlideSeconds = 4
export const endsSentence = /[.!?…。！？؟]["'”’»)\]]*$/
export const endsPart = /[,;:–—،、]["'”’»)\]]*$/

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

function secondsToRead(word: string) {
  const pause = endsSentence.test(word) ? 0.45 : endsPart.test(word) ? 0.2 : 0
  return 0.13 + 0.042 * Math.min(word.length, 24) + pause
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

/** A slide without a script still stays long enough to be seen. */
export const readingSeconds = (words: Word[], pointsToRead = 0) =>
  Math.max(shortestSlideSeconds, 2.5 * pointsToRead, (words.at(-1)?.end ?? 0) + 0.8)

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

import type { Word } from '../../providers/speech/speech'
import { estimateTimings } from './estimate-timings'
import { wordsOf } from './sentences'

/** Without timings the words share the sound's length, and without sound the time that reading takes. */
export type Scene = { text: string; wordTimings: Word[]; durationSeconds: number | undefined }

type Cue = { startTime: number; endTime: number; text: string }

const longestCue = 84
const shortestCueSeconds = 0.7
const endsSentence = /[.!?…。！？]["”’)\]]*$/u
const secondsOfSilentScene = 4

/** Must match the player's reading speed: longer words take longer, and punctuation adds a pause. */
const readingSeconds = (text: string) =>
  wordsOf(text).reduce(
    (sum, word) => sum + 0.13 + 0.042 * Math.min(word.length, 24) + (endsSentence.test(word) ? 0.45 : 0),
    0.8,
  )

export function captionsOf(scenes: Scene[]): string {
  let start = 0
  const cues = scenes.flatMap(({ text, wordTimings, durationSeconds }) => {
    const length =
      durationSeconds ?? wordTimings.at(-1)?.endTime ?? Math.max(secondsOfSilentScene, readingSeconds(text))
    const words = wordTimings.length ? wordTimings : estimateTimings(text, length)
    const sceneCues = cuesOf(words, start)
    start += length
    return sceneCues
  })
  const blocks = cues.map((cue) => `${clock(cue.startTime)} --> ${clock(cue.endTime)}\n${escaped(cue.text)}\n`)
  return ['WEBVTT\n', ...blocks].join('\n')
}

function cuesOf(words: Word[], start: number): Cue[] {
  const cues: Cue[] = []
  let isOpen = false
  for (const { word, startTime, endTime } of words) {
    const last = cues.at(-1)
    if (last && isOpen && last.text.length + word.length < longestCue) {
      last.text += ` ${word}`
      last.endTime = start + endTime
    } else cues.push({ startTime: start + startTime, endTime: start + endTime, text: word })
    isOpen = !endsSentence.test(word)
  }
  return cues.map((cue, index) => {
    const next = cues[index + 1]?.startTime ?? Number.POSITIVE_INFINITY
    return { ...cue, endTime: Math.min(next, Math.max(cue.endTime, cue.startTime + shortestCueSeconds)) }
  })
}

function clock(seconds: number) {
  const milliseconds = Math.round(seconds * 1000)
  const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
  const whole = milliseconds / 1000
  return `${two(whole / 3600)}:${two((whole / 60) % 60)}:${two(whole % 60)}.${String(milliseconds % 1000).padStart(3, '0')}`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

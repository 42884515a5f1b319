import type { WordTiming } from '../core/shapes'
import { bulletTimes } from './bullet-times'
import { type CaptionBox, linesOf } from './caption-lines'
import { readingSeconds, wordsAtReadingPace, wordsOfAudio } from './word-timing'

export type Track = {
  text: string
  audioUrl: string | null
  timings: WordTiming[]
  bullets: string[]
  narrationUrl: string | null
  spokenSpeed?: number
}

/** An element that has played in a gesture may play audio later without one. */
const silence = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='

export function unlockAudio(audio: HTMLAudioElement) {
  audio.src = silence
  audio.play().catch(() => undefined)
}

export type NarratorEvents = {
  ontick: () => void
  onended: () => void
  onblocked: () => void
}

/** Until the length of the audio is known, that of the text at reading pace replaces it. */
export function timingsOf(track: Track, isSilent: boolean, seconds: number | undefined, box: CaptionBox | undefined) {
  const known = seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
  const words = isSilent ? wordsAtReadingPace(track.text) : wordsOfAudio(track.text, track.timings, known)
  const duration = known ?? readingSeconds(words, track.bullets.length)
  return { words, duration, lines: linesOf(words, box), bulletTimes: bulletTimes(track.bullets, words, duration) }
}

import type { WordTiming } from '../core/shapes'
import { bulletTimes, linesOf, paced, pacedSeconds, type Room, timed } from './words'

/** Something that is said: with a sound, or by its text alone. */
export type Track = { text: string; audioUrl: string | null; timings: WordTiming[]; bullets: string[] }

/** A moment of silence, played in the first gesture, lets the same element sound later without one. */
const silence = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAEAfAAABAAgAZGF0YQAAAAA='

export function unlock(audio: HTMLAudioElement) {
  audio.src = silence
  audio.play().catch(() => undefined)
}

export type NarratorEvents = {
  ontick: () => void
  onended: () => void
  /** The browser wants a gesture before it lets anything sound. */
  onblocked: () => void
}

/** What is shown of it when, once it is known how long its sound is; until then, as long as it seems to be. */
export function layOut(track: Track, isSilent: boolean, seconds: number | undefined, room: Room | undefined) {
  const known = seconds !== undefined && Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
  const words = isSilent ? paced(track.text) : timed(track.text, track.timings, known)
  const duration = known ?? pacedSeconds(words, track.bullets.length)
  return { words, duration, lines: linesOf(words, room), bulletTimes: bulletTimes(track.bullets, words, duration) }
}

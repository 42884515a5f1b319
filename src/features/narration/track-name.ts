import { sha256 } from '../../core/sha256'

/** Everything that changes the sound. Two equal ones share a track. */
export type Heard = {
  organizationId: string
  voiceId: string
  model: string
  language: string
  speed: number
  pitch: number
  pronunciations: string
  take: number
  text: string
}

export const trackName = (heard: Heard) =>
  sha256(
    JSON.stringify([
      'track-1',
      heard.organizationId,
      heard.model,
      heard.voiceId,
      heard.language,
      heard.speed,
      heard.pitch,
      heard.pronunciations,
      heard.take,
      heard.text,
    ]),
  ).slice(0, 40)

export const looksLikeTrack = (text: string) => /^[0-9a-f]{40}$/.test(text)

export const narrationUrlOf = (origin: string, track: string, presentationId: string) =>
  `${origin}/api/narration/tracks/${track}?presentationId=${presentationId}`

/** A piece of the text between spaces, with its seconds in the sound. */
export type Word = { word: string; startTime: number; endTime: number }

export type Timings = 'exact' | 'aligned' | 'estimated'

/** Without `words` the caller has them aligned or estimated. */
export type Spoken = { sound: Uint8Array; format: 'mp3'; words?: Word[]; timings: Timings }

export type VoiceSettings = {
  speed: number
  /** A provider that cannot change the pitch ignores it. */
  pitch: number
  language: string
  /** What is said before and after, for the melody across sentences. */
  previousText?: string
  nextText?: string
  /** Another number gives another take of the same text, as far as the provider can. */
  take?: number
}

export type Voice = {
  /** `provider:name` */
  id: string
  provider: string
  name: string
  /** BCP 47. A voice of many languages is listed once for each of them, under a name of its own. */
  language: string
  gender: 'female' | 'male' | 'neutral'
  description: string
  timings: Timings
  centsPerThousandCharacters: number
  /** Part of a clip's key: another model of the same voice sounds differently. */
  model: string
}

export type Speak = (env: Env, text: string, voice: Voice, settings: VoiceSettings) => Promise<Spoken>

export type SpeechProvider = {
  /** Empty where it is not configured; the first of a language is its default. */
  voices: (env: Env) => Voice[]
  speak: Speak
}

/** It works later: too many requests, or the service is down. */
export class SpeechRefused extends Error {
  override name = 'SpeechRefused'
  readonly retryAfterSeconds: number
  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** It never works in this way: a wrong key, a voice or a text that the provider does not take. */
export class SpeechFailed extends Error {
  override name = 'SpeechFailed'
}

/** A word is a piece of the text between spaces, with its seconds in the sound. */
export type Word = { word: string; startTime: number; endTime: number }

export type Timings = 'exact' | 'aligned' | 'estimated'

/** Without `words` the caller has them aligned or estimated. */
export type Spoken = { sound: Uint8Array; format: 'mp3'; words?: Word[]; timings: Timings }

export type VoiceSettings = {
  speed: number
  /** A provider that cannot change the pitch ignores it. */
  pitch: number
  language: string
  /** The neighbouring text, so that the melody fits across sentences. */
  previousText?: string
  nextText?: string
  /** Another number asks for another recording of the same text, as far as the provider can. */
  take?: number
}

export type Voice = {
  /** `provider:name` */
  id: string
  provider: string
  name: string
  /** BCP 47. A voice of several languages is listed once for each, under different names. */
  language: string
  gender: 'female' | 'male' | 'neutral'
  description: string
  timings: Timings
  centsPerThousandCharacters: number
  /** Part of a clip's key, because another model of the same voice sounds different. */
  model: string
}

export type Speak = (env: Env, text: string, voice: Voice, settings: VoiceSettings) => Promise<Spoken>

export type SpeechProvider = {
  /** Empty if it is not configured. The first voice of a language is its default. */
  voices: (env: Env) => Voice[]
  speak: Speak
}

/** A retry may succeed: too many requests, or the service is down. */
export class SpeechRefused extends Error {
  override name = 'SpeechRefused'
  readonly retryAfterSeconds: number
  constructor(message: string, retryAfterSeconds: number) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A retry is useless: a wrong key, or a voice or text that the provider refuses. */
export class SpeechFailed extends Error {
  override name = 'SpeechFailed'
}

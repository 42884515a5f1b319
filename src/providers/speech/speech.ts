import { speechTimeoutSeconds } from '../../core/limits'
import { loudness, type Mp3, NotMp3, readMp3, secondsOf } from '../../core/sound/mp3'
import { second } from '../../core/time'

/** A word is a piece of the text between spaces, with its time in the sound in seconds. */
export type Word = { word: string; startTime: number; endTime: number }

export type Timings = 'exact' | 'aligned' | 'estimated'

/** Without `words`, the caller aligns or estimates the times. */
export type Spoken = { sound: Uint8Array; format: 'mp3'; words?: Word[]; timings: Timings }

export type VoiceSettings = {
  speed: number
  /** Ignored by providers that can't change the pitch. */
  pitch: number
  language: string
  /** The neighboring text, so that the intonation carries across sentences. */
  previousText?: string
  nextText?: string
  /** A different number requests a different recording of the same text, as far as the provider can. */
  take?: number
}

export type Voice = {
  /** Written as `provider:name`. */
  id: string
  provider: string
  name: string
  /** A BCP 47 tag. A voice with several languages is listed once for each, under different names. */
  language: string
  gender: 'female' | 'male' | 'neutral'
  description: string
  timings: Timings
  centsPerThousandCharacters: number
  /** Part of a clip's key, because a different model of the same voice sounds different. */
  model: string
}

export type Speak = (env: Env, text: string, voice: Voice, settings: VoiceSettings) => Promise<Spoken>

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

/** A retry gets the same response, so only a different configuration or text helps. */
const permanent = new Set([400, 401, 402, 403, 404, 405, 413, 414, 415, 422])
const busy = new Set([429, 503, 529])
const usualWaitSeconds = 15
const longestWaitSeconds = 3600

/** No one speaks faster, so more characters per second mean that part of the sound is missing. */
const mostCharactersASecond = 25
const tooShortToJudge = 60

/** Errors other than `SpeechRefused` and `SpeechFailed` may be temporary. */
export async function ask(provider: string, url: string, headers: Record<string, string>, body: object) {
  const signal = AbortSignal.timeout(speechTimeoutSeconds * second)
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (response.ok) return response
  const reason = `${provider} answered ${response.status}: ${(await response.text().catch(() => '')).slice(0, 300)}`
  throw refusal(response.status, response.headers.get('retry-after'), reason)
}

export function refusal(status: number, retryAfter: string | null, reason: string): Error {
  if (busy.has(status)) return new SpeechRefused(reason, waitSeconds(retryAfter))
  return permanent.has(status) ? new SpeechFailed(reason) : new Error(reason)
}

/** `Retry-After` is a number of seconds or a date. */
function waitSeconds(retryAfter: string | null) {
  if (!retryAfter?.trim()) return usualWaitSeconds
  const seconds = Number(retryAfter)
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(retryAfter) - Date.now()) / 1000
  return Number.isFinite(wait) ? Math.min(longestWaitSeconds, Math.max(1, Math.ceil(wait))) : usualWaitSeconds
}

export function requireType(response: Response, type: RegExp, provider: string) {
  const contentType = response.headers.get('content-type') ?? 'nothing'
  if (!type.test(contentType)) throw new Error(`${provider} answered with ${contentType} instead of sound.`)
}

/** Sounds are kept forever, so one that isn't an MP3, or is incomplete or silent, is refused. */
export function requireSpeech(sound: Uint8Array, text: string, speed: number, provider: string): Uint8Array {
  const mp3 = read(sound, provider)
  const isSilent = !loudness(mp3).some((gain) => gain > quietest)
  if (isSilent) throw new Error(`${provider} answered with silence.`)
  const characters = text.replaceAll(/\s+/g, ' ').trim().length
  const isCutOff =
    characters > tooShortToJudge && characters / secondsOf(mp3) > mostCharactersASecond * Math.max(1, speed)
  if (isCutOff)
    throw new Error(`${provider} answered with ${secondsOf(mp3).toFixed(1)} s for ${characters} characters.`)
  return sound
}

/** The gain of a frame that contains only the encoder's noise. */
const quietest = 120

function read(sound: Uint8Array, provider: string): Mp3 {
  try {
    return readMp3(sound)
  } catch (error) {
    if (error instanceof NotMp3) throw new Error(`${provider} answered with something that is no MP3.`)
    throw error
  }
}

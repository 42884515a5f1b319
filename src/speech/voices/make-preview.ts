import { ApiError, notFound } from '../../core/http/errors'
import { cachePart } from '../../core/isolate-cache'
import { log } from '../../core/log'
import { second } from '../../core/time'
import { speak } from '../../providers/speech/speak'
import { SpeechRefused, type Voice } from '../../providers/speech/speech'
import { findVoice } from '../../providers/speech/voices'
import { previewOf } from './preview'

const retryAfterSeconds = 60

type Making = { sound: Promise<Uint8Array>; since: number }

/** Shared in this isolate, so that many simultaneous listeners cost one sentence. */
const inTheMaking = cachePart<Making>('previews of voices')
/** The first request may be cut off so that its promise never settles, so no one waits longer than this. */
const longestMaking = 20 * second

export async function makePreview(env: Env, voiceId: string): Promise<Uint8Array> {
  const voice = findVoice(env, voiceId)
  if (!voice) throw notFound('voice')
  const { key } = previewOf(voice)
  const now = Date.now()
  const known = inTheMaking.get(key)
  const making = known ?? { sound: speakAndKeep(env, voice), since: now }
  if (!known) inTheMaking.set(key, making, { milliseconds: longestMaking })
  const left = making.since + longestMaking - now
  try {
    const sound = await Promise.race([making.sound, scheduler.wait(left).then(() => undefined)])
    if (!sound) throw new Error('It took too long.')
    return sound
  } catch (error) {
    log('error', { message: 'A preview was not made.', voiceId: voice.id, reason: String(error) })
    const wait = error instanceof SpeechRefused ? error.retryAfterSeconds : retryAfterSeconds
    throw new ApiError(503, 'voice_unavailable', `The voice ${voice.id} isn’t available right now.`, {
      'retry-after': String(wait),
    })
  } finally {
    if (inTheMaking.get(key) === making) inTheMaking.delete(key)
  }
}

async function speakAndKeep(env: Env, voice: Voice) {
  const { key, sentence } = previewOf(voice)
  const { sound } = await speak(env, sentence, voice, { speed: 1, pitch: 1, language: voice.language })
  await env.FILES.put(key, sound, { httpMetadata: { contentType: 'audio/mpeg' } })
  return sound
}

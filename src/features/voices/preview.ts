import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { ApiError, notFound } from '../../core/errors'
import { matchesEtag } from '../../core/etag'
import { log } from '../../core/log'
import { sha256 } from '../../core/sha256'
import { SpeechRefused, type Voice } from '../../providers/speech/speech'
import { findVoice, speak } from '../../providers/speech/voices'

const sentences: Record<string, string> = {
  en: 'Hello, this is how your roof, its story, and every word of the offer will sound.',
  es: 'Hola, así sonarán su tejado, su historia y cada palabra de la oferta.',
  fr: 'Bonjour, voici comment votre toit, son histoire et chaque mot de l’offre seront racontés.',
  de: 'Guten Tag, so klingen Ihr Dach, seine Geschichte und jedes Wort des Angebots.',
}

const retryAfterSeconds = 60

type Making = { sound: Promise<Uint8Array>; since: number }

/** Shared in this isolate, so that many listeners at once cost one sentence. */
const inTheMaking = new Map<string, Making>()
/** A request may be cut off and its promise never settle, so nobody waits longer than this. */
const longestMaking = 20_000

/** Made once; its stored name depends on sentence and model. */
export async function servePreview(c: Context<AppEnv>, voiceId: string) {
  const voice = findVoice(c.env, voiceId)
  if (!voice) throw notFound('voice')
  const sentence = sentences[voice.language.split('-', 1)[0] ?? ''] ?? sentences.en ?? ''
  const name = sha256(JSON.stringify([voice.id, voice.model, sentence])).slice(0, 32)
  const key = `narration/previews/${name}.mp3`
  const headers = new Headers({
    'content-type': 'audio/mpeg',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    etag: `"${name}"`,
  })
  if (matchesEtag(c.req.header('if-none-match'), headers.get('etag')))
    return new Response(null, { status: 304, headers })
  const sound = (await (await c.env.FILES.get(key))?.bytes()) ?? (await makeOnce(c.env, key, voice, sentence))
  return answerPart(c.req.header('range'), sound, headers)
}

async function makeOnce(env: Env, key: string, voice: Voice, sentence: string) {
  const now = Date.now()
  const known = inTheMaking.get(key)
  const making =
    known && now - known.since < longestMaking ? known : { sound: make(env, key, voice, sentence), since: now }
  inTheMaking.set(key, making)
  const left = making.since + longestMaking - now
  try {
    const sound = await Promise.race([making.sound, scheduler.wait(left).then(() => undefined)])
    if (!sound) throw new Error('It took too long.')
    return sound
  } catch (error) {
    log('error', { message: 'A preview was not made.', voiceId: voice.id, reason: String(error) })
    const wait = error instanceof SpeechRefused ? error.retryAfterSeconds : retryAfterSeconds
    throw new ApiError(503, `The voice ${voice.id} cannot be heard just now.`, { 'retry-after': String(wait) })
  } finally {
    if (inTheMaking.get(key) === making) inTheMaking.delete(key)
  }
}

async function make(env: Env, key: string, voice: Voice, sentence: string) {
  const { sound } = await speak(env, sentence, voice, { speed: 1, pitch: 1, language: voice.language })
  await env.FILES.put(key, sound, { httpMetadata: { contentType: 'audio/mpeg' } })
  return sound
}

/** Some browsers play only what answers ranges. An invalid range is ignored, as HTTP demands. */
function answerPart(header: string | undefined, sound: Uint8Array, headers: Headers) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return new Response(sound, { headers })
  const first = from === '' ? Math.max(0, sound.length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? sound.length - 1 : Math.min(Number(to), sound.length - 1)
  if (first > last)
    throw new ApiError(416, 'The range lies outside of the file.', { 'content-range': `bytes */${sound.length}` })
  headers.set('content-range', `bytes ${first}-${last}/${sound.length}`)
  return new Response(sound.subarray(first, last + 1), { status: 206, headers })
}

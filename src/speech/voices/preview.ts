import type { Context } from 'hono'
import { sha256 } from '../../core/crypto'
import type { AppEnv } from '../../core/http/context'
import { ApiError, notFound, valueOrThrow } from '../../core/http/errors'
import { matchesEtag } from '../../core/http/headers'
import { wordsIn } from '../../locales/languages'
import type { Voice } from '../../providers/speech/speech'
import { findVoice } from '../../providers/speech/voices'

/** Made only once, because its stored name depends on the sentence and the model. */
export function previewOf(voice: Voice) {
  const sentence = wordsIn(voice.language).voices.example
  const name = sha256(JSON.stringify([voice.id, voice.model, sentence])).slice(0, 32)
  return { sentence, name, key: `narration/previews/${name}.mp3` }
}

export async function servePreview(c: Context<AppEnv>, voiceId: string) {
  const voice = findVoice(c.env, voiceId)
  if (!voice) throw notFound('voice')
  const { name, key } = previewOf(voice)
  const headers = new Headers({
    'content-type': 'audio/mpeg',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
    etag: `"${name}"`,
  })
  if (matchesEtag(c.req.header('if-none-match'), headers.get('etag')))
    return new Response(null, { status: 304, headers })
  const kept = await c.env.FILES.get(key)
  const sound = (await kept?.bytes()) ?? valueOrThrow(await c.env.ON_DEMAND.makeVoicePreview(voiceId))
  return answerPart(c.req.header('range'), sound, headers)
}

/** Some browsers play only sound whose server answers ranges. An invalid range is ignored, as HTTP requires. */
function answerPart(header: string | undefined, sound: Uint8Array, headers: Headers) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (from === '' && to === '') return new Response(sound, { headers })
  const first = from === '' ? Math.max(0, sound.length - Number(to)) : Number(from)
  const last = from === '' || to === '' ? sound.length - 1 : Math.min(Number(to), sound.length - 1)
  if (first > last)
    throw new ApiError(416, 'range_not_satisfiable', 'The range is outside of the file.', {
      'content-range': `bytes */${sound.length}`,
    })
  headers.set('content-range', `bytes ${first}-${last}/${sound.length}`)
  return new Response(sound.subarray(first, last + 1), { status: 206, headers })
}

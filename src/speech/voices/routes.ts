import { nextCursor, pageFrom, pageQuery, pageRows, readPlace } from '../../core/http/paging'
import { answer, createRouter, errors, route } from '../../core/http/route'
import { text, voiceId } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import type { Voice } from '../../providers/speech/speech'
import { configuredVoices, defaultVoice, speaks } from '../../providers/speech/voices'
import { servePreview } from './preview'

const language = text(35)
  .refine(isLanguageTag, { error: 'must be a BCP 47 language tag such as en-US' })
  .openapi({ example: 'en-US' })

function isLanguageTag(tag: string) {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}

const voice = z
  .object({
    id: voiceId.openapi({ description: 'The provider and the voice’s name, such as `local:rms`.' }),
    provider: z.string().openapi({ example: 'local' }),
    name: z.string().openapi({ example: 'rms' }),
    language,
    gender: z.enum(['female', 'male', 'neutral']).openapi({ example: 'male' }),
    description: z.string().openapi({ example: 'A calm man. Made on this machine, without any service.' }),
    timings: z.enum(['exact', 'aligned', 'estimated']).openapi({
      description: 'How the word times are found: given by the voice, by listening, or estimated.',
      example: 'exact',
    }),
    centsPerThousandCharacters: z.number().openapi({ example: 0 }),
    isDefault: z.boolean().openapi({
      description: 'Whether it speaks its language when no voice was chosen.',
      example: true,
    }),
    previewUrl: z.url().openapi({ example: 'https://porchlight.example/api/voices/local:rms/preview' }),
  })
  .openapi('Voice')

const voiceList = z.object({ voices: z.array(voice), nextCursor }).openapi('VoiceList')

const voiceQuery = z.strictObject({
  ...pageQuery,
  language: language.optional().openapi({ description: 'Only voices that speak this language, with any accent.' }),
})

const voicePath = z.object({
  voiceId: text(200).openapi({ param: { name: 'voiceId', in: 'path' }, example: 'local:rms' }),
})

const voicesOf = (env: Env, voices: Voice[], wanted: string | undefined, requestUrl: string) =>
  voices
    .filter((voice) => !wanted || speaks(voice, wanted))
    .map(({ model: _, ...shown }) => ({
      ...shown,
      isDefault: defaultVoice(env, shown.language)?.id === shown.id,
      previewUrl: new URL(`/api/voices/${encodeURIComponent(shown.id)}/preview`, requestUrl).href,
    }))

const tags = ['Voices']
const mp3 = { 'audio/mpeg': { schema: { type: 'string' as const, format: 'binary' } } }

export const voiceRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listVoices',
      tags,
      summary: 'List voices',
      description:
        'Returns the voices of every configured provider, all of them unless you page with `limit`. Each language’s default voice comes first.',
      request: { query: voiceQuery },
      responses: { 200: answer('The available voices.', voiceList), ...errors(400) },
    }),
    (c) => {
      const { language, cursor, limit = pageRows(cursor) } = c.req.valid('query')
      const place = readPlace(cursor)
      const found = voicesOf(c.env, configuredVoices(c.env), language, c.req.url).slice(place)
      const { rows, nextCursor } = pageFrom(place, found, limit)
      return c.json({ voices: rows, nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{voiceId}/preview',
      access: 'public',
      origins: 'any',
      operationId: 'previewVoice',
      tags,
      summary: 'Preview a voice',
      description: 'Returns the voice speaking one sentence in its own language. You can request a range of bytes.',
      request: { params: voicePath },
      responses: {
        200: { description: 'The audio.', content: mp3 },
        206: { description: 'The requested range.', content: mp3 },
        304: { description: 'The client’s copy is current.' },
        ...errors(400, 404, 416, 503),
      },
    }),
    async (c) => (await servePreview(c, c.req.valid('param').voiceId)) as never,
  )

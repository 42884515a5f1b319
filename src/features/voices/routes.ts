import { createRoute } from '@hono/zod-openapi'
import { answer, errors, isPublic, readErrors } from '../../core/contract'
import { createRouter } from '../../core/router'
import { configuredVoices } from '../../providers/speech/voices'
import { servePreview } from './preview'
import { voiceList, voicePath, voiceQuery, voicesOf } from './schemas'

const tags = ['Voices']
const mp3 = { 'audio/mpeg': { schema: { type: 'string' as const, format: 'binary' } } }

export const voiceRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/',
      operationId: 'listVoices',
      tags,
      summary: 'List voices',
      description: 'Those of every provider that is configured. Of a language, the default comes first.',
      request: { query: voiceQuery },
      responses: { 200: answer('The voices one may choose.', voiceList), ...readErrors(400) },
    }),
    (c) => {
      const { language } = c.req.valid('query')
      return c.json({ voices: voicesOf(c.env, configuredVoices(c.env), language, c.req.url) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/{voiceId}/preview',
      operationId: 'previewVoice',
      tags,
      summary: 'Hear a voice',
      description: 'One sentence in its own language, made once and kept. A range of bytes may be asked for.',
      ...isPublic,
      request: { params: voicePath },
      responses: {
        200: { description: 'The sentence.', content: mp3 },
        206: { description: 'The part that was asked for.', content: mp3 },
        304: { description: 'The client has it.' },
        ...errors(400, 404, 416, 500, 503),
      },
    }),
    async (c) => (await servePreview(c, c.req.valid('param').voiceId)) as never,
  )

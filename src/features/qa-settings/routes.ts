import { createRoute } from '@hono/zod-openapi'
import { answer, jsonBody, readErrors, writeErrors } from '../../core/contract'
import { createRouter } from '../../core/router'
import { deckPath } from '../decks/schemas'
import { requireListedVoices } from '../voices/listed-voice'
import { getQaSettings, putQaSettings } from './queries'
import { qaSettingsAnswer, qaSettingsInput, qaSettingsOf } from './schemas'

const tags = ['Decks']

export const qaSettingsRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/{deckId}/qa-settings',
      operationId: 'getQaSettings',
      tags,
      summary: 'Get the Q&A settings',
      request: { params: deckPath },
      responses: { 200: answer('The settings.', qaSettingsAnswer), ...readErrors(400, 404) },
    }),
    async (c) => {
      const settings = await getQaSettings(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ qaSettings: qaSettingsOf(settings) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/{deckId}/qa-settings',
      operationId: 'putQaSettings',
      tags,
      summary: 'Change the Q&A settings',
      description: 'Merges what is sent into what is there; null removes it.',
      request: { params: deckPath, body: jsonBody(qaSettingsInput) },
      responses: { 200: answer('The settings as they are now.', qaSettingsAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const input = c.req.valid('json')
      const { resumeVoiceId, transitionVoiceId } = input
      requireListedVoices(c.env, { resumeVoiceId, transitionVoiceId })
      const { organizationId } = c.var.caller
      const settings = await putQaSettings(c.var.db, organizationId, c.req.valid('param').deckId, input, Date.now())
      return c.json({ qaSettings: qaSettingsOf(settings) }, 200)
    },
  )

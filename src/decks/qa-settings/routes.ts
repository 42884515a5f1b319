import { workOf } from '../../core/http/context'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { deckPath } from '../../core/http/shapes'
import { requireListedVoices } from '../../providers/speech/voices'
import { getQaSettings, putQaSettings } from './queries'
import { qaSettingsAnswer, qaSettingsInput, qaSettingsOf } from './schemas'

const tags = ['Decks']

export const qaSettingsRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/{deckId}/qa-settings',
      operationId: 'getQaSettings',
      tags,
      summary: 'Get the Q&A settings',
      description: 'What is said after an answer and before the presentation goes on, and in which voices.',
      request: { params: deckPath },
      responses: { 200: answer('The settings.', qaSettingsAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const settings = await getQaSettings(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ qaSettings: qaSettingsOf(settings) }, 200)
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/{deckId}/qa-settings',
      operationId: 'putQaSettings',
      tags,
      summary: 'Change the Q&A settings',
      description: 'Merges what is sent into what is there; null removes it.',
      request: { params: deckPath, body: jsonBody(qaSettingsInput) },
      responses: { 200: answer('The settings as they are now.', qaSettingsAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const input = c.req.valid('json')
      const { resumeVoiceId, transitionVoiceId } = input
      requireListedVoices(c.env, { resumeVoiceId, transitionVoiceId })
      const { organizationId } = c.var.caller
      const settings = await putQaSettings(workOf(c), organizationId, c.req.valid('param').deckId, input, Date.now())
      return c.json({ qaSettings: qaSettingsOf(settings) }, 200)
    },
  )

import { workOf } from '../../core/http/context'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { deckPath } from '../../core/http/shapes'
import { versionOf } from '../../core/http/versions'
import { requireListedVoices } from '../../providers/speech/voices'
import { getQaSettings, putQaSettings, qaSettingsVersion } from './queries'
import { qaSettingsAnswer, qaSettingsInput, qaSettingsOf } from './schemas'

const tags = ['Decks']

export const qaSettingsRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/{deckId}/qa-settings',
      version: qaSettingsVersion,
      operationId: 'getQaSettings',
      tags,
      summary: 'Get a deck’s Q&A settings',
      description: 'Returns what is said after an answer and before the presentation continues, and in which voices.',
      request: { params: deckPath },
      responses: { 200: answer('The settings.', qaSettingsAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const settings = await getQaSettings(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ qaSettings: qaSettingsOf(settings) }, 200, versionOf(settings))
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/{deckId}/qa-settings',
      version: qaSettingsVersion,
      operationId: 'putQaSettings',
      tags,
      summary: 'Update a deck’s Q&A settings',
      description: 'Merges what you send into the current settings; null removes a value.',
      request: { params: deckPath, body: jsonBody(qaSettingsInput) },
      responses: { 200: answer('The saved settings.', qaSettingsAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const input = c.req.valid('json')
      const { resumeVoiceId, transitionVoiceId } = input
      requireListedVoices(c.env, { resumeVoiceId, transitionVoiceId })
      const { organizationId } = c.var.caller
      const settings = await putQaSettings(workOf(c), organizationId, c.req.valid('param').deckId, input, Date.now())
      return c.json({ qaSettings: qaSettingsOf(settings) }, 200, versionOf(settings))
    },
  )

import { createRoute } from '@hono/zod-openapi'
import { answer, jsonBody, writeErrors } from '../../core/contract'
import { createRouter } from '../../core/router'
import { deckPath } from '../decks/schemas'
import { putQaSettings } from './queries'
import { qaSettingsAnswer, qaSettingsInput, qaSettingsOf } from './schemas'

const tags = ['Decks']

/** Mounted at `/api/decks`, beside the decks themselves. */
export const qaSettingsRoutes = createRouter().openapi(
  createRoute({
    method: 'put',
    path: '/{deckId}/qa-settings',
    operationId: 'putQaSettings',
    tags,
    summary: 'Change the Q&A settings',
    description: 'Merges what is sent into what is there.',
    request: { params: deckPath, body: jsonBody(qaSettingsInput) },
    responses: { 200: answer('The settings as they are now.', qaSettingsAnswer), ...writeErrors(404) },
  }),
  async (c) => {
    const settings = await putQaSettings(
      c.var.db,
      c.var.caller.organizationId,
      c.req.valid('param').deckId,
      c.req.valid('json'),
      Date.now(),
    )
    return c.json({ qaSettings: qaSettingsOf(settings) }, 200)
  },
)

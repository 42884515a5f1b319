import { workOf } from '../../core/http/context'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { deckPath } from '../../core/http/shapes'
import { versionOf } from '../../core/http/versions'
import { requireOwnMedia } from '../../core/uploads/schemas'
import { deleteIntro, getIntro, introVersion, putIntro } from './queries'
import { introAnswer, introInput, introOf } from './schemas'

const tags = ['Decks']

export const introRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/{deckId}/intro',
      version: introVersion,
      operationId: 'getIntro',
      tags,
      summary: 'Get a deck’s intro',
      description: 'Returns what the player shows and says before the first slide, or 404 if the deck has no intro.',
      request: { params: deckPath },
      responses: { 200: answer('The intro.', introAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const intro = await getIntro(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ intro: introOf(intro) }, 200, versionOf(intro))
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/{deckId}/intro',
      version: introVersion,
      operationId: 'putIntro',
      tags,
      summary: 'Replace a deck’s intro',
      description: 'Creates or replaces the intro as a whole: members you leave out are emptied.',
      request: { params: deckPath, body: jsonBody(introInput) },
      responses: { 200: answer('The saved intro.', introAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const input = c.req.valid('json')
      const { audioUrl, posterImg, posterPortraitImg } = input
      requireOwnMedia(organizationId, { audioUrl, posterImg, posterPortraitImg })
      const intro = await putIntro(workOf(c), organizationId, c.req.valid('param').deckId, input, Date.now())
      return c.json({ intro: introOf(intro) }, 200, versionOf(intro))
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{deckId}/intro',
      version: introVersion,
      operationId: 'deleteIntro',
      tags,
      summary: 'Delete a deck’s intro',
      description: 'Deletes the intro. The presentation then begins with the first slide.',
      request: { params: deckPath },
      responses: { 200: answer('The intro was deleted.', success), ...errors(400, 404) },
    }),
    async (c) => {
      await deleteIntro(workOf(c), c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ success: true }, 200)
    },
  )

import { createRoute } from '@hono/zod-openapi'
import { answer, bareWriteErrors, jsonBody, readErrors, success, writeErrors } from '../../core/contract'
import { requireOwnMedia } from '../../core/media'
import { createRouter } from '../../core/router'
import { deckPath } from '../decks/schemas'
import { deleteIntro, getIntro, putIntro } from './queries'
import { introAnswer, introInput, introOf } from './schemas'

const tags = ['Decks']

export const introRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/{deckId}/intro',
      operationId: 'getIntro',
      tags,
      summary: 'Get the intro',
      request: { params: deckPath },
      responses: { 200: answer('The intro.', introAnswer), ...readErrors(400, 404) },
    }),
    async (c) => {
      const intro = await getIntro(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ intro: introOf(intro) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/{deckId}/intro',
      operationId: 'putIntro',
      tags,
      summary: 'Create or replace the intro',
      request: { params: deckPath, body: jsonBody(introInput) },
      responses: { 200: answer('The intro as it is now.', introAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const input = c.req.valid('json')
      const { audioUrl, posterImg, posterPortraitImg } = input
      requireOwnMedia(organizationId, { audioUrl, posterImg, posterPortraitImg })
      const intro = await putIntro(c.var.db, organizationId, c.req.valid('param').deckId, input, Date.now())
      return c.json({ intro: introOf(intro) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/{deckId}/intro',
      operationId: 'deleteIntro',
      tags,
      summary: 'Delete the intro',
      request: { params: deckPath },
      responses: { 200: answer('Deleted.', success), ...bareWriteErrors(400, 404) },
    }),
    async (c) => {
      await deleteIntro(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ success: true }, 200)
    },
  )

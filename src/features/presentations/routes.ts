import { createRoute } from '@hono/zod-openapi'
import { answer, bareWriteErrors, jsonBody, readErrors, success, writeErrors } from '../../core/contract'
import { isOn } from '../../core/flag'
import { mostRowsUnpaged } from '../../core/limits'
import { page, pageRows, readCursor } from '../../core/paging'
import { createRouter } from '../../core/router'
import { deckPath } from '../decks/schemas'
import { startNarration } from '../narration/narrate'
import { startPreview } from '../previews/start-preview'
import { publishChange } from '../viewer/publish-part'
import { requireListedVoices } from '../voices/listed-voice'
import {
  createPresentation,
  deletePresentation,
  getPresentation,
  listDeckPresentations,
  listPresentations,
  updatePresentation,
} from './queries'
import {
  deckPresentations,
  deckPresentationsQuery,
  presentationAnswer,
  presentationInput,
  presentationList,
  presentationListQuery,
  presentationOf,
  presentationPatch,
  presentationPath,
} from './schemas'

const tags = ['Presentations']
const usualPage = 50

export const deckPresentationRoutes = createRouter().openapi(
  createRoute({
    method: 'get',
    path: '/{deckId}/presentations',
    operationId: 'listDeckPresentations',
    tags: ['Decks'],
    summary: 'List the presentations of a deck',
    description: `The newest first; ${mostRowsUnpaged} at most, unless \`limit\` asks for pages.`,
    request: { params: deckPath, query: deckPresentationsQuery },
    responses: {
      200: answer('Those that are not deleted.', deckPresentations),
      ...readErrors(400, 404),
    },
  }),
  async (c) => {
    const { cursor, limit = pageRows(cursor) } = c.req.valid('query')
    const { deckId } = c.req.valid('param')
    const { organizationId } = c.var.caller
    const rows = await listDeckPresentations(c.var.db, organizationId, deckId, limit, readCursor(cursor))
    const { rows: shown, nextCursor } = page(rows, limit)
    return c.json({ presentations: shown.map((row) => presentationOf(row, c.req.url)), nextCursor }, 200)
  },
)

export const presentationRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/',
      operationId: 'listPresentations',
      tags,
      summary: 'List presentations',
      description: `The newest first, ${usualPage} to a page unless \`limit\` says otherwise.`,
      request: { query: presentationListQuery },
      responses: { 200: answer('Those that are not deleted.', presentationList), ...readErrors(400) },
    }),
    async (c) => {
      const { limit = usualPage, cursor, ...filter } = c.req.valid('query')
      const rows = await listPresentations(
        c.var.db,
        c.var.caller.organizationId,
        { ...filter, cursor: readCursor(cursor) },
        limit,
      )
      const { rows: shown, nextCursor } = page(rows, limit)
      return c.json({ presentations: shown.map((row) => presentationOf(row, c.req.url)), nextCursor }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/',
      operationId: 'createPresentation',
      tags,
      summary: 'Personalise a deck for a homeowner',
      request: { body: jsonBody(presentationInput) },
      responses: {
        201: answer('The new presentation, and the link to send.', presentationAnswer),
        ...writeErrors(404, 409),
      },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const input = c.req.valid('json')
      requireListedVoices(c.env, { 'voiceSettings.voiceId': input.voiceSettings?.voiceId })
      const isNarrated = isOn(c.env.NARRATION_AHEAD)
      const created = await createPresentation(c.var.db, organizationId, input, Date.now(), isNarrated)
      const { presentation, isFirstOfDeck } = created
      publishChange(c, 'presentation', presentation.id)
      if (isNarrated) c.executionCtx.waitUntil(startNarration(c.env, presentation.id))
      if (isFirstOfDeck && Number(c.env.PREVIEWS_A_MINUTE))
        c.executionCtx.waitUntil(startPreview(c.env, presentation.deckId))
      return c.json({ presentation: presentationOf(presentation, c.req.url) }, 201)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/{presentationId}',
      operationId: 'getPresentation',
      tags,
      summary: 'Get a presentation',
      request: { params: presentationPath },
      responses: { 200: answer('The presentation.', presentationAnswer), ...readErrors(400, 404) },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      const presentation = await getPresentation(c.var.db, c.var.caller.organizationId, presentationId)
      return c.json({ presentation: presentationOf(presentation, c.req.url) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/{presentationId}',
      operationId: 'updatePresentation',
      tags,
      summary: 'Change a presentation',
      request: { params: presentationPath, body: jsonBody(presentationPatch) },
      responses: { 200: answer('The presentation as it is now.', presentationAnswer), ...writeErrors(404) },
    }),
    async (c) => {
      const patch = c.req.valid('json')
      requireListedVoices(c.env, { 'voiceSettings.voiceId': patch.voiceSettings?.voiceId })
      const presentation = await updatePresentation(
        c.var.db,
        c.var.caller.organizationId,
        c.req.valid('param').presentationId,
        patch,
        Date.now(),
      )
      return c.json({ presentation: presentationOf(presentation, c.req.url) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/{presentationId}',
      operationId: 'deletePresentation',
      tags,
      summary: 'Delete a presentation',
      description:
        'Its link stops working. After 30 days it is gone with all that was recorded of it, except signed contracts and appointments that were not cancelled.',
      request: { params: presentationPath },
      responses: { 200: answer('Deleted.', success), ...bareWriteErrors(400, 404) },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      await deletePresentation(c.var.db, c.var.caller.organizationId, presentationId, Date.now())
      return c.json({ success: true }, 200)
    },
  )

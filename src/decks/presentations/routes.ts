import { workOf } from '../../core/http/context'
import { ApiError, invalid } from '../../core/http/errors'
import { page, pageRows, readCursor, wholeList } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { deckPath, externalIdPath } from '../../core/http/shapes'
import { mostBatchBytes } from '../../core/limits'
import { requireListedVoices } from '../../providers/speech/voices'
import { batchAnswer, batchResultOf, createBatch, mostInBatch, presentationBatch } from './batch'
import { createPresentations } from './create'
import { listPresentations } from './list'
import { cursorOf, readPlace } from './places'
import { deletePresentation, getPresentation, listDeckPresentations, updatePresentation } from './queries'
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
  presentationQuery,
  writtenPresentation,
} from './schemas'
import { upsertPresentation } from './upsert'

const tags = ['Presentations']
const usualPage = 50

export const deckPresentationRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/{deckId}/presentations',
    operationId: 'listDeckPresentations',
    tags: ['Decks'],
    summary: 'List the presentations of a deck',
    description: 'The newest first. All of them, unless `limit` or `cursor` asks for pages.',
    request: { params: deckPath, query: deckPresentationsQuery },
    responses: {
      200: answer('Those that are not deleted.', deckPresentations),
      ...errors(400, 404),
    },
  }),
  async (c) => {
    const { cursor, limit: asked } = c.req.valid('query')
    const { deckId } = c.req.valid('param')
    const { organizationId } = c.var.caller
    const limit = asked ?? pageRows(cursor)
    const readPage = async (at: string | undefined) => {
      const found = await listDeckPresentations(c.var.db, organizationId, deckId, limit, readCursor(at))
      const { rows, nextCursor } = page(found, limit)
      return { rows: rows.map((row) => presentationOf(row, c.req.url)), nextCursor }
    }
    const first = await readPage(cursor)
    if (asked !== undefined || cursor !== undefined)
      return c.json({ presentations: first.rows, nextCursor: first.nextCursor }, 200)
    const headers = { 'content-type': 'application/json' }
    return c.body(wholeList('presentations', first, readPage), 200, headers) as never
  },
)

export const presentationRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listPresentations',
      tags,
      summary: 'List presentations',
      description:
        `The newest first, ${usualPage} to a page unless \`limit\` says otherwise. With words of one or two letters a page of a large company may ` +
        'have fewer, even none, although `nextCursor` is not null: ask on with it.',
      request: { query: presentationListQuery },
      responses: {
        200: answer('Those that are not deleted, unless it was asked for them too.', presentationList),
        ...errors(400),
      },
    }),
    async (c) => {
      const { limit = usualPage, cursor, ...filter } = c.req.valid('query')
      const sort =
        filter.sort ??
        (filter.updatedSince !== undefined && filter.createdSince === undefined ? 'updatedAt' : 'createdAt')
      const { rows, lookedThrough } = await listPresentations(
        c.var.db,
        c.var.caller.organizationId,
        { ...filter, sort, after: readPlace(sort, cursor) },
        limit,
      )
      const shown = rows.slice(0, limit)
      const last = rows.length > limit ? shown.at(-1) : lookedThrough
      const nextCursor = last ? cursorOf(sort, last) : null
      return c.json({ presentations: shown.map((row) => presentationOf(row, c.req.url)), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/',
      operationId: 'createPresentation',
      tags,
      summary: 'Personalise a deck for a homeowner',
      description:
        'Scripts are filled with the homeowner’s data, and a job has the narration spoken. Send `viewerUrl` to the homeowner.',
      request: { body: jsonBody(presentationInput) },
      responses: {
        201: answer('The new presentation, and the link to send.', writtenPresentation),
        ...errors(404, 409),
      },
    }),
    async (c) => {
      const input = c.req.valid('json')
      requireListedVoices(c.env, { 'voiceSettings.voiceId': input.voiceSettings?.voiceId })
      const { organizationId } = c.var.caller
      const [presentation] = await createPresentations(workOf(c), organizationId, [input], Date.now())
      if (!presentation || presentation instanceof ApiError) throw presentation
      return c.json({ presentation: presentationOf(presentation, c.req.url), warnings: presentation.warnings }, 201)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/batch',
      operationId: 'createPresentations',
      tags,
      summary: 'Personalise decks for many homeowners at once',
      description: `Up to ${mostInBatch} presentations, each by itself: one that is refused keeps none of the others from being made. The results are in the order of what was sent. All of it has at most ${mostBatchBytes} bytes.`,
      mostBytes: mostBatchBytes,
      request: { body: jsonBody(presentationBatch) },
      responses: { 200: answer('What became of each.', batchAnswer) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const sent = c.req.valid('json').presentations
      const results = await createBatch(workOf(c), organizationId, sent, Date.now())
      return c.json({ results: results.map((each) => batchResultOf(each, c.req.url)) }, 200)
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/external/{externalId}',
      operationId: 'upsertPresentation',
      tags,
      summary: 'Create or change the presentation of an external id',
      description:
        'Creates it, or replaces what it says: what is not sent is emptied. Two calls at once make one presentation. One of another deck is not changed. Nothing is written, and no event told, where all is the same already.',
      request: { params: externalIdPath, body: jsonBody(presentationInput) },
      responses: {
        200: answer('It was there, and is now as you sent it.', writtenPresentation),
        201: answer('The new presentation, and the link to send.', writtenPresentation),
        ...errors(404, 409),
      },
    }),
    async (c) => {
      const { externalId } = c.req.valid('param')
      const body = c.req.valid('json')
      if (body.externalId && body.externalId !== externalId)
        throw invalid('externalId', 'must be the one in the path, or be left out.')
      requireListedVoices(c.env, { 'voiceSettings.voiceId': body.voiceSettings?.voiceId })
      const { organizationId } = c.var.caller
      const input = { ...body, externalId }
      const { presentation, isNew } = await upsertPresentation(workOf(c), organizationId, input, Date.now())
      return c.json(
        { presentation: presentationOf(presentation, c.req.url), warnings: presentation.warnings },
        isNew ? 201 : 200,
      )
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{presentationId}',
      operationId: 'getPresentation',
      tags,
      summary: 'Get a presentation',
      description: 'The homeowner’s data, the settings, the link and the code for a page.',
      request: { params: presentationPath, query: presentationQuery },
      responses: { 200: answer('The presentation.', presentationAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const presentation = await getPresentation(c.var.db, organizationId, presentationId, c.req.valid('query'))
      return c.json({ presentation: presentationOf(presentation, c.req.url) }, 200)
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{presentationId}',
      operationId: 'updatePresentation',
      tags,
      summary: 'Change a presentation',
      description: 'Whoever opens the link from then on sees and hears the new data.',
      request: { params: presentationPath, body: jsonBody(presentationPatch) },
      responses: { 200: answer('The presentation as it is now.', writtenPresentation), ...errors(404, 409) },
    }),
    async (c) => {
      const patch = c.req.valid('json')
      requireListedVoices(c.env, { 'voiceSettings.voiceId': patch.voiceSettings?.voiceId })
      const presentation = await updatePresentation(
        workOf(c),
        c.var.caller.organizationId,
        c.req.valid('param').presentationId,
        patch,
        Date.now(),
      )
      return c.json({ presentation: presentationOf(presentation, c.req.url), warnings: presentation.warnings }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{presentationId}',
      operationId: 'deletePresentation',
      tags,
      summary: 'Delete a presentation',
      description:
        'Its link stops working. After 30 days it is gone with all that was recorded of it, except signed contracts and appointments that were not cancelled.',
      request: { params: presentationPath },
      responses: { 200: answer('Deleted.', success), ...errors(400, 404) },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      await deletePresentation(workOf(c), c.var.caller.organizationId, presentationId, Date.now())
      return c.json({ success: true }, 200)
    },
  )

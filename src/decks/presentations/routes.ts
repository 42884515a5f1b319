import { actorOf, workOf } from '../../core/http/context'
import { ApiError } from '../../core/http/errors'
import { page, pageRows, readCursor, wholeList } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { deckPath } from '../../core/http/shapes'
import { versionOf } from '../../core/http/versions'
import { mostBatchBytes } from '../../core/limits'
import { requireListedVoices } from '../../providers/speech/voices'
import {
  batchAnswer,
  batchQuery,
  batchResultOf,
  createBatch,
  mergeBatch,
  mostInBatch,
  presentationBatch,
  refusedPartOf,
} from './batch'
import { createPresentations } from './create'
import { listPresentations } from './list'
import { cursorOf, readPlace, usualSort } from './places'
import {
  deletePresentation,
  getPresentation,
  listDeckPresentations,
  presentationVersion,
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
  presentationQuery,
  writtenPresentation,
} from './schemas'

const tags = ['Presentations']
const usualPage = 50

export const deckPresentationRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/{deckId}/presentations',
    operationId: 'listDeckPresentations',
    tags: ['Decks'],
    summary: 'List a deck’s presentations',
    description:
      'Returns the presentations of one deck, newest first: all of them unless you page with `limit` or `cursor`.',
    request: { params: deckPath, query: deckPresentationsQuery },
    responses: {
      200: answer('The presentations, without deleted ones.', deckPresentations),
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
      description: `Returns the company’s presentations, newest first, ${usualPage} per page unless you set \`limit\`. When you search a large company for words of one or two letters, a page may have fewer rows or none while \`nextCursor\` is set; keep paging with it.`,
      request: { query: presentationListQuery },
      responses: {
        200: answer('The presentations. Deleted ones are left out unless you ask for them.', presentationList),
        ...errors(400),
      },
    }),
    async (c) => {
      const { limit = usualPage, cursor, ...filter } = c.req.valid('query')
      const sort = filter.sort ?? usualSort(filter)
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
      summary: 'Create a presentation',
      description:
        'Personalizes a deck for a homeowner: fills the scripts with their data and starts a job that speaks the narration. Send the homeowner `viewerUrl`.',
      request: { body: jsonBody(presentationInput) },
      responses: {
        201: answer('The new presentation and the link to send.', writtenPresentation),
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
      summary: 'Create or merge presentations in bulk',
      description: `Creates up to ${mostInBatch} presentations, each independently: if one is refused, the others are still created. With \`mode=upsert\`, presentations whose \`externalId\` exists are merged instead; those that nothing changes are left alone and send no event. Results are in the order of the request. The body may have at most ${mostBatchBytes} bytes.`,
      mostBytes: mostBatchBytes,
      request: { query: batchQuery, body: jsonBody(presentationBatch) },
      responses: { 200: answer('The result for each presentation.', batchAnswer) },
    }),
    async (c) => {
      const { caller } = c.var
      const { organizationId } = caller
      const sent = c.req.valid('json').presentations
      if (c.req.valid('query').mode === 'upsert') {
        const merged = await mergeBatch(workOf(c), organizationId, sent, actorOf(caller), Date.now())
        c.set('refusedPart', refusedPartOf(merged))
        const results = merged.map((each) =>
          each instanceof ApiError
            ? batchResultOf(each, c.req.url)
            : batchResultOf(each.presentation, c.req.url, each.isNew),
        )
        return c.json({ results }, 200)
      }
      const results = await createBatch(workOf(c), organizationId, sent, Date.now())
      c.set('refusedPart', refusedPartOf(results))
      return c.json({ results: results.map((each) => batchResultOf(each, c.req.url)) }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{presentationId}',
      version: presentationVersion,
      operationId: 'getPresentation',
      tags,
      summary: 'Get a presentation',
      description:
        'Returns a presentation with the homeowner’s data, its settings, the link and the code that embeds it in a page.',
      request: { params: presentationPath, query: presentationQuery },
      responses: { 200: answer('The presentation.', presentationAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const presentation = await getPresentation(c.var.db, organizationId, { id: presentationId }, c.req.valid('query'))
      return c.json({ presentation: presentationOf(presentation, c.req.url) }, 200, versionOf(presentation))
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{presentationId}',
      version: presentationVersion,
      operationId: 'updatePresentation',
      tags,
      summary: 'Update a presentation',
      description:
        'Changes the members you send and keeps the others. Anyone who opens the link from then on sees and hears the new data.',
      request: { params: presentationPath, body: jsonBody(presentationPatch) },
      responses: { 200: answer('The updated presentation.', writtenPresentation), ...errors(404, 409) },
    }),
    async (c) => {
      const patch = c.req.valid('json')
      requireListedVoices(c.env, { 'voiceSettings.voiceId': patch.voiceSettings?.voiceId })
      const presentation = await updatePresentation(
        workOf(c),
        c.var.caller.organizationId,
        c.req.valid('param').presentationId,
        patch,
        actorOf(c.var.caller),
        Date.now(),
      )
      return c.json(
        { presentation: presentationOf(presentation, c.req.url), warnings: presentation.warnings },
        200,
        versionOf(presentation),
      )
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{presentationId}',
      version: presentationVersion,
      operationId: 'deletePresentation',
      tags,
      summary: 'Delete a presentation',
      description:
        'Deletes a presentation; its link stops working. After 30 days it is removed with everything recorded about it, except signed contracts and appointments that weren’t canceled.',
      request: { params: presentationPath },
      responses: { 200: answer('The presentation was deleted.', success), ...errors(400, 404) },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      await deletePresentation(workOf(c), c.var.caller.organizationId, presentationId, Date.now())
      return c.json({ success: true }, 200)
    },
  )

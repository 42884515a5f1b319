import type { Context } from 'hono'
import { type AppEnv, workOf } from '../core/http/context'
import { ApiError, tooMany } from '../core/http/errors'
import { type SentEvent, streamEvents } from '../core/http/event-stream'
import { page, readCursor } from '../core/http/paging'
import { wantsEvents } from '../core/http/request'
import { answer, createRouter, errors, jsonBody, route, success } from '../core/http/route'
import { proposalsPerHour } from '../core/limits'
import { countOrWait, secondsUntil } from '../core/rate-limits/queries'
import { hour, second } from '../core/time'
import { cancelGeneration, createGeneration, getGeneration, listGenerations, type ShownGeneration } from './queries'
import {
  faqProposalInput,
  faqProposals,
  generationAnswer,
  generationInput,
  generationList,
  generationOf,
  generationPath,
  generationQuery,
  rewriteAnswer,
  rewriteInput,
  slidePath,
} from './schemas'
import { UnusableText, writerOf } from './writer'

const mostSeconds = 240

const isOver = ({ status }: ShownGeneration) => ['ready', 'failed', 'cancelled'].includes(status)

/** The stream ends after a few minutes; a client that is still waiting asks again. */
async function* progressOf(first: ShownGeneration, read: () => Promise<ShownGeneration>): AsyncGenerator<SentEvent> {
  let row = first
  let told = ''
  for (let seconds = 0; seconds < mostSeconds; seconds++) {
    if (seconds) {
      await scheduler.wait(second)
      row = await read()
    }
    const generation = generationOf(row)
    if (isOver(row)) return yield { event: 'done', data: { generation } }
    const state = JSON.stringify(generation)
    if (state !== told) yield { event: 'progress', data: { generation } }
    told = state
  }
}

const tags = ['Generation']
const usualPage = 50

export const generationRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/decks',
      operationId: 'generateDeck',
      tags,
      summary: 'Generate a deck',
      description:
        'Starts writing a deck from a brief and your documents. The deck exists right away, inactive; anything the documents don’t say is marked “[to fill in: …]”.',
      request: { body: jsonBody(generationInput) },
      responses: { 202: answer('The generation has started.', generationAnswer), ...errors(404, 409, 429) },
    }),
    async (c) => {
      const row = await createGeneration(workOf(c), c.var.caller.organizationId, c.req.valid('json'), Date.now())
      return c.json({ generation: generationOf(row) }, 202)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listGenerations',
      tags,
      summary: 'List generations',
      description:
        'Returns the decks that were or are being written, newest first, each with its state and what a person should check.',
      request: { query: generationQuery },
      responses: { 200: answer('The generations.', generationList), ...errors(400) },
    }),
    async (c) => {
      const { limit = usualPage, cursor } = c.req.valid('query')
      const found = await listGenerations(c.var.db, c.var.caller.organizationId, limit, readCursor(cursor))
      const { rows, nextCursor } = page(found, limit)
      return c.json({ generations: rows.map(generationOf), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{generationId}',
      operationId: 'getGeneration',
      tags,
      summary: 'Get a generation',
      description:
        'Returns how far a deck is, and what a person should check. With `accept: text/event-stream` it sends `progress` whenever something changes, then `done`.',
      request: { params: generationPath },
      responses: {
        200: {
          description: 'The generation.',
          content: {
            'application/json': { schema: generationAnswer },
            'text/event-stream': { schema: { type: 'string' as const } },
          },
        },
        ...errors(400, 404),
      },
    }),
    async (c) => {
      const { generationId } = c.req.valid('param')
      const read = () => getGeneration(c.var.db, c.var.caller.organizationId, generationId)
      const row = await read()
      if (wantsEvents(c))
        return streamEvents(c, progressOf(row, read), 'The progress broke off. Please ask again.') as never
      return c.json({ generation: generationOf(row) }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{generationId}',
      operationId: 'cancelGeneration',
      tags,
      summary: 'Cancel a generation',
      description: 'Stops writing a deck. What is already written stays in the deck.',
      request: { params: generationPath },
      responses: { 200: answer('The generation was canceled.', success), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { generationId } = c.req.valid('param')
      await cancelGeneration(workOf(c), c.var.caller.organizationId, generationId, Date.now())
      return c.json({ success: true }, 200)
    },
  )

export const proposalRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/slides/{slideId}/rewrite',
      operationId: 'proposeRewrite',
      tags,
      summary: 'Propose a rewrite of a slide',
      description:
        'Proposes new wording for a slide. Nothing is saved: to apply it, send it with `PATCH /api/decks/{deckId}/slides/{slideId}`.',
      request: { params: slidePath, body: jsonBody(rewriteInput) },
      responses: { 200: answer('A proposal.', rewriteAnswer), ...errors(404, 429, 503) },
    }),
    async (c) => {
      await limitProposals(c)
      const { slideId } = c.req.valid('param')
      const { instruction } = c.req.valid('json')
      const { organizationId } = c.var.caller
      const { proposeRewrite } = await import('./propose')
      const writer = await writerOf(c.env)
      const proposal = await proposeRewrite(c.var.db, organizationId, slideId, instruction, writer).catch(explain)
      return c.json({ proposal }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/faqs',
      operationId: 'proposeFaqs',
      tags,
      summary: 'Propose FAQs',
      description: 'Proposes FAQs from documents and from homeowners’ unanswered questions. Nothing is saved.',
      request: { body: jsonBody(faqProposalInput) },
      responses: {
        200: answer('The proposals, at most as many as you asked for.', faqProposals),
        ...errors(404, 429, 503),
      },
    }),
    async (c) => {
      await limitProposals(c)
      const { deckId, count } = c.req.valid('json')
      const { proposeFaqs } = await import('./propose')
      const writer = await writerOf(c.env)
      const faqs = await proposeFaqs(c.var.db, c.var.caller.organizationId, deckId, count, writer).catch(explain)
      return c.json({ faqs }, 200)
    },
  )

/** Each proposal may ask a language model, which costs money. */
async function limitProposals(c: Context<AppEnv>) {
  const now = Date.now()
  const key = `proposals:${c.var.caller.organizationId}`
  const freeAt = await countOrWait(workOf(c), [{ key, most: proposalsPerHour, milliseconds: hour }], now)
  if (freeAt)
    throw tooMany(
      'proposals',
      'You’ve asked for too many proposals this hour. Try again later.',
      secondsUntil(freeAt, now),
    )
}

function explain(error: unknown): never {
  throw error instanceof UnusableText ? new ApiError(503, 'answer_unusable', error.message) : error
}

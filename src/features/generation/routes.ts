import { createRoute } from '@hono/zod-openapi'
import { answer, bareWriteErrors, jsonBody, readErrors, success, writeErrors } from '../../core/contract'
import { page, readCursor } from '../../core/paging'
import { createRouter } from '../../core/router'
import { cancelGeneration, createGeneration, getGeneration, listGenerations } from './queries'
import { startStep } from './run'
import {
  generationAnswer,
  generationInput,
  generationList,
  generationOf,
  generationPath,
  generationQuery,
} from './schemas'
import { streamOf } from './stream'

const tags = ['Generation']
const usualPage = 50

export const generationRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/decks',
      operationId: 'generateDeck',
      tags,
      summary: 'Have a deck written',
      description:
        'From a brief and what documents say, step by step. The deck is there at once, inactive; what no document tells is marked “[to fill in: …]”.',
      request: { body: jsonBody(generationInput) },
      responses: { 202: answer('It has begun.', generationAnswer), ...writeErrors(404, 409, 429) },
    }),
    async (c) => {
      const row = await createGeneration(c.var.db, c.var.caller.organizationId, c.req.valid('json'), Date.now())
      c.executionCtx.waitUntil(startStep(c.env, row.id, row.step))
      return c.json({ generation: generationOf(row) }, 202)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/',
      operationId: 'listGenerations',
      tags,
      summary: 'List the decks that were, or are being, written',
      request: { query: generationQuery },
      responses: { 200: answer('The newest first.', generationList), ...readErrors(400) },
    }),
    async (c) => {
      const { limit = usualPage, cursor } = c.req.valid('query')
      const found = await listGenerations(c.var.db, c.var.caller.organizationId, limit, readCursor(cursor))
      const { rows, nextCursor } = page(found, limit)
      return c.json({ generations: rows.map(generationOf), nextCursor }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/{generationId}',
      operationId: 'getGeneration',
      tags,
      summary: 'See how far a deck is',
      description: 'With `accept: text/event-stream`: `progress` whenever something changed, then `done`.',
      request: { params: generationPath },
      responses: {
        200: {
          description: 'How far it is, and what a person should look at.',
          content: {
            'application/json': { schema: generationAnswer },
            'text/event-stream': { schema: { type: 'string' as const } },
          },
        },
        ...readErrors(400, 404),
      },
    }),
    async (c) => {
      const { generationId } = c.req.valid('param')
      const read = () => getGeneration(c.var.db, c.var.caller.organizationId, generationId)
      const row = await read()
      if (/\btext\/event-stream\b/i.test(c.req.header('accept') ?? '')) return streamOf(row, read) as never
      return c.json({ generation: generationOf(row) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/{generationId}',
      operationId: 'cancelGeneration',
      tags,
      summary: 'Stop writing a deck',
      description: 'What is written stays in the deck.',
      request: { params: generationPath },
      responses: { 200: answer('No further step is done.', success), ...bareWriteErrors(400, 404, 409) },
    }),
    async (c) => {
      const { generationId } = c.req.valid('param')
      await cancelGeneration(c.var.db, c.var.caller.organizationId, generationId, Date.now())
      return c.json({ success: true }, 200)
    },
  )

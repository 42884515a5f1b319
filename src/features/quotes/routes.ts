import { createRoute } from '@hono/zod-openapi'
import { answer, jsonBody, readErrors, writeErrors } from '../../core/contract'
import { createRouter } from '../../core/router'
import { presentationPath } from '../presentations/schemas'
import { createQuote, getQuote } from './queries'
import { quoteAnswer, quoteInput, quoteOf } from './schemas'

const tags = ['Presentations']

export const quoteRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/{presentationId}/quote',
      operationId: 'createQuote',
      tags,
      summary: 'Make a quote',
      description:
        'From a roof and the company’s prices, as both are now. Its prices are what this homeowner is shown from then on.',
      request: { params: presentationPath, body: jsonBody(quoteInput) },
      responses: { 201: answer('The quote.', quoteAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const ask = { ...c.req.valid('param'), ...c.req.valid('json') }
      const quote = await createQuote(c.var.db, c.var.caller, ask, Date.now())
      return c.json({ quote: quoteOf(quote) }, 201)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/{presentationId}/quote',
      operationId: 'getQuote',
      tags,
      summary: 'Get the quote',
      description: 'The latest one.',
      request: { params: presentationPath },
      responses: { 200: answer('What this homeowner is shown.', quoteAnswer), ...readErrors(400, 404) },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      const quote = await getQuote(c.var.db, c.var.caller.organizationId, presentationId)
      return c.json({ quote: quoteOf(quote) }, 200)
    },
  )

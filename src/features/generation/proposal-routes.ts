import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { answer, jsonBody, writeErrors } from '../../core/contract'
import { ApiError, tooMany } from '../../core/errors'
import { countOrWait, secondsUntil } from '../../core/rate-limits/queries'
import { createRouter } from '../../core/router'
import { faqProposalInput, faqProposals, rewriteAnswer, rewriteInput, slidePath } from './schemas'
import { UnusableText, writerOf } from './writer'

const tags = ['Generation']
const hour = 60 * 60 * 1000

export const proposalRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/slides/{slideId}/rewrite',
      operationId: 'proposeRewrite',
      tags,
      summary: 'Propose other words for a slide',
      description: 'Changes nothing: what is liked is sent with `PATCH /api/decks/{deckId}/slides/{slideId}`.',
      request: { params: slidePath, body: jsonBody(rewriteInput) },
      responses: { 200: answer('A proposal.', rewriteAnswer), ...writeErrors(404, 429, 503) },
    }),
    async (c) => {
      await limitProposals(c)
      const { slideId } = c.req.valid('param')
      const { instruction } = c.req.valid('json')
      const { organizationId } = c.var.caller
      const { proposeRewrite } = await import('./propose-rewrite')
      const writer = await writerOf(c.env)
      const proposal = await proposeRewrite(c.var.db, organizationId, slideId, instruction, writer).catch(explain)
      return c.json({ proposal }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/faqs',
      operationId: 'proposeFaqs',
      tags,
      summary: 'Propose FAQs',
      description: 'From documents, and from what homeowners asked in vain. Nothing is saved.',
      request: { body: jsonBody(faqProposalInput) },
      responses: { 200: answer('At most as many as were asked for.', faqProposals), ...writeErrors(404, 429, 503) },
    }),
    async (c) => {
      await limitProposals(c)
      const { deckId, count } = c.req.valid('json')
      const { proposeFaqs } = await import('./propose-faqs')
      const writer = await writerOf(c.env)
      const faqs = await proposeFaqs(c.var.db, c.var.caller.organizationId, deckId, count, writer).catch(explain)
      return c.json({ faqs }, 200)
    },
  )

/** Each proposal may ask a language model, which costs. */
async function limitProposals(c: Context<AppEnv>) {
  const now = Date.now()
  const key = `proposals:${c.var.caller.organizationId}`
  const freeAt = await countOrWait(c.var.db, [{ key, most: c.env.PROPOSALS_PER_HOUR, milliseconds: hour }], now)
  if (freeAt) throw tooMany('Too many proposals in an hour. Wait, then ask again.', secondsUntil(freeAt, now))
}

function explain(error: unknown): never {
  throw error instanceof UnusableText ? new ApiError(503, error.message) : error
}

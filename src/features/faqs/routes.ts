import { createRoute } from '@hono/zod-openapi'
import { answer, bareWriteErrors, jsonBody, readErrors, success, writeErrors } from '../../core/contract'
import { requireOwnMedia } from '../../core/media'
import { createRouter } from '../../core/router'
import { deckPath } from '../decks/schemas'
import { needsAlignment, startAlignment } from '../narration/align-recording'
import { createFaq, deleteFaq, getFaq, listFaqs, reorderFaqs, updateFaq } from './queries'
import { faqAnswer, faqInput, faqList, faqOf, faqOrder, faqPatch, faqPath } from './schemas'

const tags = ['Decks']

export const faqRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/{deckId}/faqs',
      operationId: 'listFaqs',
      tags,
      summary: 'List FAQs',
      request: { params: deckPath },
      responses: { 200: answer('The FAQs in their order.', faqList), ...readErrors(400, 404) },
    }),
    async (c) => {
      const rows = await listFaqs(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ faqs: rows.map(faqOf) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/{deckId}/faqs',
      operationId: 'createFaq',
      tags,
      summary: 'Create an FAQ',
      description: 'Without `orderIndex` it comes last; with it, the FAQs from there on move up.',
      request: { params: deckPath, body: jsonBody(faqInput) },
      responses: { 201: answer('The new FAQ.', faqAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const input = c.req.valid('json')
      requireOwnMedia(organizationId, { audioUrl: input.audioUrl })
      const faq = await createFaq(c.var.db, organizationId, c.req.valid('param').deckId, input, Date.now())
      if (needsAlignment(faq, input)) c.executionCtx.waitUntil(startAlignment(c.env, organizationId, { faqId: faq.id }))
      return c.json({ faq: faqOf(faq) }, 201)
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/{deckId}/faqs/order',
      operationId: 'reorderFaqs',
      tags,
      summary: 'Reorder FAQs',
      description: 'Takes exactly the ids of the deck’s FAQs; anything else changes nothing.',
      request: { params: deckPath, body: jsonBody(faqOrder) },
      responses: { 200: answer('The FAQs in their new order.', faqList), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { deckId } = c.req.valid('param')
      const rows = await reorderFaqs(c.var.db, c.var.caller.organizationId, deckId, c.req.valid('json').faqIds)
      return c.json({ faqs: rows.map(faqOf) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/{deckId}/faqs/{faqId}',
      operationId: 'getFaq',
      tags,
      summary: 'Get an FAQ',
      request: { params: faqPath },
      responses: { 200: answer('The FAQ.', faqAnswer), ...readErrors(400, 404) },
    }),
    async (c) => {
      const { deckId, faqId } = c.req.valid('param')
      const faq = await getFaq(c.var.db, c.var.caller.organizationId, deckId, faqId)
      return c.json({ faq: faqOf(faq) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/{deckId}/faqs/{faqId}',
      operationId: 'updateFaq',
      tags,
      summary: 'Change an FAQ',
      request: { params: faqPath, body: jsonBody(faqPatch) },
      responses: { 200: answer('The FAQ as it is now.', faqAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { deckId, faqId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const patch = c.req.valid('json')
      requireOwnMedia(organizationId, { audioUrl: patch.audioUrl })
      const faq = await updateFaq(c.var.db, organizationId, deckId, faqId, patch, Date.now())
      if (needsAlignment(faq, patch)) c.executionCtx.waitUntil(startAlignment(c.env, organizationId, { faqId: faq.id }))
      return c.json({ faq: faqOf(faq) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/{deckId}/faqs/{faqId}',
      operationId: 'deleteFaq',
      tags,
      summary: 'Delete an FAQ',
      request: { params: faqPath },
      responses: { 200: answer('Deleted; the others closed ranks.', success), ...bareWriteErrors(400, 404) },
    }),
    async (c) => {
      const { deckId, faqId } = c.req.valid('param')
      await deleteFaq(c.var.db, c.var.caller.organizationId, deckId, faqId)
      return c.json({ success: true }, 200)
    },
  )

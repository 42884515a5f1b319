import { workOf } from '../../core/http/context'
import { pageFrom, pageRows, readPlace } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { deckPath, pageOfDeckQuery } from '../../core/http/shapes'
import { versionOf } from '../../core/http/versions'
import { requireOwnMedia } from '../../core/uploads/schemas'
import { createFaq, deleteFaq, faqVersion, getFaq, listFaqs, reorderFaqs, updateFaq } from './queries'
import { faqAnswer, faqInput, faqList, faqOf, faqOrder, faqPatch, faqPath } from './schemas'

const tags = ['Decks']

export const faqRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/{deckId}/faqs',
      operationId: 'listFaqs',
      tags,
      summary: 'List a deck’s FAQs',
      description: 'Returns a deck’s FAQs in `orderIndex` order: all of them unless you page with `limit`.',
      request: { params: deckPath, query: pageOfDeckQuery },
      responses: { 200: answer('The FAQs in order.', faqList), ...errors(400, 404) },
    }),
    async (c) => {
      const { cursor, limit = pageRows(cursor) } = c.req.valid('query')
      const place = readPlace(cursor)
      const { organizationId } = c.var.caller
      const found = await listFaqs(c.var.db, organizationId, c.req.valid('param').deckId, { place, limit })
      const { rows, nextCursor } = pageFrom(place, found, limit)
      return c.json({ faqs: rows.map(faqOf), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{deckId}/faqs',
      operationId: 'createFaq',
      tags,
      summary: 'Create an FAQ',
      description:
        'Adds a question with its answer to a deck. Without `orderIndex` it comes last; with it, the FAQs from that position on move up.',
      request: { params: deckPath, body: jsonBody(faqInput) },
      responses: { 201: answer('The new FAQ.', faqAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const input = c.req.valid('json')
      requireOwnMedia(organizationId, { audioUrl: input.audioUrl })
      const faq = await createFaq(workOf(c), organizationId, c.req.valid('param').deckId, input, Date.now())
      return c.json({ faq: faqOf(faq) }, 201)
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/{deckId}/faqs/order',
      operationId: 'reorderFaqs',
      tags,
      summary: 'Reorder FAQs',
      description:
        'Puts a deck’s FAQs in the order you send. The list must contain exactly the IDs of the deck’s FAQs; otherwise nothing changes.',
      request: { params: deckPath, body: jsonBody(faqOrder) },
      responses: { 200: answer('The FAQs in their new order.', faqList), ...errors(404, 409) },
    }),
    async (c) => {
      const { deckId } = c.req.valid('param')
      const rows = await reorderFaqs(workOf(c), c.var.caller.organizationId, deckId, c.req.valid('json').faqIds)
      return c.json({ faqs: rows.map(faqOf) }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{deckId}/faqs/{faqId}',
      version: faqVersion,
      operationId: 'getFaq',
      tags,
      summary: 'Get an FAQ',
      description: 'Returns one question with the answer that is given to it.',
      request: { params: faqPath },
      responses: { 200: answer('The FAQ.', faqAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { deckId, faqId } = c.req.valid('param')
      const faq = await getFaq(c.var.db, c.var.caller.organizationId, deckId, faqId)
      return c.json({ faq: faqOf(faq) }, 200, versionOf(faq))
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{deckId}/faqs/{faqId}',
      version: faqVersion,
      operationId: 'updateFaq',
      tags,
      summary: 'Update an FAQ',
      description:
        'Changes the members you send and keeps the others. A new `orderIndex` moves the FAQ, and the other FAQs make room.',
      request: { params: faqPath, body: jsonBody(faqPatch) },
      responses: { 200: answer('The updated FAQ.', faqAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { deckId, faqId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const patch = c.req.valid('json')
      requireOwnMedia(organizationId, { audioUrl: patch.audioUrl })
      const faq = await updateFaq(workOf(c), organizationId, deckId, faqId, patch, Date.now())
      return c.json({ faq: faqOf(faq) }, 200, versionOf(faq))
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{deckId}/faqs/{faqId}',
      version: faqVersion,
      operationId: 'deleteFaq',
      tags,
      summary: 'Delete an FAQ',
      description: 'Deletes an FAQ. Its answer is no longer given to homeowners.',
      request: { params: faqPath },
      responses: { 200: answer('The FAQ was deleted and the FAQs after it moved down.', success), ...errors(400, 404) },
    }),
    async (c) => {
      const { deckId, faqId } = c.req.valid('param')
      await deleteFaq(workOf(c), c.var.caller.organizationId, deckId, faqId)
      return c.json({ success: true }, 200)
    },
  )

import { workOf } from '../../core/http/context'
import { pageFrom, pageRows, readPlace } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { deckPath, pageOfDeckQuery } from '../../core/http/shapes'
import { versionOf } from '../../core/http/versions'
import { requireOwnMedia } from '../../core/uploads/schemas'
import { createSlide, deleteSlide, getSlide, listSlides, reorderSlides, slideVersion, updateSlide } from './queries'
import {
  type SlidePatch,
  slideAnswer,
  slideInput,
  slideList,
  slideOf,
  slideOrder,
  slidePatch,
  slidePath,
} from './schemas'

const tags = ['Decks']

const keysOf = ({ audioUrl, heroImg, images = [] }: SlidePatch) => ({
  audioUrl,
  heroImg,
  ...Object.fromEntries(
    images.flatMap(({ key, portrait }, index) => [
      [`images[${index}].key`, key],
      [`images[${index}].portrait.key`, portrait?.key],
    ]),
  ),
})

export const slideRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/{deckId}/slides',
      operationId: 'listSlides',
      tags,
      summary: 'List slides',
      description: 'Returns a deck’s slides in `orderIndex` order: all of them unless you page with `limit`.',
      request: { params: deckPath, query: pageOfDeckQuery },
      responses: { 200: answer('The slides in order.', slideList), ...errors(400, 404) },
    }),
    async (c) => {
      const { cursor, limit = pageRows(cursor) } = c.req.valid('query')
      const place = readPlace(cursor)
      const { organizationId } = c.var.caller
      const found = await listSlides(c.var.db, organizationId, c.req.valid('param').deckId, { place, limit })
      const { rows, nextCursor } = pageFrom(place, found, limit)
      return c.json({ slides: rows.map(slideOf), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{deckId}/slides',
      operationId: 'createSlide',
      tags,
      summary: 'Create a slide',
      description:
        'Adds a slide to a deck. Without `orderIndex` it comes last; with it, the slides from that position on move up.',
      request: { params: deckPath, body: jsonBody(slideInput) },
      responses: { 201: answer('The new slide.', slideAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const input = c.req.valid('json')
      requireOwnMedia(organizationId, keysOf(input))
      const slide = await createSlide(workOf(c), organizationId, c.req.valid('param').deckId, input, Date.now())
      return c.json({ slide: slideOf(slide) }, 201)
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/{deckId}/slides/order',
      operationId: 'reorderSlides',
      tags,
      summary: 'Reorder slides',
      description:
        'Puts a deck’s slides in the order you send. The list must contain exactly the IDs of the deck’s slides; otherwise nothing changes.',
      request: { params: deckPath, body: jsonBody(slideOrder) },
      responses: { 200: answer('The slides in their new order.', slideList), ...errors(404, 409) },
    }),
    async (c) => {
      const { deckId } = c.req.valid('param')
      const rows = await reorderSlides(workOf(c), c.var.caller.organizationId, deckId, c.req.valid('json').slideIds)
      return c.json({ slides: rows.map(slideOf) }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{deckId}/slides/{slideId}',
      version: slideVersion,
      operationId: 'getSlide',
      tags,
      summary: 'Get a slide',
      description: 'Returns one slide by its ID, which is not your own `slideId`.',
      request: { params: slidePath },
      responses: { 200: answer('The slide.', slideAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { deckId, slideId } = c.req.valid('param')
      const slide = await getSlide(c.var.db, c.var.caller.organizationId, deckId, slideId)
      return c.json({ slide: slideOf(slide) }, 200, versionOf(slide))
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{deckId}/slides/{slideId}',
      version: slideVersion,
      operationId: 'updateSlide',
      tags,
      summary: 'Update a slide',
      description:
        'Changes the members you send and keeps the others. A new `orderIndex` moves the slide, and the other slides make room.',
      request: { params: slidePath, body: jsonBody(slidePatch) },
      responses: { 200: answer('The updated slide.', slideAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { deckId, slideId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const patch = c.req.valid('json')
      requireOwnMedia(organizationId, keysOf(patch))
      const slide = await updateSlide(workOf(c), organizationId, deckId, slideId, patch, Date.now())
      return c.json({ slide: slideOf(slide) }, 200, versionOf(slide))
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{deckId}/slides/{slideId}',
      version: slideVersion,
      operationId: 'deleteSlide',
      tags,
      summary: 'Delete a slide',
      description: 'Deletes a slide. Presentations show the deck without it at once.',
      request: { params: slidePath },
      responses: {
        200: answer('The slide was deleted and the slides after it moved down.', success),
        ...errors(400, 404),
      },
    }),
    async (c) => {
      const { deckId, slideId } = c.req.valid('param')
      await deleteSlide(workOf(c), c.var.caller.organizationId, deckId, slideId)
      return c.json({ success: true }, 200)
    },
  )

import { createRoute } from '@hono/zod-openapi'
import { answer, bareWriteErrors, jsonBody, readErrors, success, writeErrors } from '../../core/contract'
import { requireOwnMedia } from '../../core/media'
import { createRouter } from '../../core/router'
import { deckPath } from '../decks/schemas'
import { needsAlignment, startAlignment } from '../narration/align-recording'
import { createSlide, deleteSlide, getSlide, listSlides, reorderSlides, updateSlide } from './queries'
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
    createRoute({
      method: 'get',
      path: '/{deckId}/slides',
      operationId: 'listSlides',
      tags,
      summary: 'List slides',
      request: { params: deckPath },
      responses: { 200: answer('The slides in their order.', slideList), ...readErrors(400, 404) },
    }),
    async (c) => {
      const rows = await listSlides(c.var.db, c.var.caller.organizationId, c.req.valid('param').deckId)
      return c.json({ slides: rows.map(slideOf) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/{deckId}/slides',
      operationId: 'createSlide',
      tags,
      summary: 'Create a slide',
      description: 'Without `orderIndex` it comes last; with it, the slides from there on move up.',
      request: { params: deckPath, body: jsonBody(slideInput) },
      responses: { 201: answer('The new slide.', slideAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const input = c.req.valid('json')
      requireOwnMedia(organizationId, keysOf(input))
      const slide = await createSlide(c.var.db, organizationId, c.req.valid('param').deckId, input, Date.now())
      if (needsAlignment(slide, input))
        c.executionCtx.waitUntil(startAlignment(c.env, organizationId, { slideId: slide.id }))
      return c.json({ slide: slideOf(slide) }, 201)
    },
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/{deckId}/slides/order',
      operationId: 'reorderSlides',
      tags,
      summary: 'Reorder slides',
      description: 'Takes exactly the ids of the deck’s slides; anything else changes nothing.',
      request: { params: deckPath, body: jsonBody(slideOrder) },
      responses: { 200: answer('The slides in their new order.', slideList), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { deckId } = c.req.valid('param')
      const rows = await reorderSlides(c.var.db, c.var.caller.organizationId, deckId, c.req.valid('json').slideIds)
      return c.json({ slides: rows.map(slideOf) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/{deckId}/slides/{slideId}',
      operationId: 'getSlide',
      tags,
      summary: 'Get a slide',
      request: { params: slidePath },
      responses: { 200: answer('The slide.', slideAnswer), ...readErrors(400, 404) },
    }),
    async (c) => {
      const { deckId, slideId } = c.req.valid('param')
      const slide = await getSlide(c.var.db, c.var.caller.organizationId, deckId, slideId)
      return c.json({ slide: slideOf(slide) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/{deckId}/slides/{slideId}',
      operationId: 'updateSlide',
      tags,
      summary: 'Change a slide',
      request: { params: slidePath, body: jsonBody(slidePatch) },
      responses: { 200: answer('The slide as it is now.', slideAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { deckId, slideId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const patch = c.req.valid('json')
      requireOwnMedia(organizationId, keysOf(patch))
      const slide = await updateSlide(c.var.db, organizationId, deckId, slideId, patch, Date.now())
      if (needsAlignment(slide, patch))
        c.executionCtx.waitUntil(startAlignment(c.env, organizationId, { slideId: slide.id }))
      return c.json({ slide: slideOf(slide) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/{deckId}/slides/{slideId}',
      operationId: 'deleteSlide',
      tags,
      summary: 'Delete a slide',
      request: { params: slidePath },
      responses: { 200: answer('Deleted; the others closed ranks.', success), ...bareWriteErrors(400, 404) },
    }),
    async (c) => {
      const { deckId, slideId } = c.req.valid('param')
      await deleteSlide(c.var.db, c.var.caller.organizationId, deckId, slideId)
      return c.json({ success: true }, 200)
    },
  )

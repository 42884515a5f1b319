import { createRoute } from '@hono/zod-openapi'
import { answer, bareWriteErrors, jsonBody, readErrors, success, writeErrors } from '../../core/contract'
import { page, readCursor } from '../../core/paging'
import { createRouter } from '../../core/router'
import { forgetCopies } from '../media/edge-copy'
import { deleteMedia } from '../media/queries'
import { publishDecks } from '../viewer/publish-decks'
import { getImage, listImages, updateImage } from './queries'
import { imageAnswer, imageList, imageListQuery, imageOf, imagePatch, imagePath } from './schemas'
import { variantKeys } from './variants'

const tags = ['Images']
const usualPage = 50

export const imageRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/',
      operationId: 'listImages',
      tags,
      summary: 'List the pictures of the library',
      description: 'The newest first, with what is known of each and where it is shown.',
      request: { query: imageListQuery },
      responses: { 200: answer('A page of pictures.', imageList), ...readErrors(400) },
    }),
    async (c) => {
      const { q, limit = usualPage, cursor } = c.req.valid('query')
      const found = await listImages(c.var.db, c.var.caller.organizationId, { q, limit, cursor: readCursor(cursor) })
      const { rows, nextCursor } = page(found.rows, limit)
      return c.json({ images: rows.map((row) => imageOf(row, found.uses, c.req.url)), nextCursor }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/{imageId}',
      operationId: 'getImage',
      tags,
      summary: 'Get a picture of the library',
      request: { params: imagePath },
      responses: { 200: answer('The picture.', imageAnswer), ...readErrors(400, 404) },
    }),
    async (c) => {
      const { image, uses } = await getImage(c.var.db, c.var.caller.organizationId, c.req.valid('param').imageId)
      return c.json({ image: imageOf(image, uses, c.req.url) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/{imageId}',
      operationId: 'updateImage',
      tags,
      summary: 'Say what a picture shows, and what must not be cut off',
      request: { params: imagePath, body: jsonBody(imagePatch) },
      responses: { 200: answer('The picture as it is now.', imageAnswer), ...writeErrors(404) },
    }),
    async (c) => {
      const { imageId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const { image, uses } = await updateImage(c.var.db, organizationId, imageId, c.req.valid('json'), Date.now())
      const deckIds = uses.map((use) => use.deckId)
      c.executionCtx.waitUntil(publishDecks(c.env, deckIds))
      return c.json({ image: imageOf(image, uses, c.req.url) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/{imageId}',
      operationId: 'deleteImage',
      tags,
      summary: 'Delete a picture',
      description: 'Refused while something shows it.',
      request: { params: imagePath },
      responses: { 200: answer('Deleted, in every width.', success), ...bareWriteErrors(400, 404, 409) },
    }),
    async (c) => {
      const { imageId } = c.req.valid('param')
      const { key } = await deleteMedia(c.var.db, c.var.caller.organizationId, imageId, false, Date.now(), 'image')
      await Promise.all([c.env.FILES.delete([key, ...variantKeys(key)]), forgetCopies(c.req.url, key)])
      return c.json({ success: true }, 200)
    },
  )

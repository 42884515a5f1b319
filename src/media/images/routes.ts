import { newId } from '../../core/database/shards'
import { workOf } from '../../core/http/context'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { picturesPerHour } from '../../core/limits'
import { hour } from '../../core/time'
import { pictureType } from '../../providers/picture'
import { deleteMedia } from '../files/queries'
import { forgetCopies } from '../files/serve-stored'
import { variantKeys } from '../files/widths'
import { createPicture } from './order-queries'
import { getImage, listImages, updateImage } from './queries'
import { imageAnswer, imageList, imageListQuery, imageOf, imagePatch, imagePath, pictureInput } from './schemas'

const tags = ['Images']
const usualPage = 50

export const imageRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listImages',
      tags,
      summary: 'List the pictures of the library',
      description: 'The newest first, with what is known of each and where it is shown.',
      request: { query: imageListQuery },
      responses: { 200: answer('A page of pictures.', imageList), ...errors(400) },
    }),
    async (c) => {
      const { q, limit = usualPage, cursor } = c.req.valid('query')
      const found = await listImages(c.var.db, c.var.caller.organizationId, { q, limit, cursor: readCursor(cursor) })
      const { rows, nextCursor } = page(found.rows, limit)
      return c.json({ images: rows.map((row) => imageOf(row, found.uses, c.req.url)), nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{imageId}',
      operationId: 'getImage',
      tags,
      summary: 'Get a picture of the library',
      description: 'Its sizes, its words, and where it is shown.',
      request: { params: imagePath },
      responses: { 200: answer('The picture.', imageAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { image, uses } = await getImage(c.var.db, c.var.caller.organizationId, c.req.valid('param').imageId)
      return c.json({ image: imageOf(image, uses, c.req.url) }, 200)
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{imageId}',
      operationId: 'updateImage',
      tags,
      summary: 'Say what a picture shows, and what must not be cut off',
      description: 'Holds wherever the picture is shown, except where a slide says otherwise.',
      request: { params: imagePath, body: jsonBody(imagePatch) },
      responses: { 200: answer('The picture as it is now.', imageAnswer), ...errors(404) },
    }),
    async (c) => {
      const { imageId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const { image, uses } = await updateImage(workOf(c), organizationId, imageId, c.req.valid('json'), Date.now())
      return c.json({ image: imageOf(image, uses, c.req.url) }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{imageId}',
      operationId: 'deleteImage',
      tags,
      summary: 'Delete a picture',
      description: 'Refused while something shows it.',
      request: { params: imagePath },
      responses: { 200: answer('Deleted, in every width.', success), ...errors(400, 404, 409) },
    }),
    async (c) => {
      const { imageId } = c.req.valid('param')
      const key = await deleteMedia(workOf(c), c.var.caller.organizationId, imageId, false, Date.now(), 'image')
      await Promise.all([c.env.FILES.delete([key, ...variantKeys(key)]), forgetCopies(c.req.url, key)])
      return c.json({ success: true }, 200)
    },
  )

export const pictureRoutes = createRouter().openapi(
  route({
    method: 'post',
    path: '/generate',
    operationId: 'generateImage',
    tags: ['Images'],
    summary: 'Have a picture drawn',
    description: 'It is in the library at once, and drawn by a job: `GET /api/images/{imageId}` says when it is ready.',
    request: { body: jsonBody(pictureInput) },
    responses: { 202: answer('The picture, which is being drawn.', imageAnswer), ...errors(429) },
  }),
  async (c) => {
    const { organizationId } = c.var.caller
    const now = Date.now()
    const limit = { key: `pictures:${organizationId}`, most: picturesPerHour, milliseconds: hour }
    const order = { ...c.req.valid('json'), id: newId(c.env.SHARD), organizationId, contentType: pictureType(c.env) }
    const picture = await createPicture(workOf(c), order, limit, now)
    return c.json({ image: imageOf(picture, [], c.req.url) }, 202)
  },
)

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
      summary: 'List images',
      description: 'Returns the images in the library, newest first, with their details and where each is used.',
      request: { query: imageListQuery },
      responses: { 200: answer('A page of images.', imageList), ...errors(400) },
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
      summary: 'Get an image',
      description: 'Returns an image with its sizes, its alt text and where it is used.',
      request: { params: imagePath },
      responses: { 200: answer('The image.', imageAnswer), ...errors(400, 404) },
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
      summary: 'Update an image',
      description:
        'Sets an image’s alt text and the point that must stay visible when it is cropped. They apply everywhere the image is used, unless a slide overrides them.',
      request: { params: imagePath, body: jsonBody(imagePatch) },
      responses: { 200: answer('The updated image.', imageAnswer), ...errors(404) },
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
      summary: 'Delete an image',
      description: 'Deletes an image in every size. An image that is in use is refused.',
      request: { params: imagePath },
      responses: { 200: answer('The image was deleted.', success), ...errors(400, 404, 409) },
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
    summary: 'Generate an image',
    description:
      'Adds an image to the library and starts drawing it. `GET /api/images/{imageId}` says when it is ready.',
    request: { body: jsonBody(pictureInput) },
    responses: { 202: answer('The image, which is being drawn.', imageAnswer), ...errors(429) },
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

import { createRoute } from '@hono/zod-openapi'
import { answer, jsonBody, writeErrors } from '../../core/contract'
import { createRouter } from '../../core/router'
import { pictureType } from '../../providers/picture'
import { startPicture } from './draw-picture'
import { createPicture } from './order-queries'
import { imageAnswer, imageOf, pictureInput } from './schemas'

const hour = 60 * 60 * 1000

export const pictureRoutes = createRouter().openapi(
  createRoute({
    method: 'post',
    path: '/generate',
    operationId: 'generateImage',
    tags: ['Images'],
    summary: 'Have a picture drawn',
    description: 'It is in the library at once, and drawn by a job: `GET /api/images/{imageId}` says when it is ready.',
    request: { body: jsonBody(pictureInput) },
    responses: { 202: answer('The picture, which is being drawn.', imageAnswer), ...writeErrors(429) },
  }),
  async (c) => {
    const { organizationId } = c.var.caller
    const now = Date.now()
    const limit = { key: `pictures:${organizationId}`, most: c.env.PICTURES_PER_HOUR, milliseconds: hour }
    const order = { ...c.req.valid('json'), id: crypto.randomUUID(), organizationId, contentType: pictureType(c.env) }
    const picture = await createPicture(c.var.db, order, limit, now)
    c.executionCtx.waitUntil(startPicture(c.env, picture.id))
    return c.json({ image: imageOf(picture, [], c.req.url) }, 202)
  },
)

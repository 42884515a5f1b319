import { createRoute } from '@hono/zod-openapi'
import { answer, errors, isPublic, jsonBody, readErrors } from '../../core/contract'
import { notFound } from '../../core/errors'
import { everyone } from '../../core/request'
import { createRouter } from '../../core/router'
import { presentationPath } from '../presentations/schemas'
import { getAnalytics } from './analyze'
import { linkRoutes } from './link-routes'
import { findManifest } from './manifest-cache'
import { manifest } from './manifest-schemas'
import { oembedOf, oembedXml, presentationIn, requireFormat } from './oembed'
import { pageMetadataOf } from './page-metadata'
import { analyticsAnswer, beacon, manifestPath, oembed, oembedQuery, recorded } from './schemas'

const tags = ['Viewer']
const html = { 'text/html': { schema: { type: 'string' as const } } }

export const analyticsRoutes = createRouter().openapi(
  createRoute({
    method: 'get',
    path: '/{presentationId}/analytics',
    operationId: 'getAnalytics',
    tags: ['Presentations'],
    summary: 'See how a presentation was watched',
    request: { params: presentationPath },
    responses: { 200: answer('Counted over all viewer sessions.', analyticsAnswer), ...readErrors(400, 404) },
  }),
  async (c) => {
    const { presentationId } = c.req.valid('param')
    return c.json({ analytics: await getAnalytics(c.var.db, c.var.caller.organizationId, presentationId) }, 200)
  },
)

export const viewerRoutes = createRouter()
viewerRoutes.openapi(
  createRoute({
    method: 'get',
    path: '/oembed',
    operationId: 'getOembed',
    tags,
    summary: 'Embed a link, as oEmbed says',
    ...isPublic,
    middleware: [everyone] as const,
    request: { query: oembedQuery },
    responses: {
      200: {
        description: 'How to embed it.',
        content: { 'application/json': { schema: oembed }, 'text/xml': { schema: { type: 'string' as const } } },
      },
      ...errors(400, 404, 500, 501),
    },
  }),
  async (c) => {
    const { url, format, ...size } = c.req.valid('query')
    const kind = requireFormat(format)
    const presentationId = presentationIn(url, c.req.url)
    const made = await findManifest(c, presentationId)
    if (!made) throw notFound('presentation')
    const embed = oembedOf(pageMetadataOf(made), presentationId, c.req.url, size)
    if (kind === 'json') return c.json(embed, 200)
    return c.body(oembedXml(embed), 200, { 'content-type': 'text/xml; charset=utf-8' }) as never
  },
)

viewerRoutes.route('/', linkRoutes)
viewerRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/api/viewer/presentations/{presentationId}',
  operationId: 'getManifest',
  tags,
  summary: 'Get all that a player needs',
  description: 'Personalised, without private data. Send `If-None-Match` with the last `ETag` to hear 304.',
  ...isPublic,
  request: { params: manifestPath },
  responses: {
    200: answer('The manifest.', manifest),
    304: { description: 'It is as the `ETag` says.' },
    ...errors(400, 404, 500),
  },
})
viewerRoutes.openAPIRegistry.registerPath({
  method: 'post',
  path: '/api/viewer/presentations/{presentationId}/events',
  operationId: 'recordEvents',
  tags,
  summary: 'Tell what was watched',
  description: 'For `navigator.sendBeacon`, so the same JSON as `text/plain` is taken too. Times are clamped.',
  ...isPublic,
  request: { params: manifestPath, body: jsonBody(beacon) },
  responses: { 200: answer('Recorded.', recorded), ...errors(400, 403, 404, 413, 415, 429, 500) },
})
viewerRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/p/{presentationId}',
  operationId: 'getPage',
  tags,
  summary: 'Watch it',
  description:
    'The page a link leads to, for a browser. The manifest is in it. Whatever goes wrong is said by a page too.',
  ...isPublic,
  request: { params: manifestPath },
  responses: {
    200: { description: 'The presentation.', content: html },
    404: { description: 'There is none.', content: html },
    ...errors(500),
  },
})

import { createRoute } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { answer, errors, isPublic, jsonBody, readErrors } from '../../core/contract'
import { notFound, tooMany } from '../../core/errors'
import { matchesEtag } from '../../core/etag'
import { everyone } from '../../core/request'
import { createRouter } from '../../core/router'
import { presentationPath } from '../presentations/schemas'
import { getAnalytics } from './analyze'
import { type Copy, loadCopy } from './copies'
import { oembedOf, oembedXml, presentationIn, requireFormat } from './oembed'
import { missingPage, pagePolicy, presentationPage } from './page'
import { serveRelease } from './release'
import { acceptPlainText, newNonce } from './request'
import { analyticsAnswer, beacon, manifest, manifestPath, oembed, oembedQuery, recorded } from './schemas'
import { recordBeacon } from './watch'

const tags = ['Viewer']

async function requireCopy(c: Context<AppEnv>, presentationId: string): Promise<Copy> {
  const copy = await loadCopy(c, presentationId)
  if (!copy) throw notFound('presentation')
  return copy
}

/** Mounted at `/api/viewer`: for whoever has the link, from a page of any origin, without a cookie. */
export const viewerRoutes = createRouter()
viewerRoutes
  .openapi(
    createRoute({
      method: 'get',
      path: '/presentations/{presentationId}',
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
    }),
    async (c) => {
      const { etag, body } = await requireCopy(c, c.req.valid('param').presentationId)
      const headers = { etag, 'cache-control': 'no-cache' }
      if (matchesEtag(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
      return c.body(body, 200, { ...headers, 'content-type': 'application/json' }) as never
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/presentations/{presentationId}/events',
      operationId: 'recordEvents',
      tags,
      summary: 'Tell what was watched',
      description: 'For `navigator.sendBeacon`, so the same JSON as `text/plain` is taken too. Times are clamped.',
      ...isPublic,
      middleware: [acceptPlainText] as const,
      request: { params: manifestPath, body: jsonBody(beacon) },
      responses: { 200: answer('Recorded.', recorded), ...errors(400, 403, 404, 413, 415, 429, 500) },
    }),
    async (c) => {
      const address = c.req.header('cf-connecting-ip') ?? 'local'
      const { success } = await c.env.VIEWER_EVENTS.limit({ key: address })
      if (!success) throw tooMany('Too many beacons. Wait a minute, then try again.', 60)
      const { presentationId } = c.req.valid('param')
      return c.json({ recorded: await recordBeacon(c.var.db, presentationId, c.req.valid('json'), Date.now()) }, 200)
    },
  )

/** Mounted at `/api/presentations`, beside the presentations themselves. */
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

/** Mounted at the root: the page a link leads to, and what other sites ask about such a link. */
export const playbackRoutes = createRouter()
playbackRoutes.openapi(
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
    const embed = oembedOf(await requireCopy(c, presentationId), presentationId, c.req.url, size)
    if (kind === 'json') return c.json(embed, 200)
    return c.body(oembedXml(embed), 200, { 'content-type': 'text/xml; charset=utf-8' }) as never
  },
)

playbackRoutes.get('/embed/:file', everyone, serveRelease)

playbackRoutes.on('GET', ['/p', '/p/', '/p/:presentationId', '/p/:presentationId/'], async (c) => {
  const nonce = newNonce()
  const { data } = manifestPath.safeParse(c.req.param())
  const copy = data && (await loadCopy(c, data.presentationId))
  const headers = {
    'content-security-policy': pagePolicy(nonce, copy?.cover.embedOrigins ?? []),
    'cache-control': 'no-cache',
  }
  if (!copy) return c.html(missingPage(nonce), 404, headers)
  return c.html(presentationPage(copy, new URL(c.req.url).origin, data.presentationId, nonce), 200, headers)
})
playbackRoutes.openAPIRegistry.registerPath({
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
    200: { description: 'The presentation.', content: { 'text/html': { schema: { type: 'string' as const } } } },
    404: { description: 'There is none.', content: { 'text/html': { schema: { type: 'string' as const } } } },
    ...errors(500),
  },
})

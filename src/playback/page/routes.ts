import { notFound } from '../../core/http/errors'
import { createRouter, errors, route } from '../../core/http/route'
import { presentationPath } from '../../decks/presentations/schemas'
import { findForPage, findManifest } from '../manifest/manifest-cache'
import { pageLinkRoutes } from './link-routes'
import { oembed, oembedOf, oembedQuery, oembedXml, presentationIn, requireFormat } from './oembed'
import { pageMetadataOf } from './page-metadata'

const tags = ['Viewer']
const html = { 'text/html': { schema: { type: 'string' as const } } }

export const pageRoutes = createRouter()
pageRoutes.openapi(
  route({
    method: 'get',
    path: '/oembed',
    access: 'public',
    origins: 'any',
    operationId: 'getOembed',
    tags,
    summary: 'Get oEmbed data',
    description:
      'Describes how to embed a link, for tools that support oEmbed, as JSON or XML by `format`. While the company’s `allowedEmbedOrigins` is empty, no other site may embed the player, so the answer is a `link` with a thumbnail.',
    request: { query: oembedQuery },
    responses: {
      200: {
        description: 'The oEmbed data.',
        content: { 'application/json': { schema: oembed }, 'text/xml': { schema: { type: 'string' as const } } },
      },
      ...errors(400, 404, 501, 503),
    },
  }),
  async (c) => {
    const { url, format, ...size } = c.req.valid('query')
    const kind = requireFormat(format)
    const presentationId = presentationIn(url, c.req.url)
    const made = await findManifest(c, presentationId)
    if (!made) throw notFound('presentation')
    const { embedOrigins } = await findForPage(c, made)
    const asked = { presentationId, requestUrl: c.req.url, size, mayBeFramed: embedOrigins.length > 0 }
    const embed = oembedOf(pageMetadataOf(made), asked)
    if (kind === 'json') return c.json(embed, 200)
    return c.body(oembedXml(embed), 200, { 'content-type': 'text/xml; charset=utf-8' }) as never
  },
)

pageRoutes.route('/', pageLinkRoutes)
pageRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/p/{presentationId}',
  operationId: 'getPage',
  tags,
  summary: 'Open a presentation',
  description:
    'Shows a homeowner their presentation in a browser, with the manifest in the page. Errors are shown as a page too.',
  request: { params: presentationPath },
  responses: {
    200: { description: 'The page.', content: html },
    404: { description: 'There is none.', content: html },
  },
})

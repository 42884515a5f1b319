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
    summary: 'Embed a link, as oEmbed says',
    description:
      'For tools that turn a link into a player: JSON, or XML by `format`. While the company’s `allowedEmbedOrigins` is empty no other site may frame the page, so the answer is a `link` with a thumbnail.',
    request: { query: oembedQuery },
    responses: {
      200: {
        description: 'How to embed it.',
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
  summary: 'Watch it',
  description:
    'The page a link leads to, for a browser. The manifest is in it. Whatever goes wrong is said by a page too.',
  request: { params: presentationPath },
  responses: {
    200: { description: 'The presentation.', content: html },
    404: { description: 'There is none.', content: html },
  },
})

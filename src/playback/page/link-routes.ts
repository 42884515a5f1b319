import { type Context, Hono } from 'hono'
import { rules } from '../../core/http/access'
import type { AppEnv } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { findUuid } from '../../core/http/request'
import { loadWords } from '../../locales/index'
import { findForPage, findManifest } from '../manifest/manifest-cache'
import { missingPage, newNonce, pagePolicy, presentationPage } from './page'

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Serves files of the player's earlier releases, for pages that pin one and for players that were open during a
 * release. The current files are assets and never come here.
 */
async function serveRelease(c: Context<AppEnv>) {
  const file = c.req.param('file') ?? ''
  const part = /^[a-z]+-\w+\.js$/.test(file) ? await c.env.FILES.get(`embed/${file}`) : null
  if (!part) throw notFound('page', 'part of the player')
  return c.body(part.body, 200, { ...headers, etag: part.httpEtag })
}

/**
 * With any policy other than that of the empty page it replaces, a browser starts a new process for this page once the
 * answer has arrived, and the poster would wait for it. The price is that a site that opens this page in a window keeps
 * a handle and may navigate it, but that site already knew the link. The script listens to no one but the parent of a
 * frame.
 */
const openerPolicy = 'unsafe-none'

/** Must start with neither zod nor Drizzle, so that a cold isolate answers at once. */
export const pageLinkRoutes = new Hono<AppEnv>()

pageLinkRoutes.get('/embed/:file', rules({ access: 'public', origins: 'any' }), serveRelease)

const pagePaths = ['/p', '/p/', '/p/:presentationId', '/p/:presentationId/']

pageLinkRoutes.on('GET', pagePaths, rules({ access: 'public' }), async (c) => {
  const nonce = newNonce()
  const id = findUuid(c.req.param('presentationId'))
  const made = id && (await findManifest(c, id))
  const { embedOrigins, posterData } = made ? await findForPage(c, made) : { embedOrigins: [], posterData: '' }
  const headers = {
    'content-security-policy': pagePolicy(nonce, embedOrigins),
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': openerPolicy,
  }
  if (!made) {
    const words = await loadWords(c.req.header('accept-language')?.slice(0, 2) ?? null)
    return c.html(missingPage(nonce, words), 404, headers)
  }
  const { origin } = new URL(c.req.url)
  return c.html(presentationPage({ made, embedOrigins, posterData, origin, id, nonce }), 200, headers)
})

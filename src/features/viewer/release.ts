import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { notFound } from '../../core/errors'

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Serves files of the player's earlier releases, for pages that pin one and for players that were open during a
 * release. The current files are assets and never come here.
 */
export async function serveRelease(c: Context<AppEnv>) {
  const file = c.req.param('file') ?? ''
  const part = /^[a-z]+-\w+\.js$/.test(file) ? await c.env.FILES.get(`embed/${file}`) : null
  if (!part) throw notFound('part of the player')
  return c.body(part.body, 200, { ...headers, etag: part.httpEtag })
}

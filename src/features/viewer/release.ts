import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { notFound } from '../../core/errors'

const headers = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * A part of the player as it was in an earlier release: the current ones are assets, and never come here. Pages that pin
 * a release go on with it, and so does a player that was open when a new one came.
 */
export async function serveRelease(c: Context<AppEnv>) {
  const file = c.req.param('file') ?? ''
  const part = /^[a-z]+-\w+\.js$/.test(file) ? await c.env.FILES.get(`embed/${file}`) : null
  if (!part) throw notFound('part of the player')
  return c.body(part.body, 200, { ...headers, etag: part.httpEtag })
}

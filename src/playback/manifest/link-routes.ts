import { Hono } from 'hono'
import { rules } from '../../core/http/access'
import type { AppEnv } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { matchesEtag } from '../../core/http/headers'
import { refuseQuery, requireUuid } from '../../core/http/request'
import { findManifest } from './manifest-cache'

/** Must start with neither zod nor Drizzle, so that a cold isolate answers at once. */
export const manifestLinkRoutes = new Hono<AppEnv>()

const openToAll = rules({ access: 'public', origins: 'any' })

manifestLinkRoutes.get('/api/viewer/presentations/:presentationId', openToAll, async (c) => {
  refuseQuery(c)
  const made = await findManifest(c, requireUuid('presentationId', c.req.param('presentationId')))
  if (!made) throw notFound('presentation')
  const headers = { etag: made.etag, 'cache-control': 'no-cache' }
  if (matchesEtag(c.req.header('if-none-match'), made.etag)) return new Response(null, { status: 304, headers })
  return new Response(made.body, { headers: { ...headers, 'content-type': 'application/json' } })
})

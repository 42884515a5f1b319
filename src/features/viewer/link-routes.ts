import { type Context, Hono } from 'hono'
import { addressBlock } from '../../core/address-block'
import type { AppEnv } from '../../core/context'
import { notFound, tooMany } from '../../core/errors'
import { matchesEtag } from '../../core/etag'
import { everyone, limitBody } from '../../core/request'
import { findUuid, requireUuid } from '../../core/uuid'
import { readBeacon } from './beacon'
import { findForPage, findManifest } from './manifest-cache'
import { missingPage, newNonce, pagePolicy, presentationPage } from './page'
import { serveRelease } from './release'

const idOf = (c: Context) => requireUuid('presentationId', c.req.param('presentationId'))

/**
 * With another policy than that of the empty page which it replaces, a browser starts a process for this page once the
 * answer has come, and the poster waits for that. So a site that opens this page in a window keeps a handle of the window
 * and may navigate it; that site knew the link before. The script hears nobody but the parent of a frame.
 */
const openerPolicy = 'unsafe-none'

/** These routes need neither zod nor Drizzle to start, so that a cold isolate answers at once. */
export const linkRoutes = new Hono<AppEnv>()

linkRoutes.get('/api/viewer/presentations/:presentationId', async (c) => {
  const made = await findManifest(c, idOf(c))
  if (!made) throw notFound('presentation')
  const headers = { etag: made.etag, 'cache-control': 'no-cache' }
  if (matchesEtag(c.req.header('if-none-match'), made.etag)) return new Response(null, { status: 304, headers })
  return new Response(made.body, { headers: { ...headers, 'content-type': 'application/json' } })
})

linkRoutes.post('/api/viewer/presentations/:presentationId/events', limitBody, async (c) => {
  const presentationId = idOf(c)
  const beacon = await readBeacon(c)
  const { success } = await c.env.VIEWER_EVENTS.limit({ key: addressBlock(c) })
  if (!success) throw tooMany('Too many beacons. Wait a minute, then try again.', 60)
  const { meteredDatabase } = await import('../../core/database')
  const { recordBeacon } = await import('./record-viewing')
  const db = meteredDatabase(c.env, c.var.meter, 'first-primary')
  return c.json({ recorded: await recordBeacon(db, presentationId, beacon, Date.now()) }, 200)
})

linkRoutes.get('/embed/:file', everyone, serveRelease)

linkRoutes.on('GET', ['/p', '/p/', '/p/:presentationId', '/p/:presentationId/'], async (c) => {
  const nonce = newNonce()
  const id = findUuid(c.req.param('presentationId'))
  const made = id && (await findManifest(c, id))
  const { embedOrigins, posterData } = made ? await findForPage(c, made) : { embedOrigins: [], posterData: '' }
  const headers = {
    'content-security-policy': pagePolicy(nonce, embedOrigins),
    'cache-control': 'no-cache',
    'cross-origin-opener-policy': openerPolicy,
  }
  if (!made) return c.html(missingPage(nonce), 404, headers)
  const { origin } = new URL(c.req.url)
  return c.html(presentationPage({ made, embedOrigins, posterData, origin, id, nonce }), 200, headers)
})

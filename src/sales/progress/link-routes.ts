import { Hono } from 'hono'
import { findAtShard } from '../../core/database/shards'
import { rules } from '../../core/http/access'
import type { AppEnv } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { refuseQuery, requireUuid } from '../../core/http/request'

/** Must start with neither zod nor Drizzle, because it is evaluated with every link. */
export const progressLinkRoutes = new Hono<AppEnv>()

const openToPlayers = rules({
  access: 'public',
  origins: 'any',
  limit: { counter: 'VIEWER_EVENTS', refusal: 'Too many requests. Wait a minute, then try again.' },
})

progressLinkRoutes.get('/api/viewer/presentations/:presentationId/progress', openToPlayers, async (c) => {
  refuseQuery(c)
  const presentationId = requireUuid('presentationId', c.req.param('presentationId'))
  const { meteredDatabase } = await import('../../core/database/database')
  const { findProgress } = await import('./queries')
  const at = await findAtShard(c.env, presentationId)
  const db = at && meteredDatabase(at, c.var.meter, 'first-unconstrained')
  const progress = db && (await findProgress(db, presentationId, Date.now()))
  if (!progress) throw notFound('presentation')
  return c.json({ progress }, 200)
})

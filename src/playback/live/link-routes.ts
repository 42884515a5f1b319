import { Hono } from 'hono'
import { findAtShard } from '../../core/database/shards'
import { rules } from '../../core/http/access'
import type { AppEnv } from '../../core/http/context'
import { conflict, invalidInput, notFound } from '../../core/http/errors'
import { requireUuid } from '../../core/http/request'
import { mostLiveSlides } from '../../core/limits'
import { deviceOf } from '../beacons/device'
import { findLengths } from '../manifest/manifest-cache'
import { arrivalHeader } from './arrival'
import type { Arrival } from './seen'
import { socketOf, upgradeRequired, wantsSocket } from './upgrade'

/** Must start with neither zod nor Drizzle, because it is evaluated with every link. */
export const liveLinkRoutes = new Hono<AppEnv>()

const openToViewers = rules({
  access: 'public',
  origins: 'any',
  limit: { counter: 'VIEWER_EVENTS', refusal: 'Too many connections. Wait a minute, then try again.' },
})

liveLinkRoutes.get('/api/viewer/presentations/:presentationId/live', openToViewers, async (c) => {
  const presentationId = requireUuid('presentationId', c.req.param('presentationId'))
  const { viewerSessionId, ...others } = c.req.query()
  const [unknown] = Object.keys(others)
  if (unknown !== undefined) {
    const path = unknown.slice(0, 40)
    throw invalidInput([{ path, message: `The query has no member "${path}".`, code: 'unknown' }])
  }
  if (!wantsSocket(c)) throw upgradeRequired()
  const viewing = { presentationId, viewerSessionId: requireUuid('viewerSessionId', viewerSessionId), now: Date.now() }
  const at = await findAtShard(c.env, presentationId)
  if (!at) throw notFound('presentation')
  const [{ meteredDatabase }, { findWatched }, { shortIdOf }] = await Promise.all([
    import('../../core/database/database'),
    import('./queries'),
    import('../beacons/short-id'),
  ])
  const [found] = await findWatched(meteredDatabase(at, c.var.meter, 'first-primary'), viewing)
  if (!found) throw notFound('presentation')
  const lengths = Object.entries(await findLengths(c, presentationId))
  if (lengths.length > mostLiveSlides)
    throw conflict('deck_too_large', `A deck of over ${mostLiveSlides} slides can't be watched live. Send beacons.`)
  const { now: _, ...ids } = viewing
  const arrival: Arrival = {
    ...ids,
    ...found,
    device: deviceOf(c.req.header('user-agent')),
    before: found.before ? JSON.parse(found.before) : {},
    lengths: Object.fromEntries(lengths.map(([slideId, length]) => [shortIdOf(slideId), length])),
  }
  const headers = { upgrade: 'websocket', [arrivalHeader]: encodeURIComponent(JSON.stringify(arrival)) }
  const answered = await c.env.LIVE_PRESENTATIONS.getByName(presentationId).fetch('https://live/', { headers })
  return socketOf(answered, 'Too many people are watching this presentation. Try again later.')
})

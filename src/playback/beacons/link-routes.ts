import { Hono } from 'hono'
import { findAtShard } from '../../core/database/shards'
import { rules } from '../../core/http/access'
import { type AppEnv, workOf } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { countCall } from '../../core/http/limits'
import { refuseQuery, requireUuid } from '../../core/http/request'
import { findLengths } from '../manifest/manifest-cache'
import { deviceOf } from './device'
import { readBeacon } from './parse-beacon'

/** Must start with neither zod nor Drizzle, because it is evaluated with every link. */
export const beaconLinkRoutes = new Hono<AppEnv>()

const openToBeacons = rules({
  access: 'public',
  origins: 'any',
  limit: {
    counter: 'VIEWER_EVENTS',
    refusal: 'Too many beacons. Wait a minute, then try again.',
    isCountedByHandler: true,
  },
})

beaconLinkRoutes.post('/api/viewer/presentations/:presentationId/events', openToBeacons, async (c) => {
  refuseQuery(c)
  const presentationId = requireUuid('presentationId', c.req.param('presentationId'))
  const beacon = await readBeacon(c)
  await countCall(c)
  const { meteredDatabase } = await import('../../core/database/database')
  const { recordBeacon } = await import('./record-viewing')
  const at = await findAtShard(c.env, presentationId)
  if (!at) throw notFound('presentation')
  const device = deviceOf(c.req.header('user-agent'))
  const lengths = beacon.events.some(({ type }) => type === 'watched') ? await findLengths(c, presentationId) : {}
  const work = { ...workOf(c), env: at, db: meteredDatabase(at, c.var.meter, 'first-primary') }
  return c.json({ recorded: await recordBeacon(work, presentationId, beacon, { device, lengths }, Date.now()) }, 200)
})

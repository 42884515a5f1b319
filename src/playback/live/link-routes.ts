import type { Context } from 'hono'
import { Hono } from 'hono'
import { findAtShard } from '../../core/database/shards'
import { rules } from '../../core/http/access'
import type { AppEnv } from '../../core/http/context'
import { conflict, invalid, invalidInput, malformedJson, notFound, notJson, tooMany } from '../../core/http/errors'
import { countCall } from '../../core/http/limits'
import { refuseQuery, requireUuid } from '../../core/http/request'
import { longestMessage, longestMessageId, mostLiveSlides } from '../../core/limits'
import { maskedEmail } from '../../core/mask-personal-data'
import { deviceOf } from '../beacons/device'
import { findLengths } from '../manifest/manifest-cache'
import { arrivalHeader } from './arrival'
import { messageIn } from './messages'
import type { Arrival } from './seen'
import { liveOff, socketOf, upgradeRequired, wantsSocket } from './upgrade'

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
  const { isLive, ...found } = await findArrival(c, presentationId, requireUuid('viewerSessionId', viewerSessionId))
  if (!isLive) throw liveOff()
  const lengths = Object.entries(await findLengths(c, presentationId))
  if (lengths.length > mostLiveSlides)
    throw conflict('deck_too_large', `A deck of over ${mostLiveSlides} slides can't be watched live. Send beacons.`)
  const { shortIdOf } = await import('../beacons/short-id')
  const arrival: Arrival = {
    ...found,
    lengths: Object.fromEntries(lengths.map(([slideId, length]) => [shortIdOf(slideId), length])),
  }
  const headers = { upgrade: 'websocket', [arrivalHeader]: encodeURIComponent(JSON.stringify(arrival)) }
  const answered = await c.env.LIVE_PRESENTATIONS.getByName(presentationId).fetch('https://live/', { headers })
  return socketOf(answered, 'Too many people are watching this presentation. Try again later.')
})

const openToWriters = rules({
  access: 'public',
  origins: 'any',
  limit: {
    counter: 'VIEWER_EVENTS',
    refusal: 'Too many messages. Wait a minute, then try again.',
    isCountedByHandler: true,
  },
})

liveLinkRoutes.post('/api/viewer/presentations/:presentationId/messages', openToWriters, async (c) => {
  refuseQuery(c)
  const presentationId = requireUuid('presentationId', c.req.param('presentationId'))
  const { viewerSessionId, message } = await readMessage(c)
  await countCall(c)
  const { isLive: _, ...found } = await findArrival(c, presentationId, viewerSessionId)
  const delivered = await c.env.LIVE_PRESENTATIONS.getByName(presentationId).write({ ...found, lengths: {} }, message)
  if (!delivered) throw tooMany('viewer_messages', 'Too many messages. Wait a minute, then try again.', 60)
  return c.json({ delivered, email: found.email }, 202)
})

/** The same rules as the schema `viewerMessage`. */
async function readMessage(c: Context<AppEnv>) {
  if (!/^application\/([a-z-.]+\+)?json\b/i.test(c.req.header('content-type') ?? '')) throw notJson()
  const body: unknown = await c.req.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? malformedJson() : error
  })
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw malformedJson()
  const { viewerSessionId, ...members } = body as Record<string, unknown>
  const [unknown] = Object.keys(members).filter((name) => name !== 'id' && name !== 'text')
  if (unknown !== undefined) {
    const path = unknown.slice(0, 40)
    throw invalidInput([{ path, message: `The body has no member "${path}".`, code: 'unknown' }])
  }
  const session = requireUuid('viewerSessionId', typeof viewerSessionId === 'string' ? viewerSessionId : undefined)
  const message = messageIn(members)
  if (message) return { viewerSessionId: session, message }
  if (!messageIn({ ...members, text: '.' })) throw invalid('id', `must be 1 to ${longestMessageId} characters long.`)
  throw invalid('text', `must be 1 to ${longestMessage} characters long.`)
}

async function findArrival(c: Context<AppEnv>, presentationId: string, viewerSessionId: string) {
  const viewing = { presentationId, viewerSessionId, now: Date.now() }
  const at = await findAtShard(c.env, presentationId)
  if (!at) throw notFound('presentation')
  const [{ meteredDatabase }, { findWatched }] = await Promise.all([
    import('../../core/database/database'),
    import('./queries'),
  ])
  const [found] = await findWatched(meteredDatabase(at, c.var.meter, 'first-primary'), viewing)
  if (!found) throw notFound('presentation')
  const before: Record<string, number> = found.before ? JSON.parse(found.before) : {}
  const email = found.email ? maskedEmail(found.email) : null
  return { presentationId, viewerSessionId, ...found, email, device: deviceOf(c.req.header('user-agent')), before }
}

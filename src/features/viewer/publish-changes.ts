import { createMiddleware } from 'hono/factory'
import { type AppEnv, isSafe } from '../../core/context'
import { publishChange } from './publish-part'

/** A POST to these changes nothing of the deck itself. */
const leavesDeckAsItIs = /\/(duplicate|narration)$/

/**
 * Runs before every room: the path of a write tells which deck, slide or presentation changed, so that no room can
 * forget to publish it. A failed write is published too, because it may have been committed.
 */
export const publishChanges = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { status } = c.res
  if (isSafe(c.req.method) || (status >= 400 && status < 500) || leavesDeckAsItIs.test(c.req.path)) return
  const [, room, id] = c.req.path.match(/^\/api\/(decks|slides|presentations)\/([0-9a-f-]{36})(?:\/|$)/i) ?? []
  if (id) publishChange(c, room?.toLowerCase() === 'presentations' ? 'presentation' : 'deck', id.toLowerCase())
})

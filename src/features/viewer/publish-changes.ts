import { createMiddleware } from 'hono/factory'
import { type AppEnv, isSafe } from '../../core/context'
import { publishChange } from './publish-part'

/**
 * Sits before every room: a write under a deck, a slide or a presentation says by its path what changed, so that no room
 * has to remember it. A write that failed on our side may have been committed all the same.
 */
export const publishChanges = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { status } = c.res
  if (isSafe(c.req.method) || (status >= 400 && status < 500)) return
  const [, room, id] = c.req.path.match(/^\/api\/(decks|slides|presentations)\/([0-9a-f-]{36})(?:\/|$)/i) ?? []
  if (id) publishChange(c, room?.toLowerCase() === 'presentations' ? 'presentation' : 'deck', id.toLowerCase())
})

import { describedHeaders } from '../../core/http/described-headers'
import { notAllowed } from '../../core/http/errors'
import { isFromOwnPage, isSentByKey } from '../../core/http/origins'
import { answer, createRouter, errors, route } from '../../core/http/route'
import { id } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostWatchingListed } from '../../core/limits'
import { presentationPath } from '../../decks/presentations/schemas'
import { liveLinkRoutes } from './link-routes'
import { watching } from './schemas'
import { socketOf, wantsSocket } from './upgrade'

export const liveRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/',
    operationId: 'listWatching',
    tags: ['Presentations'],
    summary: 'List who is watching now',
    description:
      'Returns who is watching one of your presentations right now: the 100 who came last. With `Upgrade: websocket`, it opens a WebSocket that sends `{ type: "now", watching }` once and then `{ type: "joined" | "moved" | "left", viewer }` for each change. A company can have 500 open at once. A socket that is over a minute old closes with `connect_again` instead of sending the next change, so connect again at once: `now` brings what you missed. It takes no messages but the text `ping`, which it answers with `pong`.',
    responses: { 200: answer('Who is watching.', watching), ...errors(403, 429) },
  }),
  async (c) => {
    const company = c.env.LIVE_COMPANIES.getByName(c.var.caller.organizationId)
    if (!wantsSocket(c)) return c.json({ watching: (await company.watching()).slice(0, mostWatchingListed) }, 200)
    // A browser sends the cookie with a WebSocket of any page, and no preflight.
    if (!isSentByKey(c) && !isFromOwnPage(c))
      throw notAllowed('origin_not_allowed', 'WebSockets with a cookie are not accepted from this origin.')
    const answered = await company.fetch('https://live/', { headers: { upgrade: 'websocket' } })
    return socketOf(answered, 'Your company has too many live connections open. Close some, then try again.') as never
  },
)

export const liveViewerRoutes = createRouter()
const refusals = errors(400, 404, 409, 426, 429)
liveViewerRoutes.route('/', liveLinkRoutes)
liveViewerRoutes.openAPIRegistry.registerPath({
  method: 'get',
  path: '/api/viewer/presentations/{presentationId}/live',
  operationId: 'connectViewer',
  tags: ['Viewer'],
  summary: 'Connect a viewer',
  description:
    'Opens the WebSocket of someone who is watching. A player sends `{ type: "at", slideId, seconds, isPlaying }` when that changes, and `{ type: "watched", slides: { [slideId]: seconds } }` with the seconds since the socket opened; slides it leaves out keep theirs. When the socket closes, they are recorded like those of a beacon, and what beacons of the same time recorded counts once. A presentation takes 20 viewers, and a deck of over 200 slides none (409): send beacons. A message may be 1 KB long. A message that is too long, binary, or not as described closes the socket with 1009, 1003 or 1007, and one over 90 a minute with 1008.',
  request: { params: presentationPath, query: z.object({ viewerSessionId: id }) },
  responses: {
    101: { description: 'The WebSocket is open.' },
    ...refusals,
    426: { ...refusals[426], headers: describedHeaders('Upgrade') },
  },
})

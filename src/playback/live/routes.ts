import { describedHeaders } from '../../core/http/described-headers'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { id } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostWatchingListed } from '../../core/limits'
import { presentationPath } from '../../decks/presentations/schemas'
import { joinerHeader } from './arrival'
import { liveLinkRoutes } from './link-routes'
import { deliveredMessage, viewerMessage, watching } from './schemas'
import { refuseForeignPage, socketOf, wantsSocket } from './upgrade'

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
    refuseForeignPage(c)
    const { kind, role } = c.var.caller
    const joiner = kind === 'user' && role !== 'viewer' ? { [joinerHeader]: '1' } : {}
    const answered = await company.fetch('https://live/', { headers: { upgrade: 'websocket', ...joiner } })
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
    'Opens the WebSocket of someone who is watching. A player sends `{ type: "at", slideId, seconds, isPlaying }` when that changes, and `{ type: "watched", slides: { [slideId]: seconds } }` with the seconds since the socket opened; slides it leaves out keep theirs. `{ type: "message", id, text }` asks for a person, `{ type: "accept" }` and `{ type: "decline" }` answer a member who joined. It hears `{ type: "guest", member: { name, avatarUrl } | null }`, `{ type: "message", id, from: "member" | "viewer", name, text, at }`, `{ type: "delivered", id, to: "member" | "ringing" | "company", email }`, `{ type: "refused", id }` for too many messages, and, once it accepted, `{ type: "show", slideId }`. When the socket closes, they are recorded like those of a beacon, and what beacons of the same time recorded counts once. A presentation takes 20 viewers, and a deck of over 200 slides none (409): send beacons. A message may be 1 KB long. A message that is too long, binary, or not as described closes the socket with 1009, 1003 or 1007, and one over 90 a minute with 1008.',
  request: { params: presentationPath, query: z.object({ viewerSessionId: id }) },
  responses: {
    101: { description: 'The WebSocket is open.' },
    ...refusals,
    426: { ...refusals[426], headers: describedHeaders('Upgrade') },
  },
})
liveViewerRoutes.openAPIRegistry.registerPath({
  method: 'post',
  path: '/api/viewer/presentations/{presentationId}/messages',
  operationId: 'sendViewerMessage',
  tags: ['Viewer'],
  summary: 'Ask a person',
  description:
    'Sends a homeowner’s message to the company, for players whose network blocks WebSockets. If no member has joined, it becomes a question of the deck and is emailed to the company. The same `id` is the same message. A viewer session can send 10 a minute.',
  request: { params: presentationPath, body: jsonBody(viewerMessage) },
  responses: { 202: answer('The message was delivered.', deliveredMessage), ...errors(404, 429) },
})

import { signedInMember } from '../../core/http/context'
import { describedHeaders } from '../../core/http/described-headers'
import { conflict, notFound } from '../../core/http/errors'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, route } from '../../core/http/route'
import { id, isoTime } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { presentationPath } from '../../decks/presentations/schemas'
import { guestHeader } from './arrival'
import { listConversation } from './conversation-queries'
import type { GuestArrival } from './guest'
import { findJoinable } from './queries'
import { conversation, conversationQuery } from './schemas'
import { liveOff, refuseForeignPage, socketOf, upgradeRequired, wantsSocket } from './upgrade'

const tags = ['Presentations']
const usualPage = 50
const refusals = errors(404, 409, 426, 429)

export const conversationRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/{presentationId}/live',
      membersOnly: true,
      roles: ['owner', 'editor'],
      operationId: 'joinViewer',
      tags,
      summary: 'Join a viewer',
      description:
        'Opens the WebSocket of a member who joins a homeowner: the one who came last, or the one that `viewerSessionId` names. Only one member can; another gets `{ type: "taken", by }`. You send `{ type: "message", id, text }`, `{ type: "show", slideId }` and `{ type: "leave" }`. You hear `{ type: "guest", state: "asked" | "accepted" | "declined" }`, the messages of this viewer session, `{ type: "moved" | "left", viewer }`, `{ type: "suggestion", messageId, text }` with what the deck would have answered, and `{ type: "delivered", id }`. Until the homeowner accepts, `show` is refused with `{ type: "error", code: "not_accepted" }`, and so is a message, unless the homeowner wrote first.',
      request: { params: presentationPath, query: z.strictObject({ viewerSessionId: id.optional() }) },
      responses: {
        101: { description: 'The WebSocket is open.' },
        ...refusals,
        426: { ...refusals[426], headers: describedHeaders('Upgrade') },
      },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      const { viewerSessionId = null } = c.req.valid('query')
      const { organizationId, userId: memberId, name, sessionId } = signedInMember(c)
      refuseForeignPage(c)
      const [found] = await findJoinable(c.var.db, organizationId, presentationId)
      if (!found) throw notFound('presentation')
      if (!wantsSocket(c)) throw upgradeRequired()
      if (!found.isLive) throw liveOff()
      const arrival: GuestArrival = { memberId, name, organizationId, presentationId, sessionId, viewerSessionId }
      const headers = { upgrade: 'websocket', [guestHeader]: encodeURIComponent(JSON.stringify(arrival)) }
      const answered = await c.env.LIVE_PRESENTATIONS.getByName(presentationId).fetch('https://live/', { headers })
      if (answered.status === 409)
        throw conflict('no_one_watching', 'No one is watching this presentation right now, so there is no one to join.')
      return socketOf(answered, 'Too many connections. Try again later.') as never
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{presentationId}/conversation',
      operationId: 'listConversation',
      tags,
      summary: 'List a conversation',
      description: `Returns what a homeowner and your company wrote to each other while they watched, newest first, ${usualPage} per page unless you set \`limit\`. Messages are kept for 90 days.`,
      request: { params: presentationPath, query: conversationQuery },
      responses: { 200: answer('The messages.', conversation), ...errors(400, 404) },
    }),
    async (c) => {
      const { limit = usualPage, cursor } = c.req.valid('query')
      const { presentationId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const found = await listConversation(c.var.db, organizationId, presentationId, limit, readCursor(cursor))
      const { rows, nextCursor } = page(found, limit)
      const messages = rows.map(({ messageId, sender, name, text, createdAt }) => ({
        ...{ id: messageId, from: sender, name, text, at: isoTime(createdAt) },
      }))
      return c.json({ messages, nextCursor }, 200)
    },
  )

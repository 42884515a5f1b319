import { everyMember } from '../../core/http/access'
import { signedInMember, workOf } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { answer, createRouter, errors, route, success } from '../../core/http/route'
import { isoTime } from '../../core/http/shapes'
import { mostListedSessions } from '../../core/limits'
import { sessionList, sessionPath } from './schemas'
import { endSession, listSessions } from './session-queries'
import { clearSessionCookie, dropSessionCopies } from './sessions'

const tags = ['Authentication']

export const sessionRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/',
      database: 'directory',
      membersOnly: true,
      operationId: 'listSessions',
      tags,
      summary: 'List where you’re signed in',
      description: `Returns the sessions of the signed-in member, newest first: at most ${mostListedSessions}.`,
      responses: { 200: answer('The sessions that still work.', sessionList) },
    }),
    async (c) => {
      const { userId, sessionId } = signedInMember(c)
      const rows = await listSessions(c.var.db, userId, Date.now())
      const sessions = rows.map(({ id, hash, device, createdAt, expiresAt }) => ({
        id,
        device,
        createdAt: isoTime(createdAt),
        expiresAt: isoTime(expiresAt),
        isCurrent: hash === sessionId,
      }))
      return c.json({ sessions }, 200)
    },
  )
  .openapi(
    route({
      method: 'delete',
      path: '/{sessionId}',
      database: 'directory',
      roles: everyMember,
      membersOnly: true,
      operationId: 'endSession',
      tags,
      summary: 'Sign out one device',
      description:
        'Ends one of the caller’s sessions. It can no longer write from now on, and no longer read within 65 seconds. Ending the current one also clears the cookie.',
      request: { params: sessionPath },
      responses: { 200: answer('The session is revoked.', success), ...errors(404) },
    }),
    async (c) => {
      const { userId, sessionId } = signedInMember(c)
      const ended = await endSession(workOf(c), userId, c.req.valid('param').sessionId, Date.now())
      if (ended === undefined) throw notFound('session')
      if (ended === sessionId) clearSessionCookie(c)
      await dropSessionCopies(c.env, [ended])
      return c.json({ success: true }, 200)
    },
  )

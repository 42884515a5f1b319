import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, isSafe } from '../../core/context'
import { notAllowed, sessionEnded, signInRequired, viewersOnlyLook } from '../../core/errors'
import { routePattern } from '../../core/request'
import { findSession } from './queries'
import { readCaller } from './sessions'
import { hashToken, looksLikeToken } from './tokens'

/** The only doors of `/api` that open without a session. */
export const publicRoutes = new Set([
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/accept-invite',
  'GET /api/viewer/presentations/:presentationId',
  'POST /api/viewer/presentations/:presentationId/events',
])

/** Hot writes whose own statement asks D1 for the session (`mayWrite`), and so need no trip of their own for it. */
const selfConfirming = new Set(['POST /api/company/kb/documents/upload-init', 'POST /api/media/upload-init'])

/** What concerns only the caller's own account, so that a viewer may change it too. */
const ownAccount = '/api/auth/'

export const guard = createMiddleware<AppEnv>(async (c, next) => {
  const pattern = routePattern(c)
  const door = `${c.req.method === 'HEAD' ? 'GET' : c.req.method} ${pattern}`
  if (!pattern || publicRoutes.has(door)) return next()
  const sessionId = hashToken(sessionToken(c))
  const trustsCopy = isSafe(c.req.method) || selfConfirming.has(door)
  const caller = trustsCopy ? await readCaller(c, sessionId, Date.now()) : await confirmCaller(c, sessionId)
  if (!caller) throw sessionEnded()
  c.set('caller', caller)
  if (caller.role === 'viewer' && !isSafe(c.req.method) && !pattern.startsWith(ownAccount)) throw viewersOnlyLook()
  await next()
})

/** For every write: D1 alone, because a copy in KV may outlive a logout by a minute elsewhere. */
async function confirmCaller(c: Context<AppEnv>, sessionId: string) {
  const session = await findSession(c.var.db, sessionId, Date.now())
  if (session) c.set('passwordHash', session.passwordHash)
  return session?.caller
}

function sessionToken(c: Context<AppEnv>): string {
  const values = cookieValues(c.req.header('cookie') ?? '', 'session')
  const [token] = values
  if (token === undefined) throw signInRequired()
  if (values.length > 1) throw signInRequired('There is more than one session cookie. Clear them and sign in again.')
  if (!looksLikeToken(token)) throw signInRequired('The session cookie is not one of ours. Sign in again.')
  return token
}

/** Every value, where a cookie parser keeps one: a second one may have been planted by a sibling host. */
const cookieValues = (header: string, name: string) =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))

export function requireOwner(c: Context<AppEnv>) {
  if (c.var.caller.role !== 'owner') throw notAllowed('Only an owner manages members.')
}

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, isSafe } from '../../core/context'
import { notAllowed, sessionEnded, signInRequired, viewersOnlyLook } from '../../core/errors'
import { isFromOwnPage, routeOf, routePattern } from '../../core/request'
import { confirmCaller, readCaller } from './sessions'
import { hashToken, looksLikeToken } from './tokens'

export const publicRoutes = new Set([
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/accept-invite',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/confirm-email',
  'GET /api/viewer/presentations/:presentationId',
  'POST /api/viewer/presentations/:presentationId/events',
  'GET /api/narration/presentations/:presentationId',
  'GET /api/narration/presentations/:presentationId/captions.vtt',
  'GET /api/voices/:voiceId/preview',
  'POST /api/contracts/verify',
])

/** Routes open to a session, or to a presentation or token that the request names; the room checks what that allows. */
export const openToLinks = new Map<string, LinkMember>([
  ['GET /api/narration/tracks/:track', 'presentationId'],
  ['POST /api/qa', 'presentationId'],
  ['GET /api/appointments/slots', 'presentationId'],
  ['POST /api/appointments', 'presentationId'],
  ['GET /api/appointments/:appointmentId', 'token'],
  ['POST /api/appointments/:appointmentId/reschedule', 'token'],
  ['POST /api/appointments/:appointmentId/cancel', 'token'],
  ['GET /api/appointments/:appointmentId/calendar.ics', 'token'],
  ['GET /api/appointments/feed.ics', 'key'],
  ['POST /api/contracts', 'presentationId'],
  ['GET /api/contracts/:contractId', 'token'],
  ['GET /api/contracts/:contractId/document.pdf', 'token'],
  ['GET /api/contracts/:contractId/evidence', 'token'],
  ['POST /api/contracts/:contractId/consent', 'token'],
  ['POST /api/contracts/:contractId/withdraw-consent', 'token'],
  ['POST /api/contracts/:contractId/sign', 'token'],
  ['POST /api/contracts/:contractId/decline', 'token'],
  ['POST /api/contracts/:contractId/cancel', 'token'],
])

type LinkMember = 'presentationId' | 'token' | 'key'

export const isOpen = (route: string) => publicRoutes.has(route) || openToLinks.has(route)

/** Writes that confirm the session in their own statement (`mayWrite`), which saves a round trip. */
const confirmedByOwnStatement = new Set([
  'POST /api/company/kb/documents/upload-init',
  'POST /api/media/upload-init',
  'POST /api/presentations/:presentationId/quote',
  'PATCH /api/roof-measurements/:roofMeasurementId',
  'POST /api/appointments',
  'POST /api/appointments/:appointmentId/reschedule',
  'PATCH /api/contracts/templates/:templateId',
  'POST /api/contracts',
  'POST /api/contracts/:contractId/send',
  'POST /api/contracts/:contractId/resend',
  'POST /api/contracts/:contractId/void',
])

/** The caller's own account, which a viewer may change too. */
const ownAccount = '/api/auth/'

export const guard = createMiddleware<AppEnv>(async (c, next) => {
  const pattern = routePattern(c)
  const route = routeOf(c)
  if (!pattern || publicRoutes.has(route)) return next()
  const linkMember = openToLinks.get(route)
  if (linkMember) {
    await admitLink(c, linkMember, isSafe(c.req.method) || confirmedByOwnStatement.has(route))
    return next()
  }
  // Some of these paths also serve the company, so pages of other sites must not write there with a cookie.
  if (!isSafe(c.req.method) && sessionTokens(c).length && !isFromOwnPage(c))
    throw notAllowed('Requests with a cookie are not accepted from this origin.')
  const caller = await findCaller(
    c,
    hashToken(sessionToken(c)),
    isSafe(c.req.method) || confirmedByOwnStatement.has(route),
  )
  if (!caller) throw sessionEnded()
  c.set('caller', caller)
  if (caller.role === 'viewer' && !isSafe(c.req.method) && !pattern.startsWith(ownAccount)) throw viewersOnlyLook()
  await next()
})

/** A cookie counts only from our own pages. A homeowner's link still allows what a member's role forbids. */
async function admitLink(c: Context<AppEnv>, member: LinkMember, mayTrustCopy: boolean) {
  const [token = '', ...others] = isFromOwnPage(c) ? sessionTokens(c) : []
  const isOurs = !others.length && looksLikeToken(token)
  const caller = isOurs ? await findCaller(c, hashToken(token), mayTrustCopy) : undefined
  const isAllowed = caller && (caller.role !== 'viewer' || isSafe(c.req.method))
  if (isAllowed) c.set('caller', caller)
  else if (!(await names(c, member)))
    throw caller ? viewersOnlyLook() : signInRequired(`Sign in first, or send the ${member} of a link.`)
}

async function names(c: Context<AppEnv>, member: string) {
  if (c.req.query(member)) return true
  if (isSafe(c.req.method)) return false
  try {
    return Boolean(JSON.parse(await c.req.text())?.[member])
  } catch {
    return false
  }
}

async function findCaller(c: Context<AppEnv>, sessionId: string, mayTrustCopy: boolean) {
  if (mayTrustCopy) return readCaller(c, sessionId, Date.now())
  const session = await confirmCaller(c, sessionId, Date.now())
  if (session) c.set('passwordHash', session.passwordHash)
  return session?.caller
}

function sessionToken(c: Context<AppEnv>): string {
  const values = sessionTokens(c)
  const [token] = values
  if (token === undefined) throw signInRequired()
  if (values.length > 1) throw signInRequired('There is more than one session cookie. Clear them and sign in again.')
  if (!looksLikeToken(token)) throw signInRequired('The session cookie is not one of ours. Sign in again.')
  return token
}

const sessionTokens = (c: Context<AppEnv>) => cookieValues(c.req.header('cookie') ?? '', 'session')

/** Every value, because a second cookie of the same name may have been planted by a sibling host. */
const cookieValues = (header: string, name: string) =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))

export function requireOwner(c: Context<AppEnv>, refusal = 'Only an owner manages members.') {
  if (c.var.caller.role !== 'owner') throw notAllowed(refusal)
}

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { hashToken, looksLikeToken } from '../../core/crypto'
import { isLink, type Rules, rulesOf } from '../../core/http/access'
import { type AppEnv, type Caller, isSafe } from '../../core/http/context'
import { type ApiError, notAllowed, sessionEnded, signInRequired, viewersOnlyLook } from '../../core/http/errors'
import { isFromOwnPage } from '../../core/http/origins'
import { confirmCaller, readCaller } from './sessions'

/** A link lets in without a caller. Undefined where the request holds nothing that this way in reads. */
type Entry = { caller?: Caller } | { refusal: ApiError } | undefined
type WayIn = (c: Context<AppEnv>, rules: Rules) => Promise<Entry>

/** Tried in order; of several refusals the first is told. */
const waysIn: WayIn[] = [bySession, byLink]

export const guard = createMiddleware<AppEnv>(async (c, next) => {
  const rules = rulesOf(c)
  if (!rules || rules.access === 'public') return next()
  const caller = await admit(c, rules)
  if (caller) c.set('caller', caller)
  await next()
})

async function admit(c: Context<AppEnv>, rules: Rules): Promise<Caller | undefined> {
  let refusal: ApiError | undefined
  for (const wayIn of waysIn) {
    const entry = await wayIn(c, rules)
    if (entry && !('refusal' in entry)) return entry.caller
    refusal ??= entry?.refusal
  }
  throw (
    refusal ??
    signInRequired(isLink(rules.access) ? `Sign in first, or send the ${rules.access.link} of a link.` : undefined)
  )
}

/** Of a link the session is only a second way in: one that does not count is the same there as none. */
async function bySession(c: Context<AppEnv>, rules: Rules): Promise<Entry> {
  const isOnlyWay = !isLink(rules.access)
  if (!isOnlyWay && !isFromOwnPage(c)) return undefined
  const [token, ...others] = cookieValues(c.req.header('cookie') ?? '', 'session')
  if (token === undefined) return undefined
  const problem = others.length
    ? 'There is more than one session cookie. Clear them and sign in again.'
    : !looksLikeToken(token) && 'The session cookie is not one of ours. Sign in again.'
  if (problem) return isOnlyWay ? { refusal: signInRequired(problem) } : undefined
  const caller = await findCaller(c, hashToken(token), isSafe(c.req.method) || rules.confirmsSession === true)
  if (!caller) return isOnlyWay ? { refusal: sessionEnded() } : undefined
  return rules.roles.includes(caller.role) ? { caller } : { refusal: refusalFor(caller, rules) }
}

/** A homeowner's link still allows what a member's role forbids. */
async function byLink(c: Context<AppEnv>, { access }: Rules): Promise<Entry> {
  return isLink(access) && (await names(c, access.link)) ? {} : undefined
}

const refusalFor = ({ role }: Caller, { refusal }: Rules) =>
  role !== 'viewer' && refusal ? notAllowed(refusal) : viewersOnlyLook()

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

/** Every value, because a second cookie of the same name may have been planted by a sibling host. */
const cookieValues = (header: string, name: string) =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))

/** Where only a part of a body is an owner's to send; a whole route has `roles`. */
export function requireOwner(c: Context<AppEnv>, refusal: string) {
  if (c.var.caller.role !== 'owner') throw notAllowed(refusal)
}

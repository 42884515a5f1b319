import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { hashToken, looksLikeToken } from '../../core/crypto'
import { primaryDatabase } from '../../core/database/database'
import { atDirectory } from '../../core/database/shards'
import { isLink, memberOfLink, type Rules, rulesOf } from '../../core/http/access'
import { type AppEnv, type Caller, isSafe } from '../../core/http/context'
import { type ApiError, notAllowed, sessionEnded, signInRequired, viewersOnlyLook } from '../../core/http/errors'
import { isFromOwnPage } from '../../core/http/origins'
import { findSession } from './queries'
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
  const caller = await findCaller(c, hashToken(token), rules)
  if (!caller) return isOnlyWay ? { refusal: sessionEnded() } : undefined
  return rules.roles.includes(caller.role) ? { caller } : { refusal: refusalFor(caller, rules) }
}

/** A homeowner's link still allows what a member's role forbids. */
async function byLink(c: Context<AppEnv>, { access }: Rules): Promise<Entry> {
  return isLink(access) && (await memberOfLink(c, access.link)) ? {} : undefined
}

const refusalFor = ({ role }: Caller, { refusal }: Rules) =>
  role !== 'viewer' && refusal ? notAllowed('role_missing', refusal) : viewersOnlyLook()

async function findCaller(c: Context<AppEnv>, sessionId: string, rules: Rules) {
  const now = Date.now()
  if (isSafe(c.req.method)) return (await readCaller(c, sessionId, now))?.caller
  if (!rules.confirmsSession) {
    const session = await confirmCaller(c, sessionId, now)
    if (session) c.set('passwordHash', session.passwordHash)
    return session?.caller
  }
  const read = await readCaller(c, sessionId, now)
  const isOpened = isLink(rules.access) && rules.access.link === 'token' && (await memberOfLink(c, 'token'))
  if (read && !read.isConfirmed && !isOpened)
    c.set(
      'confirmation',
      once(() => requireSession(c.env, sessionId, rules)),
    )
  return read?.caller
}

async function requireSession(env: Env, sessionId: string, rules: Rules) {
  const session = await findSession(primaryDatabase(atDirectory(env)), sessionId, Date.now())
  if (!session) throw sessionEnded()
  if (!rules.roles.includes(session.caller.role)) throw refusalFor(session.caller, rules)
}

function once<Result>(work: () => Promise<Result>) {
  let result: Promise<Result> | undefined
  return () => (result ??= work())
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
  if (c.var.caller.role !== 'owner') throw notAllowed('role_missing', refusal)
}

import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { hashToken, looksLikeToken } from '../../core/crypto'
import { isLink, memberOfLink, type Rules, rulesOf } from '../../core/http/access'
import { type AppEnv, type Caller, isSafe, type KeyHolder } from '../../core/http/context'
import {
  type ApiError,
  keyInAddress,
  keyRequired,
  membersAlone,
  notAllowed,
  scopeMissing,
  sessionEnded,
  signInRequired,
  unknownKey,
  viewersOnlyLook,
} from '../../core/http/errors'
import { isFromOwnPage, isSentByKey } from '../../core/http/origins'
import { confirmCaller, findCallerAgain, type Proof, readCaller } from '../callers/copies'
import { countCallOfKey, keyProof, noteUse } from '../keys/holder'
import { hasScope } from '../keys/scopes'
import { isKeySecret, namesKeySecret } from '../keys/secret'
import { sessionProof } from './sessions'

/** A link lets a request in without a caller. Undefined if the request has nothing that this way in looks at. */
type Entry = { caller?: Caller } | { refusal: ApiError } | undefined
type WayIn = (c: Context<AppEnv>, rules: Rules) => Promise<Entry>

/**
 * Tried in this order. If none lets the request in, the first refusal is returned. With a key, neither the cookie nor
 * the link is tried.
 */
const waysIn = (c: Context, { access }: Rules): WayIn[] =>
  access === 'key' || isSentByKey(c) ? [byKey] : [bySession, byLink]

export const guard = createMiddleware<AppEnv>(async (c, next) => {
  if (namesKeySecret(c.req.url)) throw keyInAddress()
  const rules = rulesOf(c)
  if (!rules || rules.access === 'public') return next()
  const caller = await admit(c, rules)
  if (caller) c.set('caller', caller)
  await next()
})

async function admit(c: Context<AppEnv>, rules: Rules): Promise<Caller | undefined> {
  let refusal: ApiError | undefined
  for (const wayIn of waysIn(c, rules)) {
    const entry = await wayIn(c, rules)
    if (entry && !('refusal' in entry)) return entry.caller
    refusal ??= entry?.refusal
  }
  throw refusal ?? howToComeIn(c, rules)
}

async function byKey(c: Context<AppEnv>, rules: Rules): Promise<Entry> {
  if (!isSentByKey(c)) return undefined
  const secret = (c.req.header('authorization') ?? '').replace(/^bearer\s+/i, '').trim()
  if (!isKeySecret(secret)) return { refusal: unknownKey() }
  const holder = await findCaller(c, keyProof(secret), rules)
  if (holder?.kind !== 'key') return { refusal: unknownKey() }
  c.set('keyHolder', holder)
  if (rules.access !== 'key') await countCallOfKey(c, holder.keyId)
  noteUse(c, holder.keyId)
  const refusal = refusalOfKey(holder, rules)
  return refusal ? { refusal } : { caller: { ...holder, role: roleOfKey(holder, rules) } }
}

/** A key has scopes instead of a role, so the route's roles don't apply. */
function refusalOfKey({ scopes }: KeyHolder, { access, membersOnly, scope = '' }: Rules) {
  if (membersOnly) return membersAlone()
  if (access === 'key') return undefined
  return hasScope(scopes, scope) ? undefined : scopeMissing(scope)
}

const roleOfKey = ({ scopes }: KeyHolder, { scope = '' }: Rules) =>
  hasScope(scopes, scope.replace(/:read$/, ':write')) ? 'owner' : 'viewer'

/** On routes that take a link, the session is only the second way in, so an invalid one is treated like none. */
async function bySession(c: Context<AppEnv>, rules: Rules): Promise<Entry> {
  const isOnlyWay = !isLink(rules.access)
  if (!isOnlyWay && !isFromOwnPage(c)) return undefined
  const [token, ...others] = cookieValues(c.req.header('cookie') ?? '', 'session')
  if (token === undefined) return undefined
  const problem = others.length
    ? 'There is more than one session cookie. Clear them and sign in again.'
    : !looksLikeToken(token) && 'The session cookie is not one of ours. Sign in again.'
  if (problem) return isOnlyWay ? { refusal: signInRequired(problem) } : undefined
  const caller = await findCaller(c, sessionProof(hashToken(token)), rules)
  if (!caller) return isOnlyWay ? { refusal: sessionEnded() } : undefined
  const refusal = refusalOfMember(caller, rules)
  return refusal ? { refusal } : { caller }
}

/**
 * A browser that has ever signed in sends some cookie. A caller without one, or with an authorization header that isn't
 * a Bearer key, is a server.
 */
function howToComeIn(c: Context, { access, membersOnly }: Rules) {
  const link = isLink(access) ? access.link : undefined
  const isServer = c.req.header('cookie') === undefined || c.req.header('authorization') !== undefined
  if (access === 'key' || (isServer && !membersOnly)) return keyRequired(link)
  return signInRequired(link && `Sign in first, or send the ${link} of a link.`)
}

/** A homeowner's link still allows what a member's role forbids. */
async function byLink(c: Context<AppEnv>, { access }: Rules): Promise<Entry> {
  return isLink(access) && (await memberOfLink(c, access.link)) ? {} : undefined
}

function refusalOfMember({ role }: Caller, { roles, refusal }: Rules) {
  if (roles.includes(role)) return undefined
  return role !== 'viewer' && refusal ? notAllowed('role_missing', refusal) : viewersOnlyLook()
}

async function findCaller(c: Context<AppEnv>, proof: Proof, rules: Rules) {
  const now = Date.now()
  if (isSafe(c.req.method) || rules.access === 'key') return (await readCaller(c, proof, now))?.caller
  if (!rules.confirmsSession) {
    const found = await confirmCaller(c, proof, now)
    if (found?.passwordHash !== undefined) c.set('passwordHash', found.passwordHash)
    return found?.caller
  }
  const read = await readCaller(c, proof, now)
  if (read && !read.isConfirmed && !(await isOpenedByToken(c, proof, rules)))
    c.set(
      'confirmation',
      once(() => requireCaller(c.env, proof, rules)),
    )
  return read?.caller
}

/** A valid token lets the request in by itself, so the session that comes along needs no confirmation. */
const isOpenedByToken = async (c: Context, { kind }: Proof, { access }: Rules) =>
  kind === 'session' && isLink(access) && access.link === 'token' && Boolean(await memberOfLink(c, 'token'))

async function requireCaller(env: Env, proof: Proof, rules: Rules) {
  const caller = (await findCallerAgain(env, proof))?.caller
  if (!caller) throw proof.kind === 'key' ? unknownKey() : sessionEnded()
  const refusal = caller.kind === 'key' ? refusalOfKey(caller, rules) : refusalOfMember(caller, rules)
  if (refusal) throw refusal
}

function once<Result>(work: () => Promise<Result>) {
  let result: Promise<Result> | undefined
  return () => (result ??= work())
}

/** Returns every value, because a sibling host may have planted a second cookie of the same name. */
const cookieValues = (header: string, name: string) =>
  header
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1))

/**
 * The contract page needs no session, but a form sent with the company's session has to be recognized as the company's.
 */
export async function signedInBeside(c: Context<AppEnv>) {
  const [token = ''] = cookieValues(c.req.header('cookie') ?? '', 'session')
  if (!looksLikeToken(token) || !isFromOwnPage(c)) return undefined
  return (await readCaller(c, sessionProof(hashToken(token)), Date.now()))?.caller
}

/**
 * For routes where only part of a body is reserved for owners; a whole route has `roles`. An API key otherwise counts
 * as an owner, but not here.
 */
export function requireOwner(c: Context<AppEnv>, refusal: string) {
  const { kind, role } = c.var.caller
  if (kind === 'key')
    throw notAllowed('owner_session_required', `${refusal} An API key can’t do it, whatever its scopes.`)
  if (role !== 'owner') throw notAllowed('role_missing', refusal)
}

import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { newToken } from '../../core/crypto'
import { meteredDatabase, primaryDatabase } from '../../core/database/database'
import { mayBeMoving } from '../../core/database/departures'
import { atDirectory } from '../../core/database/shards'
import { type AppEnv, type Caller, isSameCaller } from '../../core/http/context'
import { cachePart } from '../../core/isolate-cache'
import { defineJob } from '../../core/jobs/define-job'
import { startJobs } from '../../core/jobs/start'
import { sessionCopySeconds, sessionDays } from '../../core/limits'
import { log } from '../../core/log'
import { day, minute, second } from '../../core/time'
import { findSession } from './queries'

const trustMilliseconds = 5 * second
/** KV may show a deleted value for a minute longer. */
const kvDelayMilliseconds = minute

const confirmed = cachePart<{ caller: Caller; at: number }>('confirmed sessions')
const dropped = cachePart<number>('dropped sessions')
/** Keyed by organization, because every copy of a session holds its data. */
const changed = cachePart<number>('changed organizations')

export function recentlyConfirmed(sessionId: string, now: number): Caller | undefined {
  const entry = confirmed.get(sessionId)
  if (entry && now - entry.at < trustMilliseconds && isUpToDate(entry.caller, entry.at)) return entry.caller
  confirmed.delete(sessionId)
  return undefined
}

/** `askedAt` is when the query was sent, because an answer from before a logout would restore the session. */
export function rememberConfirmed(caller: Caller, askedAt: number) {
  const droppedAt = dropped.get(caller.sessionId)
  if (droppedAt !== undefined && droppedAt >= askedAt) return
  confirmed.set(caller.sessionId, { caller, at: askedAt })
}

export function forgetConfirmed(sessionId: string, now: number) {
  confirmed.delete(sessionId)
  dropped.set(sessionId, now)
}

export const forgetCallersOf = (organizationId: string, now: number) => changed.set(organizationId, now)

const isUpToDate = ({ organizationId }: Caller, readAt: number) =>
  readAt > (changed.get(organizationId) ?? Number.NEGATIVE_INFINITY)

const mayKvBeOutdated = (sessionId: string, now: number) =>
  now - (dropped.get(sessionId) ?? Number.NEGATIVE_INFINITY) < kvDelayMilliseconds

const copyKey = (sessionId: string) => `session:${sessionId}`
type Copy = Caller & { readAt?: number }

export function newSession(now: number) {
  const { token, hash } = newToken()
  return { token, row: { id: hash, createdAt: now, expiresAt: now + sessionDays * day } }
}

type NewSession = ReturnType<typeof newSession>

export async function openSession(c: Context<AppEnv>, session: NewSession, caller: Caller) {
  c.set('caller', caller)
  setCookie(c, 'session', session.token, {
    ...cookieScope(c),
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: (sessionDays * day) / second,
  })
  await keepCopy(c, caller, session.row.createdAt)
}

export const clearSessionCookie = (c: Context<AppEnv>) => deleteCookie(c, 'session', cookieScope(c))

const cookieScope = (c: Context) => ({ path: '/', secure: new URL(c.req.url).protocol === 'https:' })

/** `isConfirmed` is whether D1 was asked for it just now. */
export async function readCaller(c: Context<AppEnv>, sessionId: string, now: number) {
  const known = recentlyConfirmed(sessionId, now) ?? (await readCopy(c, sessionId, now))
  // Only D1 knows where a company is that moves.
  const copy = known && (await mayBeMoving(c.env, known.organizationId)) ? undefined : known
  const caller = copy ?? (await readOriginal(c, sessionId, now))
  return caller && caller.expiresAt > now ? { caller, isConfirmed: !copy } : undefined
}

/** At the primary, because a replica may lag behind the change that outdated a copy. */
const directoryOf = (c: Context<AppEnv>) => meteredDatabase(atDirectory(c.env), c.get('meter'), 'first-primary')

async function readOriginal(c: Context<AppEnv>, sessionId: string, now: number) {
  const caller = (await findSession(directoryOf(c), sessionId, now))?.caller
  if (!caller) return undefined
  rememberConfirmed(caller, now)
  c.executionCtx.waitUntil(keepCopy(c, caller, now))
  return caller
}

/** Writes ask D1, because a copy in KV may outlive a logout by a minute. */
export async function confirmCaller(c: Context<AppEnv>, sessionId: string, now: number) {
  const session = await findSession(directoryOf(c), sessionId, now)
  if (session) rememberConfirmed(session.caller, now)
  return session
}

async function readCopy(c: Context<AppEnv>, sessionId: string, now: number) {
  if (mayKvBeOutdated(sessionId, now)) return null
  c.get('meter').kvReads++
  try {
    const copy = await c.env.SESSIONS.get<Copy>(copyKey(sessionId), 'json')
    if (!copy) return null
    const { readAt = 0, ...caller } = copy
    if (!isUpToDate(caller, readAt)) return null
    rememberConfirmed(caller, now)
    return caller
  } catch (error) {
    log('warn', { message: 'KV did not answer for a session; D1 does.', error: String(error) })
    return null
  }
}

async function keepCopy(c: Context<AppEnv>, caller: Caller, now: number) {
  const left = Math.floor((caller.expiresAt - now) / 1000)
  const expirationTtl = Math.max(60, Math.min(sessionCopySeconds, left))
  try {
    await c.env.SESSIONS.put(copyKey(caller.sessionId), JSON.stringify({ ...caller, readAt: now } satisfies Copy), {
      expirationTtl,
    })
    c.executionCtx.waitUntil(dropOutdatedCopy(c.env, caller, now))
  } catch (error) {
    log('warn', { message: 'A session was not copied to KV; D1 answers for it.', error: String(error) })
  }
}

/** A logout between reading and copying would leave a copy of an ended session. */
async function dropOutdatedCopy(env: Env, caller: Caller, now: number) {
  const still = (await findSession(primaryDatabase(atDirectory(env)), caller.sessionId, now))?.caller
  if (!still || !isSameCaller(still, caller)) await dropSessionCopies(env, [caller.sessionId])
}

/** KV allows a thousand operations an invocation. */
const mostDrops = 100
const dropsOfAJob = 500

export type DropCopies = { kind: 'drop-session-copies'; sessionIds: string[] }

/** Counts at once in this isolate, elsewhere within a minute. If there are many, jobs drop the rest. */
export async function dropSessionCopies(env: Env, sessionIds: string[]) {
  for (const id of sessionIds) forgetConfirmed(id, Date.now())
  const later = sessionIds.slice(mostDrops)
  const jobs = Array.from({ length: Math.ceil(later.length / dropsOfAJob) }, (_, index) => ({
    kind: 'drop-session-copies' as const,
    sessionIds: later.slice(index * dropsOfAJob, (index + 1) * dropsOfAJob),
  }))
  await Promise.all([startJobs(env, jobs), ...sessionIds.slice(0, mostDrops).map((id) => dropCopy(env, id))])
}

/**
 * No row makes it due, so its message may be lost: what changes anything asks D1 anyway, and a copy expires after ten
 * minutes.
 */
export const dropSessionCopiesJob = defineJob({
  kind: 'drop-session-copies',
  queue: 'JOBS',
  run: dropCopies,
})

export function dropCopies(env: Env, { sessionIds }: DropCopies) {
  return Promise.all(sessionIds.map((id) => dropCopy(env, id)))
}

/** KV takes one write a second for a key, so a logout right after a login may need another try. */
async function dropCopy(env: Env, sessionId: string, tries = 3): Promise<void> {
  try {
    await env.SESSIONS.delete(copyKey(sessionId))
  } catch (error) {
    if (tries === 1)
      return log('error', { message: 'A copy of an ended session stays until it expires.', error: String(error) })
    await scheduler.wait(1100)
    await dropCopy(env, sessionId, tries - 1)
  }
}

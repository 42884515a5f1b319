import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { AppEnv, Caller } from '../../core/context'
import { primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { findSession } from './queries'
import { newToken } from './tokens'

const copyKey = (sessionId: string) => `session:${sessionId}`
const daySeconds = 24 * 60 * 60

/** A session that still has to be written to D1, with the token that only the cookie will hold. */
export function newSession(env: Env, now: number) {
  const { token, hash } = newToken()
  return { token, row: { id: hash, createdAt: now, expiresAt: now + env.SESSION_DAYS * daySeconds * 1000 } }
}

export type NewSession = ReturnType<typeof newSession>

/** Hands the browser a session that is in D1 by now. */
export async function openSession(c: Context<AppEnv>, session: NewSession, caller: Caller) {
  c.set('caller', caller)
  setCookie(c, 'session', session.token, {
    ...cookieScope(c),
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: c.env.SESSION_DAYS * daySeconds,
  })
  await keepCopy(c, caller, session.row.createdAt)
}

export const clearSessionCookie = (c: Context<AppEnv>) => deleteCookie(c, 'session', cookieScope(c))

const cookieScope = (c: Context) => ({ path: '/', secure: new URL(c.req.url).protocol === 'https:' })

/** For reads: the KV copy, or D1 and a new copy. */
export async function readCaller(c: Context<AppEnv>, sessionId: string, now: number): Promise<Caller | undefined> {
  const copy = await readCopy(c, sessionId)
  if (copy) return copy.expiresAt > now ? copy : undefined
  const caller = (await findSession(c.var.db, sessionId, now))?.caller
  if (caller) c.executionCtx.waitUntil(keepCopy(c, caller, now))
  return caller
}

async function readCopy(c: Context<AppEnv>, sessionId: string) {
  c.var.meter.kvReads++
  try {
    return await c.env.SESSIONS.get<Caller>(copyKey(sessionId), 'json')
  } catch (error) {
    log('warn', { message: 'KV did not answer for a session; D1 does.', error: String(error) })
    return null
  }
}

async function keepCopy(c: Context<AppEnv>, caller: Caller, now: number) {
  const left = Math.floor((caller.expiresAt - now) / 1000)
  const expirationTtl = Math.max(60, Math.min(c.env.SESSION_COPY_SECONDS, left))
  try {
    await c.env.SESSIONS.put(copyKey(caller.sessionId), JSON.stringify(caller), { expirationTtl })
    c.executionCtx.waitUntil(dropOutdatedCopy(c.env, caller, now))
  } catch (error) {
    log('warn', { message: 'A session was not copied to KV; D1 answers for it.', error: String(error) })
  }
}

/** A logout between the look and the copy would leave a copy of a dead session, so it looks again. */
async function dropOutdatedCopy(env: Env, caller: Caller, now: number) {
  const still = (await findSession(primaryDatabase(env), caller.sessionId, now))?.caller
  if (JSON.stringify(still) !== JSON.stringify(caller)) await dropCopies(env, [caller.sessionId])
}

export const dropCopies = (env: Env, sessionIds: string[]) => Promise.all(sessionIds.map((id) => dropCopy(env, id)))

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

import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { newToken } from '../../core/crypto'
import type { AppEnv, Member } from '../../core/http/context'
import { defineJob } from '../../core/jobs/define-job'
import { startJobs } from '../../core/jobs/start'
import { sessionDays } from '../../core/limits'
import { deviceOf } from '../../core/shared/device'
import { day, second } from '../../core/time'
import { copyName, dropCopy, forgetConfirmed, keepCopy, type Proof } from '../callers/copies'
import { findSession } from './queries'

export const sessionProof = (hash: string): Proof => ({ kind: 'session', hash, find: findSession })

const nameOf = (hash: string) => copyName({ kind: 'session', hash })

export function newSession(now: number, userAgent?: string) {
  const { token, hash } = newToken()
  const device = userAgent ? deviceOf(userAgent) : null
  return { token, row: { id: hash, createdAt: now, expiresAt: now + sessionDays * day, device } }
}

type NewSession = ReturnType<typeof newSession>

export async function openSession(c: Context<AppEnv>, session: NewSession, caller: Member) {
  c.set('caller', caller)
  setCookie(c, 'session', session.token, {
    ...cookieScope(c),
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: (sessionDays * day) / second,
  })
  await keepCopy(c, sessionProof(session.row.id), caller, session.row.createdAt)
}

export const clearSessionCookie = (c: Context<AppEnv>) => deleteCookie(c, 'session', cookieScope(c))

const cookieScope = (c: Context) => ({ path: '/', secure: new URL(c.req.url).protocol === 'https:' })

/** KV allows a thousand operations per invocation. */
const mostDrops = 100
const dropsOfAJob = 500

export type DropCopies = { kind: 'drop-session-copies'; sessionIds: string[] }

/** Takes effect at once in this isolate and within a minute elsewhere. If there are many copies, jobs drop the rest. */
export async function dropSessionCopies(env: Env, sessionIds: string[]) {
  for (const id of sessionIds) forgetConfirmed(nameOf(id), Date.now())
  const later = sessionIds.slice(mostDrops)
  const jobs = Array.from({ length: Math.ceil(later.length / dropsOfAJob) }, (_, index) => ({
    kind: 'drop-session-copies' as const,
    sessionIds: later.slice(index * dropsOfAJob, (index + 1) * dropsOfAJob),
  }))
  await Promise.all([startJobs(env, jobs), ...sessionIds.slice(0, mostDrops).map((id) => dropCopy(env, nameOf(id)))])
}

/**
 * No row makes this due, so its message may be lost. That is acceptable: every change asks D1 anyway, and a copy
 * expires after ten minutes.
 */
export const dropSessionCopiesJob = defineJob({
  kind: 'drop-session-copies',
  queue: 'JOBS',
  run: ({ env }, message: DropCopies) => dropCopies(env, message),
})

export function dropCopies(env: Env, { sessionIds }: DropCopies) {
  return Promise.all(sessionIds.map((id) => dropCopy(env, nameOf(id))))
}

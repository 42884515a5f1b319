import type { Context } from 'hono'
import { hashToken } from '../../core/crypto'
import { commit, none, workAt } from '../../core/database/commit'
import { atDirectory } from '../../core/database/shards'
import { type AppEnv, workOf } from '../../core/http/context'
import { tooMany } from '../../core/http/errors'
import { cachePart } from '../../core/isolate-cache'
import { callsAMinuteOfKey } from '../../core/limits'
import { log } from '../../core/log'
import { hour, minute, second } from '../../core/time'
import { copyName, dropCopy, forgetConfirmed, type Proof } from '../callers/copies'
import { findKeyHolder, noteUsed } from './queries'

export const keyProof = (secret: string): Proof => ({ kind: 'key', hash: hashToken(secret), find: findKeyHolder })

/** Takes effect at once in this isolate and within a minute elsewhere. */
export async function dropKeyCopies(env: Env, hashes: string[]) {
  const names = hashes.map((hash) => copyName({ kind: 'key', hash }))
  for (const name of names) forgetConfirmed(name, Date.now())
  await Promise.all(names.map((name) => dropCopy(env, name)))
}

const calls = cachePart<{ minute: number; count: number }>('calls of keys')

/** The limiter says only whether there is room, so the remaining number is what this isolate knows of. */
export async function countCallOfKey(c: Context<AppEnv>, keyId: string, now = Date.now()) {
  const { success } = await c.env.API_KEY_CALLS.limit({ key: keyId })
  const thisMinute = Math.floor(now / minute)
  const before = calls.get(keyId)
  const count = (before?.minute === thisMinute ? before.count : 0) + 1
  calls.set(keyId, { minute: thisMinute, count })
  const most = callsAMinuteOfKey
  const seconds = success ? Math.ceil(((thisMinute + 1) * minute - now) / second) : minute / second
  c.set('callsLeft', { most, left: success ? Math.max(0, most - count) : 0, seconds })
  if (!success)
    throw tooMany('api_key_calls', `An API key may call ${most} times a minute. Wait a minute, then continue.`, seconds)
}

const used = cachePart<true>('used keys')

/** The first use that this isolate has seen within an hour. */
export function isFirstUse(keyId: string) {
  if (used.get(keyId)) return false
  used.set(keyId, true, { milliseconds: hour })
  return true
}

export function noteUse(c: Context<AppEnv>, keyId: string, now = Date.now()) {
  if (!isFirstUse(keyId)) return
  const work = workAt(workOf(c), atDirectory(c.env))
  const noted = commit(work, { used: noteUsed(work.db, keyId, now) }, none).catch((error: unknown) =>
    log('warn', { message: 'It was not noted that an API key was used.', error: String(error) }),
  )
  c.executionCtx.waitUntil(noted)
}

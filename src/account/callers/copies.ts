import type { Context } from 'hono'
import { type Database, meteredDatabase, primaryDatabase } from '../../core/database/database'
import { mayBeMoving } from '../../core/database/departures'
import { atDirectory } from '../../core/database/shards'
import { type AppEnv, type Caller, isSameCaller } from '../../core/http/context'
import { cachePart } from '../../core/isolate-cache'
import { callerCopySeconds } from '../../core/limits'
import { log } from '../../core/log'
import { minute, second } from '../../core/time'

const trustMilliseconds = 5 * second
/** KV may still show a deleted value for a minute. */
const kvDelayMilliseconds = minute

/** A caller as D1 returns them. The hash is set for people, who have a password. */
type Found = { caller: Caller; passwordHash?: string }

/** The hash of the token or key that was sent, and the query that finds its owner. */
export type Proof = {
  kind: 'session' | 'key'
  hash: string
  find: (db: Database, hash: string, now: number) => Promise<Found | undefined>
}

/** The name of the copy in KV and in memory. It includes the kind, so that a key can never pass for a session. */
export const copyName = ({ kind, hash }: Pick<Proof, 'kind' | 'hash'>) => `${kind}:${hash}`

const confirmed = cachePart<{ caller: Caller; at: number }>('confirmed callers')
const dropped = cachePart<number>('dropped callers')
/** Keyed by organization, because the copy of every caller includes the organization's data. */
const changed = cachePart<number>('changed organizations')

export function recentlyConfirmed(name: string, now: number): Caller | undefined {
  const entry = confirmed.get(name)
  if (entry && now - entry.at < trustMilliseconds && isUpToDate(entry.caller, entry.at)) return entry.caller
  confirmed.delete(name)
  return undefined
}

/** `askedAt` is when the query was sent. An answer from before a sign-out must not restore the session. */
export function rememberConfirmed(name: string, caller: Caller, askedAt: number) {
  const droppedAt = dropped.get(name)
  if (droppedAt !== undefined && droppedAt >= askedAt) return
  confirmed.set(name, { caller, at: askedAt })
}

export function forgetConfirmed(name: string, now: number) {
  confirmed.delete(name)
  dropped.set(name, now)
}

export const forgetCallersOf = (organizationId: string, now: number) => changed.set(organizationId, now)

const isUpToDate = ({ organizationId }: Caller, readAt: number) =>
  readAt > (changed.get(organizationId) ?? Number.NEGATIVE_INFINITY)

const mayKvBeOutdated = (name: string, now: number) =>
  now - (dropped.get(name) ?? Number.NEGATIVE_INFINITY) < kvDelayMilliseconds

type Copy = Caller & { readAt?: number }

/** `isConfirmed` says whether D1 was asked just now. */
export async function readCaller(c: Context<AppEnv>, proof: Proof, now: number) {
  const name = copyName(proof)
  const known = recentlyConfirmed(name, now) ?? (await readCopy(c, name, now))
  // While a company is moving, only D1 knows where it is.
  const copy = known && (await mayBeMoving(c.env, known.organizationId)) ? undefined : known
  const caller = copy ?? (await readOriginal(c, proof, now))
  return caller && caller.expiresAt > now ? { caller, isConfirmed: !copy } : undefined
}

/** Reads the primary, because a replica may lag behind the change that outdated a copy. */
const directoryOf = (c: Context<AppEnv>) => meteredDatabase(atDirectory(c.env), c.get('meter'), 'first-primary')

async function readOriginal(c: Context<AppEnv>, proof: Proof, now: number) {
  const caller = (await confirmCaller(c, proof, now))?.caller
  if (caller) c.executionCtx.waitUntil(keepCopy(c, proof, caller, now))
  return caller
}

/** Writes ask D1, because a copy in KV may outlive a sign-out by a minute. */
export async function confirmCaller(c: Context<AppEnv>, proof: Proof, now: number) {
  const found = await proof.find(directoryOf(c), proof.hash, now)
  if (found) rememberConfirmed(copyName(proof), found.caller, now)
  return found
}

/** Asks D1 again, because `readCaller` may have answered from a copy. */
export const findCallerAgain = (env: Env, proof: Proof) =>
  proof.find(primaryDatabase(atDirectory(env)), proof.hash, Date.now())

async function readCopy(c: Context<AppEnv>, name: string, now: number) {
  if (mayKvBeOutdated(name, now)) return null
  c.get('meter').kvReads++
  try {
    const copy = await c.env.SESSIONS.get<Copy>(name, 'json')
    if (!copy) return null
    const { readAt = 0, ...caller } = copy
    if (!isUpToDate(caller, readAt)) return null
    rememberConfirmed(name, caller, now)
    return caller
  } catch (error) {
    log('warn', { message: 'KV did not answer for a caller; D1 does.', error: String(error) })
    return null
  }
}

export async function keepCopy(c: Context<AppEnv>, proof: Proof, caller: Caller, now: number) {
  const left = Math.floor((caller.expiresAt - now) / 1000)
  const expirationTtl = Math.max(60, Math.min(callerCopySeconds, left))
  try {
    const copy = { ...caller, readAt: now } satisfies Copy
    await c.env.SESSIONS.put(copyName(proof), JSON.stringify(copy), { expirationTtl })
    c.executionCtx.waitUntil(dropOutdatedCopy(c.env, proof, caller))
  } catch (error) {
    log('warn', { message: 'A caller was not copied to KV; D1 answers for it.', error: String(error) })
  }
}

/** A sign-out between reading and copying would leave a copy of an ended session. */
async function dropOutdatedCopy(env: Env, proof: Proof, caller: Caller) {
  const still = (await findCallerAgain(env, proof))?.caller
  if (still && isSameCaller(still, caller)) return
  const name = copyName(proof)
  forgetConfirmed(name, Date.now())
  await dropCopy(env, name)
}

/** KV accepts one write per second and key, so a sign-out right after signing in may need another try. */
export async function dropCopy(env: Env, name: string, tries = 3): Promise<void> {
  try {
    await env.SESSIONS.delete(name)
  } catch (error) {
    if (tries === 1)
      return log('error', { message: 'A copy of an ended caller stays until it expires.', error: String(error) })
    await scheduler.wait(1100)
    await dropCopy(env, name, tries - 1)
  }
}

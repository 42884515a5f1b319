import { sha256 } from '../crypto'
import { primaryDatabase } from '../database/database'
import { atDirectory } from '../database/shards'
import { tooMany } from '../http/errors'
import { log } from '../log'
import { needed } from '../needed'
import { day } from '../time'
import { type Limit, readCounts, retryAt, takeCounts, uncount } from './queries'

/**
 * Counted for all companies together, because anyone may register one and name a stranger's address. The directory
 * counts each mail, when it is asked for or when it is sent. A request can't wait for that: it counts in its own shard,
 * in the batch of its change, and learns from KV, which may lag a minute, whether the directory is full.
 */
export function homeownerMailLimit(env: Env, recipient: string): Limit {
  const address = sha256(recipient.trim().toLowerCase())
  return { key: `mail to homeowner ${address}`, most: needed(env, 'HOMEOWNER_MAILS_PER_DAY'), milliseconds: day }
}

export const tooManyMails = (seconds: number) =>
  tooMany(
    'This homeowner was sent enough mail for today. Look into the mailbox, or try again tomorrow.',
    seconds,
    'homeowner_mail_limit',
  )

const fullKey = ({ key }: Limit) => `full: ${key}`
const shortestLife = 60

/** Until when, if this address got as many as it may. */
export async function findFullUntil(env: Env, limit: Limit, now: number): Promise<number | undefined> {
  try {
    const until = Number(await env.SESSIONS.get(fullKey(limit)))
    return until > now ? until : undefined
  } catch (error) {
    log('warn', { message: 'KV did not tell whether a homeowner got enough mail.', error: String(error) })
    return undefined
  }
}

/** In the directory. Returns until when there is no room, and then counts nothing. */
export async function countMail(env: Env, limit: Limit, now: number): Promise<number | undefined> {
  const db = primaryDatabase(atDirectory(env))
  const [before, , [after]] = await db.batch([
    readCounts(db, [limit], now),
    takeCounts(db, [limit], now),
    readCounts(db, [limit], now),
  ])
  if (after && after.count >= limit.most) await tellThatItIsFull(env, limit, after.until, now)
  return retryAt(before, [limit])
}

async function tellThatItIsFull(env: Env, limit: Limit, until: number, now: number) {
  const expirationTtl = Math.max(shortestLife, Math.ceil((until - now) / 1000))
  try {
    await env.SESSIONS.put(fullKey(limit), String(until), { expirationTtl })
  } catch (error) {
    log('warn', { message: 'KV was not told that a homeowner got enough mail.', error: String(error) })
  }
}

export async function uncountMail(env: Env, limit: Limit) {
  await uncount(primaryDatabase(atDirectory(env)), [limit])
  await env.SESSIONS.delete(fullKey(limit))
}

/** The change of a shard with the mail that it asks for, which is counted at once. `hasHappened` tells whether it did. */
export async function countedBeside<Result>(
  env: Env,
  limit: Limit | undefined,
  now: number,
  change: () => Promise<Result>,
  hasHappened: (result: Result) => boolean,
): Promise<{ result: Result; isCounted: boolean }> {
  if (!limit) return { result: await change(), isCounted: true }
  const [changed, counted] = await Promise.allSettled([change(), countMail(env, limit, now)])
  const isCounted = counted.status === 'fulfilled' && counted.value === undefined
  if (isCounted && !(changed.status === 'fulfilled' && hasHappened(changed.value))) await uncountMail(env, limit)
  if (changed.status === 'rejected') throw changed.reason
  return { result: changed.value, isCounted }
}

import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { isLink, memberOfLink, pathId, type Rules, rulesOf } from '../http/access'
import { type AppEnv, callerOf, isSafe, lastWrite, metered } from '../http/context'
import { hour, second } from '../time'
import { bookmarkAt, openDatabase, sessionAt } from './database'
import { nowhere } from './nowhere'
import { readWhileConfirming } from './read-while-confirming'
import { atDirectory, atShard, findAtShard } from './shards'

/**
 * Chooses the one database a request is about: the shard of the company that calls or whose link is used, or the
 * directory if the route says so. Reads may go to a replica that has caught up with the caller's last write, which the
 * bookmark cookie tells (API keys have none). Anything that writes, or decides whether a write is allowed, starts at
 * the primary.
 */
export const databaseOfRequest = createMiddleware<AppEnv>(async (c, next) => {
  const rules = rulesOf(c)
  const at = rules && (await placeOf(c, rules))
  if (!at) return next()
  if (at === 'nowhere') {
    c.set('db', nowhere)
    return next()
  }
  c.env = at
  const isRead = isSafe(c.req.method)
  const isKey = callerOf(c)?.kind === 'key'
  const bookmarked = isRead && !isKey ? lastWrite(getCookie(c, 'bookmark')) : undefined
  const session = sessionAt(at, bookmarked ?? 'first-primary')
  const client = metered(session, c.var.meter)
  const { confirmation, meter } = c.var
  if (confirmation) c.set('unconfirmed', openDatabase(client, at.SHARD))
  c.set('db', openDatabase(confirmation ? readWhileConfirming(client, confirmation, meter.trip) : client, at.SHARD))
  await next()
  const bookmark = bookmarkAt(at, session)
  if (!isRead && callerOf(c)?.kind === 'user' && bookmark) keepBookmark(c, bookmark)
})

async function placeOf(c: Context<AppEnv>, rules: Rules): Promise<Env | 'nowhere' | undefined> {
  if (rules.database === 'directory') return atDirectory(c.env)
  const id = await idOfLink(c, rules)
  if (id !== undefined) return (await findAtShard(c.env, id)) ?? 'nowhere'
  const shard = callerOf(c)?.shard
  return shard === undefined ? undefined : atShard(c.env, shard)
}

/** A link takes precedence over a session. Undefined if the request has no link. */
async function idOfLink(c: Context<AppEnv>, { access }: Rules): Promise<string | undefined> {
  if (access === 'session') return undefined
  if (!isLink(access)) return pathId(c)
  const named = await memberOfLink(c, access.link)
  if (named === undefined) return callerOf(c) ? undefined : pathId(c)
  // A token doesn't name its shard, but the path names what the token opens.
  return access.link === 'token' ? pathId(c) : named
}

function keepBookmark(c: Context<AppEnv>, bookmark: string) {
  setCookie(c, 'bookmark', bookmark, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: hour / second,
  })
}

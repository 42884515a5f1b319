import type { Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { rulesAskedFor, rulesOf } from './access'
import { type AppEnv, isSafe } from './context'
import { notAllowed } from './errors'

const appOrigins = (c: Context<AppEnv>) => [
  new URL(c.req.url).origin,
  ...(c.env.APP_ORIGINS ?? '')
    .split(/\s+/)
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin).origin),
]

/** Browsers send `Origin` with every cross-origin write, so a request without it isn't cross-origin. */
export function isFromOwnPage(c: Context<AppEnv>) {
  const origin = c.req.header('origin')
  return origin === undefined || appOrigins(c).includes(origin)
}

const corsForApp = cors({
  origin: (origin, c) => (appOrigins(c).includes(origin) ? origin : null),
  credentials: true,
  maxAge: 600,
  exposeHeaders: [
    'etag',
    'x-request-id',
    'server-timing',
    'retry-after',
    'idempotency-replayed',
    'next-cursor',
    'ratelimit',
    'ratelimit-policy',
  ],
})

const exposedHeaders = 'etag,server-timing,retry-after,idempotency-replayed'
const corsForAll = cors({ origin: '*', exposeHeaders: exposedHeaders.split(','), maxAge: 86_400 })

/**
 * Allows any page, without a cookie. Only preflights go through Hono's middleware, because it sets headers before there
 * is a response, and that costs a copy of the response.
 */
const allowAll = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === 'OPTIONS') return corsForAll(c, next)
  await next()
  c.res.headers.set('access-control-allow-origin', '*')
  c.res.headers.set('access-control-expose-headers', exposedHeaders)
})

const isOpenToAll = (app: Hono<AppEnv>, c: Context<AppEnv>) =>
  (c.req.method === 'OPTIONS' ? rulesAskedFor(app, c) : rulesOf(c))?.origins === 'any'

/** For apps whose routes never read a cookie, so our own pages need no special treatment. */
export const allowAnyOrigin = (app: Hono<AppEnv>) =>
  createMiddleware<AppEnv>((c, next) => (isOpenToAll(app, c) ? allowAll(c, next) : next()))

/**
 * Our own pages also send their cookie to the API's links, so the response has to name their origin instead of allowing
 * all.
 */
export const allowOrigins = (app: Hono<AppEnv>) =>
  createMiddleware<AppEnv>((c, next) => {
    const origin = c.req.path.startsWith('/api/') ? c.req.header('origin') : undefined
    const isAppOrigin = origin !== undefined && origin !== new URL(c.req.url).origin && isFromOwnPage(c)
    if (!isAppOrigin && isOpenToAll(app, c)) return allowAll(c, next)
    return origin === undefined ? next() : corsForApp(c, next)
  })

/** With a key, the cookie is ignored, so the origin needs no check. */
export const isSentByKey = (c: Context) => /^bearer\s/i.test(c.req.header('authorization') ?? '')

/** A browser sends the cookie along with requests from any page, so a write must come from a page we know. */
export const refuseForeignOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const isAtRisk =
    !isSafe(c.req.method) && c.req.header('cookie') !== undefined && rulesOf(c)?.origins !== 'any' && !isSentByKey(c)
  if (isAtRisk && !isFromOwnPage(c))
    throw notAllowed('origin_not_allowed', 'Requests with a cookie are not accepted from this origin.')
  await next()
})

import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import { type AppEnv, isSafe } from './context'
import { ApiError, notAllowed } from './errors'
import { log } from './log'

/** The pattern of the route that will answer, such as `/api/decks/:deckId`; none for an unknown path. */
export const routePattern = (c: Context) => matchedRoutes(c).findLast((route) => !route.path.endsWith('*'))?.path

export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const start = performance.now()
  await next()
  log('info', {
    requestId: c.var.requestId,
    method: c.req.method,
    route: routePattern(c) ?? null,
    status: c.res.status,
    milliseconds: Math.round(performance.now() - start),
    organizationId: c.var.caller?.organizationId ?? null,
    trips: c.var.meter.trips,
    kvReads: c.var.meter.kvReads,
  })
})

export const limitBody = createMiddleware<AppEnv>((c, next) => {
  const maxSize = c.env.MAX_BODY_BYTES
  const refuse = () => {
    throw new ApiError(413, `The body must be at most ${maxSize} bytes long.`)
  }
  return bodyLimit({ maxSize, onError: refuse })(c, next)
})

/** Where the body may be left out, one that is not JSON must not pass for none. */
export async function refuseOtherBody(c: Context) {
  const isJson = /^application\/([a-z-.]+\+)?json\b/.test(c.req.header('content-type') ?? '')
  if (!isJson && (await c.req.text()) !== '')
    throw new ApiError(415, 'The body must be JSON: send content-type: application/json.')
}

export const allowedOrigins = (c: Context<AppEnv>) => [
  new URL(c.req.url).origin,
  ...c.env.APP_ORIGINS.split(/\s+/)
    .filter((origin) => URL.canParse(origin))
    .map((origin) => new URL(origin).origin),
]

/** Pages of our own at other origins may call the API with the cookie. */
export const allowAppOrigins = cors({
  origin: (origin, c) => (allowedOrigins(c).includes(origin) ? origin : null),
  credentials: true,
  maxAge: 600,
  exposeHeaders: ['x-request-id', 'server-timing', 'retry-after'],
})

/** What is public may be read by a page of any origin, which then sends no cookie along. */
export const everyone = cors({ origin: '*', exposeHeaders: ['etag', 'server-timing'], maxAge: 86_400 })

/** A browser sends the cookie along with whatever page asks, so a write must come from a page we know. */
export const refuseForeignOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const origin = c.req.header('origin')
  const isAtRisk = !isSafe(c.req.method) && c.req.header('cookie') !== undefined
  if (isAtRisk && origin !== undefined && !allowedOrigins(c).includes(origin))
    throw notAllowed('Requests with a cookie are not accepted from this origin.')
  await next()
})

import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import { matchedRoutes } from 'hono/route'
import type { RouterRoute } from 'hono/types'
import { type AppEnv, isSafe } from './context'
import { ApiError, notAllowed } from './errors'
import { log } from './log'

const patternOf = (routes: RouterRoute[]) =>
  routes.find(({ path, method }) => method !== 'ALL' && !path.endsWith('*'))?.path

export const routePattern = (c: Context) => patternOf(matchedRoutes(c))

export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  const start = performance.now()
  await next()
  logRequest(c, start)
})

export function logRequest(c: Context<AppEnv>, start: number) {
  log('info', {
    requestId: c.get('requestId'),
    method: c.req.method,
    route: routePattern(c) ?? null,
    status: c.res.status,
    milliseconds: Math.round(performance.now() - start),
    organizationId: c.get('caller')?.organizationId ?? null,
    trips: c.get('meter').trips,
    kvReads: c.get('meter').kvReads,
  })
}

const pathOfDocuments = '/api/contracts/verify'

export const limitBody = createMiddleware<AppEnv>((c, next) => {
  const maxSize = c.req.path === pathOfDocuments ? c.env.CONTRACT_MAX_PDF_BYTES : c.env.MAX_BODY_BYTES
  const refuse = () => {
    throw new ApiError(413, `The body must be at most ${maxSize} bytes long.`)
  }
  return bodyLimit({ maxSize, onError: refuse })(c, next)
})

/** A request without JSON would otherwise pass for one without a body. */
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

const corsForAppOrigins = cors({
  origin: (origin, c) => (allowedOrigins(c).includes(origin) ? origin : null),
  credentials: true,
  maxAge: 600,
  exposeHeaders: ['x-request-id', 'server-timing', 'retry-after', 'idempotency-replayed', 'next-cursor'],
})

export const allowAppOrigins = createMiddleware<AppEnv>((c, next) =>
  c.req.header('origin') === undefined ? next() : corsForAppOrigins(c, next),
)

export const exposedHeaders = 'etag,server-timing,retry-after,idempotency-replayed,x-error-reason'
const allowEveryone = cors({ origin: '*', exposeHeaders: exposedHeaders.split(','), maxAge: 86_400 })

/**
 * Any page may read public routes, without a cookie. Only preflights go through Hono's middleware, because it sets
 * headers before the response is made, which costs a copy of the response.
 */
export const everyone = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method === 'OPTIONS') return allowEveryone(c, next)
  await next()
  c.res.headers.set('access-control-allow-origin', '*')
  c.res.headers.set('access-control-expose-headers', exposedHeaders)
})

/** Sliced and not parsed, because every request needs it. */
export const originOf = (url: string) => url.slice(0, url.indexOf('/', 'https://'.length))

/** Browsers send `Origin` with every cross-origin write, so a request without it is none. */
export function isFromOwnPage(c: Context<AppEnv>) {
  const origin = c.req.header('origin')
  return origin === undefined || allowedOrigins(c).includes(origin)
}

export const linkPaths = [
  '/api/viewer/*',
  '/api/voices/:voiceId/*',
  '/api/narration/tracks/*',
  '/api/narration/presentations/*',
  '/api/qa/*',
  '/api/appointments/*',
  '/api/contracts/*',
]

/** Under these paths there are also routes that only the company may call, so each route is checked. */
export const allowAnyOrigin = (app: Hono<AppEnv>, isOpen: (route: string) => boolean) =>
  createMiddleware<AppEnv>((c, next) => {
    const origin = c.req.header('origin')
    const isAppOrigin = origin !== undefined && origin !== new URL(c.req.url).origin && isFromOwnPage(c)
    if (isAppOrigin) return corsForAppOrigins(c, next)
    if (c.req.method !== 'OPTIONS') return isOpen(routeOf(c)) ? everyone(c, next) : next()
    return isOpen(routeAskedFor(app, c)) ? everyone(c, next) : corsForAppOrigins(c, next)
  })

/** The route of the request that a preflight announces. */
function routeAskedFor({ router }: Hono<AppEnv>, c: Context<AppEnv>) {
  const method = readMethod(c.req.header('access-control-request-method') ?? '')
  const [matched] = router.match(method, c.req.path)
  return `${method} ${patternOf(matched.map(([[, route]]) => route))}`
}

const readMethod = (method: string) => (method === 'HEAD' ? 'GET' : method)

export const routeOf = (c: Context) => `${readMethod(c.req.method)} ${routePattern(c)}`

/** A browser sends the cookie with requests of any page, so a write must come from a page we know. */
export const refuseForeignOrigin = createMiddleware<AppEnv>(async (c, next) => {
  const isAtRisk = !isSafe(c.req.method) && c.req.header('cookie') !== undefined
  if (isAtRisk && !isFromOwnPage(c)) throw notAllowed('Requests with a cookie are not accepted from this origin.')
  await next()
})

export const wantsEvents = (c: Context) => /\btext\/event-stream\b/i.test(c.req.header('accept') ?? '')

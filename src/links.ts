import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { AppEnv } from './core/context'
import { answerError, answerUnknownPath, answerWrongMethod } from './core/errors'
import { completeHeaders } from './core/headers'
import { Meter } from './core/meter'
import { everyone, logRequest } from './core/request'
import { mediaFileRoutes } from './features/media/file-routes'
import { healthRoutes } from './features/service/health-routes'
import { linkRoutes } from './features/viewer/link-routes'

const paths = /^https?:\/\/[^/]+\/(?:p|media|embed|healthz|api\/viewer\/presentations)(?:[/?]|$)/

export const isForLinks = (request: Request) => paths.test(request.url)

/** Evaluated at start-up, so neither zod nor what only companies need may be imported here. */
export const links = new Hono<AppEnv>()

links.onError(answerError)
links.notFound(answerUnknownPath)

/** One middleware does what four do in `app.ts`, because each costs as much as a manifest from memory. */
links.use(async (c, next) => {
  const start = performance.now()
  const asked = c.req.header('x-request-id') ?? ''
  c.set('requestId', /^[\w\-=]{1,64}$/.test(asked) ? asked : crypto.randomUUID())
  c.set('meter', new Meter())
  await next()
  completeHeaders(c)
  logRequest(c, start)
})
links.use(methodNotAllowed({ app: links, onMethodNotAllowed: answerWrongMethod }))
links.use('/api/viewer/*', everyone)

links.route('/', linkRoutes)
links.route('/', mediaFileRoutes)
links.route('/', healthRoutes)

import { Hono } from 'hono'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { requestId } from 'hono/request-id'
import { isRoute } from './core/http/access'
import { answerError, answerUnknownPath, answerWrongMethod } from './core/http/answer-error'
import { type AppEnv, type AppParts, withMeter, withParts } from './core/http/context'
import { responseHeaders } from './core/http/headers'
import { limitBody, limitCalls } from './core/http/limits'
import { allowAnyOrigin } from './core/http/origins'
import { requestLog } from './core/http/request'
import { mostRequestIdLetters } from './core/limits'
import { healthRoutes } from './core/service/health-routes'
import { mediaFileRoutes } from './media/library/file-routes'
import { beaconLinkRoutes } from './playback/beacons/link-routes'
import { liveLinkRoutes } from './playback/live/link-routes'
import { manifestLinkRoutes } from './playback/manifest/link-routes'
import { pageLinkRoutes } from './playback/page/link-routes'
import { progressLinkRoutes } from './sales/progress/link-routes'

/** Evaluated at start-up, so neither zod nor anything that only companies need may be imported here. */
export function createLinks(parts: AppParts) {
  const links = new Hono<AppEnv>()

  links.onError(answerError)
  links.notFound(answerUnknownPath)

  links.use(requestId({ limitLength: mostRequestIdLetters }), withMeter, withParts(parts), requestLog, responseHeaders)
  links.use(methodNotAllowed({ app: links, onMethodNotAllowed: answerWrongMethod }))
  links.use(allowAnyOrigin(links), limitBody, limitCalls)

  links.route('/', manifestLinkRoutes)
  links.route('/', beaconLinkRoutes)
  links.route('/', liveLinkRoutes)
  links.route('/', progressLinkRoutes)
  links.route('/', pageLinkRoutes)
  links.route('/', mediaFileRoutes)
  links.route('/', healthRoutes)
  return links
}

/** Recognizes a request for one of these routes by the part of their paths before the first parameter. */
export function matching({ routes }: ReturnType<typeof createLinks>) {
  const starts = routes.filter(isRoute).map(({ path }) => path.replace(/\/(?::.*)?$/, ''))
  const paths = new RegExp(`^https?://[^/]+(?:${[...new Set(starts)].join('|')})(?:[/?]|$)`)
  return (request: Request) => paths.test(request.url)
}

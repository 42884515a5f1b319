import { type Context, Hono } from 'hono'
import { rules } from '../../core/http/access'
import type { AppEnv } from '../../core/http/context'
import { notFound } from '../../core/http/errors'
import { looksLikeMediaKey } from '../../core/media-key'
import {
  cacheKey,
  isNotModified,
  matchesIfRange,
  parseRange,
  rangeHeader,
  rangeNotSatisfiable,
  serveStored,
  withBrowserCaching,
} from '../files/serve-stored'
import { askedWidth, serveVariant } from '../images/serve-variant'

/** The cache answers ranges and their 416 itself. On a miss, storage is read once. */
async function serveMedia(c: Context<AppEnv>) {
  const key = keyOf(c)
  const width = askedWidth(c, key)
  const variant = width && (await serveVariant(c, key, width))
  if (variant) return variant
  const cached = await findCached(c, key)
  if (cached?.status === 416) throw rangeNotSatisfiable(cached.headers.get('content-range') ?? '')
  if (cached && isNotModified(c, cached.headers))
    return new Response(null, { status: 304, headers: withBrowserCaching(cached.headers) })
  if (cached) return new Response(cached.body, { status: cached.status, headers: withBrowserCaching(cached.headers) })
  return serveStored(c, key)
}

async function findCached(c: Context<AppEnv>, key: string) {
  const range = rangeHeader(c)
  const whole = () => caches.default.match(cacheKey(c.req.url, key))
  if (!parseRange(range)) return whole()
  const part = await caches.default.match(cacheKey(c.req.url, key, new Headers({ range: range ?? '' })))
  return part && !matchesIfRange(c, part.headers) ? whole() : part
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Accepts only UUIDs and a plain name, so that no path can leave its folder. */
function keyOf(c: Context<AppEnv>) {
  const { organizationId = '', mediaId = '', filename = '' } = c.req.param() as Record<string, string>
  if (organizationId === 'narration' && uuid.test(mediaId) && /^[0-9a-f]{40}\.mp3$/.test(filename))
    return `narration/${mediaId}/tracks/${filename}`
  const key = `media/${organizationId}/${mediaId}/${filename}`
  if (!looksLikeMediaKey(key)) throw notFound('file')
  return key
}

export const mediaFileRoutes = new Hono<AppEnv>()
mediaFileRoutes.get(
  '/media/:organizationId/:mediaId/:filename',
  rules({ access: 'public', origins: 'any' }),
  serveMedia,
)

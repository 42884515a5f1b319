import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { ApiError, notFound } from '../../core/errors'
import { matchesEtag } from '../../core/etag'
import { mediaUrl } from '../../core/media'
import { isMarked } from './mark'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** An SVG runs no script and loads nothing; any page may show the file. */
const policies = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** From the cache near the viewer, which knows ranges by itself; else from storage, which then fills it. */
export async function serveMedia(c: Context<AppEnv>) {
  const key = keyOf(c)
  const cached = await findCached(c, key)
  if (cached?.status === 416) throw outside(cached.headers.get('content-range') ?? '')
  if (cached && isKnown(c, cached.headers))
    return new Response(null, { status: 304, headers: forClients(cached.headers) })
  if (cached) return new Response(cached.body, { status: cached.status, headers: forClients(cached.headers) })

  const object = await c.env.FILES.head(key)
  if (!object || !isMarked(c.env, object)) throw notFound('file')
  const headers = headersOf(object)
  if (isKnown(c, headers)) return new Response(null, { status: 304, headers })
  const range = isOfWanted(c, headers) ? readRange(rangeOf(c), object.size) : undefined
  c.executionCtx.waitUntil(fillCache(c, key))
  const body = await read(c.env, key, range)
  if (!range) return new Response(body, { headers })
  const end = range.offset + range.length - 1
  headers.set('content-range', `bytes ${range.offset}-${end}/${object.size}`)
  headers.set('content-length', String(range.length))
  return new Response(body, { status: 206, headers })
}

const isKnown = (c: Context, headers: Headers) => matchesEtag(c.req.header('if-none-match'), headers.get('etag'))

/** A range counts for GET alone, and only of the very file that the rest of it came from. */
const rangeOf = (c: Context) => (c.req.method === 'GET' ? c.req.header('range') : undefined)
const isOfWanted = (c: Context, headers: Headers) => [undefined, headers.get('etag')].includes(c.req.header('if-range'))

async function findCached(c: Context<AppEnv>, key: string) {
  const range = rangeOf(c)
  const whole = () => caches.default.match(cacheKey(c, key))
  if (!partOf(range)) return whole()
  const part = await caches.default.match(cacheKey(c, key, new Headers({ range: range ?? '' })))
  return part && !isOfWanted(c, part.headers) ? whole() : part
}

const outside = (contentRange: string) =>
  new ApiError(416, 'The range lies outside of the file.', { 'content-range': contentRange })

export const forgetServed = (c: Context<AppEnv>, key: string) => caches.default.delete(cacheKey(c, key))

/** Made of two ids and a name, so that no spelling of a path leads outside of `media/`. */
function keyOf(c: Context<AppEnv>) {
  const { organizationId = '', mediaId = '', filename = '' } = c.req.param() as Record<string, string>
  const isSafe = uuid.test(organizationId) && uuid.test(mediaId) && /^[^/\\\p{Cc}]+$/u.test(filename)
  if (!isSafe) throw notFound('file')
  return `media/${organizationId}/${mediaId}/${filename}`
}

const cacheKey = (c: Context<AppEnv>, key: string, headers = new Headers()) =>
  new Request(mediaUrl(c.req.url, key), { headers })

function headersOf(object: R2Object) {
  const headers = new Headers(policies)
  object.writeHttpMetadata(headers)
  headers.set('content-length', String(object.size))
  headers.set('etag', object.httpEtag)
  headers.set('accept-ranges', 'bytes')
  return forClients(headers)
}

/** A browser keeps it for ever; a data centre for a day, so that a deleted file does not stay there much longer. */
function forClients(headers: Headers) {
  const shown = new Headers(headers)
  shown.set('cache-control', 'public, max-age=31536000, immutable')
  return shown
}

async function read(env: Env, key: string, range?: { offset: number; length: number }) {
  const object = await env.FILES.get(key, range ? { range } : {})
  if (!object) throw notFound('file')
  return object.body
}

async function fillCache(c: Context<AppEnv>, key: string) {
  const object = await c.env.FILES.get(key)
  if (!object || !isMarked(c.env, object)) return
  const headers = headersOf(object)
  headers.set('cache-control', 'public, max-age=86400')
  await caches.default.put(cacheKey(c, key), new Response(object.body, { headers }))
}

/** One range of bytes. What is no range is ignored, as HTTP says; one that lies outside is refused. */
function readRange(header: string | undefined, size: number) {
  const part = partOf(header)
  if (!part) return undefined
  const offset = part.first ?? Math.max(0, size - (part.last ?? 0))
  const end = part.first === undefined || part.last === undefined ? size - 1 : Math.min(part.last, size - 1)
  if (offset >= size || end < offset) throw outside(`bytes */${size}`)
  return { offset, length: end - offset + 1 }
}

function partOf(header: string | undefined) {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  const first = from === '' ? undefined : Number(from)
  const last = to === '' ? undefined : Number(to)
  const isNone = first === undefined ? !last : last !== undefined && last < first
  return isNone ? undefined : { first, last }
}

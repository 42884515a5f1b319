import type { Context } from 'hono'
import type { AppEnv } from '../../core/http/context'
import { ApiError, notFound } from '../../core/http/errors'
import { matchesEtag } from '../../core/http/headers'
import { mediaUrl } from '../../core/media-key'
import { hasServedSignature } from './served-signature'
import { variantUrls } from './widths'

export const cacheKey = (url: string, key: string, headers = new Headers()) =>
  new Request(mediaUrl(url, key.startsWith('media/') ? key : `media/${key}`), { headers })

export function withBrowserCaching(headers: Headers) {
  const shown = new Headers(headers)
  shown.set('cache-control', 'public, max-age=31536000, immutable')
  return shown
}

/** Other data centers keep a copy of a deleted file, so they ask storage again after an hour. */
async function keepCopy(url: string, key: string, body: ReadableStream, headers: Headers) {
  const kept = new Headers(headers)
  kept.set('cache-control', 'public, max-age=3600')
  await caches.default.put(cacheKey(url, key), new Response(body, { headers: kept }))
}

/** Works only for this data center. `url` may be any of ours. */
export const forgetCopies = (url: string, key: string) =>
  Promise.all([cacheKey(url, key), ...variantUrls(url, key)].map((copy) => caches.default.delete(copy)))

export const rangeHeader = (c: Context) => (c.req.method === 'GET' ? c.req.header('range') : undefined)

export const rangeNotSatisfiable = (contentRange: string) =>
  new ApiError(416, 'range_not_satisfiable', 'The range is outside of the file.', { 'content-range': contentRange })

type Range = { first: number | undefined; last: number | undefined }

/** HTTP requires us to ignore an invalid header, and to refuse a range beyond the end. */
export function parseRange(header: string | undefined): Range | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  const first = from === '' ? undefined : Number(from)
  const last = to === '' ? undefined : Number(to)
  const isInvalid = first === undefined ? !last : last !== undefined && last < first
  return isInvalid ? undefined : { first, last }
}

const asStored = ({ first, last }: Range): R2Range =>
  first === undefined
    ? { suffix: last ?? 0 }
    : last === undefined
      ? { offset: first }
      : { offset: first, length: last - first + 1 }

function within({ first, last }: Range, size: number) {
  const offset = first ?? Math.max(0, size - (last ?? 0))
  const end = first === undefined || last === undefined ? size - 1 : Math.min(last, size - 1)
  if (offset >= size || end < offset) throw rangeNotSatisfiable(`bytes */${size}`)
  return { offset, end }
}

/** An SVG must not run scripts or load anything, but pages of any origin may show the file. */
const policies = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
}

/** Both readers of a teed stream share a buffer, and the viewer may be slow, so only small files are copied. */
const mostCopiedBytes = 8_000_000

export const isNotModified = (c: Context, headers: Headers) =>
  matchesEtag(c.req.header('if-none-match'), headers.get('etag'))

export const matchesIfRange = (c: Context, headers: Headers) =>
  [undefined, headers.get('etag')].includes(c.req.header('if-range'))

export async function serveStored(c: Context<AppEnv>, key: string) {
  const range = parseRange(rangeHeader(c))
  if (c.req.method === 'HEAD' || c.req.header('if-none-match')) return serveHead(c, key, range)
  return range && !isWhole(range) && c.req.header('if-range') === undefined
    ? servePart(c, key, range)
    : serveWhole(c, key, range)
}

const isWhole = ({ first, last }: Range) => first === 0 && last === undefined

async function serveHead(c: Context<AppEnv>, key: string, range: Range | undefined) {
  const object = await c.env.FILES.head(key)
  const headers = headersOf(c.env, object)
  if (isNotModified(c, headers)) return new Response(null, { status: 304, headers })
  if (c.req.method === 'HEAD') return new Response(null, { headers })
  return range && matchesIfRange(c, headers) ? servePart(c, key, range) : serveWhole(c, key, undefined)
}

async function serveWhole(c: Context<AppEnv>, key: string, range: Range | undefined) {
  const object = await c.env.FILES.get(key)
  const headers = headersOf(c.env, object)
  if (!object) throw notFound('file')
  const isPart = range && matchesIfRange(c, headers)
  if (isPart && !isWhole(range)) {
    await object.body.cancel()
    return servePart(c, key, range)
  }
  const body = object.size > mostCopiedBytes ? object.body : copied(c, key, object.body, headers)
  if (!isPart) return new Response(body, { headers })
  headers.set('content-range', `bytes 0-${object.size - 1}/${object.size}`)
  return new Response(body, { status: 206, headers })
}

function copied(c: Context<AppEnv>, key: string, body: ReadableStream, headers: Headers) {
  const [shown, kept] = body.tee()
  c.executionCtx.waitUntil(keepCopy(c.req.url, key, kept, headers))
  return shown
}

async function servePart(c: Context<AppEnv>, key: string, range: Range) {
  const object = await readPart(c, key, range)
  const headers = headersOf(c.env, object)
  const { offset, end } = within(range, object.size)
  headers.set('content-range', `bytes ${offset}-${end}/${object.size}`)
  headers.set('content-length', String(end - offset + 1))
  return new Response(object.body, { status: 206, headers })
}

/** When storage refuses a range beyond the end, it doesn't say how long the file is. */
async function readPart(c: Context<AppEnv>, key: string, range: Range) {
  try {
    const object = await c.env.FILES.get(key, { range: asStored(range) })
    if (!object) throw notFound('file')
    return object
  } catch (error) {
    const object = await c.env.FILES.head(key)
    headersOf(c.env, object)
    if (object && range.first !== undefined && range.first >= object.size)
      throw rangeNotSatisfiable(`bytes */${object.size}`)
    throw error
  }
}

/** Only our own code writes to this folder, so its files need no signature. */
const isOurs = ({ key }: R2Object) => key.startsWith('narration/')

function headersOf(env: Env, object: R2Object | null) {
  if (!object || !(isOurs(object) || hasServedSignature(env, object))) throw notFound('file')
  const headers = new Headers(policies)
  object.writeHttpMetadata(headers)
  headers.set('content-length', String(object.size))
  headers.set('etag', object.httpEtag)
  headers.set('accept-ranges', 'bytes')
  return withBrowserCaching(headers)
}

import type { Context } from 'hono'
import type { AppEnv } from '../../core/http/context'
import { invalid, notFound } from '../../core/http/errors'
import { matchesEtag } from '../../core/http/headers'
import { hasServedSignature } from '../files/served-signature'
import { type Format, isConvertible, originalFormat, variantKey, variantUrl, widths } from '../files/widths'
import { isAnimated, streamOf } from './image-bytes'

/** Undefined for a drawing or a sound, which has no other widths. */
export function askedWidth(c: Context<AppEnv>, key: string): number | undefined {
  const asked = c.req.query('width')
  if (asked === undefined) return undefined
  const width = widths.find((each) => String(each) === asked)
  if (width === undefined) throw invalid('width', `must be one of ${widths.join(', ')}.`)
  return isConvertible(key) ? width : undefined
}

export async function serveVariant(c: Context<AppEnv>, key: string, width: number): Promise<Response | undefined> {
  const format = chooseFormat(c.req.header('accept') ?? '', originalFormat(key))
  const cacheKey = variantUrl(c.req.url, key, width, format)
  const cached = await caches.default.match(cacheKey)
  if (cached) return answered(c, cached)
  const name = variantKey(key, width, format)
  const stored = await c.env.FILES.get(name)
  const made = stored
    ? { body: await stored.arrayBuffer(), type: stored.httpMetadata?.contentType ?? format, etag: stored.httpEtag }
    : await makeVariant(c.env, name, width, format, await readSource(c.env, key))
  if (!made) return undefined
  const headers = { ...policies, 'content-type': made.type, etag: made.etag, vary: 'accept' }
  const kept = new Response(made.body, { headers: { ...headers, 'cache-control': edgeCaching } })
  c.executionCtx.waitUntil(caches.default.put(cacheKey, kept))
  return answered(c, new Response(made.body, { headers }))
}

async function readSource(env: Env, key: string) {
  const object = await env.FILES.get(key)
  if (!object || !hasServedSignature(env, object)) throw notFound('file')
  return new Uint8Array(await object.arrayBuffer())
}

const edgeCaching = 'public, max-age=3600'
const policies = { 'cross-origin-resource-policy': 'cross-origin', 'content-security-policy': "default-src 'none'" }

function answered(c: Context<AppEnv>, { body, headers: found }: Response) {
  const headers = new Headers(found)
  headers.set('cache-control', 'public, max-age=31536000, immutable')
  if (!matchesEtag(c.req.header('if-none-match'), headers.get('etag'))) return new Response(body, { headers })
  return new Response(null, { status: 304, headers })
}

function chooseFormat(accept: string, original: Format): Format {
  if (/\bimage\/avif\b/i.test(accept)) return 'image/avif'
  return /\bimage\/webp\b/i.test(accept) ? 'image/webp' : original
}

const quality = { 'image/avif': 55, 'image/webp': 78, 'image/jpeg': 80, 'image/png': 100 } satisfies Record<
  Format,
  number
>

/** Re-encoding drops the camera's metadata, which may reveal who took the picture and where. */
async function makeVariant(env: Env, name: string, width: number, format: Format, bytes: Uint8Array<ArrayBuffer>) {
  if (isAnimated(bytes)) return undefined
  const made = await env.IMAGES.input(streamOf(bytes))
    .transform({ width, fit: 'scale-down' })
    .output({ format, quality: quality[format] })
    .catch(() => undefined)
  if (!made) return undefined
  const type = made.contentType()
  const body = await made.response().arrayBuffer()
  const { httpEtag } = await env.FILES.put(name, body, { httpMetadata: { contentType: type } })
  return { body, type, etag: httpEtag }
}

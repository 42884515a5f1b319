import { matchesEtag } from '../../core/etag'
import { closedHeaders } from '../../core/headers'
import { logTogether } from '../../core/log-together'
import { Meter } from '../../core/meter'
import { type Copy, findHeld } from './copies'

const route = '/api/viewer/presentations/:presentationId'
const address = /^(https?:\/\/[^/]+)\/api\/viewer\/presentations\/([0-9a-f-]{36})$/

/**
 * Stands before everything else: a manifest that is in the isolate's memory is answered as its route would, without the
 * middlewares, which cost more than such an answer. Whatever is not quite so simple goes the ordinary way.
 */
export function answerFromMemory(request: Request, context: ExecutionContext): Response | undefined {
  if (request.method !== 'GET') return undefined
  const [, origin = '', presentationId = ''] = address.exec(request.url) ?? []
  const copy = findHeld(origin, presentationId)
  if (!copy || request.headers.has('x-request-id')) return undefined
  const isKnown = matchesEtag(request.headers.get('if-none-match'), copy.etag)
  const status = isKnown ? 304 : 200
  const response = new Response(isKnown ? null : copy.body, { status, headers: headersOf(copy, origin) })
  if (isKnown) response.headers.delete('content-type')
  const requestId = crypto.randomUUID()
  response.headers.set('x-request-id', requestId)
  logTogether(context, { requestId, method: 'GET', route, status, ...unspent })
  return response
}

const unspent = { milliseconds: 0, organizationId: null, trips: 0, kvReads: 0 }
const prepared = new WeakMap<Copy, Headers>()

/** Made once for a copy, because each header that is set costs more than all that are cloned. */
function headersOf(copy: Copy, origin: string) {
  const known = prepared.get(copy)
  if (known) return known
  const headers = new Headers({
    ...closedHeaders(origin),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'etag,server-timing',
    'cache-control': 'no-cache',
    'content-type': 'application/json',
    etag: copy.etag,
    'server-timing': new Meter().serverTiming(),
  })
  prepared.set(copy, headers)
  return headers
}

import { matchesEtag } from '../../core/etag'
import { closedHeaders } from '../../core/headers'
import { log } from '../../core/log'
import { Meter } from '../../core/meter'
import { exposedHeaders } from '../../core/request'
import type { Made } from './manifest'
import { findHeldManifest } from './manifest-cache'

const route = '/api/viewer/presentations/:presentationId'
const address = /^(https?:\/\/[^/]+)\/api\/viewer\/presentations\/([0-9a-f-]{36})$/
const unspent = new Meter().serverTiming()
const preparedHeaders = new WeakMap<Made, Headers>()

/**
 * Answers as the route would, because Hono takes longer than all the rest of such an answer. Anything less simple goes
 * through the router.
 */
export function answerFromMemory(request: Request, env: Env): Response | undefined {
  if (request.method !== 'GET') return undefined
  const [, origin = '', presentationId = ''] = address.exec(request.url) ?? []
  if (!presentationId || request.headers.has('x-request-id') || request.headers.has('cookie')) return undefined
  const made = findHeldManifest(env, presentationId, origin)
  if (!made) return undefined
  const isKnown = matchesEtag(request.headers.get('if-none-match'), made.etag)
  const status = isKnown ? 304 : 200
  const requestId = crypto.randomUUID()
  const headers = headersOf(made, origin)
  // A response copies its headers, and looking at the copy costs more than to set one before.
  headers.set('x-request-id', requestId)
  const response = new Response(isKnown ? null : made.body, { status, headers })
  if (isKnown) response.headers.delete('content-type')
  log('info', { requestId, method: 'GET', route, status, milliseconds: 0, organizationId: null, trips: 0, kvReads: 0 })
  return response
}

/** Made once, because each header that is set costs more than all that are cloned. */
function headersOf(made: Made, origin: string) {
  const known = preparedHeaders.get(made)
  if (known) return known
  const headers = new Headers({
    ...closedHeaders(origin),
    'access-control-allow-origin': '*',
    'access-control-expose-headers': exposedHeaders,
    'cache-control': 'no-cache',
    'content-type': 'application/json',
    etag: made.etag,
    'server-timing': unspent,
  })
  preparedHeaders.set(made, headers)
  return headers
}

import type { Context } from 'hono'
import { invalid } from './errors'
import { routePattern } from './request'

export const keyHeader = 'idempotency-key'
export const replayedHeader = 'idempotency-replayed'

const withoutKeys = ['/api/auth/', '/api/contracts/verify', '/api/viewer/']

/** Of a route's pattern, as the router writes it or as `/openapi.json` does. */
export const takesKey = (method: string, path: string) =>
  method === 'POST' && path.startsWith('/api/') && !withoutKeys.some((start) => path.startsWith(start))

/** The key of this request, if it brought one and its answer can be given again; a stream of events cannot. */
export function readKey(c: Context): string | undefined {
  const key = c.req.header(keyHeader)
  if (key === undefined || !takesKey(c.req.method, routePattern(c) ?? '') || wantsEvents(c)) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalid('Idempotency-Key must be 1 to 255 visible ASCII characters, without a space.')
  return key
}

const wantsEvents = (c: Context) => /\btext\/event-stream\b/i.test(c.req.header('accept') ?? '')

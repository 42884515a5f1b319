import type { Context } from 'hono'
import { invalid } from './errors'
import { routePattern, wantsEvents } from './request'

export const keyHeader = 'idempotency-key'
export const replayedHeader = 'idempotency-replayed'

const withoutKeys = ['/api/auth/', '/api/contracts/verify', '/api/viewer/']

export const takesKey = (method: string, path: string) =>
  method === 'POST' && path.startsWith('/api/') && !withoutKeys.some((start) => path.startsWith(start))

const streaming = '/api/qa'

/** A stream of events cannot be given again, so it has no key. */
export function readKey(c: Context): string | undefined {
  const key = c.req.header(keyHeader)
  const path = routePattern(c) ?? ''
  if (key === undefined || !takesKey(c.req.method, path) || (path === streaming && wantsEvents(c))) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw invalid('Idempotency-Key must be 1 to 255 visible ASCII characters, without a space.')
  return key
}

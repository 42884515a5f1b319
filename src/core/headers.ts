import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}
const overHttps = { ...always, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** Nothing of ours may be framed or run as a page, unless the route that answers sets its own policy. */
const closed = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'", 'x-frame-options': 'DENY' }

const securityHeaders = (url: string) => (url.startsWith('https:') ? overHttps : always)
export const closedHeaders = (url: string) => ({ ...securityHeaders(url), ...closed })

export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  const hasPolicy = headers.has('content-security-policy')
  const missing = hasPolicy ? securityHeaders(c.req.url) : closedHeaders(c.req.url)
  for (const [name, value] of Object.entries(missing)) headers.set(name, value)
  if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  headers.set('x-request-id', c.get('requestId'))
  headers.set('server-timing', c.get('meter').serverTiming())
})

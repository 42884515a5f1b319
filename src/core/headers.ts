import { createMiddleware } from 'hono/factory'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from './context'

const shared = {
  xFrameOptions: false,
  xXssProtection: false,
  originAgentCluster: false,
  crossOriginResourcePolicy: false,
  referrerPolicy: 'strict-origin-when-cross-origin',
} as const

const overHttp = secureHeaders({ ...shared, strictTransportSecurity: false })
const overHttps = secureHeaders({ ...shared, strictTransportSecurity: 'max-age=31536000; includeSubDomains' })

/** Nothing of ours may be framed or run as a page, unless the route that answers sets its own policy. */
const closed = "default-src 'none'; frame-ancestors 'none'"

export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  const secure = c.req.url.startsWith('https:') ? overHttps : overHttp
  await secure(c, next)
  const { headers } = c.res
  if (!headers.has('content-security-policy')) {
    headers.set('content-security-policy', closed)
    headers.set('x-frame-options', 'DENY')
  }
  if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  headers.set('server-timing', c.get('meter').serverTiming())
})

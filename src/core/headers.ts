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
  const secure = new URL(c.req.url).protocol === 'https:' ? overHttps : overHttp
  await secure(c, next)
  if (!c.res.headers.has('content-security-policy')) {
    c.header('content-security-policy', closed)
    c.header('x-frame-options', 'DENY')
  }
  if (c.req.path.startsWith('/api/') && !c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
  c.header('server-timing', c.var.meter.serverTiming())
})

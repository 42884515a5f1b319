import { createMiddleware } from 'hono/factory'
import type { AppEnv } from './context'

const baseHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
}
const overHttps = { ...baseHeaders, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

const denyEmbedding = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-frame-options': 'DENY',
}

const securityHeaders = (url: string) => (url.startsWith('https:') ? overHttps : baseHeaders)
const closedHeaders = (url: string) => ({ ...securityHeaders(url), ...denyEmbedding })

export const responseHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  const { headers } = c.res
  const hasPolicy = headers.has('content-security-policy')
  const missing = hasPolicy ? securityHeaders(c.req.url) : closedHeaders(c.req.url)
  for (const name in missing) if (!headers.has(name)) headers.set(name, missing[name as keyof typeof missing])
  if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) headers.set('cache-control', 'no-store')
  const { callsLeft } = c.var
  if (callsLeft) {
    headers.set('ratelimit-policy', `"key";q=${callsLeft.most};w=60`)
    headers.set('ratelimit', `"key";r=${callsLeft.left};t=${callsLeft.seconds}`)
  }
  headers.set('x-request-id', c.get('requestId'))
  headers.set('server-timing', c.get('meter').serverTiming())
})

/** If-None-Match compares weakly, takes a list, and `*` matches anything. */
export const matchesEtag = (header: string | null | undefined, etag: string | null) =>
  header?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false

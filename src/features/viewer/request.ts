import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../core/context'

export const newNonce = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')

/** As If-None-Match compares: weakly, with any of a list, or with whatever there is. */
export const matchesEtag = (header: string | null | undefined, etag: string) =>
  header?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false

/** A beacon from a foreign page comes as plain text, because anything else would need the browser to ask first. */
export const acceptPlainText = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.header('content-type')?.startsWith('text/plain')) {
    const headers = new Headers(c.req.raw.headers)
    headers.set('content-type', 'application/json')
    c.req.raw = new Request(c.req.raw, { headers })
  }
  await next()
})

import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../../core/context'

export const newNonce = () => Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64')

/** A beacon from a foreign page comes as plain text, because anything else would need the browser to ask first. */
export const acceptPlainText = createMiddleware<AppEnv>(async (c, next) => {
  if (/^text\/plain\b/i.test(c.req.header('content-type') ?? '')) {
    const headers = new Headers(c.req.raw.headers)
    headers.set('content-type', 'application/json')
    c.req.raw = new Request(c.req.raw, { headers })
  }
  await next()
})

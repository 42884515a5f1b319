import { nodeCrypto } from '../core/crypto'
import { publicUrlProblem } from '../core/http/public-url'
import { text } from '../core/http/shapes'
import { z } from '../core/http/zod'
import { isOn } from '../core/needed'
import type { Sender } from './channels'
import { postJson, userAgent } from './post-json'

/** Headers that we or the connection set, or that proxies and servers would trust as coming from elsewhere. */
const reservedHeaders =
  /^(webhook-.*|content-.*|cf-.*|x-forwarded-.*|proxy-.*|sec-.*|host|connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|via|date|origin|cookie|cookie2|set-cookie|accept-encoding|user-agent|forwarded|x-real-ip|true-client-ip)$/i

const mostHeaders = 20

/** Zod's own message for a record's key doesn't say what is wrong with it. */
function checkHeaders(headers: Record<string, string>, context: z.RefinementCtx) {
  const refuse = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path })
  if (Object.keys(headers).length > mostHeaders) refuse(`must have at most ${mostHeaders} headers`)
  for (const name of Object.keys(headers)) {
    if (!/^[!#$%&'*+.^_`|~\w-]{1,100}$/.test(name)) refuse('must be a valid name for an HTTP header', name.slice(0, 40))
    else if (reservedHeaders.test(name)) refuse('can’t be set: we set it ourselves or aren’t allowed to', name)
  }
}

const headerValue = text(1000).refine((value) => /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value), {
  error: 'must be printable ASCII without spaces around it; send the value itself where we show ••••••••',
})

const config = z.strictObject({
  url: text(2000).openapi({
    description: 'Where to send events. Members with the role viewer see only the host.',
    example: 'https://example.com/hooks',
  }),
  headers: z
    .record(z.string(), headerValue)
    .superRefine(checkHeaders)
    .optional()
    .openapi({ example: { authorization: 'Bearer 5cbe…' } }),
})

export const webhook: Sender = {
  config,

  problem(env, value) {
    const message = publicUrlProblem(config.parse(value).url, isOn(env, 'ALLOW_INSECURE_WEBHOOKS'))
    return message ? { member: 'url', message } : undefined
  },

  async send(env, { eventId, isTest, body, config: value, secrets }, now) {
    const { url, headers } = config.parse(value)
    const problem = publicUrlProblem(url, isOn(env, 'ALLOW_INSECURE_WEBHOOKS'))
    if (problem) return { result: 'never-works', error: `The URL ${problem}.` }
    const signed = signatureHeaders(eventId, body, secrets, now)
    const ours = { 'user-agent': userAgent, ...signed, ...(isTest && { 'webhook-test': 'true' }) }
    return postJson(url, { ...headers, ...ours }, body, now)
  },
}

/** See https://www.standardwebhooks.com. */
function signatureHeaders(id: string, body: string, secrets: string[], now: number) {
  const seconds = String(Math.floor(now / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${nodeCrypto().createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}

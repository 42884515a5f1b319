import { createHmac } from 'node:crypto'
import { publicUrlProblem } from '../core/public-url'
import { text } from '../core/shapes'
import { z } from '../core/zod'
import type { Outcome, Sender } from './sender'

/** What the signature, the connection or the body decides, and what would pass for something that it is not. */
const forbidden =
  /^(webhook-.*|content-.*|cf-.*|x-forwarded-.*|proxy-.*|sec-.*|host|connection|keep-alive|transfer-encoding|te|trailer|upgrade|expect|via|date|origin|cookie|cookie2|set-cookie|accept-encoding|user-agent|forwarded|x-real-ip|true-client-ip)$/i

const mostHeaders = 20

/** Zod tells nothing of what is wrong with the key of a record, so the names are looked at here. */
function checkHeaders(headers: Record<string, string>, context: z.RefinementCtx) {
  const tell = (message: string, ...path: string[]) => context.addIssue({ code: 'custom', message, path })
  if (Object.keys(headers).length > mostHeaders) tell(`must be at most ${mostHeaders}`)
  for (const name of Object.keys(headers)) {
    if (!/^[!#$%&'*+.^_`|~\w-]{1,100}$/.test(name)) tell('must be named as an HTTP header is', name.slice(0, 40))
    else if (forbidden.test(name)) tell('is a header that we set ourselves or may not set', name)
  }
}

const headerValue = text(1000).refine((value) => /^[\x21-\x7e]([\x20-\x7e]*[\x21-\x7e])?$/.test(value), {
  error: 'must be printable ASCII without spaces around it; send the value itself where we show ••••••••',
})

const config = z
  .strictObject({
    url: text(2000).openapi({ format: 'uri', example: 'https://example.com/hooks' }),
    headers: z
      .record(z.string(), headerValue)
      .superRefine(checkHeaders)
      .optional()
      .openapi({ example: { authorization: 'Bearer 5cbe…' } }),
  })
  .openapi('WebhookConfig')

export const webhook: Sender = {
  config,

  problem(env, value) {
    const message = publicUrlProblem(config.parse(value).url, env.ALLOW_INSECURE_WEBHOOKS)
    return message ? { member: 'url', message } : undefined
  },

  async send(env, { eventId, body, config: value, secrets }, now) {
    const { url, headers } = config.parse(value)
    const problem = publicUrlProblem(url, env.ALLOW_INSECURE_WEBHOOKS)
    if (problem) return { result: 'never-works', error: `The URL ${problem}.` }
    const timeout = AbortSignal.timeout(env.WEBHOOK_TIMEOUT_SECONDS * 1000)
    const request = {
      method: 'POST',
      redirect: 'manual' as const,
      signal: timeout,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'user-agent': 'Porchlight-Webhooks/1.0',
        ...signed(eventId, body, secrets, now),
      },
      body,
    }
    try {
      const response = await fetch(url, request)
      return judge(response, await readStart(response), now)
    } catch (error) {
      if (timeout.aborted) return again(`No answer within ${env.WEBHOOK_TIMEOUT_SECONDS} seconds.`)
      return again(`The connection failed: ${error instanceof Error ? error.message : String(error)}`)
    }
  },
}

/** As https://www.standardwebhooks.com says. */
function signed(id: string, body: string, secrets: string[], now: number) {
  const seconds = String(Math.floor(now / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': signatures.join(' ') }
}

function judge({ status, headers }: Response, answer: string, now: number): Outcome {
  const heard = { statusCode: status, answer }
  if (status >= 200 && status < 300) return { result: 'delivered', ...heard }
  if (status === 410) return { result: 'gone', error: 'The endpoint answered 410: it wants no more.', ...heard }
  const isRedirect = status >= 300 && status < 400
  const error = `The endpoint answered ${status}${isRedirect ? '; redirects are not followed' : ''}.`
  return { result: 'try-again', error, afterSeconds: readRetryAfter(headers.get('retry-after'), now), ...heard }
}

const again = (error: string): Outcome => ({ result: 'try-again', error: error.slice(0, 500) })

function readRetryAfter(value: string | null, now: number) {
  if (value === null) return undefined
  if (/^\d{1,10}$/.test(value.trim())) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

const answerBytes = 1024
const answerMilliseconds = 1000

/** The first kilobyte of what comes within a second, for the log alone: the status has decided by now. */
async function readStart(response: Response) {
  const reader = response.body?.getReader()
  const parts: Uint8Array[] = []
  const late = scheduler.wait(answerMilliseconds).then(() => undefined)
  let length = 0
  while (reader && length < answerBytes) {
    const part = await Promise.race([reader.read().catch(() => undefined), late])
    if (!part || part.done) break
    parts.push(part.value)
    length += part.value.length
  }
  reader?.cancel().catch(() => undefined)
  const start = Buffer.concat(parts).subarray(0, answerBytes)
  return new TextDecoder().decode(start).replaceAll('\0', '\ufffd')
}

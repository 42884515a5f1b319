import { webhookTimeoutSeconds } from '../core/limits'
import { second } from '../core/time'
import type { Outcome } from './channels'

export const userAgent = 'Porchlight-Webhooks/1.0'

/** Redirects aren't followed, because only this URL was checked. */
export async function postJson(url: string, headers: Record<string, string>, body: string, now: number) {
  const timeout = AbortSignal.timeout(webhookTimeoutSeconds * second)
  const request = {
    method: 'POST',
    redirect: 'manual' as const,
    signal: timeout,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  }
  try {
    const response = await fetch(url, request)
    return outcomeOf(response, await readStartOfAnswer(response), now)
  } catch (error) {
    if (timeout.aborted) return tryAgain(`No answer within ${webhookTimeoutSeconds} seconds.`)
    return tryAgain(`The connection failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}

function outcomeOf({ status, headers }: Response, answer: string, now: number): Outcome {
  const received = { statusCode: status, answer }
  if (status >= 200 && status < 300) return { result: 'delivered', ...received }
  if (status === 410)
    return { result: 'gone', error: 'The endpoint answered 410, which means it wants no more events.', ...received }
  const isRedirect = status >= 300 && status < 400
  const error = `The endpoint answered ${status}${isRedirect ? '; redirects are not followed' : ''}.`
  return { result: 'try-again', error, afterSeconds: readRetryAfter(headers.get('retry-after'), now), ...received }
}

const tryAgain = (error: string): Outcome => ({ result: 'try-again', error: error.slice(0, 500) })

function readRetryAfter(value: string | null, now: number) {
  if (value === null) return undefined
  if (/^\d{1,10}$/.test(value.trim())) return Number(value)
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000))
}

const answerBytes = 1024
const answerMilliseconds = 1000

/** Reads for at most a second and at most a kilobyte, because the answer is only shown in the delivery log. */
async function readStartOfAnswer(response: Response) {
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

import { PorchlightError, retryAfter } from './error.ts'

export type RetryOptions = {
  fetch: typeof globalThis.fetch
  /** The number of attempts after the first. */
  retries: number
  /** If a server asks for a longer pause, the call fails instead. */
  longestWaitSeconds: number
  /** The time limit for one attempt, until its response is read. */
  timeoutSeconds: number
}

const firstWait = 0.5
const longestBackoff = 8

/** `makeRequest` is called for each attempt, because a body can be read only once. */
export async function fetchAgain(
  makeRequest: () => Request,
  isRepeatable: boolean,
  { fetch, retries, longestWaitSeconds, timeoutSeconds }: RetryOptions,
): Promise<Response> {
  for (let retried = 0; ; retried++) {
    const request = makeRequest()
    const { signal } = request
    const isLast = retried >= retries
    const backoff = Math.min(longestBackoff, firstWait * 2 ** retried) * (0.5 + Math.random() / 2)
    try {
      const response = await fetch(request, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutSeconds * 1000)]),
      })
      const wait = retryAfter(response) ?? backoff
      if (isLast || wait > longestWaitSeconds || !mayBeBetter(response, isRepeatable)) return response
      await response.body?.cancel()
      await pause(wait, signal)
    } catch (error) {
      signal.throwIfAborted()
      if (isLast || !isRepeatable) throw new PorchlightError(undefined, {}, error)
      await pause(backoff, signal)
    }
  }
}

/**
 * A call refused by a rate limit has done nothing yet. A 409 with a pause means that an earlier attempt is still
 * running.
 */
function mayBeBetter({ status, headers }: Response, isRepeatable: boolean) {
  if (status === 429) return true
  const isForNow = status === 408 || (status >= 500 && status !== 501) || (status === 409 && headers.has('retry-after'))
  return isRepeatable && isForNow
}

export const pause = (seconds: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, seconds * 1000)
    signal?.addEventListener('abort', stop, { once: true })
  })

import type { components } from './api.d.ts'

type Body = components['schemas']['Error']

/** The codes of the reference and our own; a later server may send others. */
export type ErrorCode = Body['code'] | 'no_answer' | 'unknown' | 'webhook_invalid'
export type Field = { path: string; message: string; code?: string; number?: number }

export class PorchlightError extends Error {
  override readonly name = 'PorchlightError'
  /** This is 0 if there was no response. */
  readonly status: number
  readonly code: ErrorCode
  /** Lists what is wrong with the input, field by field. */
  readonly fields: Field[]
  /** The id of the record that already has this `externalId`. */
  readonly conflictingId: string | undefined
  /** Identifies the call in the server's log. */
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** Which limit a 429 speaks of. */
  readonly limit: Body['limit']
  /** Undefined if there was no response. A 412 has the current `etag`. */
  readonly headers: Headers | undefined

  constructor(
    response: Response | undefined,
    body: Partial<Omit<Body, 'code'>> & { code?: ErrorCode },
    cause?: unknown,
  ) {
    super(body.error ?? (response ? `The server answered ${response.status}.` : 'The server did not answer.'), {
      cause,
    })
    this.status = response?.status ?? 0
    this.code = body.code ?? (response ? 'unknown' : 'no_answer')
    this.fields = body.fields ?? []
    this.conflictingId = body.conflictingId
    this.requestId = response?.headers.get('x-request-id') ?? undefined
    this.limit = body.limit
    this.headers = response?.headers
    this.retryAfterSeconds = response && retryAfter(response)
  }
}

export function errorFrom(response: Response, body: unknown) {
  return new PorchlightError(response, typeof body === 'object' && body !== null ? body : {})
}

/** Returns seconds; a proxy in between may send a date. */
export function retryAfter({ headers }: Response): number | undefined {
  const value = headers.get('retry-after')
  if (value === null) return undefined
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

import type { ContentfulStatusCode } from 'hono/utils/http-status'

export class ApiError extends Error {
  readonly status: ContentfulStatusCode
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.status = status
    this.headers = headers
  }
}

export const invalid = (message: string) => new ApiError(400, message)
export const signInRequired = (message = 'Sign in first: there is no valid session.') => new ApiError(401, message)
export const sessionEnded = () => signInRequired('The session has ended. Sign in again.')
export const notAllowed = (message: string) => new ApiError(403, message)
export const viewersOnlyLook = () =>
  notAllowed('A viewer may look at everything and change nothing. Ask an owner for the editor role.')
export const notFound = (what: string) => new ApiError(404, `There is no such ${what}.`)
export const conflict = (message: string) => new ApiError(409, message)
export const tooMany = (message: string, retryAfterSeconds: number) =>
  new ApiError(429, message, { 'retry-after': String(retryAfterSeconds) })

/** Whether the fence of a move refused a write. */
export function isMoving(error: unknown): boolean {
  return error instanceof Error && (error.message.includes('company is moving') || isMoving(error.cause))
}

export function missingFile(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return /missing file: ([\w.]+)/.exec(error.message)?.[1] ?? missingFile(error.cause)
}

export const notUploaded = (field: string) => `${field} must be the storageKey of a file whose upload was completed.`

type Refusal = { status: ContentfulStatusCode; message: string; headers: Record<string, string> }

export type Outcome<Value> = { value: Value } | { refusal: Refusal }

/** An error loses its class and its status on the way to another Worker, so that a refusal goes there as data. */
export async function outcomeOf<Value>(work: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, message, headers } = error
    return { refusal: { status, message, headers } }
  }
}

export function valueOrThrow<Value>(outcome: Outcome<Value>): Value {
  if ('value' in outcome) return outcome.value
  const { status, message, headers } = outcome.refusal
  throw new ApiError(status, message, headers)
}

import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { distrustPlaces } from '../database/departures.ts'
import { log } from '../log.ts'

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

export function answerError(error: Error, c: Context) {
  const known = asApiError(error)
  if (known) return c.json({ error: known.message }, known.status, known.headers)
  log('error', { requestId: c.var.requestId, ...describeUnexpected(error) })
  return c.json(
    { error: `Something went wrong on our side. Please try again; our reference is ${c.var.requestId}.` },
    500,
  )
}

export const answerUnknownPath = (c: Context) =>
  c.json({ error: `There is nothing at ${c.req.path}. GET /openapi.json lists every path.` }, 404)

export const answerWrongMethod = (c: Context, methods: string[]) =>
  c.json({ error: `${c.req.path} takes ${methods.join(', ')}, not ${c.req.method}.` }, 405, {
    allow: methods.join(', '),
  })

function asApiError(error: Error) {
  if (error instanceof ApiError) return error
  // What a database waits for refuses from within its query.
  if (error.cause instanceof ApiError) return error.cause
  const refusal = refusalOfTrigger(error)
  if (refusal) return refusal
  if (!(error instanceof HTTPException)) return undefined
  return new ApiError(error.status as ContentfulStatusCode, frameworkMessages[error.status] ?? error.message)
}

function refusalOfTrigger(error: unknown): ApiError | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.message.includes('deck too large'))
    return conflict('The deck would be too large: what a player loads of it may be 2 MB. Shorten it, or split it.')
  if (isMoving(error)) {
    distrustPlaces()
    return new ApiError(503, 'Your company is being moved to another database. Try again in 5 seconds.', {
      'retry-after': '5',
    })
  }
  const field = missingFile(error)
  if (field) return invalid(notUploaded(field))
  return refusalOfTrigger(error.cause)
}

/** Whether the fence of a move refused a write. */
export function isMoving(error: unknown): boolean {
  return error instanceof Error && (error.message.includes('company is moving') || isMoving(error.cause))
}

export function missingFile(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return /missing file: ([\w.]+)/.exec(error.message)?.[1] ?? missingFile(error.cause)
}

export const notUploaded = (field: string) => `${field} must be the storageKey of a file whose upload was completed.`

const frameworkMessages: Record<number, string> = {
  400: 'The body must be well-formed JSON.',
  415: 'The body must be JSON: send content-type: application/json.',
}

/** Logs the cause: the outer message of a failed query repeats its parameters, which may be private. */
function describeUnexpected(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error
  return { error: cause.name, message: cause.message, stack: error.stack?.split('\n').filter(isFrame).join('\n') }
}

const isFrame = (line: string) => /^\s+at /.test(line)

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

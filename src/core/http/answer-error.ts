import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { distrustPlaces } from '../database/departures'
import { log } from '../log'
import { ApiError, conflict, invalid, isMoving, missingFile, notUploaded } from './errors'

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

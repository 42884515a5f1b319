import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { distrustPlaces } from '../database/departures'
import { log } from '../log'
import type { ErrorCode } from './error-codes'
import { ApiError, conflict, type ErrorDetails, isMoving, malformedJson, notJson } from './errors'
import { missingPage, missingPagePolicy } from './missing-page'

export function answerError(error: Error, c: Context) {
  const known = asApiError(error)
  if (known) return c.json(bodyOf(known.message, known.code, known.details), known.status, known.headers)
  log('error', { requestId: c.var.requestId, ...describeUnexpected(error) })
  return c.json(
    bodyOf(
      `Something went wrong on our side. Please try again; our reference is ${c.var.requestId}.`,
      'internal_error',
    ),
    500,
  )
}

const bodyOf = (error: string, code: ErrorCode, details?: ErrorDetails) => ({ error, code, ...details })

/** Answers a browser with a page, and every other caller with the error of the API. */
export function answerUnknownPath(c: Context) {
  c.header('vary', 'accept', { append: true })
  if (c.req.header('accept')?.includes('text/html'))
    return c.html(missingPage, 404, { 'content-security-policy': missingPagePolicy, 'x-frame-options': 'DENY' })
  return c.json(bodyOf(`There is nothing at ${c.req.path}. GET /openapi.json lists every path.`, 'path_not_found'), 404)
}

export const answerWrongMethod = (c: Context, methods: string[]) =>
  c.json(bodyOf(`${c.req.path} takes ${methods.join(', ')}, not ${c.req.method}.`, 'method_not_allowed'), 405, {
    allow: methods.join(', '),
  })

function asApiError(error: Error) {
  if (error instanceof ApiError) return error
  // A database that waits for the session's confirmation throws the refusal from within its query.
  if (error.cause instanceof ApiError) return error.cause
  const refusal = refusalOfTrigger(error)
  if (refusal) return refusal
  if (!(error instanceof HTTPException)) return undefined
  return frameworkRefusals[error.status]?.()
}

function refusalOfTrigger(error: unknown): ApiError | undefined {
  if (!(error instanceof Error)) return undefined
  if (error.message.includes('deck too large'))
    return conflict(
      'deck_too_large',
      'The deck would be too large for the player, which loads at most 2 MB. Shorten the deck or split it.',
    )
  if (isMoving(error)) {
    distrustPlaces()
    return new ApiError(
      503,
      'company_is_moving',
      'Your company is being moved to another database. Try again in 5 seconds.',
      {
        'retry-after': '5',
      },
    )
  }
  return refusalOfTrigger(error.cause)
}

const frameworkRefusals: Record<number, () => ApiError> = { 400: malformedJson, 415: notJson }

/** Logs the cause, because the outer message of a failed query repeats its parameters, which may be private. */
function describeUnexpected(error: Error) {
  const cause = error.cause instanceof Error ? error.cause : error
  return { error: cause.name, message: cause.message, stack: error.stack?.split('\n').filter(isFrame).join('\n') }
}

const isFrame = (line: string) => /^\s+at /.test(line)

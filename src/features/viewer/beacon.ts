import type { Context } from 'hono'
import { ApiError, invalid } from '../../core/errors'
import { parseBeacon } from './parse-beacon'
import type { Beacon } from './schemas'

/** A page of another origin sends its beacon as plain text, because any other type needs a preflight. */
const accepted = /^(?:text\/plain|application\/(?:[a-z-.]+\+)?json)\b/i

export async function readBeacon(c: Context): Promise<Beacon> {
  if (!accepted.test(c.req.header('content-type') ?? ''))
    throw new ApiError(415, 'The body must be JSON: send content-type: application/json.')
  const body: unknown = await c.req.json().catch((error: unknown) => {
    throw error instanceof SyntaxError ? invalid('The body must be well-formed JSON.') : error
  })
  return parseBeacon(body)
}

import { z } from './zod'

const errorBody = z
  .object({ error: z.string().openapi({ example: 'name is required.' }) })
  .openapi('Error', { description: 'Every error has this one shape: a sentence a person can act on.' })

export const success = z.object({ success: z.boolean().openapi({ example: true }) }).openapi('Success')

export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  content: { 'application/json': { schema } },
  required: true as const,
})

export const answer = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})

const meanings = {
  400: 'The input is not as described; the message names the field.',
  401: 'There is no valid session.',
  403: 'The caller may not do this, or the request came from a foreign origin.',
  404: 'There is no such thing in this organization.',
  405: 'The path takes other methods; Allow names them.',
  409: 'It conflicts with what is there.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many tries; Retry-After says how many seconds to wait.',
  500: 'Something went wrong on our side.',
  503: 'Something that we depend on does not answer.',
} as const

type ErrorStatus = keyof typeof meanings

type ErrorAnswers = { [status in ErrorStatus]?: ReturnType<typeof answer<typeof errorBody>> }

/** Thrown, never returned by a handler: they concern the document only. */
export const errors = (...statuses: ErrorStatus[]): ErrorAnswers =>
  Object.fromEntries(statuses.map((status) => [status, answer(meanings[status], errorBody)]))

/** What can go wrong with any signed-in read, and with any signed-in write; name the rest. */
export const readErrors = (...more: ErrorStatus[]) => errors(401, 500, ...more)
export const writeErrors = (...more: ErrorStatus[]) => errors(400, 401, 403, 413, 415, 500, ...more)

/** For the few doors that need no session: the global requirement is lifted. */
export const isPublic = { security: [] as { [name: string]: string[] }[] }

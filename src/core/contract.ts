import { z } from './zod'

const errorBody = z
  .object({ error: z.string() })
  .openapi('Error', { description: 'Every error has this one shape: a sentence a person can act on.' })

export const success = z.object({ success: z.boolean().openapi({ example: true }) }).openapi('Success')

export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  content: { 'application/json': { schema } },
  required: true as const,
})

/** The handler must call `refuseOtherBody`: a body of another type would be taken for none. */
export const optionalJsonBody = <T extends z.ZodType>(schema: T) => ({ ...jsonBody(schema), required: false as const })

export const answer = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})

const failures = {
  400: ['The input is not as described; the message names the field.', 'name is required.'],
  401: ['There is no valid session, or the sign-in is wrong.', 'Sign in first: there is no valid session.'],
  403: ['The caller may not do this, or the request came from a foreign origin.', 'Only an owner manages members.'],
  404: ['There is no such thing, or it is not yours.', 'There is no such deck.'],
  405: ['The path takes other methods; Allow names them.', '/healthz takes GET, HEAD, not POST.'],
  409: ['It conflicts with what is there.', 'slideId is taken by another slide of this deck.'],
  413: ['The body is too large.', 'The body must be at most 1048576 bytes long.'],
  415: ['The body is not JSON.', 'The body must be JSON: send content-type: application/json.'],
  416: ['The range lies outside of the file.', 'The range lies outside of the file.'],
  429: ['Too many tries.', 'Too many tries. Wait a minute, then try again.'],
  500: ['Something went wrong on our side.', 'Something went wrong on our side. Please try again.'],
  501: ['We do not do that.', 'format must be json or xml.'],
  503: ['Something that we depend on does not answer.', 'Not answering: R2.'],
} as const

type ErrorStatus = keyof typeof failures

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' as const, example: 60 } },
}

const failure = (status: ErrorStatus) => {
  const [description, error] = failures[status]
  const content = { 'application/json': { schema: errorBody, example: { error } } }
  return { description, content, ...(status === 429 && { headers: retryAfter }) }
}

type ErrorAnswers = { [status in ErrorStatus]?: ReturnType<typeof failure> }

/** Handlers throw errors, so this type only feeds the OpenAPI document. */
export const errors = (...statuses: ErrorStatus[]): ErrorAnswers =>
  Object.fromEntries(statuses.map((status) => [status, failure(status)]))

export const readErrors = (...more: ErrorStatus[]) => errors(401, 500, ...more)
export const writeErrors = (...more: ErrorStatus[]) => errors(400, 401, 403, 413, 415, 500, ...more)
export const bareWriteErrors = (...more: ErrorStatus[]) => errors(401, 403, 413, 500, ...more)

export const isPublic = { security: [] as { [name: string]: string[] }[] }

export const isOpenToLinks = { security: [{ session: [] }, {}] as { [name: string]: string[] }[] }

import type { CodeOf, ErrorCode, StatusOf } from './error-codes.ts'
import type { FieldCode } from './field-codes.ts'
import type { LimitName } from './limit-names'

type ErrorStatus = StatusOf<ErrorCode>
/** `number` is the limit that was passed, or the line of a file. */
export type Fault = { code: FieldCode; number?: number | undefined }
export type Field = Fault & { path: string; message: string }
/** Members of the body besides `error` and `code`. */
export type ErrorDetails = { fields?: Field[]; conflictingId?: string; limit?: LimitName }

export class ApiError<Status extends ErrorStatus = ErrorStatus> extends Error {
  readonly status: Status
  readonly code: ErrorCode
  readonly headers: Record<string, string>
  readonly details: ErrorDetails

  constructor(
    status: Status,
    code: CodeOf<Status>,
    message: string,
    headers: Record<string, string> = {},
    details: ErrorDetails = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.headers = headers
    this.details = details
  }
}

/** Each message is a whole sentence. */
export const invalidInput = (fields: Field[], code: CodeOf<400> = 'invalid_input') => {
  const sentences = new Set(fields.map(({ message }) => message))
  return new ApiError(400, code, [...sentences].join(' '), {}, { fields })
}
/** The path leads to a member of the body or the query, as in `palette.primary`; the sentence begins with it. */
export const invalid = (path: string, problem: string, code?: CodeOf<400>, fault: Fault = { code: 'invalid' }) =>
  invalidInput([{ path, message: `${path} ${problem}`, ...fault }], code)
export const malformedJson = () =>
  invalidInput([{ path: '', message: 'The body must be well-formed JSON.', code: 'invalid' }], 'malformed_json')
export const notUploaded = (path: string) =>
  invalid(path, 'must be the storageKey of a file whose upload was completed.')

export const signInRequired = (message = 'Sign in first: there is no valid session.') =>
  new ApiError(401, 'session_missing', message)
/** For callers other than browsers. `link` is the member that a homeowner's link would use instead. */
export const keyRequired = (link?: string) =>
  new ApiError(
    401,
    'session_missing',
    `Send ${link ? `the ${link} of a link, or ` : ''}an API key: \`Authorization: Bearer pl_…\`.`,
    { 'www-authenticate': 'Bearer' },
  )
export const sessionEnded = () => new ApiError(401, 'session_ended', 'The session has ended. Sign in again.')
export const notAllowed = (code: CodeOf<403>, message: string) => new ApiError(403, code, message)
export const viewersOnlyLook = () =>
  notAllowed('role_missing', 'You have view-only access. Ask an owner for the editor role.')

export const unknownKey = () =>
  new ApiError(
    401,
    'api_key_unknown',
    'The API key is unknown, or it was revoked or has expired. Owners find their keys at GET /api/keys.',
    { 'www-authenticate': 'Bearer error="invalid_token"' },
  )
export const keyInAddress = () =>
  new ApiError(
    400,
    'api_key_in_address',
    'Don’t put an API key in an address, because others may log it. Send it as Authorization: Bearer, and rotate it now.',
  )
export const membersAlone = () =>
  notAllowed('members_only', 'This is for a person who signed in. An API key can’t do it, whatever its scopes.')
export const scopeMissing = (scope: string) => notAllowed('scope_missing', `The API key lacks the scope ${scope}.`)

type Spaced<Name extends string> = Name extends `${infer Word}_${infer Rest}` ? `${Word} ${Spaced<Rest>}` : Name
type Missing<Code> = Code extends `${infer Name}_not_found` ? Spaced<Name> : never
/** A `deck` is refused with the code `deck_not_found`. */
export type Thing = Missing<CodeOf<404>> | 'FAQ'

export const notFound = (thing: Thing, what: string = thing) => {
  const code = `${thing.toLowerCase().replaceAll(' ', '_')}_not_found` as CodeOf<404>
  return new ApiError(404, code, `There is no such ${what}.`)
}
export const conflict = (code: CodeOf<409>, message: string, details?: ErrorDetails) =>
  new ApiError(409, code, message, {}, details)
export const tooMany = (
  limit: LimitName,
  message: string,
  retryAfterSeconds: number,
  code: CodeOf<429> = 'rate_limited',
) => new ApiError(429, code, message, { 'retry-after': String(retryAfterSeconds) }, { limit })

export const notJson = () =>
  new ApiError(415, 'content_type_not_supported', 'The body must be JSON: send content-type: application/json.')

/** Whether a write was refused because its company is moving. */
export function isMoving(error: unknown): boolean {
  return error instanceof Error && (error.message.includes('company is moving') || isMoving(error.cause))
}

type Refusal = Pick<ApiError, 'status' | 'code' | 'message' | 'headers' | 'details'>

export type Outcome<Value> = { value: Value } | { refusal: Refusal }

/** An error loses its class and status on the way to another Worker, so a refusal is sent there as data. */
export async function outcomeOf<Value>(work: Promise<Value>): Promise<Outcome<Value>> {
  try {
    return { value: await work }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status, code, message, headers, details } = error
    return { refusal: { status, code, message, headers, details } }
  }
}

export function valueOrThrow<Value>(outcome: Outcome<Value>): Value {
  if ('value' in outcome) return outcome.value
  const { status, code, message, headers, details } = outcome.refusal
  throw new ApiError(status, code, message, headers, details)
}

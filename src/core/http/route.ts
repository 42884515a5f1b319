import { createRoute, OpenAPIHono, type RouteConfig } from '@hono/zod-openapi'
import type { HonoRequest } from 'hono'
import { createMiddleware } from 'hono/factory'
import { type RouteRules, rules } from './access'
import type { AppEnv } from './context'
import { type CodeOf, type ErrorCode, errorCodes, type StatusOf } from './error-codes'
import { invalidInput, notJson } from './errors'
import { fieldCodes } from './field-codes'
import { limitNames } from './limit-names'
import { requireVersion } from './versions'
import { problemsOf, z } from './zod'

type Line<Path> = RouteRules & Omit<RouteConfig, 'path' | 'security'> & { path: Path }

const ruleNames: Record<keyof RouteRules, true> = {
  access: true,
  membersOnly: true,
  roles: true,
  refusal: true,
  origins: true,
  idempotency: true,
  isRepeatable: true,
  answersEvents: true,
  limit: true,
  mostBytes: true,
  confirmsSession: true,
  database: true,
  isAudited: true,
  version: true,
}

/** The one place that says who may call a route, how often, what it takes and what it answers. */
export function route<Path extends string, Given extends Line<Path>>(given: Given) {
  const contract = Object.entries(given).filter(([name]) => !(name in ruleNames))
  const { request } = given
  const isBodyOptional = request?.body && !request.body.required
  const changes = given.access === undefined && ['put', 'patch', 'delete'].includes(given.method)
  const middleware = [
    rules(given),
    changes ? requireVersion(given.version) : [],
    isBodyOptional ? bodyOrNone : [],
    given.middleware ?? [],
  ].flat()
  // Unknown query members are refused, so callers notice typing errors. Pages don't use `route()`, because other sites
  // may add parameters to their links.
  const asked = { query: noQuery, ...request }
  return createRoute<Path, Given>({ ...Object.fromEntries(contract), request: asked, middleware } as unknown as Given)
}

const noQuery = z.strictObject({})

/**
 * An empty body counts as none, whatever its content type. Without this check, text of another type would be ignored.
 */
const bodyOrNone = createMiddleware(async ({ req }, next) => {
  if ((await req.text()) === '') takeForJson(req, '{}')
  else if (!/^application\/([a-z-.]+\+)?json\b/.test(req.header('content-type') ?? '')) throw notJson()
  await next()
})

/** The validator reads the content type and the body from the request itself. */
function takeForJson(req: HonoRequest, body: string) {
  const headers = new Headers(req.raw.headers)
  headers.set('content-type', 'application/json')
  req.raw = new Request(req.raw, { headers, body })
  req.bodyCache = {}
}

const places: Record<string, string> = { json: 'The body', query: 'The query', param: 'The path' }

const repeatedMembers = (query: Record<string, string[]>) =>
  Object.entries(query).flatMap(([path, { length }]) =>
    length > 1 ? [{ path, message: `${path} must be sent once, not ${length} times.`, code: 'invalid' as const }] : [],
  )

export const createRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result, c) => {
      if (result.success) return
      const { issues } = result.error
      const refused = new Set(issues.map(({ path: [name] }) => name))
      const repeated = repeatedMembers(c.req.queries()).filter(({ path }) => refused.has(path))
      const isRepeated = result.target === 'query' && repeated.length > 0
      throw invalidInput(isRepeated ? repeated : problemsOf(issues, places[result.target] ?? result.target))
    },
  })

export const errorBody = z
  .object({
    error: z.string(),
    code: z.enum(Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]]),
    fields: z
      .array(
        z.object({
          path: z.string(),
          message: z.string(),
          code: z.enum(fieldCodes).openapi({ description: 'What is wrong, for programs that show their own message.' }),
          number: z
            .number()
            .optional()
            .openapi({ description: 'The limit that was exceeded, or the line of the file.' }),
        }),
      )
      .optional()
      .openapi({ description: 'Each member that is at fault. Absent if the input isn’t the problem.' }),
    conflictingId: z.string().optional().openapi({ description: 'The `id` of what already has this value.' }),
    limit: z
      .enum(limitNames)
      .optional()
      .openapi({ description: 'Which limit a 429 speaks of. The guide about limits lists their sizes.' }),
  })
  .openapi('Error', {
    description: 'Every error: a sentence that a person can act on, and a code for programs.',
  })

export const success = z.object({ success: z.boolean().openapi({ example: true }) }).openapi('Success')

export const jsonBody = <T extends z.ZodType>(schema: T) => ({
  content: { 'application/json': { schema } },
  required: true as const,
})

export const optionalJsonBody = <T extends z.ZodType>(schema: T) => ({ ...jsonBody(schema), required: false as const })

export const answer = <T extends z.ZodType>(description: string, schema: T) => ({
  description,
  content: { 'application/json': { schema } },
})

const failures = {
  400: ['The input is not as described; the message names the field.', 'name is required.', 'invalid_input'],
  401: [
    'There is no valid API key or session, or the sign-in is wrong.',
    'Send an API key: `Authorization: Bearer pl_…`.',
    'session_missing',
  ],
  403: [
    'The caller may not do this, or the request came from a foreign origin.',
    'Only an owner manages members.',
    'role_missing',
  ],
  404: ['There is no such thing, or it is not yours.', 'There is no such deck.', 'deck_not_found'],
  405: ['The path takes other methods; Allow names them.', '/healthz takes GET, HEAD, not POST.', 'method_not_allowed'],
  409: [
    'It conflicts with what is there.',
    'slideId is already used by another slide of this deck. Use another.',
    'slide_id_taken',
  ],
  412: [
    'It was changed since the version that `If-Match` names.',
    'It was changed after you read it, so nothing was saved. Read it again, then send the change with its new ETag.',
    'version_conflict',
  ],
  413: ['The body is too large.', 'The body must be at most 1048576 bytes long.', 'body_too_large'],
  415: [
    'The body is not JSON.',
    'The body must be JSON: send content-type: application/json.',
    'content_type_not_supported',
  ],
  426: ['The path needs a WebSocket.', 'This path needs a WebSocket: send `Upgrade: websocket`.', 'upgrade_required'],
  416: ['The range is outside of the file.', 'The range is outside of the file.', 'range_not_satisfiable'],
  429: ['Too many tries.', 'Too many tries. Wait a minute, then try again.', 'rate_limited'],
  500: ['Something went wrong on our side.', 'Something went wrong on our side. Please try again.', 'internal_error'],
  501: ['We do not do that.', 'format must be json or xml.', 'format_not_supported'],
  503: ['Something that we depend on does not answer.', 'Not answering: R2.', 'not_ready'],
} as const satisfies { [status in StatusOf<ErrorCode>]: readonly [string, string, CodeOf<status>] }

export type ErrorStatus = keyof typeof failures

function describedAs<Schema>(status: ErrorStatus, schema: Schema) {
  const [description, error, code] = failures[status]
  const content = { 'application/json': { schema, example: { error, code } } }
  return { description, content }
}

const failure = (status: ErrorStatus) => describedAs(status, errorBody)

/** Refers to the shared schema, for a document that is already finished. */
export const describeFailure = (status: ErrorStatus) => describedAs(status, { $ref: '#/components/schemas/Error' })

type ErrorAnswers = { [status in ErrorStatus]?: ReturnType<typeof failure> }

/**
 * The errors that don't already follow from the route's rules. Handlers throw errors, so this type only feeds the
 * OpenAPI document.
 */
export const errors = (...statuses: ErrorStatus[]): ErrorAnswers =>
  Object.fromEntries(statuses.map((status) => [status, failure(status)]))

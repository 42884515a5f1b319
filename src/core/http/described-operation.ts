import type { OpenAPIHono } from '@hono/zod-openapi'
import { isLink, type Rules } from './access'
import type { AppEnv } from './context'
import { describedHeaders, type HeaderName, headersOfAll } from './described-headers'
import type { ErrorCode } from './error-codes'
import { describeFailure, type ErrorStatus } from './route'

type Document = ReturnType<OpenAPIHono<AppEnv>['getOpenAPIDocument']>
export type Operation = NonNullable<Document['paths'][string]['post']>
type Described = Exclude<Operation['responses'][string], { $ref: string }>
type Responses = Record<string, Described>
type Share = (status: string, response: Described) => Described | { $ref: string }

const idempotencyKey = { $ref: '#/components/parameters/IdempotencyKey' }
const ifMatch = { $ref: '#/components/parameters/IfMatch' }
const failure = (description: string, error: string, code: ErrorCode) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: { error, code } } },
})
const badKey = failure(
  'The Idempotency-Key is malformed.',
  'Idempotency-Key must be 1 to 255 visible ASCII characters.',
  'invalid_input',
)
const keyInUse = failure(
  'The Idempotency-Key is in use, or was already used with another body.',
  'The first request with this Idempotency-Key is still running. Try again in a moment.',
  'idempotency_in_progress',
)

/** Combines what the room and the route's rules say. */
export function describeOperation(operation: Operation, method: string, rules: Rules, share: Share) {
  const { access, idempotency, scope } = rules
  const hearsKeys = access !== 'public'
  const takesKey = idempotency !== 'none'
  const failures = failuresOf(operation, method, rules).map((status) => [status, describeFailure(status)])
  const keyFailures = takesKey ? { 400: badKey, 409: keyInUse } : {}
  const given: Responses = { ...keyFailures, ...Object.fromEntries(failures), ...operation.responses }
  const takesVersion = rules.version !== undefined && method !== 'get'
  const added = [takesKey ? idempotencyKey : [], takesVersion ? ifMatch : []].flat()
  const parameters = added.length ? { parameters: [...(operation.parameters ?? []), ...added] } : {}
  const responses = Object.entries(given).map(([status, response]) => {
    const isReplayable = takesKey && Number(status) < 500
    const headers = {
      ...response.headers,
      ...describedHeaders(...headersOf(status, Object.keys(given))),
      ...(rules.version && method !== 'delete' && /20[01]/.test(status) && describedHeaders('ETag')),
      ...(status === '412' && describedHeaders('ETag')),
      ...(status === '409' && takesKey && describedHeaders('Retry-After')),
      ...(isReplayable && describedHeaders('Idempotency-Replayed')),
      ...(hearsKeys && describedHeaders('RateLimit', 'RateLimit-Policy')),
      ...headersOfAll,
    }
    return [status, share(status, { ...response, headers })]
  })
  const description = [operation.description, scope && `An API key needs \`${scope}\`.`].filter(Boolean).join(' ')
  const security = securityOf(rules)
  return { ...operation, description, security, ...parameters, responses: Object.fromEntries(responses) }
}

/** The key comes first, because importers and code samples take the first scheme, and servers use a key. */
const securityOf = ({ access, scope }: Rules) => [
  ...(scope || access === 'key' ? [{ apiKey: [] }] : []),
  ...(access === 'public' || access === 'key' ? [] : [{ session: [] }]),
  ...(isLink(access) ? [{}] : []),
]

const ofStatus: Record<string, HeaderName[]> = {
  302: ['Location'],
  401: ['WWW-Authenticate'],
  405: ['Allow'],
  426: ['Upgrade'],
  416: ['Content-Range'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

/** Files served in parts, and responses that a client may cache, have these headers on a 206 or 304 as well. */
function headersOf(status: string, statuses: string[]): HeaderName[] {
  const isPart = statuses.includes('206')
  if (status in ofStatus) return ofStatus[status] ?? []
  if (!/200|206|304/.test(status)) return []
  return [
    ...(statuses.includes('304') ? ['ETag' as const] : []),
    ...(isPart ? (['Accept-Ranges', 'Content-Range', 'Cross-Origin-Resource-Policy'] as const) : []),
  ]
}

function failuresOf(
  { requestBody }: Operation,
  method: string,
  { access, database, limit, version }: Rules,
): ErrorStatus[] {
  return [
    500,
    ...(access === 'public' ? [] : [401 as const]),
    // A 503 answers writes while the company moves to another database, and any call while its database is behind.
    ...(method === 'get' && access === 'public' ? [] : [503 as const]),
    ...(method === 'get' ? [] : [403 as const, 413 as const]),
    ...(access === 'public' ? [] : [403 as const]),
    ...(requestBody || access === 'session' ? [400 as const] : []),
    ...(version && method !== 'get' ? [412 as const] : []),
    ...(requestBody ? [415 as const] : []),
    ...(limit || access !== 'public' ? [429 as const] : []),
    ...(access === 'public' && !database ? [] : [503 as const]),
  ]
}

/** Equal failures are described once; repeated, they would be most of the document. */
export function sharedFailures() {
  const names = new Map<string, string>()
  const components: Responses = {}
  const share: Share = (status, response) => {
    if (Number(status) < 400 || !('application/json' in (response.content ?? {}))) return response
    const key = JSON.stringify(inOrder(response))
    const isOfKey = 'Idempotency-Replayed' in (response.headers ?? {})
    const name = names.get(key) ?? nextName(`Error${status}${isOfKey ? 'OfPost' : ''}`, components)
    names.set(key, name)
    components[name] = response
    return { $ref: `#/components/responses/${name}` }
  }
  return { components, share }
}

const inOrder = ({ description, headers = {}, content = {} }: Described) => [
  description,
  Object.keys(headers).toSorted(),
  Object.entries<{ schema?: unknown; example?: unknown }>(content).map(([type, each]) => [
    type,
    each.schema,
    each.example,
  ]),
]

const nextName = (stem: string, taken: object, number = 1): string => {
  const name = number === 1 ? stem : `${stem}_${number}`
  return name in taken ? nextName(stem, taken, number + 1) : name
}

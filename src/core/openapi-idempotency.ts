import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnv } from './context'
import { takesKey } from './idempotency-key'

type Document = ReturnType<OpenAPIHono<AppEnv>['getOpenAPIDocument']>
type Operation = NonNullable<Document['paths'][string]['post']>

const components = {
  parameters: {
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: false,
      description:
        'One for each thing to be done, the same one for each try of it: within 24 hours the same call gets the first answer again, and nothing is done twice. Another body gets 409. Answers of 5xx are not kept.',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
      example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
    },
  },
  headers: {
    IdempotencyReplayed: {
      description: 'Only in the answer to an earlier call with the same Idempotency-Key.',
      schema: { type: 'string', enum: ['true'] },
    },
    RetryAfter: {
      description: 'Seconds to wait, where the first call with the same Idempotency-Key is still under way.',
      schema: { type: 'integer' },
    },
  },
} satisfies Document['components']

const parameter = { $ref: '#/components/parameters/IdempotencyKey' }
const replayed = { 'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' } }
const retryAfter = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }

const failure = (description: string, error: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: { error } } },
})
const badKey = failure('The Idempotency-Key is not one.', 'Idempotency-Key must be 1 to 255 visible ASCII characters.')
const keyInUse = failure(
  'The Idempotency-Key is in use, or was sent before with another body.',
  'The first request with this Idempotency-Key is still under way. Ask again in a moment.',
)

/** The middleware does this for every POST, so no route has to describe it. */
export function describeIdempotency(document: Document): Document {
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const isKeyed = item.post && takesKey('POST', path)
    return [path, isKeyed ? { ...item, post: withKey(item.post as Operation) } : item]
  })
  const { parameters, headers } = document.components ?? {}
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: {
      ...document.components,
      parameters: { ...parameters, ...components.parameters },
      headers: { ...headers, ...components.headers },
    },
  }
}

function withKey(operation: Operation): Operation {
  const given = Object.entries({ 400: badKey, 409: keyInUse, ...operation.responses })
  const responses = given.map(([status, response]) => {
    if (Number(status) >= 500) return [status, response]
    const own = 'headers' in response ? response.headers : {}
    return [status, { ...response, headers: { ...own, ...replayed, ...(status === '409' && retryAfter) } }]
  })
  return {
    ...operation,
    parameters: [...(operation.parameters ?? []), parameter],
    responses: Object.fromEntries(responses),
  }
}

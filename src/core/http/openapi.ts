import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { callsAMinuteOfKey } from '../limits'
import { isRoute, type Rules, rulesOfRoute } from './access'
import type { AppEnv } from './context'
import { headerComponents } from './described-headers'
import { describeOperation, type Operation, sharedFailures } from './described-operation'
import { errorCodes } from './error-codes'
import { originOf } from './request'
import type { z } from './zod'

type Document = ReturnType<OpenAPIHono<AppEnv>['getOpenAPIDocument']>
type Schema = NonNullable<NonNullable<Document['components']>['schemas']>[string]

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
  headers: headerComponents,
} satisfies Document['components']

/** Adds what the rules of a route imply to its contract, so no route has to repeat it. */
function describeRules(document: Document, routes: OpenAPIHono<AppEnv>['routes']): Document {
  const shared = sharedFailures()
  const found = new Map<string, Rules>()
  for (const route of routes.filter(isRoute)) {
    const name = `${route.method} ${route.path}`
    if (!found.has(name)) found.set(name, rulesOfRoute(route))
  }
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const operations = Object.entries(item as Record<string, Operation>).map(([method, operation]) => {
      const rules = found.get(`${method.toUpperCase()} ${path.replaceAll(/{(\w+)}/g, ':$1')}`)
      if (!rules) throw new Error(`${method} ${path} is described and leads nowhere.`)
      return [method, describeOperation(operation, method, rules, shared.share)]
    })
    return [path, Object.fromEntries(operations)]
  })
  const { schemas, parameters } = document.components ?? {}
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: {
      ...document.components,
      schemas: Object.fromEntries(
        Object.entries(schemas ?? {}).map(([name, schema]) => [name, defaultsInWords(schema)]),
      ),
      parameters: { ...parameters, ...components.parameters },
      headers: components.headers,
      responses: shared.components,
    },
  }
}

/**
 * Client generators treat a member with a default as one that is always present, so the description states the default
 * instead.
 */
function defaultsInWords(schema: Schema): Schema {
  if ('$ref' in schema || !schema.properties) return schema
  const properties = Object.entries(schema.properties).map(([name, member]) => {
    if ('$ref' in member || member.default === undefined) return [name, member]
    const { default: usual, description = '', ...rest } = member
    return [name, { ...rest, description: `${description} Without it: \`${JSON.stringify(usual)}\`.`.trim() }]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

export const tags = [
  { name: 'Authentication', description: 'Register, sign in and out; the cookie `session` opens every other door.' },
  { name: 'Organization', description: 'Settings, members and invites.' },
  { name: 'API keys', description: 'How a server calls, without anybody’s password.' },
  { name: 'Audit and privacy', description: 'Who did what; what is kept of a homeowner, given out or erased.' },
  { name: 'Decks', description: 'Decks and what stands under them: slides, FAQs, branding, settings, actions, intro.' },
  { name: 'Product pricing data', description: 'Good, better and best, for slides of the type `product_pricing_v1`.' },
  { name: 'Presentations', description: 'A deck made personal for one homeowner.' },
  { name: 'Analytics', description: 'How decks were watched, and what came of it, day by day.' },
  { name: 'Roof measurements', description: 'Roofs, measured once, and the prices that follow from them.' },
  { name: 'Viewer', description: 'Playback for anyone who has the link: no session, any origin.' },
  { name: 'Appointments', description: 'Visits to homes, booked in arrival windows.' },
  { name: 'Contracts', description: 'Agreements that a homeowner reads, signs, keeps and may call off.' },
  { name: 'Reminders', description: 'Mails to homeowners of what is still to be done, by a company’s own rules.' },
  { name: 'Questions', description: 'Answers from what the company knows, and the log of what homeowners asked.' },
  { name: 'Knowledge base', description: 'Documents that are uploaded, read, and searched.' },
  { name: 'Narration', description: 'What scripts sound like: tracks, their words and their times.' },
  { name: 'Generation', description: 'Decks, slides and FAQs written from documents, for a person to look over.' },
  { name: 'Images', description: 'The library of pictures: sizes, placeholders, alt texts, and where each is shown.' },
  { name: 'Fonts', description: 'Families that a branding may name: open ones, and those that were uploaded.' },
  { name: 'Media', description: 'Images, sounds and fonts that decks show.' },
  { name: 'Voices', description: 'Who can speak a talk, and how each sounds.' },
  {
    name: 'Notifications',
    description:
      'Subscriptions to what happens, and the log of what was delivered. Webhooks are signed as Standard Webhooks says.',
  },
  { name: 'Agents', description: 'Tools for language models, by the Model Context Protocol.' },
  { name: 'Service', description: 'Health and readiness.' },
]

const description = `Narrated decks, personalised for a homeowner, played anywhere.

A server calls with an API key, which an owner makes once, after \`POST /api/auth/login\`:

\`\`\`sh
curl -b cookies $PORCHLIGHT/api/keys -d '{ "name": "CRM", "scopes": ["presentations:write"] }' -H 'content-type: application/json'
# { "apiKey": { … }, "secret": "pl_4fT9x…" }

curl $PORCHLIGHT/api/presentations -H 'Authorization: Bearer pl_4fT9x…'
\`\`\`

From TypeScript, with retries, paging, uploads and the check of webhooks, it is the package \`@porchlight/client\`:

\`\`\`ts
const client = createClient({ key: 'pl_4fT9x…', baseUrl: PORCHLIGHT })
for await (const presentation of client.presentations.list({ include: 'activity' })) console.log(presentation)
\`\`\`

Its scopes are the areas of this document with \`:read\` or \`:write\`, which includes to read, or \`*\`; each call says
which it needs. A key calls ${callsAMinuteOfKey} times a minute; \`RateLimit\` tells what is left. Where it is revoked, writes
end at once, reads within 65 seconds. No key opens what manages people and keys, and none may stand in an address.

A person signs in with \`POST /api/auth/login\`; the cookie it sets is sent along by the browser from then on. Identifiers are
UUIDs, times are ISO 8601. Unknown members of a body are refused.

Every error has the shape \`{ "error": "…", "code": "…" }\`: a sentence that a person can act on and that may change, and
a word for programs, which stays. Where the input is at fault, \`fields\` names its members:
\`[{ "path": "palette.primary", "message": "…" }]\`. Each code stands with its cause under “Errors”, at the end.`

function describedErrors() {
  const byStatus = Object.groupBy(Object.entries(errorCodes), ([, { status }]) => status)
  const lists = Object.entries(byStatus).map(
    ([status, listed]) => `**${status}**\n\n${listed.map(([code, { cause }]) => `- \`${code}\`: ${cause}`).join('\n')}`,
  )
  const head = 'There will be more codes: take one that you do not know by its status.'
  return { name: 'Errors', description: [head, ...lists].join('\n\n') }
}

/** The parts of the document that don't belong to a route. */
type NamedSchemas = Record<string, z.ZodType>

function documentOf(app: OpenAPIHono<AppEnv>, named: NamedSchemas) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'The secret of an API key, `pl_…`, which an owner makes with `POST /api/keys`.',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by login, register and accept-invite; cleared by logout.',
  })
  for (const [name, schema] of Object.entries(named)) app.openAPIRegistry.register(name, schema)
  const document = app.getOpenAPIDocument({
    openapi: '3.0.0',
    info: {
      title: 'Porchlight',
      version: '1.0.0',
      description,
      contact: { name: 'Porchlight', url: 'https://porchlight.example/help', email: 'help@porchlight.example' },
      license: { name: 'Proprietary', url: 'https://porchlight.example/terms' },
    },
    servers: [{ url: here, description: 'Where this document was read' }],
    security: [{ apiKey: [] }, { session: [] }],
    tags: [...tags, describedErrors()],
  })
  return describeRules(document, app.routes)
}

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-cache',
}

/** A placeholder, because the document is built once but each request may come to a different address. */
const here = 'https://here.invalid'

/** JavaScript escapes each slash in the source of a pattern, which other languages reject. */
const withPlainSlashes = (name: string, value: unknown) =>
  name === 'pattern' && typeof value === 'string' ? value.replaceAll('\\/', '/') : value

/** Built on the first request, because building it would slow down every cold start. */
export function serveDocument(app: OpenAPIHono<AppEnv>, named: NamedSchemas) {
  let document: string | undefined
  return (c: Context<AppEnv>) => {
    document ??= JSON.stringify(documentOf(app, named), withPlainSlashes)
    return c.body(document.replace(here, originOf(c.req.url)), 200, headers)
  }
}

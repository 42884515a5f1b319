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
        'A key of your own, new for each action and the same for each retry. For 24 hours, repeating the call returns the first answer and does nothing again. The same key with another body gets a 409. Answers of 5xx aren’t kept.',
      schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
      example: '8e03978e-40d5-43dd-bc93-6894a57f9324',
    },
    IfMatch: {
      name: 'If-Match',
      in: 'header',
      required: false,
      description:
        'The `ETag` of an earlier answer. If anyone has changed it since, the call gets a 412 with the current `ETag`, and nothing is saved. Without it, the last write wins.',
      schema: { type: 'string', minLength: 1, maxLength: 1000 },
      example: '"mg1x0c2w"',
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
    return [name, { ...rest, description: `${description} Defaults to \`${JSON.stringify(usual)}\`.`.trim() }]
  })
  return { ...schema, properties: Object.fromEntries(properties) }
}

export const tags = [
  {
    name: 'Authentication',
    description:
      'Registering, signing in, and signing out. Signing in sets the cookie `session`, which the other calls need.',
  },
  { name: 'Organization', description: 'Settings, members and invites.' },
  { name: 'API keys', description: 'Keys for your servers, so they don’t need anyone’s password.' },
  { name: 'Audit and privacy', description: 'Who did what, and exporting or erasing personal data.' },
  { name: 'Decks', description: 'Decks with their slides, FAQs, branding, settings, actions, and intro.' },
  {
    name: 'Product pricing data',
    description: 'The price options Good, Better, and Best, for slides of the type `product_pricing_v1`.',
  },
  { name: 'Presentations', description: 'Decks personalized for one homeowner each.' },
  { name: 'Analytics', description: 'How decks were watched, and what followed, day by day.' },
  { name: 'Roof measurements', description: 'Roofs, and the prices that follow from their measurements.' },
  { name: 'Viewer', description: 'Playback for anyone who has the link, without a session and from any origin.' },
  { name: 'Appointments', description: 'Visits to homes, booked in arrival windows.' },
  { name: 'Contracts', description: 'Agreements that homeowners read, sign, keep, and may cancel.' },
  { name: 'Reminders', description: 'Emails that remind homeowners of the next step, by your own rules.' },
  { name: 'Questions', description: 'Answers from what your company knows, and a log of what homeowners asked.' },
  { name: 'Knowledge base', description: 'Documents that questions are answered from.' },
  { name: 'Narration', description: 'Scripts as sound, with the time of each word.' },
  { name: 'Generation', description: 'Decks, slides, and FAQs written from your documents, for a person to review.' },
  { name: 'Images', description: 'Your library of pictures: sizes, placeholders, alt texts, and where each is used.' },
  { name: 'Fonts', description: 'Font families that a branding can use: open ones, and those you uploaded.' },
  { name: 'Media', description: 'Images, sounds and fonts that decks show.' },
  { name: 'Voices', description: 'Who can narrate a deck, and how each voice sounds.' },
  {
    name: 'Notifications',
    description:
      'Subscriptions to events, and a log of deliveries. Webhooks are signed as Standard Webhooks describes.',
  },
  { name: 'Agents', description: 'Tools for language models, over the Model Context Protocol.' },
  { name: 'Service', description: 'Health and readiness.' },
]

const description = `Build narrated decks, personalize them for each homeowner, and play them anywhere.

Your server calls with an API key. An owner creates it once, after signing in with \`POST /api/auth/login\`:

\`\`\`sh
curl -b cookies $PORCHLIGHT/api/keys -d '{ "name": "CRM", "scopes": ["presentations:write"] }' -H 'content-type: application/json'
# { "apiKey": { … }, "secret": "pl_4fT9x…" }

curl $PORCHLIGHT/api/presentations -H 'Authorization: Bearer pl_4fT9x…'
\`\`\`

For TypeScript, the package \`@porchlight/client\` handles retries, paging, uploads, and webhook signatures. Install it with \`npm install https://YOUR-PORCHLIGHT/client.tgz\`:

\`\`\`ts
const client = createClient({ key: 'pl_4fT9x…', baseUrl: PORCHLIGHT })
for await (const presentation of client.presentations.list({ include: 'activity' })) console.log(presentation)
\`\`\`

A key’s scopes are areas of this API with \`:read\` or \`:write\` (which includes reading), or \`*\` for everything; each call
says which scope it needs. A key may make ${callsAMinuteOfKey} calls a minute, and the header \`RateLimit\` says how many are left. After you
revoke a key, writes stop at once and reads within 65 seconds. Keys can’t manage members or other keys, and they are
refused in addresses.

People sign in with \`POST /api/auth/login\`, and their browser sends the cookie it sets from then on. IDs are UUIDs, and
times are ISO 8601 in UTC. Unknown members of a body are refused.

Every error has the shape \`{ "error": "…", "code": "…" }\`: a sentence for people, which may be reworded, and a code for
programs, which never changes. If the input is at fault, \`fields\` names the members:
\`[{ "path": "palette.primary", "message": "…" }]\`. All codes and their causes are listed under “Errors” at the end.`

function describedErrors() {
  const byStatus = Object.groupBy(Object.entries(errorCodes), ([, { status }]) => status)
  const lists = Object.entries(byStatus).map(
    ([status, listed]) => `**${status}**\n\n${listed.map(([code, { cause }]) => `- \`${code}\`: ${cause}`).join('\n')}`,
  )
  const head = 'New codes may be added. If you don’t know a code, go by its status.'
  return { name: 'Errors', description: [head, ...lists].join('\n\n') }
}

/** The parts of the document that don't belong to a route. */
type NamedSchemas = Record<string, z.ZodType>

async function documentOf(app: OpenAPIHono<AppEnv>, named: () => NamedSchemas) {
  const { describeMembers } = await import('./describe-members')
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', {
    type: 'http',
    scheme: 'bearer',
    description: 'The secret of an API key, `pl_…`, which an owner creates with `POST /api/keys`.',
  })
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by login, register and accept-invite; cleared by logout.',
  })
  for (const [name, schema] of Object.entries(named())) app.openAPIRegistry.register(name, schema)
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
  describeMembers(document)
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
export function serveDocument(app: OpenAPIHono<AppEnv>, named: () => NamedSchemas) {
  let document: string | undefined
  return async (c: Context<AppEnv>) => {
    document ??= JSON.stringify(await documentOf(app, named), withPlainSlashes)
    return c.body(document.replace(here, originOf(c.req.url)), 200, headers)
  }
}

import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from './context'
import { describeIdempotency } from './openapi-idempotency'

const tags = [
  { name: 'Authentication', description: 'Register, sign in and out; the cookie `session` opens every other door.' },
  { name: 'Organization', description: 'Settings, members and invites.' },
  { name: 'Decks', description: 'Decks and what stands under them: slides, FAQs, branding, settings, actions, intro.' },
  { name: 'Product pricing data', description: 'Good, better and best, for slides of the type `product_pricing_v1`.' },
  { name: 'Presentations', description: 'A deck made personal for one homeowner.' },
  { name: 'Roof measurements', description: 'Roofs, measured once, and the prices that follow from them.' },
  { name: 'Viewer', description: 'Playback, for whoever has the link: no session, any origin.' },
  { name: 'Appointments', description: 'Visits to homes, booked in arrival windows.' },
  { name: 'Contracts', description: 'Agreements that a homeowner reads, signs, keeps and may call off.' },
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
  { name: 'Service', description: 'Health and readiness.' },
]

const description = `Narrated decks, personalised for a homeowner, played anywhere.

Sign in with \`POST /api/auth/login\`; the cookie it sets is sent along by the browser from then on. Every error has
the shape \`{ "error": "…" }\`. Identifiers are UUIDs, times are ISO 8601. Unknown members of a body are refused.`

function describe(app: OpenAPIHono<AppEnv>) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'Set by login, register and accept-invite; cleared by logout.',
  })
  const document = app.getOpenAPIDocument({
    openapi: '3.0.0',
    info: {
      title: 'Porchlight',
      version: '1.0.0',
      description,
      license: { name: 'Proprietary', url: 'https://porchlight.example/terms' },
    },
    servers: [{ url: '/', description: 'Where this document was read' }],
    security: [{ session: [] }],
    tags,
  })
  return describeIdempotency(document)
}

const headers = {
  'content-type': 'application/json',
  'cache-control': 'no-cache',
  'access-control-allow-origin': '*',
}

/** Built at the first request, because it would slow every cold start. */
export function serveDocument(app: OpenAPIHono<AppEnv>) {
  let document: string | undefined
  return (c: Context<AppEnv>) => {
    document ??= JSON.stringify(describe(app))
    return c.body(document, 200, headers)
  }
}

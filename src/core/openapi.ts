import type { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { AppEnv } from './context'

const tags = [
  { name: 'Authentication', description: 'Register, sign in and out; the cookie `session` opens every other door.' },
  { name: 'Organization', description: 'Settings, members and invites.' },
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
  return app.getOpenAPIDocument({
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
}

/** Made at the first request, because making it at start-up would cost every cold start. */
export function serveDocument(app: OpenAPIHono<AppEnv>) {
  let document: ReturnType<typeof describe> | undefined
  return (c: Context<AppEnv>) => {
    document ??= describe(app)
    return c.json(document, 200, { 'cache-control': 'no-cache', 'access-control-allow-origin': '*' })
  }
}

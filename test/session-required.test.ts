import { describe, expect, it } from 'vitest'
import { app } from '../src/app'
import { request } from './support/client'

/** Everything else under /api needs a session; a new public route has to be added here. */
const publicRoutes = [
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/accept-invite',
  'POST /api/auth/forgot-password',
  'POST /api/auth/reset-password',
  'POST /api/auth/confirm-email',
  'GET /api/viewer/presentations/:presentationId',
  'POST /api/viewer/presentations/:presentationId/events',
  'GET /api/narration/presentations/:presentationId',
  'GET /api/narration/presentations/:presentationId/captions.vtt',
  'GET /api/voices/:voiceId/preview',
  'POST /api/contracts/verify',
]

const documented = (name: string) => name.replaceAll(/:(\w+)/g, '{$1}')

type Operation = {
  operationId?: string
  security?: unknown[]
  tags: string[]
  requestBody?: unknown
  responses: Record<string, unknown>
}
type Document = { paths: Record<string, Record<string, Operation>>; tags: { name: string }[] }

const routes = app.routes.filter((route) => !route.path.endsWith('*'))
const apiRoutes = routes.filter((route) => route.path.startsWith('/api/'))
const document: Document = (await request('GET', '/openapi.json')).body
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
)

describe('each route', () => {
  it.each(apiRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))('%s', async (name, route) => {
    const path = route.path.replaceAll(/:\w+/g, '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11')
    const { status, body } = await request(route.method, path)
    if (publicRoutes.includes(name)) expect(status).not.toBe(401)
    else expect([status, body]).toEqual([401, { error: expect.any(String) }])
    expect(operations.map((operation) => operation.name)).toContain(documented(name))
  })

  it.each(apiRoutes.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s is open to a page of any origin where its preflight says so',
    async (_, { method, path }) => {
      const headers = { origin: 'https://roofs.example', 'access-control-request-method': method }
      const at = path.replaceAll(/:\w+/g, '3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11')
      const preflight = await request('OPTIONS', at, { headers })
      const answer = await request(method, at, { headers })
      const allowed = [preflight, answer].map(({ headers }) => headers.get('access-control-allow-origin'))
      expect([preflight.status, allowed[0]]).toEqual([204, allowed[1]])
    },
  )

  it('is public in the document only if it is listed here', () => {
    const open = operations.filter(({ name, operation }) => name.includes(' /api/') && operation.security?.length === 0)
    expect(open.map(({ name }) => name).sort()).toEqual(publicRoutes.map(documented).sort())
  })

  it.each(operations.map(({ name, operation }) => [name, operation] as const))(
    '%s says how it fails',
    (name, operation) => {
      const isPublic = operation.security?.length === 0
      const isRead = name.startsWith('GET ')
      const expected = [
        '500',
        ...(isPublic ? [] : ['401']),
        ...(isRead ? [] : ['403', '413']),
        ...(operation.requestBody ? ['400', '415'] : []),
        ...(name.includes('{') ? ['404'] : []),
      ]
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(expected))
      expect(operation.operationId).toMatch(/^[a-z][A-Za-z]+$/)
      expect(document.tags.map((tag) => tag.name)).toEqual(expect.arrayContaining(operation.tags))
    },
  )
})

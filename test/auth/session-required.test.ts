import { describe, expect, it } from 'vitest'
import { isLink, type Rules } from '../../src/core/http/access'
import { apiRoutes, checkEach, pathOf } from '../support/api-routes'
import { request } from '../support/client'

/** Everything else under /api needs a session or a link; a new public route must be added here. */
const publicRoutes = [
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/accept-invite',
  'POST /api/auth/forgot-password',
  'POST /api/auth/invite',
  'POST /api/auth/reset-password',
  'POST /api/auth/confirm-email',
  'GET /api/viewer/presentations/:presentationId',
  'GET /api/viewer/presentations/:presentationId/live',
  'GET /api/viewer/presentations/:presentationId/progress',
  'POST /api/viewer/presentations/:presentationId/events',
  'POST /api/viewer/presentations/:presentationId/messages',
  'GET /api/narration/presentations/:presentationId',
  'GET /api/narration/presentations/:presentationId/captions.vtt',
  'GET /api/voices/:voiceId/preview',
  'POST /api/contracts/verify',
  'POST /api/auth/restore-organization',
  'POST /api/payments/webhook',
]

const documented = (name: string) => name.replaceAll(/:(\w+)/g, '{$1}')

type Operation = {
  operationId?: string
  security?: object[]
  tags: string[]
  requestBody?: unknown
  responses: Record<string, unknown>
}
type Document = {
  paths: Record<string, Record<string, Operation>>
  tags: { name: string }[]
  security: unknown
  components: { securitySchemes: object }
}

const document: Document = (await request('GET', '/openapi.json')).body
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
)

const signIn = 'Sign in first: there is no valid session.'
const sendKey = 'Send an API key: `Authorization: Bearer pl_…`.'

const refusal = ({ access, membersOnly }: Rules) => {
  if (membersOnly) return signIn
  return isLink(access) ? `Send the ${access.link} of a link, or an API key: \`Authorization: Bearer pl_…\`.` : sendKey
}

describe('each route', () => {
  it('requires a session unless its declaration says otherwise', () =>
    checkEach(apiRoutes, async ({ name, method, path, rules }) => {
      const { status, body, headers } = await request(method, pathOf(path))
      if (rules.access === 'public') expect(status).not.toBe(401)
      else expect([status, body]).toEqual([401, { error: refusal(rules), code: 'session_missing' }])
      if (status === 401) expect(headers.get('www-authenticate')).toBe(rules.membersOnly ? null : 'Bearer')
      expect(operations.map((operation) => operation.name)).toContain(documented(name))
    }))

  it.each([
    ['Basic YW5hOnBhc3N3b3Jk', undefined],
    ['Token pl_key', undefined],
    ['pl_key', undefined],
    ['Bearer', undefined],
    ['Basic YW5hOnBhc3N3b3Jk', 'theme=dark'],
  ])('names the key scheme to a call with “authorization: %s” and the cookie %s', async (authorization, cookie) => {
    const { status, body, headers } = await request('GET', '/api/decks', { headers: { authorization }, cookie })
    expect([status, body.error, headers.get('www-authenticate')]).toEqual([401, sendKey, 'Bearer'])
  })

  it('asks a browser to sign in', async () => {
    const { status, body, headers } = await request('GET', '/api/decks', { cookie: 'theme=dark' })
    expect([status, body.error, headers.get('www-authenticate')]).toEqual([401, signIn, null])
  })

  it('is open to pages of any origin if its preflight and its declaration say so', () =>
    checkEach(apiRoutes, async ({ method, path, rules }) => {
      const headers = { origin: 'https://roofs.example', 'access-control-request-method': method }
      const preflight = await request('OPTIONS', pathOf(path), { headers })
      const answer = await request(method, pathOf(path), { headers })
      const allowed = [preflight, answer].map(({ headers }) => headers.get('access-control-allow-origin'))
      const expected = rules.origins === 'any' ? '*' : null
      expect([preflight.status, ...allowed]).toEqual([204, expected, expected])
    }))

  it('is public, by its declaration and in the API description, only if it is listed here', () => {
    const lines = apiRoutes.filter(({ rules }) => rules.access === 'public').map(({ name }) => name)
    const open = operations.filter(({ name, operation }) => name.includes(' /api/') && operation.security?.length === 0)
    expect(lines.sort()).toEqual([...publicRoutes].sort())
    expect(open.map(({ name }) => name).sort()).toEqual(publicRoutes.map(documented).sort())
  })

  it('lists the API key before the session', () => {
    const lists = operations.flatMap(({ operation }) => (operation.security?.length ? [operation.security] : []))
    const names = lists.map((list) => list.flatMap(Object.keys))
    expect(names.filter((each) => each.indexOf('apiKey') > 0)).toEqual([])
    expect(names.filter(([first]) => first === 'apiKey').length).toBeGreaterThan(100)
    expect([document.security, Object.keys(document.components.securitySchemes)]).toEqual([
      [{ apiKey: [] }, { session: [] }],
      ['apiKey', 'session'],
    ])
  })

  it('documents its errors', () =>
    checkEach(operations, async ({ name, operation }) => {
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
    }))
})

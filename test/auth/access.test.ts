import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { requestId } from 'hono/request-id'
import { describe, expect, it } from 'vitest'
import { guard } from '../../src/account/auth/guard'
import { databaseOfRequest } from '../../src/core/database/of-request'
import { isLink, type Rules } from '../../src/core/http/access'
import { answerError } from '../../src/core/http/answer-error'
import { withMeter } from '../../src/core/http/context'
import { createRouter } from '../../src/core/http/route'
import { allRoutes, apiRoutes, checkEach, pathOf } from '../support/api-routes'
import { newMember, origin, request, signedIn } from '../support/client'
import { app } from '../support/running'

const owner = await signedIn()
const [viewer, editor] = [await newMember(owner, 'viewer'), await newMember(owner, 'editor')]
const cookieOf = ({ cookies }: { cookies: Record<string, string> }) => `session=${cookies.session}`

const viewersOnlyLook = 'You have view-only access. Ask an owner for the editor role.'

const closed = apiRoutes.filter(({ rules }) => rules.access !== 'public')
const byLink = closed.filter(({ rules }) => isLink(rules.access))
const ofCompany = closed.filter(({ rules }) => !isLink(rules.access))

/** A link to nothing, in the query of a read and in the body of a write. */
function withLink({ access }: Rules, method: string) {
  const member = isLink(access) ? access.link : ''
  const value = crypto.randomUUID()
  return method === 'GET' ? { query: `?${member}=${value}` } : { query: '', body: { [member]: value } }
}

/** The handler's own answer doesn't matter; this only checks that the call got as far as the handler. */
const isTurnedAway = ({ status, body }: { status: number; body?: { error?: string } }) =>
  (status === 401 && body?.error?.startsWith('Sign in first')) || (status === 403 && body?.error === viewersOnlyLook)

describe('the session of a viewer', () => {
  it('may use each route as far as its declaration allows', () =>
    checkEach(closed, async ({ method, path, rules }) => {
      const isOwnAccount = path.startsWith('/api/auth/')
      const cookie = cookieOf(isOwnAccount ? await newMember(owner, 'viewer') : viewer)
      const answer = await request(method, pathOf(path), { cookie })
      if (rules.roles.includes('viewer')) expect(isTurnedAway(answer)).toBe(false)
      else expect([answer.status, answer.body]).toEqual([403, { error: viewersOnlyLook, code: 'role_missing' }])
    }))

  it('may still use each route that takes a link', () =>
    checkEach(byLink, async ({ method, path, rules }) => {
      const { query, body } = withLink(rules, method)
      expect(isTurnedAway(await request(method, pathOf(path) + query, { body, cookie: cookieOf(viewer) }))).toBe(false)
    }))
})

describe('the session of an editor', () => {
  const forOwners = ofCompany.filter(({ rules }) => !rules.roles.includes('editor'))

  it('gets 403 from each route for owners', () =>
    checkEach(forOwners, async ({ method, path, rules }) => {
      const { status, body } = await request(method, pathOf(path), { cookie: cookieOf(editor) })
      expect([status, body]).toEqual([403, { error: rules.refusal, code: 'role_missing' }])
    }))
})

describe('a page of another site', () => {
  const writes = apiRoutes.filter(({ method, rules }) => method !== 'GET' && rules.origins !== 'any')

  it('can’t use a visitor’s cookie', () =>
    checkEach(writes, async ({ method, path }) => {
      const headers = { origin: 'https://evil.example' }
      const answer = await request(method, pathOf(path), { body: {}, cookie: cookieOf(editor), headers })
      expect([answer.status, answer.body]).toEqual([
        403,
        { error: 'Requests with a cookie are not accepted from this origin.', code: 'origin_not_allowed' },
      ])
    }))
})

describe('a link', () => {
  it('opens each route that takes one, without a session', () =>
    checkEach(byLink, async ({ method, path, rules }) => {
      const { query, body } = withLink(rules, method)
      expect(isTurnedAway(await request(method, pathOf(path) + query, { body }))).toBe(false)
    }))

  it('opens nothing else', () =>
    checkEach(ofCompany, async ({ method, path, rules }) => {
      const named = Object.fromEntries(['presentationId', 'token', 'key'].map((name) => [name, crypto.randomUUID()]))
      const sent = method === 'GET' ? {} : { body: named }
      expect(rules.access).toBe('session')
      expect((await request(method, `${pathOf(path)}?${new URLSearchParams(named)}`, sent)).status).toBe(401)
    }))
})

describe('a page outside of the API', () => {
  const others = allRoutes.filter(({ path, rules }) => !path.startsWith('/api/') && rules.access !== 'key')

  it('is open', () => {
    expect(others.filter(({ rules }) => rules.access !== 'public').map(({ name }) => name)).toEqual([])
  })
})

describe('a route without declared access', () => {
  const room = createRouter()
  room.onError(answerError)
  room.use(requestId(), withMeter, guard, databaseOfRequest)
  room.get('/things', (c) => c.text('Seen.'))
  room.post('/things', (c) => c.text('Done.'))

  async function ask(method: string, client?: Parameters<typeof cookieOf>[0]) {
    const context = createExecutionContext()
    const headers = client && { cookie: cookieOf(client) }
    const { status } = await room.fetch(
      new Request(`${origin}/things`, { method, ...(headers && { headers }) }),
      env,
      context,
    )
    await waitOnExecutionContext(context)
    return status
  }

  it('belongs to the company: members read it, editors and owners write it', async () => {
    const asked = [undefined, viewer, editor, owner]
    expect(await Promise.all(asked.map((client) => ask('GET', client)))).toEqual([401, 200, 200, 200])
    expect(await Promise.all(asked.map((client) => ask('POST', client)))).toEqual([401, 403, 200, 200])
  })
})

describe('a rate limit', () => {
  const limited = apiRoutes.filter(({ rules }) => rules.limit && !rules.limit.isCountedByHandler)

  it('counts by address block, before the body is read', () =>
    checkEach(limited, async ({ method, path, rules }) => {
      const { counter = 'QUESTIONS', refusal } = rules.limit ?? {}
      const keys: string[] = []
      const full = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) < 0 }) }
      const context = createExecutionContext()
      const headers = { 'cf-connecting-ip': '2001:db8:1:2:3:4:5:6', 'content-type': 'application/json' }
      const body = JSON.stringify(withLink(rules, method).body)
      const answer = await app.fetch(
        new Request(origin + pathOf(path), { method, headers, body }),
        { ...env, [counter]: full },
        context,
      )
      await waitOnExecutionContext(context)
      expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toEqual([
        429,
        '60',
        { error: refusal, code: 'rate_limited', limit: counter.toLowerCase() },
      ])
      expect(keys).toEqual(['2001:db8:1:2::/64'])
    }))

  it('for password attempts counts by address block, even for a signed-in caller', async () => {
    const keys: string[] = []
    const full = { limit: async ({ key }: { key: string }) => ({ success: keys.push(key) < 0 }) }
    const context = createExecutionContext()
    const headers = {
      cookie: cookieOf(await newMember(owner, 'editor')),
      'cf-connecting-ip': '2001:db8:9:2:3:4:5:6',
      'content-type': 'application/json',
    }
    const body = JSON.stringify({ password: 'another long walk', currentPassword: 'a guess of it' })
    const answer = await app.fetch(
      new Request(`${origin}/api/auth/me`, { method: 'PATCH', headers, body }),
      { ...env, PASSWORD_TRIES: full },
      context,
    )
    await waitOnExecutionContext(context)
    expect([answer.status, keys]).toEqual([429, ['2001:db8:9:2::/64']])
  })
})

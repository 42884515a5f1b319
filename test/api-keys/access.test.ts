import { describe, expect, it } from 'vitest'
import { scopes } from '../../src/account/keys/scopes'
import { areaOf, isLink } from '../../src/core/http/access'
import { bearer, newApiKey } from '../support/api-keys'
import { apiRoutes, checkEach, pathOf } from '../support/api-routes'
import { request, signedIn } from '../support/client'
import { directory } from '../support/databases'

const owner = await signedIn()
const closed = apiRoutes.filter(({ rules }) => rules.access !== 'public')
const open = closed.filter(({ rules }) => !rules.membersOnly)
const membersOnly = closed.filter(({ rules }) => rules.membersOnly)

const unknown = 'The API key is unknown, or it was revoked or has expired. Owners find their keys at GET /api/keys.'
const lacks = (scope = '') => `The API key lacks the scope ${scope}.`

const areas = [...new Set(scopes.map((scope) => scope.split(':')[0] ?? ''))]
const keysOf = async (scopesFor: (area: string) => string[]) =>
  new Map(await Promise.all(areas.map(async (area) => [area, await newApiKey(owner, scopesFor(area))] as const)))
const readers = await keysOf((area) => [`${area}:read`])
const writers = await keysOf((area) => [`${area}:write`])
const ofOthers = await keysOf((area) => scopes.filter((scope) => !scope.startsWith(`${area}:`)))
const areaIn = (scope = '') => scope.split(':')[0] ?? ''

const isTurnedAway = ({ status, body }: { status: number; body?: { error?: string } }) =>
  status === 401 || (status === 403 && body?.error?.startsWith('The API key lacks'))

/** The ids and token of a link to nothing, because a link must not open what the key may not. */
const linked = { presentationId: crypto.randomUUID(), token: 'A'.repeat(43), key: 'a' }

describe('an API key', () => {
  it('needs the scope that each route declares', () =>
    checkEach(open, async ({ method, path, rules }) => {
      const body = method === 'GET' ? undefined : linked
      const query = method === 'GET' && isLink(rules.access) ? `?${new URLSearchParams(linked)}` : ''
      const answer = await ofOthers.get(areaIn(rules.scope))?.send(method, pathOf(path) + query, body)
      expect([answer?.status, answer?.body]).toEqual([403, { error: lacks(rules.scope), code: 'scope_missing' }])
      expect(answer?.headers.get('ratelimit-policy')).toBe('"key";q=1200;w=60')
    }))

  it('gets 403 from each route that writes if its scope only reads', () =>
    checkEach(open, async ({ method, path, rules }) => {
      const answer = await readers.get(areaIn(rules.scope))?.send(method, pathOf(path))
      if (method === 'GET') expect(isTurnedAway(answer ?? { status: 401 })).toBe(false)
      else expect([answer?.status, answer?.body]).toEqual([403, { error: lacks(rules.scope), code: 'scope_missing' }])
    }))

  it('may call each route of its area if its scope writes', () =>
    checkEach(open, async ({ method, path, rules }) => {
      const answer = await writers.get(areaIn(rules.scope))?.send(method, pathOf(path))
      expect(isTurnedAway(answer ?? { status: 401 })).toBe(false)
      expect(answer?.headers.get('ratelimit')).toMatch(/^"key";r=\d+;t=\d+$/)
      expect(answer?.headers.get('set-cookie')).toBeNull()
    }))

  it('never opens routes for members only', () =>
    checkEach(membersOnly, async ({ method, path }) => {
      const answer = await request(method, pathOf(path), { headers: bearer(everywhere.secret) })
      expect([answer.status, answer.body]).toEqual([
        403,
        {
          error: 'This is for a person who signed in. An API key can’t do it, whatever its scopes.',
          code: 'members_only',
        },
      ])
    }))

  it('never changes what only an owner may, whatever its scopes', async () => {
    const members = [
      { stripeAccountId: 'acct_Other' },
      { allowedEmbedOrigins: ['https://other.example'] },
      { allowedEmbedOrigins: [] },
      { presentationDays: 30 },
      { hasOwnPresentationDays: false },
    ]
    const before = (await owner.get('/api/organization')).body
    for (const key of [everywhere, ...writers.values()])
      for (const member of members) {
        const { status, body } = await key.patch('/api/organization', { name: 'Taken over', ...member })
        const may = key === everywhere || key === writers.get('organization')
        expect([member, status, body.code]).toEqual([member, 403, may ? 'owner_session_required' : 'scope_missing'])
      }
    expect((await owner.get('/api/organization')).body).toEqual(before)
  })

  it('opens everything but members, keys and their log, sign-in, tests of reminders, the company’s export, its signature and its deletion', () => {
    const closedTags = membersOnly.map(({ path }) => path.split('/').slice(0, 4).join('/'))
    expect(new Set(closedTags.map((path) => path.replace(/^(\/api\/(?:auth|keys)).*/, '$1')))).toEqual(
      new Set([
        '/api/auth',
        '/api/keys',
        '/api/requests',
        '/api/organization/members',
        '/api/organization/export',
        '/api/organization',
        '/api/contracts/:contractId',
        // Joining a homeowner; everything else of a presentation is open.
        '/api/presentations/:presentationId',
        // A test reminder goes to the member's own address; the rules are open.
        '/api/reminders/test',
      ]),
    )
  })

  it('has a scope for each area of the API description, and an area for each scope', () => {
    const needed = open.map(({ rules }) => areaIn(rules.scope))
    expect([...new Set(needed)].toSorted()).toEqual(areas.toSorted())
    expect(open.filter(({ rules }) => rules.scope === undefined)).toEqual([])
    expect(areaOf('Roof measurements')).toBe('roof-measurements')
  })
})

const everywhere = await newApiKey(owner)
const revoked = await newApiKey(owner)
await owner.delete(`/api/keys/${revoked.id}`)
const expired = await newApiKey(owner)
await directory.prepare('update api_keys set expires_at = 1 where id = ?').bind(expired.id).run()
const replaced = await newApiKey(owner)
await owner.post(`/api/keys/${replaced.id}/rotate`, { gracePeriodSeconds: 0 })
const inGrace = await newApiKey(owner)
const renewed = bearer((await owner.post(`/api/keys/${inGrace.id}/rotate`)).body.secret)
const mistyped = `${everywhere.secret.slice(0, -1)}${everywhere.secret.endsWith('a') ? 'b' : 'a'}`

/** This has one route of every kind: reading and writing, with and without access by a homeowner's link. */
const oneOfEach = [
  ...Map.groupBy(closed, ({ method, rules }) => `${method === 'GET'} ${isLink(rules.access)}`),
].flatMap(([, [route]]) => (route ? [route] : []))

describe('an API key that is not valid', () => {
  it.each([
    ['was revoked', revoked.headers, closed],
    ['has expired', expired.headers, oneOfEach],
    ['was replaced', replaced.headers, oneOfEach],
    ['was never created', bearer(`pl_${'0'.repeat(40)}`), oneOfEach],
    ['has a typo', bearer(mistyped), oneOfEach],
  ])('opens nothing because it %s, not even beside a link or a session', async (_, headers, routes) => {
    await checkEach(routes, async ({ method, path, rules }) => {
      const body = method === 'GET' ? undefined : linked
      const cookie = `session=${owner.cookies.session}`
      const query = method === 'GET' && isLink(rules.access) ? `?${new URLSearchParams(linked)}` : ''
      const answer = await request(method, pathOf(path) + query, { headers, cookie, body })
      expect([answer.status, answer.body]).toEqual([401, { error: unknown, code: 'api_key_unknown' }])
    })
  })
})

describe('an API key that was rotated', () => {
  it.each([
    ['before', inGrace.headers],
    ['after', renewed],
  ])('opens the same routes with the secret from %s until the grace period ends', async (_, headers) => {
    await checkEach(
      oneOfEach.filter(({ rules }) => !rules.membersOnly),
      async ({ method, path }) => {
        const answer = await request(method, pathOf(path), { headers, ...(method === 'GET' ? {} : { body: 'x' }) })
        expect(isTurnedAway(answer)).toBe(false)
      },
    )
  })
})

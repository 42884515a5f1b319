import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from '../../src/account/auth/passwords'
import { createSession, selectAccount, updateAccount } from '../../src/account/auth/queries'
import { newSession } from '../../src/account/auth/sessions'
import { removeExpiredAccessJob } from '../../src/account/auth/sweep'
import { hashToken } from '../../src/core/crypto'
import { primaryDatabase } from '../../src/core/database/database'
import { bearer, newApiKey } from '../support/api-keys'
import { cost, newClient, newMember, origin, password, request, signedIn, trips } from '../support/client'
import { d1, directoryEnv } from '../support/databases'
import { withSlowPasswords } from '../support/passwords'
import { app, takeUpDue, workIn } from '../support/running'

const register = (email: string, more: Record<string, unknown> = {}) => {
  const body = { organizationName: 'Summit Roofing', name: 'Ana Ruiz', email, password, ...more }
  return request('POST', '/api/auth/register', { body })
}
const freshEmail = () => `ana-${crypto.randomUUID()}@summit-roofing.example`
const login = (body: unknown, headers = {}) => request('POST', '/api/auth/login', { body, headers })

describe('register', () => {
  it('creates an organization, signs its owner in and returns both', async () => {
    const client = newClient()
    const email = freshEmail()
    const answer = await client.post('/api/auth/register', {
      organizationName: 'Nord Dächer',
      name: 'Åsa',
      email,
      password,
    })
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      user: { id: expect.any(String), email, name: 'Åsa', role: 'owner' },
      organization: { id: expect.any(String), name: 'Nord Dächer', allowedEmbedOrigins: [] },
    })
    expect((await client.get('/api/auth/me')).body).toEqual(answer.body)
  })

  it('sets a cookie that scripts cannot read and that lasts as long as the session', async () => {
    const [cookie] = (await register(freshEmail())).headers.getSetCookie()
    expect(cookie).toMatch(/^session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/)
  })

  it('marks the cookie Secure on https', async () => {
    const body = { organizationName: 'S', name: 'A', email: freshEmail(), password }
    const answer = await request('POST', 'https://porchlight.test/api/auth/register', { body })
    for (const cookie of answer.headers.getSetCookie()) expect(cookie).toMatch(/; Secure/)
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  it('recognizes an email however it is typed', async () => {
    const email = freshEmail()
    expect((await register(`  ${email.toUpperCase()} `)).status).toBe(201)
    expect((await register(email)).status).toBe(409)
    expect((await login({ email: ` ${email.toUpperCase()}`, password })).status).toBe(200)
  })

  it('accepts an email with Unicode, composed or not', async () => {
    const unique = crypto.randomUUID()
    expect((await register(`josé-${unique}@dächer.example`)).status).toBe(201)
    expect((await register(`jose\u0301-${unique}@dächer.example`)).status).toBe(409)
  })

  it('creates one organization when the same email registers twice at once', async () => {
    const email = freshEmail()
    const organizationName = `Twice ${email}`
    const answers = await Promise.all([register(email, { organizationName }), register(email, { organizationName })])
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409])
    const rows = await d1.prepare('select id from organizations where name = ?').bind(organizationName).all()
    expect(rows.results).toHaveLength(1)
  })

  it.each([
    ['a 300-character password', { password: 'x'.repeat(300) }, 'password must be at most 200 characters long'],
    ['a 9-character password', { password: 'x'.repeat(9) }, 'password must be at least 10 characters long'],
    ['an email with a space inside', { email: 'a na@summit.example' }, 'email must be an email address'],
    ['an email without a domain', { email: 'a@b' }, 'email must be an email address'],
    ['an email with a hidden character', { email: 'de\u200bmo@summit.example' }, 'email must be an email address'],
    ['an email with NUL', { email: 'a\0b@summit.example' }, 'email must be an email address'],
    ['two emails', { email: 'a@b.example,c@d.example' }, 'email must be an email address'],
    ['an invisible name', { name: '\u200b\u202e' }, 'name must contain a visible character'],
    [
      'a name with a direction override',
      { name: 'Ana \u202eevil' },
      'name must not contain characters that change the direction',
    ],
    ['a name of two lines', { name: 'Ana\nRuiz' }, 'name must be one line'],
    ['an empty name', { name: '   ' }, 'name must be at least 1 character long'],
    ['a number for a name', { name: 7 }, 'name must be a string'],
    ['an unknown field', { company: 'x' }, 'The body has no member "company"'],
  ])('refuses %s', async (_, more, message) => {
    const answer = await register(freshEmail(), more)
    expect(answer.status).toBe(400)
    expect(answer.body.error).toContain(message)
  })

  it('stores neither the password nor the token', async () => {
    const client = newClient()
    const email = freshEmail()
    await client.post('/api/auth/register', { organizationName: 'S', name: 'A', email, password })
    const user = await d1.prepare('select * from users where email = ?').bind(email).first<Record<string, string>>()
    const session = await d1.prepare('select * from sessions where user_id = ?').bind(user?.id).first()
    expect(user?.password_hash).toMatch(/^scrypt\$16384\$8\$5\$/)
    const token = client.cookies.session ?? ''
    const copies = await env.SESSIONS.list()
    const copy = await env.SESSIONS.get(`session:${hashToken(token)}`)
    expect(copy).toContain(email)
    const stored = JSON.stringify([user, session, copies.keys, copy])
    expect(stored).not.toContain(password)
    expect(stored).not.toContain(token)
    expect(copy).not.toContain('scrypt')
  })

  it('hashes the password with scrypt, with the parameters in the hash', async () => {
    await withSlowPasswords(async () => {
      const hash = await hashPassword(password)
      const [, N, r, p, salt = '', key] = hash.split('$')
      const derived = scryptSync(password, Buffer.from(salt, 'base64url'), 32, {
        N: Number(N),
        r: Number(r),
        p: Number(p),
      })
      expect(key).toBe(derived.toString('base64url'))
      expect([await isPassword(password, hash), await isPassword('a guess of it', hash)]).toEqual([true, false])
    })
  })
})

describe('login', () => {
  it('signs in within two round trips', async () => {
    const { email } = await signedIn()
    const answer = await login({ email, password })
    expect(answer.status).toBe(200)
    expect(answer.body.user.email).toBe(email)
    expect(trips(answer)).toBe(2)
  })

  it('gives the same answer for a wrong password and an unknown email', async () => {
    const { email } = await signedIn()
    const wrong = await login({ email, password: 'not the password' })
    const unknown = await login({ email: freshEmail(), password })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(wrong.body).toEqual(unknown.body)
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  it.each([
    ['wrong types', { email: 1, password: true }, 400],
    ['an empty body', '', 400],
    ['null', null, 400],
    ['an array', [], 400],
    ['malformed JSON', '{"email":', 400],
    ['a 300-character password', { email: 'ana@example.com', password: 'x'.repeat(300) }, 400],
    ['2 MB', { email: 'ana@example.com', password: 'x'.repeat(2_000_000) }, 413],
  ])('answers %s with a clear error', async (_, body, status) => {
    const answer = await login(body)
    expect(answer.status).toBe(status)
    const field = { path: expect.any(String), message: expect.any(String), code: expect.any(String) }
    const fields = expect.arrayContaining([expect.objectContaining(field)])
    expect(answer.body).toEqual({
      error: expect.any(String),
      code: expect.stringMatching(/^(invalid_input|malformed_json|body_too_large)$/),
      ...(status === 400 && { fields }),
    })
  })

  it('answers a body that is not JSON with 415', async () => {
    const answer = await login('email=ana', { 'content-type': 'text/plain' })
    expect(answer.status).toBe(415)
    expect(answer.body.error).toContain('application/json')
  })
})

describe('a session', () => {
  it('is read from KV first, and then for a while from memory', async () => {
    const { email } = await signedIn()
    const client = newClient()
    await client.post('/api/auth/login', { email, password })
    expect(cost(await client.get('/api/auth/me'))).toEqual({ trips: 0, kvReads: 1 })
    expect(cost(await client.get('/api/auth/me'))).toEqual({ trips: 0, kvReads: 0 })
  })

  it('is read from D1 once when KV has no copy, and then copied to KV', async () => {
    const client = await signedIn()
    expect(cost(await client.get('/api/auth/me'))).toEqual({ trips: 1, kvReads: 1 })
    const key = `session:${client.caller.sessionId}`
    await expect.poll(() => env.SESSIONS.get(key, 'json')).toEqual({ ...client.caller, readAt: expect.any(Number) })
  })

  it.each([
    ['no cookie', undefined],
    ['an empty cookie', 'session='],
    ['nonsense', 'session=nonsense'],
    ['a token of another length', `session=${'A'.repeat(44)}`],
    ['an unknown token', `session=${'A'.repeat(43)}`],
    ['characters that no token contains', `session=${'*'.repeat(43)}`],
  ])('is refused for %s, in reads and in writes', async (_, cookie) => {
    for (const [method, path] of [
      ['GET', '/api/auth/me'],
      ['POST', '/api/auth/logout'],
    ] as const) {
      const answer = await request(method, path, { cookie })
      expect(answer.status).toBe(401)
      expect(answer.body).toEqual({
        error: expect.any(String),
        code: expect.stringMatching(/^session_(missing|ended)$/),
      })
    }
  })

  it('is refused when two cookies claim it', async () => {
    const { cookies } = await signedIn()
    const answer = await request('GET', '/api/auth/me', {
      cookie: `session=${cookies.session}; session=${cookies.session}`,
    })
    expect(answer.status).toBe(401)
    expect(answer.body.error).toContain('more than one')
  })

  it('is not confused by a cookie with a similar name', async () => {
    const { cookies } = await signedIn()
    const answer = await request('GET', '/api/auth/me', {
      cookie: `xsession=1; session=${cookies.session}; session2=2`,
    })
    expect(answer.status).toBe(200)
  })

  it('ends when it expires, with or without a copy in KV', async () => {
    const client = await signedIn()
    const id = hashToken(client.cookies.session ?? '')
    await d1
      .prepare('update sessions set expires_at = ? where id = ?')
      .bind(Date.now() - 1, id)
      .run()
    expect((await client.get('/api/auth/me')).status).toBe(401)
    await env.SESSIONS.put(`session:${id}`, JSON.stringify({ ...client.caller, expiresAt: Date.now() - 1 }))
    expect((await client.get('/api/auth/me')).status).toBe(401)
    expect((await client.post('/api/auth/logout')).status).toBe(401)
  })

  it('cannot write once revoked, even while a stale copy says otherwise', async () => {
    const client = await signedIn()
    const token = client.cookies.session ?? ''
    await d1.prepare('delete from sessions where id = ?').bind(hashToken(token)).run()
    await env.SESSIONS.put(`session:${hashToken(token)}`, JSON.stringify(client.caller))
    expect((await client.patch('/api/auth/me', { name: 'Mallory' })).status).toBe(401)
  })

  it('is swept once it has expired', async () => {
    const client = await signedIn()
    const later = Date.now() + 31 * 24 * 60 * 60 * 1000
    await takeUpDue(env, [removeExpiredAccessJob], later)
    const id = hashToken(client.cookies.session ?? '')
    expect(await d1.prepare('select id from sessions where id = ?').bind(id).first()).toBeNull()
  })
})

describe('a password that changes during a sign-in with the old one', () => {
  it('opens no session', async () => {
    const client = await signedIn()
    const [account] = await selectAccount(primaryDatabase(directoryEnv()), client.email)
    await client.patch('/api/auth/me', { password: 'another long walk', currentPassword: password })
    const { row } = newSession(Date.now())
    const isOpen = await createSession(workIn(directoryEnv()), client.caller.userId, account?.passwordHash ?? '', row)
    expect(isOpen).toBe(false)
  })

  it('is changed by only one of two calls at the same time', async () => {
    const client = await signedIn()
    const [account] = await selectAccount(primaryDatabase(directoryEnv()), client.email)
    const change = (next: string) => ({ password: { old: account?.passwordHash ?? '', new: next } })
    const changes = ['one', 'two'].map((next) =>
      updateAccount(workIn(directoryEnv()), client.caller, change(next), Date.now()),
    )
    const outcomes = await Promise.allSettled(changes)
    expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('a failing KV', () => {
  const broken = () => Promise.reject(new Error('KV is down'))
  const SESSIONS = { get: broken, put: broken, delete: broken }

  it('keeps no one out, because D1 answers', async () => {
    const { cookies } = await signedIn()
    const context = createExecutionContext()
    const headers = { cookie: `session=${cookies.session}` }
    const me = new Request(`${origin}/api/auth/me`, { headers })
    const response = await app.fetch(me, { ...env, SESSIONS } as unknown as Env, context)
    expect(response.status).toBe(200)
  })

  it('never keeps the copy of a session that ended while it was copied', async () => {
    const client = await signedIn()
    const id = hashToken(client.cookies.session ?? '')
    const slow = {
      get: () => null,
      put: async (key: string, value: string) => {
        await d1.prepare('delete from sessions where id = ?').bind(id).run()
        await env.SESSIONS.put(key, value)
      },
      delete: (key: string) => env.SESSIONS.delete(key),
    }
    const context = createExecutionContext()
    const me = new Request(`${origin}/api/auth/me`, { headers: { cookie: `session=${client.cookies.session}` } })
    expect((await app.fetch(me, { ...env, SESSIONS: slow } as unknown as Env, context)).status).toBe(200)
    await waitOnExecutionContext(context)
    expect(await env.SESSIONS.get(`session:${id}`)).toBeNull()
  })
})

describe('logout', () => {
  it('revokes the session everywhere and clears the cookie', async () => {
    const client = await signedIn()
    const cookie = `session=${client.cookies.session}`
    await client.get('/api/auth/me')
    const answer = await client.post('/api/auth/logout')
    expect(answer.body).toEqual({ success: true })
    expect(client.cookies.session).toBeUndefined()
    expect((await request('GET', '/api/auth/me', { cookie })).status).toBe(401)
    expect((await request('POST', '/api/auth/logout', { cookie })).status).toBe(401)
  })

  it('leaves other sessions alone, and logout-all ends them', async () => {
    const first = await signedIn()
    const second = newClient()
    await second.post('/api/auth/login', { email: first.email, password })
    const third = newClient()
    await third.post('/api/auth/login', { email: first.email, password })
    await third.post('/api/auth/logout')
    expect((await second.get('/api/auth/me')).status).toBe(200)
    expect((await first.post('/api/auth/logout-all')).body).toEqual({ success: true })
    expect((await second.get('/api/auth/me')).status).toBe(401)
  })
})

describe('the sessions of a member', () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

  async function withTwo() {
    const first = await signedIn()
    const second = newClient()
    await second.post('/api/auth/login', { email: first.email, password }, { 'user-agent': iPhone })
    return { first, second }
  }

  it('are listed with their devices, newest first, and only to that member', async () => {
    const { first, second } = await withTwo()
    const { body } = await first.get('/api/auth/sessions')
    expect(body.sessions).toEqual([
      {
        ...{ id: expect.any(String), device: 'Safari 18, iPhone', isCurrent: false },
        ...{ createdAt: expect.any(String), expiresAt: expect.any(String) },
      },
      expect.objectContaining({ device: null, isCurrent: true }),
    ])
    expect(JSON.stringify(body)).not.toContain(second.cookies.session)
    const colleague = await newMember(first, 'viewer')
    expect((await colleague.get('/api/auth/sessions')).body.sessions).toHaveLength(1)
    const { secret } = await newApiKey(first)
    const refused = await request('GET', '/api/auth/sessions', { headers: bearer(secret) })
    expect([refused.status, refused.body.code]).toEqual([403, 'members_only'])
  })

  it('end one at a time', async () => {
    const { first, second } = await withTwo()
    const [phone, own] = (await first.get('/api/auth/sessions')).body.sessions
    const stranger = await signedIn()
    const foreign = await stranger.delete(`/api/auth/sessions/${phone.id}`)
    expect([foreign.status, foreign.body.code]).toEqual([404, 'session_not_found'])
    expect((await first.delete('/api/auth/sessions/none')).status).toBe(400)
    expect((await first.delete(`/api/auth/sessions/${phone.id}`)).body).toEqual({ success: true })
    expect((await second.get('/api/auth/me')).status).toBe(401)
    expect((await first.delete(`/api/auth/sessions/${phone.id}`)).status).toBe(404)
    expect((await first.get('/api/auth/me')).status).toBe(200)
    expect((await first.delete(`/api/auth/sessions/${own.id}`)).status).toBe(200)
    expect(first.cookies.session).toBeUndefined()
  })
})

describe('PATCH /api/auth/me', () => {
  it('changes the name, which every session then shows', async () => {
    const first = await signedIn()
    const second = newClient()
    await second.post('/api/auth/login', { email: first.email, password })
    const answer = await first.patch('/api/auth/me', { name: '  Ana 🏡 ' })
    expect(answer.body.user.name).toBe('Ana 🏡')
    expect((await second.get('/api/auth/me')).body.user.name).toBe('Ana 🏡')
  })

  it('changes the password within two round trips and ends the other sessions', async () => {
    const first = await signedIn()
    const second = newClient()
    await second.post('/api/auth/login', { email: first.email, password })
    const answer = await first.patch('/api/auth/me', { password: 'another long walk', currentPassword: password })
    expect(answer.status).toBe(200)
    expect(trips(answer)).toBe(2)
    expect((await first.get('/api/auth/me')).status).toBe(200)
    expect((await second.get('/api/auth/me')).status).toBe(401)
    expect((await login({ email: first.email, password })).status).toBe(401)
    expect((await login({ email: first.email, password: 'another long walk' })).status).toBe(200)
  })

  it('requires the current password to set a new one', async () => {
    const client = await signedIn()
    const missing = await client.patch('/api/auth/me', { password: 'another long walk' })
    expect([missing.status, missing.body.error]).toEqual([
      400,
      'currentPassword is required to set a new email or password.',
    ])
    const wrong = await client.patch('/api/auth/me', { password: 'another long walk', currentPassword: 'x' })
    expect([wrong.status, wrong.body.error]).toEqual([400, 'currentPassword is wrong.'])
    expect((await login({ email: client.email, password })).status).toBe(200)
  })
})

describe('the origin of a request', () => {
  it('must be ours when a write carries a cookie', async () => {
    const client = await signedIn()
    for (const foreign of ['https://evil.example', 'null', `${origin}.evil.example`]) {
      const answer = await client.patch('/api/auth/me', { name: 'Mallory' }, { origin: foreign })
      expect(answer.status).toBe(403)
    }
    expect((await client.patch('/api/auth/me', { name: 'Ana' }, { origin })).status).toBe(200)
    expect((await client.get('/api/auth/me', { origin: 'https://evil.example' })).status).toBe(200)
  })
})

import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { isKeySecret, newKeySecret } from '../../src/account/keys/secret'
import { hashToken } from '../../src/core/crypto'
import { emptyIsolateCache } from '../../src/core/isolate-cache'
import { bearer, keyClient, newApiKey } from '../support/api-keys'
import { cost, newMember, origin, request, signedIn } from '../support/client'
import { directory } from '../support/databases'
import { newDeck, newPresentation } from '../support/factories'
import { beginMove, drive, forgetMoves } from '../support/moves'
import { newRoof } from '../support/roofs'
import { app } from '../support/running'

const hour = 3_600_000
const rowOf = (id: string) =>
  directory.prepare('select * from api_keys where id = ?').bind(id).first<Record<string, number | string | null>>()
const update = (id: string, what: string) =>
  directory.prepare(`update api_keys set ${what} where id = ?`).bind(id).run()
const copyOf = (secret: string) => `key:${hashToken(secret)}`
/** Puts this isolate in the state of one that has not heard of a change yet. */
const forget = () => emptyIsolateCache(['confirmed callers', 'dropped callers'])

describe('the secret of an API key', () => {
  it('is recognized by its checksum, which a typo breaks', () => {
    for (let count = 0; count < 200; count++) {
      const { secret, start } = newKeySecret()
      expect(secret).toMatch(/^pl_[0-9A-Za-z]{40}$/)
      expect(isKeySecret(secret)).toBe(true)
      expect(secret.startsWith(start)).toBe(true)
      const at = 3 + (count % 40)
      const other = secret[at] === 'x' ? 'y' : 'x'
      expect(isKeySecret(secret.slice(0, at) + other + secret.slice(at + 1))).toBe(false)
    }
    for (const text of ['', 'pl_', `pl_${'0'.repeat(40)}`, `sk_${newKeySecret().secret.slice(3)}`])
      expect(isKeySecret(text)).toBe(false)
  })

  it('is shown once and kept as a hash', async () => {
    const owner = await signedIn()
    const made = await owner.post('/api/keys', { name: 'CRM', scopes: ['decks:write', 'presentations:read'] })
    expect(made.status).toBe(201)
    const { apiKey, secret } = made.body
    expect(apiKey).toEqual({
      id: expect.any(String),
      name: 'CRM',
      start: secret.slice(0, 8),
      scopes: ['decks:write', 'presentations:read'],
      createdBy: owner.caller.userId,
      createdAt: expect.stringMatching(/Z$/),
      expiresAt: null,
      lastUsedAt: null,
      revokedAt: null,
    })
    expect((await owner.get('/api/keys')).body).toEqual({ apiKeys: [apiKey] })
    const row = await rowOf(apiKey.id)
    expect(row?.hash).toBe(hashToken(secret))
    expect(JSON.stringify(row)).not.toContain(secret.slice(9))
  })
})

describe('API keys', () => {
  it('are managed by owners only', async () => {
    const owner = await signedIn()
    const editor = await newMember(owner, 'editor')
    const refusal = { error: 'Only an owner manages API keys.', code: 'role_missing' }
    for (const answer of [
      await editor.get('/api/keys'),
      await editor.post('/api/keys', { name: 'CRM', scopes: ['*'] }),
    ])
      expect([answer.status, answer.body]).toEqual([403, refusal])
  })

  it.each([
    [{ scopes: ['*'] }, 'name is required'],
    [{ name: 'CRM' }, 'scopes is required'],
    [{ name: 'CRM', scopes: [] }, 'scopes must have at least 1 item'],
    [{ name: 'CRM', scopes: ['decks:delete'] }, 'scopes[0] must be one of'],
    [{ name: 'CRM', scopes: ['authentication:read'] }, 'scopes[0] must be one of'],
    [{ name: 'CRM', scopes: ['*', '*'] }, 'scopes must name each scope once'],
    [{ name: 'CRM', scopes: ['*'], expiresAt: '2020-01-01T00:00:00Z' }, 'expiresAt must be in the future'],
    [{ name: 'CRM', scopes: ['*'], hash: 'mine' }, 'has no member "hash"'],
  ])('can’t be created from %j', async (input, problem) => {
    const { status, body } = await (await signedIn()).post('/api/keys', input)
    expect([status, body.error]).toEqual([400, expect.stringContaining(problem)])
  })

  it('can be renamed and given other scopes, which take effect here at once', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner, ['decks:read'])
    expect((await key.get('/api/decks')).status).toBe(200)
    const patched = await owner.patch(`/api/keys/${key.id}`, { name: 'Import', scopes: ['presentations:read'] })
    expect(patched.body.apiKey).toMatchObject({ id: key.id, name: 'Import', scopes: ['presentations:read'] })
    expect((await key.get('/api/decks')).status).toBe(403)
    expect((await key.get('/api/presentations')).status).toBe(200)
  })

  it('are limited to a hundred, and ended ones make room', async () => {
    const owner = await signedIn()
    const first = await newApiKey(owner)
    const second = await newApiKey(owner)
    await directory
      .prepare(
        `with recursive series(value) as (select 1 union all select value + 1 from series where value < 98)
         insert into api_keys (id, organization_id, name, start, hash, scopes, created_by, created_at)
         select substr(?1, 1, 24) || printf('%012d', value), ?1, 'Many', 'pl_', value || ?1, '["*"]', ?1, value from series`,
      )
      .bind(owner.organizationId)
      .run()
    const full = await owner.post('/api/keys', { name: 'CRM', scopes: ['*'] })
    expect([full.status, full.body.error]).toEqual([409, expect.stringContaining('at most 100 API keys')])
    await owner.delete(`/api/keys/${second.id}`)
    await update(first.id, 'expires_at = 1')
    expect((await owner.post('/api/keys', { name: 'CRM', scopes: ['*'] })).status).toBe(201)
    const listed = (await owner.get('/api/keys')).body.apiKeys.map(({ id }: { id: string }) => id)
    expect([listed.length, listed.includes(first.id), listed.includes(second.id)]).toEqual([100, false, true])
  })

  it('can’t be changed once they are revoked', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    expect((await owner.delete(`/api/keys/${key.id}`)).body).toEqual({ success: true })
    expect((await owner.get('/api/keys')).body.apiKeys[0].revokedAt).toMatch(/Z$/)
    const again = [
      await owner.delete(`/api/keys/${key.id}`),
      await owner.patch(`/api/keys/${key.id}`, { name: 'Back' }),
      await owner.post(`/api/keys/${key.id}/rotate`),
    ]
    expect(again.map(({ status }) => status)).toEqual([409, 409, 409])
  })
})

describe('a call with an API key', () => {
  it('takes no more round trips or KV reads than one with a session', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    const roof = await newRoof(owner)
    const calls = [
      (client: Pick<typeof owner, 'get'>) => client.get('/api/decks'),
      (client: Pick<typeof owner, 'get'>) => client.get('/api/presentations'),
    ]
    const writes = [
      (client: Pick<typeof owner, 'post' | 'patch'>) => client.post('/api/decks', { name: 'Roof' }),
      (client: Pick<typeof owner, 'post' | 'patch'>) =>
        client.patch(`/api/roof-measurements/${roof.id}`, { address: '1 Elm Street' }),
    ]
    await key.get('/api/decks')
    for (const call of calls) {
      forget()
      await env.SESSIONS.put(
        `session:${owner.caller.sessionId}`,
        JSON.stringify({ ...owner.caller, readAt: Date.now() }),
      )
      const [bySession, byKey] = [await call(owner), await call(key)]
      expect(cost(byKey)).toEqual(cost(bySession))
      expect(cost(byKey)).toEqual({ trips: 1, kvReads: 1 })
    }
    for (const write of writes) {
      await owner.get('/api/decks')
      await key.get('/api/decks')
      expect(cost(await write(key))).toEqual(cost(await write(owner)))
    }
  })

  it('counts as the key’s, whatever cookie and Origin come with it', async () => {
    const owner = await signedIn()
    const other = await signedIn('Another company')
    const key = await newApiKey(owner)
    const headers = { ...key.headers, origin: 'https://evil.example' }
    const cookie = `session=${other.cookies.session}`
    const made = await request('POST', '/api/decks', { body: { name: 'Roof' }, headers, cookie })
    expect([made.status, made.headers.getSetCookie()]).toEqual([201, []])
    expect((await owner.get(`/api/decks/${made.body.deck.id}`)).status).toBe(200)
    expect((await other.get(`/api/decks/${made.body.deck.id}`)).status).toBe(404)
    const broken = await request('GET', '/api/decks', { headers: bearer('nothing'), cookie })
    expect(broken.status).toBe(401)
  })

  it('may do what a viewer may if the key only reads, and what an owner may if it writes', async () => {
    const owner = await signedIn()
    const config = { url: 'https://hooks.example/secret-path' }
    const input = { name: 'CRM', eventType: 'deck.deleted', channel: 'webhook', channelConfig: config }
    await owner.post('/api/notifications/subscriptions', input)
    const [reader, writer] = [
      await newApiKey(owner, ['notifications:read']),
      await newApiKey(owner, ['notifications:write', 'organization:write']),
    ]
    const shown = async (key: typeof reader) => (await key.get('/api/notifications/subscriptions')).text
    expect(await shown(reader)).not.toContain('secret-path')
    expect(await shown(writer)).toContain('secret-path')
    expect((await writer.patch('/api/organization', { name: 'Summit' })).status).toBe(200)
    expect((await reader.patch('/api/organization', { name: 'Summit' })).status).toBe(403)
  })

  it('opens what a link opens, as a session of the company does', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner, ['appointments:read'])
    const presentation = await newPresentation(owner, (await newDeck(owner)).id)
    const slots = (id: string) => key.get(`/api/appointments/slots?presentationId=${id}&from=2030-01-07&to=2030-01-08`)
    expect((await slots(presentation.id)).body.reason).toBe('not_offered')
  })

  it('is recorded under the key’s id', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    const { id } = await newRoof(owner)
    await key.post(`/api/roof-measurements/${id}/confirm`)
    const { shard } = owner.caller
    const { confirmed_by } =
      (await (env as unknown as Record<string, D1Database>)[`SHARD_${shard.toUpperCase()}`]
        ?.prepare('select confirmed_by from roof_measurements where id = ?')
        .bind(id)
        .first<{ confirmed_by: string }>()) ?? {}
    expect(confirmed_by).toBe(key.id)
    const { entries } = (await owner.get(`/api/audit?actorId=${key.id}`)).body
    expect(entries).toMatchObject([
      { actor: { kind: 'key', id: key.id, name: 'CRM' }, action: 'confirmRoofMeasurement' },
    ])
  })

  it('has its own Idempotency-Keys, which outlive a rotation', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    const once = { 'idempotency-key': crypto.randomUUID() }
    const first = await key.post('/api/decks', { name: 'Roof' }, once)
    const byOwner = await owner.post('/api/decks', { name: 'Roof' }, once)
    const { secret } = (await owner.post(`/api/keys/${key.id}/rotate`)).body
    const again = await keyClient(secret).post('/api/decks', { name: 'Roof' }, once)
    expect(byOwner.body.deck.id).not.toBe(first.body.deck.id)
    expect([again.body.deck.id, again.headers.get('idempotency-replayed')]).toEqual([first.body.deck.id, 'true'])
  })

  it('still works after the member who created the key has left', async () => {
    const owner = await signedIn()
    const second = await newMember(owner, 'owner')
    const key = await newApiKey(second, ['decks:write'])
    await owner.delete(`/api/organization/members/${second.userId}`)
    expect((await key.post('/api/decks', { name: 'Roof' })).status).toBe(201)
  })

  it('is refused, like people, when the company is not active', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    await directory.prepare(`update companies set state = 'closed' where id = ?`).bind(owner.organizationId).run()
    const answers = [await owner.post('/api/decks', { name: 'Roof' }), await key.post('/api/decks', { name: 'Roof' })]
    expect(answers.map(({ status }) => status)).toEqual([401, 401])
  })
})

describe('a revoked API key', () => {
  it('is refused at once where the revocation is known, even while KV still has the old copy', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    expect((await key.get('/api/decks')).status).toBe(200)
    const copy = (await env.SESSIONS.get(copyOf(key.secret))) ?? ''
    await owner.delete(`/api/keys/${key.id}`)
    await env.SESSIONS.put(copyOf(key.secret), copy)
    expect((await key.get('/api/decks')).status).toBe(401)
  })

  it('writes nothing anywhere, even where KV still lets it read', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    const roof = await newRoof(owner)
    await key.get('/api/decks')
    const copy = (await env.SESSIONS.get(copyOf(key.secret))) ?? ''
    await owner.delete(`/api/keys/${key.id}`)
    expect(await env.SESSIONS.get(copyOf(key.secret))).toBeNull()
    await env.SESSIONS.put(copyOf(key.secret), copy)
    forget()
    expect((await key.get('/api/decks')).status).toBe(200)
    expect((await key.post('/api/decks', { name: 'Roof' })).status).toBe(401)
    // This route confirms the caller while the database is already reading.
    const patched = await key.patch(`/api/roof-measurements/${roof.id}`, { address: 'Mine now' })
    expect(patched.status).toBe(401)
    expect((await owner.get(`/api/roof-measurements/${roof.id}`)).body.roofMeasurement.address).not.toBe('Mine now')
    expect((await owner.get('/api/decks')).body.decks).toEqual([])
  })

  it('writes nothing either when only a scope was taken away', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner, ['roof-measurements:write'])
    const roof = await newRoof(owner)
    await key.get('/api/roof-measurements')
    const copy = (await env.SESSIONS.get(copyOf(key.secret))) ?? ''
    await owner.patch(`/api/keys/${key.id}`, { scopes: ['roof-measurements:read'] })
    await env.SESSIONS.put(copyOf(key.secret), copy)
    forget()
    const patched = await key.patch(`/api/roof-measurements/${roof.id}`, { address: 'Mine now' })
    expect([patched.status, patched.body.error]).toEqual([403, expect.stringContaining('roof-measurements:write')])
  })
})

describe('a rotated API key', () => {
  it('works with both secrets until the grace period ends, then only with the new one, and never with an older one', async () => {
    const owner = await signedIn()
    const oldest = await newApiKey(owner)
    const rotate = async (body?: object) => {
      const { status, body: answer } = await owner.post(`/api/keys/${oldest.id}/rotate`, body)
      expect([status, answer.apiKey.id]).toEqual([200, oldest.id])
      return keyClient(answer.secret)
    }
    const statusOf = async ({ get }: Pick<typeof oldest, 'get'>) => (await get('/api/decks')).status
    const second = await rotate()
    expect([await statusOf(oldest), await statusOf(second)]).toEqual([200, 200])
    const third = await rotate({ gracePeriodSeconds: 3600 })
    expect([await statusOf(oldest), await statusOf(second), await statusOf(third)]).toEqual([401, 200, 200])
    await update(oldest.id, 'previous_until = 1')
    await env.SESSIONS.delete(copyOf(second.secret))
    forget()
    expect([await statusOf(second), await statusOf(third)]).toEqual([401, 200])
  })

  it('gets no new secret once it has expired, because that would open nothing', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    await update(key.id, 'expires_at = 1')
    const { status, body } = await owner.post(`/api/keys/${key.id}/rotate`)
    expect([status, body.code]).toEqual([409, 'api_key_expired'])
    expect((await owner.delete(`/api/keys/${key.id}`)).status).toBe(200)
  })

  it('has a KV copy of the previous secret that expires with the grace period', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    await owner.post(`/api/keys/${key.id}/rotate`, { gracePeriodSeconds: 3600 })
    await key.get('/api/decks')
    const copy = JSON.parse((await env.SESSIONS.get(copyOf(key.secret))) ?? '{}')
    expect(copy.expiresAt).toBe((await rowOf(key.id))?.previous_until)
  })
})

describe('an API key in an address', () => {
  it('is refused wherever it appears in the address, and never logged', async () => {
    const { secret } = await newApiKey(await signedIn())
    const lines: string[] = []
    for (const level of ['log', 'info', 'warn', 'error'] as const)
      vi.spyOn(console, level).mockImplementation((...said) => void lines.push(said.map(String).join(' ')))
    const asked = [
      `/api/decks?key=${secret}`,
      `/api/decks?${secret}`,
      `/api/presentations?q=pl%5f${secret.slice(3)}`,
      `/api/presentations?q=%70%6C_${secret.slice(3)}`,
      `/api/auth/login?access_token=${secret}`,
      `/api/nowhere?api_key=${secret}`,
    ]
    const answers = []
    for (const path of asked) answers.push(await request(path.includes('login') ? 'POST' : 'GET', path))
    vi.restoreAllMocks()
    expect(answers.map(({ status }) => status)).toEqual(asked.map(() => 400))
    expect(answers.map(({ text }) => text).join()).not.toContain(secret)
    expect(lines.length).toBeGreaterThan(0)
    expect(lines.join()).not.toContain(secret.slice(3, 33))
  })

  it('is not seen in the token of a link that only begins like one', async () => {
    const path = `/api/contracts/${crypto.randomUUID()}?token=pl_${'a'.repeat(40)}`
    expect((await request('GET', path)).status).toBe(404)
  })
})

describe('the calls of an API key', () => {
  it('are counted per key, whichever secret it sends, and refused above the limit', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    const { secret } = (await owner.post(`/api/keys/${key.id}/rotate`)).body
    const counted: string[] = []
    const limiter = { limit: async ({ key }: { key: string }) => ({ success: counted.push(key) < 2 }) }
    const send = async (headers: Record<string, string>) => {
      const context = createExecutionContext()
      const asked = new Request(`${origin}/api/decks`, { headers })
      const answer = await app.fetch(asked, { ...env, API_KEY_CALLS: limiter } as unknown as Env, context)
      await waitOnExecutionContext(context)
      return answer
    }
    const first = await send(key.headers)
    expect([first.status, first.headers.get('ratelimit-policy')]).toEqual([200, '"key";q=1200;w=60'])
    expect(first.headers.get('ratelimit')).toMatch(/^"key";r=1199;t=([1-9]|[1-5]\d|60)$/)
    const second = await send(bearer(secret))
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '60'])
    expect(second.headers.get('ratelimit')).toBe('"key";r=0;t=60')
    expect(counted).toEqual([key.id, key.id])
    expect((await owner.get('/api/decks')).headers.get('ratelimit')).toBeNull()
  })

  it('record the time of the last call at most once an hour', async () => {
    const owner = await signedIn()
    const key = await newApiKey(owner)
    const usedAt = async () => Number((await rowOf(key.id))?.last_used_at)
    await key.get('/api/decks')
    const first = await vi.waitUntil(usedAt)
    expect(Math.abs(Date.now() - first)).toBeLessThan(hour)
    const recent = Date.now() - 0.5 * hour
    await update(key.id, `last_used_at = ${recent}`)
    emptyIsolateCache(['used keys'])
    await key.get('/api/decks')
    await key.post('/api/decks', { name: 'Roof' })
    expect(await usedAt()).toBe(recent)
    await update(key.id, `last_used_at = ${Date.now() - 2 * hour}`)
    emptyIsolateCache(['used keys'])
    await key.get('/api/decks')
    await vi.waitUntil(async () => (await usedAt()) > recent)
  })
})

describe('the KV copy of an API key', () => {
  afterAll(forgetMoves)

  it('is dropped when the company moves to another shard, because it names the old one', async () => {
    const owner = await signedIn('Summit Roofing', '00')
    const key = await newApiKey(owner)
    const deck = await newDeck(owner)
    expect((await key.get(`/api/decks/${deck.id}`)).status).toBe(200)
    expect(JSON.parse((await env.SESSIONS.get(copyOf(key.secret))) ?? '{}').shard).toBe('00')
    await beginMove(owner.organizationId, '00', '01')
    await drive(owner.organizationId)
    expect(await env.SESSIONS.get(copyOf(key.secret))).toBeNull()
    expect((await key.get(`/api/decks/${deck.id}`)).status).toBe(200)
    expect((await key.patch(`/api/decks/${deck.id}`, { name: 'Moved' })).status).toBe(200)
  })
})

import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { origin, request, signedIn } from '../support/client'
import { withOnDemand } from '../support/on-demand'
import { app, links } from '../support/running'
import { rootOf } from '../support/time-authorities'

afterEach(() => vi.restoreAllMocks())

describe('the API description', () => {
  it('names the address it was read at', async () => {
    for (const address of ['http://porchlight.test', 'https://roofs.example:8443']) {
      const { body } = await request('GET', `${address}/openapi.json`)
      expect(body.servers).toEqual([{ url: address, description: expect.any(String) }])
    }
  })

  it('has patterns without escaped slashes, as other languages expect', async () => {
    const { text } = await request('GET', '/openapi.json')
    expect(text.match(/"pattern":"[^"]*\//g)?.length).toBeGreaterThan(10)
    expect(text.match(/"pattern":"[^"]*\\\\\/[^"]*"/)).toBeNull()
  })
})

describe('every response', () => {
  it.each(['/healthz', '/docs', '/openapi.json', '/api/auth/me', '/nowhere'])(
    'of %s says where it came from',
    async (path) => {
      const { headers } = await request('GET', path)
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers.get('server-timing')).toMatch(/^db;dur=\d+\.\d;desc="\d+ trips?", kv;desc="\d+ reads?"$/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  it('keeps the caller’s request id if it is valid', async () => {
    const given = await request('GET', '/healthz', { headers: { 'x-request-id': 'trace-42' } })
    expect(given.headers.get('x-request-id')).toBe('trace-42')
    for (const path of ['/healthz', '/openapi.json'])
      for (const forged of ['a "b" {c}', 'x'.repeat(65)]) {
        const answer = await request('GET', path, { headers: { 'x-request-id': forged } })
        expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      }
  })

  it('requires https once it came over https', async () => {
    const { headers } = await request('GET', 'https://porchlight.test/healthz')
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000')
  })

  it('leaves one line in the log, without cookie, password or body', async () => {
    const info = vi.spyOn(console, 'info')
    const client = await signedIn()
    await client.patch('/api/auth/me', { name: 'Very Private', password: 'short', currentPassword: 'the-old-password' })
    expect(info).toHaveBeenCalledTimes(1)
    const line = String(info.mock.calls[0]?.[0])
    expect(JSON.parse(line)).toEqual({
      level: 'info',
      requestId: expect.any(String),
      method: 'PATCH',
      route: '/api/auth/me',
      status: 400,
      milliseconds: expect.any(Number),
      organizationId: client.organizationId,
      trips: 1,
      kvReads: 0,
    })
  })
})

describe('an unknown route', () => {
  it.each(['/nowhere', '/api', '/api/nowhere', '/api/auth/me/more', '/%', '/api/%E0%A4%A'])(
    '%s answers 404',
    async (path) => {
      const answer = await request('GET', path)
      expect([answer.status, answer.body]).toEqual([
        404,
        { error: expect.stringContaining('There is nothing at'), code: 'path_not_found' },
      ])
    },
  )

  it.each(['/nowhere', '/embed', '/api/nowhere'])('%s answers a browser with a page', async (path) => {
    for (const server of [app, links]) {
      const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }
      const answer = await server.fetch(new Request(origin + path, { headers }), env, createExecutionContext())
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
      expect(answer.headers.get('vary')).toContain('accept')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(await answer.text()).toContain('<a class="button" href="/">')
    }
  })

  it('answers any other client with the error, and varies by the Accept header', async () => {
    for (const accept of ['application/json', '*/*', 'image/avif']) {
      const answer = await request('GET', '/nowhere', { headers: { accept } })
      expect([answer.status, answer.body.code, answer.headers.get('vary')]).toEqual([404, 'path_not_found', 'accept'])
    }
  })

  it.each([
    ['GET', '/api/auth/login', 'POST'],
    ['DELETE', '/api/auth/me', 'GET, HEAD, PATCH'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['OPTIONS', '/readyz', 'GET, HEAD'],
    ['PUT', '/api/viewer/presentations/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11', 'GET, HEAD'],
    ['POST', '/api/viewer/presentations/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11', 'GET, HEAD'],
    ['GET', '/api/viewer/presentations/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/events', 'POST'],
  ])('%s %s answers 405 and lists the allowed methods', async (method, path, allow) => {
    const answer = await request(method, path)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    expect(answer.body).toEqual({ error: expect.stringContaining(`not ${method}`), code: 'method_not_allowed' })
  })
})

describe('an unexpected error', () => {
  it('is answered in general words and logged with the request id, but without the request', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const batch = () => Promise.reject(new Error('D1_ERROR: disk I/O error'))
    const failing = { withSession: () => ({ prepare: () => ({ bind: () => ({}) }), batch, getBookmark: () => null }) }
    const response = await app.fetch(
      new Request(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'private@example.com', password: 'very-private-password' }),
      }),
      { ...env, DIRECTORY: failing } as unknown as Env,
      createExecutionContext(),
    )
    const requestId = response.headers.get('x-request-id')
    expect(response.status).toBe(500)
    const text = await response.text()
    expect(text).toContain(requestId)
    expect(text).not.toContain('D1_ERROR')
    const line = String(logged.mock.calls[0]?.[0])
    expect(JSON.parse(line)).toMatchObject({ level: 'error', requestId, message: 'D1_ERROR: disk I/O error' })
    expect(line).not.toContain('private@example.com')
    expect(line).not.toContain('very-private-password')
  })
})

describe('health', () => {
  it('is checked without touching any dependency', async () => {
    const answer = await request('GET', '/healthz')
    expect(answer.body).toEqual({ ok: true })
    expect(answer.headers.get('server-timing')).toContain('0 trips')
  })

  it('is ready when D1, KV and R2 answer', async () => {
    expect((await request('GET', '/readyz')).body).toEqual({ ok: true, d1: true, kv: true, r2: true })
  })

  it('names the dependency that does not answer', async () => {
    const FILES = { head: () => Promise.reject(new Error('down')) }
    const context = createExecutionContext()
    const response = await app.fetch(new Request(`${origin}/readyz`), { ...env, FILES } as unknown as Env, context)
    expect([response.status, await response.json()]).toEqual([503, { error: 'Not answering: R2.', code: 'not_ready' }])
  })

  const secrets = [
    'ANSWERS_KEY',
    'EVIDENCE_KEY',
    'MEDIA_KEY',
    'R2_ACCESS_KEY_ID',
    'R2_SECRET_ACCESS_KEY',
    'SECRETS_KEY',
  ]
  const ready = async (changes: object) => {
    const bindings = withOnDemand({ ...env, ...changes } as unknown as Env)
    const response = await app.fetch(new Request(`${origin}/readyz`), bindings, createExecutionContext())
    return [response.status, await response.json()] as [number, { error: string }]
  }

  it('names each missing secret in either Worker, and no secret’s value', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const without = Object.fromEntries([...secrets, 'CONTRACT_SIGNING_KEY'].map((name) => [name, undefined]))
    const [status, { error }] = await ready(without)
    expect(status).toBe(503)
    for (const name of Object.keys(without)) expect(error).toContain(`${name} is not set.`)
    expect(error).not.toContain('CERTIFICATE')
    expect(logged).toHaveBeenCalled()
    for (const value of ['v9.0123456789', 'v9.…'])
      for (const said of [(await ready({ MEDIA_KEY: value }))[1].error, ...logged.mock.calls.flat().map(String)])
        expect(said).not.toContain(value)
  })

  const noAuthority = 'TIMESTAMP_URL must be one to 3 addresses that begin with https, with spaces between them.'

  it.each([
    [{ APP_URL: 'http://…' }, 'APP_URL is still a placeholder (…).'],
    [
      { APP_URL: 'https://app.example', PAYMENTS_PROVIDER: 'none', TIMESTAMP_URL: 'https://time.example' },
      'R2_S3_ENDPOINT is not set. TIMESTAMP_ROOTS is not set.',
    ],
    [{ APP_URL: 'https://app.example', PAYMENTS_PROVIDER: 'none', R2_S3_ENDPOINT: 'https://r2.example' }, noAuthority],
    [{ TIMESTAMP_URL: ' ' }, noAuthority],
    [{ TIMESTAMP_URL: '' }, 'TIMESTAMP_URL is not set.'],
    [
      {
        APP_URL: 'https://app.example',
        R2_S3_ENDPOINT: 'https://files.example',
        TIMESTAMP_URL: 'https://time.example',
        TIMESTAMP_ROOTS: rootOf(env),
      },
      'PAYMENTS_PROVIDER must not be practice on a public address, because practice payments move no money.',
    ],
    [
      { TIMESTAMP_URL: 'https://time.example', TIMESTAMP_ROOTS: '-----BEGIN CERTIFICATE-----' },
      'TIMESTAMP_ROOTS must be certificates in PEM.',
    ],
    [{ PAYMENTS_PROVIDER: 'paypal' }, 'PAYMENTS_PROVIDER must be none, stripe or, on a laptop, practice.'],
    [{ PAYMENTS_PROVIDER: 'stripe' }, 'STRIPE_SECRET_KEY is not set.'],
    [{ STRIPE_WEBHOOK_SECRET: '' }, 'STRIPE_WEBHOOK_SECRET is not set.'],
    [{ EMAIL_FROM: undefined }, 'EMAIL_FROM is not set.'],
    [{ MAILS_PER_DAY: 'many' }, 'MAILS_PER_DAY must be a number.'],
    [{ MEDIA_KEY: 'v1.c2hvcnQ=' }, 'MEDIA_KEY must be keys of 32 bytes in base64, such as v2.…,v1.….'],
    [{ LANGUAGE_MODEL: 'openai', LANGUAGE_MODEL_NAME: 'gpt' }, 'LANGUAGE_MODEL_URL is not set.'],
    [{ LANGUAGE_MODEL: 'workers-ai' }, 'LANGUAGE_MODEL_NAME is not set.'],
    [{ OPENAI_SPEECH_URL: 'https://speech.example', OPENAI_SPEECH_VOICES: '' }, 'OPENAI_SPEECH_VOICES is not set.'],
    [{ ELEVENLABS_API_KEY: '…' }, 'ELEVENLABS_API_KEY is still a placeholder (…).'],
    [
      { CONTRACT_SIGNING_CERTIFICATE: `v2.${btoa('a certificate of this length')}` },
      'CONTRACT_SIGNING_KEY has no key v2, which CONTRACT_SIGNING_CERTIFICATE begins with.',
    ],
  ])('says what is wrong with %j', async (changes, error) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(await ready(changes)).toEqual([503, { error, code: 'not_ready' }])
  })

  it.each([
    { ELEVENLABS_API_KEY: undefined, GOOGLE_SOLAR_API_KEY: undefined, LANGUAGE_MODEL_KEY: undefined },
    { APP_ORIGINS: undefined, LANGUAGE_MODEL_URL: undefined, OPENAI_SPEECH_VOICES: undefined },
    { MAILS_PER_DAY: '500', CONFIRM_RECIPIENTS: 'true' },
  ])('misses nothing with %j', async (changes) => {
    expect((await ready(changes))[0]).toBe(200)
  })
})

describe('a missing setting', () => {
  it.each([
    ['R2_ACCESS_KEY_ID', '/api/media/upload-init', { filename: 'a.png', contentType: 'image/png', sizeBytes: 9 }],
    ['ANSWERS_KEY', '/api/decks', { name: 'Roofs' }],
    [
      'SECRETS_KEY',
      '/api/notifications/subscriptions',
      { name: 'CRM', eventType: '*', channel: 'webhook', channelConfig: { url: 'https://crm.example/hooks' } },
    ],
    [
      'ALLOW_INSECURE_WEBHOOKS',
      '/api/notifications/subscriptions',
      { name: 'CRM', eventType: '*', channel: 'webhook', channelConfig: { url: 'https://crm.example/hooks' } },
    ],
  ])('is named by the first request that needs it, which answers 503: %s', async (name, path, body) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const { cookies } = await signedIn()
    const cookie = `session=${cookies.session}`
    const headers = { 'content-type': 'application/json', cookie, 'idempotency-key': crypto.randomUUID() }
    const init = { method: 'POST', headers, body: JSON.stringify(body) }
    const bindings = { ...env, [name]: undefined } as unknown as Env
    const response = await app.fetch(new Request(origin + path, init), bindings, createExecutionContext())
    expect([response.status, await response.json()]).toEqual([
      503,
      {
        error: `This part of the service is not set up: ${name} is not set (docs/deploying.md).`,
        code: 'not_set_up',
      },
    ])
    expect(JSON.parse(String(logged.mock.calls[0]?.[0]))).toMatchObject({ level: 'error', setting: name })
  })
})

describe('the API', () => {
  it('may be called by pages of our other origins, and by no others', async () => {
    const ask = (from: string) =>
      app.fetch(
        new Request(`${origin}/api/auth/me`, {
          method: 'OPTIONS',
          headers: { origin: from, 'access-control-request-method': 'PATCH' },
        }),
        { ...env, APP_ORIGINS: 'https://app.example https://other.example' },
        createExecutionContext(),
      )
    expect((await ask('https://app.example')).headers.get('access-control-allow-origin')).toBe('https://app.example')
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })

  it('treats our origins like all others where a link opens without a cookie, and allows them by name where one counts', async () => {
    const ask = async (server: typeof app | typeof links, path: string) => {
      const headers = { origin: 'https://app.example' }
      const context = createExecutionContext()
      const bindings = { ...env, APP_ORIGINS: 'https://app.example' }
      const answer = await server.fetch(new Request(origin + path, { headers }), bindings, context)
      return ['origin', 'credentials'].map((name) => answer.headers.get(`access-control-allow-${name}`))
    }
    const id = crypto.randomUUID()
    expect(await ask(links, `/api/viewer/presentations/${id}`)).toEqual(['*', null])
    const slots = `/api/appointments/slots?presentationId=${id}`
    expect(await ask(app, slots)).toEqual(['https://app.example', 'true'])
  })
})

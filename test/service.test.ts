import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { app } from '../src/app'
import { origin, request, signedIn } from './support/client'

afterEach(() => vi.restoreAllMocks())

describe('every answer', () => {
  it.each(['/healthz', '/docs', '/openapi.json', '/api/auth/me', '/nowhere', '/'])(
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

  it('keeps the caller’s own request id, unless it is not one', async () => {
    const given = await request('GET', '/healthz', { headers: { 'x-request-id': 'trace-42' } })
    expect(given.headers.get('x-request-id')).toBe('trace-42')
    for (const path of ['/healthz', '/openapi.json'])
      for (const forged of ['a "b" {c}', 'x'.repeat(65)]) {
        const answer = await request('GET', path, { headers: { 'x-request-id': forged } })
        expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
      }
  })

  it('asks for https once it came over https', async () => {
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

describe('what does not exist', () => {
  it.each(['/nowhere', '/api', '/api/nowhere', '/api/auth/me/more', '/%', '/api/%E0%A4%A'])(
    '%s answers 404',
    async (path) => {
      const answer = await request('GET', path)
      expect([answer.status, answer.body]).toEqual([404, { error: expect.stringContaining('There is nothing at') }])
    },
  )

  it.each([
    ['GET', '/api/auth/login', 'POST'],
    ['DELETE', '/api/auth/me', 'GET, HEAD, PATCH'],
    ['POST', '/healthz', 'GET, HEAD'],
    ['OPTIONS', '/readyz', 'GET, HEAD'],
    ['PUT', '/api/viewer/presentations/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11', 'GET, HEAD'],
    ['POST', '/api/viewer/presentations/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11', 'GET, HEAD'],
    ['GET', '/api/viewer/presentations/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11/events', 'POST'],
  ])('%s %s answers 405 and says what it takes', async (method, path, allow) => {
    const answer = await request(method, path)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    expect(answer.body).toEqual({ error: expect.stringContaining(`not ${method}`) })
  })
})

describe('a surprise', () => {
  it('is answered in general words and logged with the request id, without what was asked', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    const batch = () => Promise.reject(new Error('D1_ERROR: disk I/O error'))
    const failing = { withSession: () => ({ prepare: () => ({ bind: () => ({}) }), batch, getBookmark: () => null }) }
    const response = await app.fetch(
      new Request(`${origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'private@example.com', password: 'very-private-password' }),
      }),
      { ...env, DB: failing } as unknown as Env,
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
  it('is known without touching anything', async () => {
    const answer = await request('GET', '/healthz')
    expect(answer.body).toEqual({ ok: true })
    expect(answer.headers.get('server-timing')).toContain('0 trips')
  })

  it('is ready when D1, KV and R2 answer', async () => {
    expect((await request('GET', '/readyz')).body).toEqual({ ok: true, d1: true, kv: true, r2: true })
  })

  it('names what does not answer', async () => {
    const FILES = { head: () => Promise.reject(new Error('down')) }
    const context = createExecutionContext()
    const response = await app.fetch(new Request(`${origin}/readyz`), { ...env, FILES } as unknown as Env, context)
    expect([response.status, await response.json()]).toEqual([503, { error: 'Not answering: R2.' }])
  })
})

describe('the front page', () => {
  it('sends a browser to the reference', async () => {
    const answer = await request('GET', '/')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/docs'])
  })

  it('may be called by the pages of our other origins, and by no others', async () => {
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
})

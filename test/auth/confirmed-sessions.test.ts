import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { type DropCopies, dropCopies } from '../../src/account/auth/sessions'
import { forgetConfirmed, recentlyConfirmed, rememberConfirmed } from '../../src/account/callers/copies'
import { hashToken } from '../../src/core/crypto'
import type { Caller } from '../../src/core/http/context'
import { type Answer, cost, newClient, newMember, origin, password, request, signedIn, trips } from '../support/client'
import { d1 } from '../support/databases'
import { app } from '../support/running'

const callerOf = (sessionId: string) => ({ sessionId }) as Caller

describe('the memory of confirmed sessions', () => {
  const now = 1_000_000

  it('answers for five seconds and no longer', () => {
    const id = crypto.randomUUID()
    rememberConfirmed(id, callerOf(id), now)
    expect(recentlyConfirmed(id, now + 4_999)).toEqual(callerOf(id))
    expect(recentlyConfirmed(id, now + 5_000)).toBeUndefined()
  })

  it('rejects an answer to a lookup that began before the session was dropped', () => {
    const id = crypto.randomUUID()
    forgetConfirmed(id, now)
    rememberConfirmed(id, callerOf(id), now - 1)
    expect(recentlyConfirmed(id, now + 1)).toBeUndefined()
    rememberConfirmed(id, callerOf(id), now + 1)
    expect(recentlyConfirmed(id, now + 1)).toEqual(callerOf(id))
  })

  it('holds thousands of sessions and drops the oldest', () => {
    const ids = Array.from({ length: 10_000 }, () => crypto.randomUUID())
    for (const id of ids) rememberConfirmed(id, callerOf(id), now)
    const held = ids.filter((id) => recentlyConfirmed(id, now))
    expect(held.length).toBeGreaterThan(2_000)
    expect(held).toEqual(ids.slice(-held.length))
  })
})

describe('a session that this isolate confirmed', () => {
  it('is also remembered after a write, which still asks D1', async () => {
    const client = await signedIn()
    await client.get('/api/auth/me')
    expect(trips(await client.post('/api/decks', { name: 'Roof replacement' }))).toBe(2)
    expect(cost(await client.get('/api/decks'))).toEqual({ trips: 1, kvReads: 0 })
  })

  it('is read only from D1 after a change, because KV may still have the old copy', async () => {
    const client = await signedIn()
    await client.get('/api/auth/me')
    await client.patch('/api/auth/me', { name: 'Ana María' })
    expect(cost(await client.get('/api/auth/me'))).toEqual({ trips: 1, kvReads: 0 })
    expect(cost(await client.get('/api/auth/me'))).toEqual({ trips: 0, kvReads: 0 })
  })

  const changes: [string, (owner: Owner, member: Member) => Promise<Answer>, (me: Answer) => unknown, unknown][] = [
    ['a logout', (_, member) => member.post('/api/auth/logout'), (me) => me.status, 401],
    ['a logout everywhere', (_, member) => member.post('/api/auth/logout-all'), (me) => me.status, 401],
    ['a removal', (owner, { userId }) => owner.delete(`/api/organization/members/${userId}`), (me) => me.status, 401],
    [
      'a changed role',
      (owner, { userId }) => owner.patch(`/api/organization/members/${userId}`, { role: 'viewer' }),
      (me) => me.body.user.role,
      'viewer',
    ],
    [
      'a changed organization',
      (owner) => owner.patch('/api/organization', { name: 'Summit & Söhne' }),
      (me) => me.body.organization.name,
      'Summit & Söhne',
    ],
    ['a password changed in another session', changePasswordElsewhere, (me) => me.status, 401],
  ]
  type Owner = Awaited<ReturnType<typeof signedIn>>
  type Member = Awaited<ReturnType<typeof newMember>>

  async function changePasswordElsewhere(_: Owner, { email }: Member) {
    const other = newClient()
    await other.post('/api/auth/login', { email, password })
    return other.patch('/api/auth/me', { password: 'another long walk', currentPassword: password })
  }

  it.each(changes)('applies %s at once, even while KV has the old copy', async (_, change, shown, expected) => {
    const owner = await signedIn()
    const member = await newMember(owner, 'editor')
    const cookie = `session=${member.cookies.session}`
    const me = () => request('GET', '/api/auth/me', { cookie })
    expect((await me()).status).toBe(200)
    const { keys } = await env.SESSIONS.list()
    const before = await Promise.all(keys.map(async ({ name }) => [name, await env.SESSIONS.get(name)] as const))
    expect((await change(owner, member)).status).toBe(200)
    for (const [name, value] of before) if (value) await env.SESSIONS.put(name, value)
    expect(shown(await me())).toBe(expected)
  })

  it('is not kept when it ends between the answer from KV and storing it', async () => {
    const client = await signedIn()
    const cookie = `session=${client.cookies.session}`
    const SESSIONS = {
      get: async () => {
        await request('POST', '/api/auth/logout', { cookie })
        return client.caller
      },
    }
    const me = new Request(`${origin}/api/auth/me`, { headers: { cookie } })
    const context = createExecutionContext()
    expect((await app.fetch(me, { ...env, SESSIONS } as unknown as Env, context)).status).toBe(200)
    await waitOnExecutionContext(context)
    expect((await request('GET', '/api/auth/me', { cookie })).status).toBe(401)
  })
})

describe('the KV copies of many sessions', () => {
  it('are deleted by jobs, because KV allows a thousand operations per invocation', async () => {
    const owner = await signedIn()
    const member = await newMember(owner, 'editor')
    await d1
      .prepare(
        `with recursive series(value) as (select 1 union all select value + 1 from series where value < 1200)
       insert into sessions (id, user_id, created_at, expires_at)
       select 'copy-' || value || ?1, ?1, 0, ?2 from series`,
      )
      .bind(member.userId, Date.now() + 60_000)
      .run()
    const dropped = new Set<string>()
    const jobs: DropCopies[] = []
    const SESSIONS = { ...env.SESSIONS, get: () => null, put: () => {}, delete: (key: string) => dropped.add(key) }
    const JOBS = { sendBatch: (batch: { body: DropCopies }[]) => jobs.push(...batch.map(({ body }) => body)) }
    const environment = { ...env, SESSIONS, JOBS } as unknown as Env
    const remove = new Request(`${origin}/api/organization/members/${member.userId}`, {
      method: 'DELETE',
      headers: { cookie: `session=${owner.cookies.session}` },
    })
    const context = createExecutionContext()
    expect((await app.fetch(remove, environment, context)).status).toBe(200)
    await waitOnExecutionContext(context)
    expect(dropped.size).toBe(100)
    expect(jobs.map(({ sessionIds }) => sessionIds.length)).toEqual([500, 500, 101])
    for (const job of jobs) await dropCopies(environment, job)
    expect(dropped.size).toBe(1201)
  })

  it('are ignored when they are older than the organization’s last change', async () => {
    const owner = await signedIn()
    const readAt = Date.now()
    const stale = JSON.stringify({ ...owner.caller, readAt })
    await owner.patch('/api/organization', { name: 'New name' })
    const other = newClient()
    await other.post('/api/auth/login', { email: owner.email, password })
    await env.SESSIONS.put(`session:${hashToken(other.cookies.session ?? '')}`, stale)
    forgetConfirmed(`session:${hashToken(other.cookies.session ?? '')}`, 0)
    expect((await other.get('/api/auth/me')).body.organization.name).toBe('New name')
  })
})

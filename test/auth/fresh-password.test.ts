import { describe, expect, it, vi } from 'vitest'
import { newApiKey } from '../support/api-keys'
import { newClient, newMember, password, signedIn } from '../support/client'

const minutes = 60_000

const minutesPass = (passed: number) => {
  const then = Date.now() + passed * minutes
  vi.spyOn(Date, 'now').mockImplementation(() => then)
}

type Poster = Pick<ReturnType<typeof newClient>, 'post'>

/** Each call has its own address, because password attempts are limited by address. */
const confirm = (client: Poster, body: object, address: string = crypto.randomUUID()) =>
  client.post('/api/auth/confirm-password', body, { 'cf-connecting-ip': address })

const email = () => `${crypto.randomUUID()}@summit-roofing.example`

async function guarded(owner: Awaited<ReturnType<typeof signedIn>>) {
  const { id } = await newApiKey(owner)
  const { userId } = await newMember(owner, 'editor')
  const person = { name: 'Ben Okafor', role: 'owner' }
  return {
    'makes a key': () => owner.post('/api/keys', { name: 'CRM', scopes: ['*'] }),
    'replaces a secret': () => owner.post(`/api/keys/${id}/rotate`),
    'invites an owner': () => owner.post('/api/organization/members', { ...person, email: email() }),
    'makes an owner of a member': () => owner.patch(`/api/organization/members/${userId}`, { role: 'owner' }),
    'exports the company': () => owner.post('/api/organization/export'),
    'changes the account that is paid into': () => owner.patch('/api/organization', { stripeAccountId: 'acct_Other' }),
    'takes that account away': () => owner.patch('/api/organization', { stripeAccountId: null }),
  }
}

describe('an owner who entered their password over ten minutes ago', () => {
  it('must confirm it before doing what an unattended screen must not allow', async () => {
    const owner = await signedIn()
    const calls = Object.entries(await guarded(owner))
    minutesPass(11)
    for (const [what, call] of calls) {
      const { status, body } = await call()
      expect([what, status, body.code]).toEqual([what, 403, 'password_confirmation_required'])
    }
    expect((await owner.get('/api/organization')).body.organization.stripeAccountId).toBeNull()
    expect((await owner.get('/api/privacy-requests')).body.privacyRequests).toEqual([])
    const confirmed = await confirm(owner, { password })
    expect([confirmed.status, confirmed.body]).toEqual([200, { success: true }])
    for (const [what, call] of calls) expect([what, (await call()).status < 300]).toEqual([what, true])
    minutesPass(11)
    expect((await owner.post('/api/keys', { name: 'CRM', scopes: ['*'] })).status).toBe(403)
  })

  it('can do everything else as before', async () => {
    const owner = await signedIn()
    minutesPass(11)
    const person = { email: email(), name: 'Ben Okafor', role: 'editor' }
    expect((await owner.post('/api/organization/members', person)).status).toBe(201)
    expect((await owner.patch('/api/organization', { name: 'Summit', allowedEmbedOrigins: [] })).status).toBe(200)
  })

  it('confirms it for this session only, and only with the right password', async () => {
    const owner = await signedIn()
    const elsewhere = newClient()
    await elsewhere.post('/api/auth/login', { email: owner.email, password })
    minutesPass(11)
    const wrong = await confirm(owner, { password: 'not this one' })
    expect([wrong.status, wrong.body.code, wrong.body.fields[0].path]).toEqual([400, 'wrong_password', 'password'])
    for (const body of [{}, { password: '' }, { password: 1 }, { password: 'x'.repeat(201) }])
      expect((await confirm(owner, body)).status).toBe(400)
    expect((await owner.post('/api/organization/export')).status).toBe(403)
    await confirm(elsewhere, { password })
    expect((await owner.post('/api/organization/export')).status).toBe(403)
    expect((await elsewhere.post('/api/organization/export')).status).toBe(202)
  })
})

describe('POST /api/auth/confirm-password', () => {
  it('requires a session', async () => {
    expect((await confirm(newClient(), { password })).status).toBe(401)
    const viewer = await newMember(await signedIn(), 'viewer')
    expect((await confirm(viewer, { password })).status).toBe(200)
  })

  it('limits attempts', async () => {
    const owner = await signedIn()
    const tries = []
    const address = crypto.randomUUID()
    for (let count = 0; count < 40; count++) tries.push(await confirm(owner, { password: 'x' }, address))
    expect(tries.at(-1)?.status).toBe(429)
    expect(tries.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/)
  })
})

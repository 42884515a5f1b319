import { describe, expect, it } from 'vitest'
import { liftFence, mark, raiseFence } from '../../src/account/shards/fence'
import { hashToken } from '../../src/core/crypto'
import { newClient, newMember, password, request, signedIn, tokenOf, trips } from '../support/client'
import { d1, directory, envOf } from '../support/databases'
import { workIn } from '../support/running'

const freshEmail = () => `ben-${crypto.randomUUID()}@summit-roofing.example`
const invitation = (more = {}) => ({ email: freshEmail(), name: 'Ben Okafor', role: 'editor', ...more })
const accept = (token: string) => request('POST', '/api/auth/accept-invite', { body: { token, password } })

describe('settings', () => {
  it('can be read by every member in one round trip', async () => {
    const owner = await signedIn('Nord Dächer')
    const viewer = await newMember(owner, 'viewer')
    const answer = await viewer.get('/api/organization')
    expect([answer.status, answer.body, trips(answer)]).toEqual([
      200,
      {
        organization: {
          id: owner.organizationId,
          name: 'Nord Dächer',
          allowedEmbedOrigins: [],
          voiceId: null,
          address: null,
          presentationDays: 730,
          stripeAccountId: null,
          timeZone: 'UTC',
          hasOwnPresentationDays: false,
        },
      },
      1,
    ])
  })

  it('let only an owner choose which pages may embed the player', async () => {
    const owner = await signedIn()
    const editor = await newMember(owner, 'editor')
    const allowedEmbedOrigins = ['https://www.summit.example']
    const refused = await editor.patch('/api/organization', { name: 'Ours', allowedEmbedOrigins })
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'Only an owner changes which pages may embed the player.',
    ])
    expect((await editor.get('/api/organization')).body.organization.name).toBe('Summit Roofing')
    expect((await owner.patch('/api/organization', { allowedEmbedOrigins })).status).toBe(200)
  })

  it('show a change in every session at once', async () => {
    const owner = await signedIn()
    const editor = await newMember(owner, 'editor')
    const answer = await owner.patch('/api/organization', {
      name: 'Summit & Söhne',
      allowedEmbedOrigins: ['https://www.Example.com/', 'http://localhost:3000', 'https://MÜNCHEN.de'],
    })
    const { voiceId, address, stripeAccountId, timeZone, presentationDays, hasOwnPresentationDays, ...settings } =
      answer.body.organization
    expect([voiceId, address, timeZone]).toEqual([null, null, 'UTC'])
    expect(settings).toEqual({
      id: owner.organizationId,
      name: 'Summit & Söhne',
      allowedEmbedOrigins: ['https://www.example.com', 'http://localhost:3000', 'https://xn--mnchen-3ya.de'],
    })
    expect((await editor.get('/api/auth/me')).body.organization).toEqual(settings)
  })

  it.each([
    'https://*.example.com',
    'https:example.com',
    ' https://example.com',
    'example.com',
    'https://example.com/path',
    'javascript:alert(1)',
    'https://user@example.com',
    '*',
    'https://a;script-src-elem',
    'https://a,b.example',
    "https://a.example'",
    'https://a_b.example',
  ])('reject the embed origin %s', async (origin) => {
    const owner = await signedIn()
    const answer = await owner.patch('/api/organization', { allowedEmbedOrigins: [origin] })
    expect(answer.status).toBe(400)
    expect(answer.body.error).toBe('allowedEmbedOrigins[0] must be an origin such as https://www.example.com.')
  })
})

describe('the time zone', () => {
  it('must be an IANA time zone', async () => {
    const owner = await signedIn()
    for (const timeZone of ['+02:00', 'Mars/Olympus', '', null])
      expect((await owner.patch('/api/organization', { timeZone })).status).toBe(400)
    expect((await owner.patch('/api/organization', { timeZone: 'Asia/Kathmandu' })).status).toBe(200)
    expect((await owner.get('/api/organization')).body.organization.timeZone).toBe('Asia/Kathmandu')
  })
})

describe('an invite', () => {
  it('lets a person in once, with the role it names', async () => {
    const owner = await signedIn()
    const body = invitation({ role: 'viewer' })
    const invite = await owner.post('/api/organization/members', body)
    expect(invite.status).toBe(201)
    expect(trips(invite)).toBe(2)
    expect(invite.body.member).toMatchObject({ ...body, status: 'invited' })
    expect(invite.body.inviteUrl).toMatch(/\/invite#token=[\w-]{43}$/)

    const client = newClient()
    const accepted = await client.post('/api/auth/accept-invite', { token: tokenOf(invite), password })
    expect(accepted.status).toBe(200)
    expect(trips(accepted)).toBe(2)
    expect(accepted.body).toMatchObject({ user: { ...body }, organization: { id: owner.organizationId } })
    expect((await client.get('/api/auth/me')).body).toEqual(accepted.body)

    expect((await accept(tokenOf(invite))).status).toBe(404)
    const { members } = (await owner.get('/api/organization/members')).body
    expect(members.map((member: { status: string }) => member.status)).toEqual(['active', 'active'])
    expect(members[1].id).toBe(invite.body.member.id)
  })

  it('lets in only one of two who use it at the same time', async () => {
    const owner = await signedIn()
    const token = tokenOf(await owner.post('/api/organization/members', invitation()))
    const answers = await Promise.all([accept(token), accept(token)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404])
  })

  it('stops working when it expires', async () => {
    const owner = await signedIn()
    const token = tokenOf(await owner.post('/api/organization/members', invitation()))
    await d1
      .prepare('update invites set expires_at = ? where token_hash = ?')
      .bind(Date.now() - 1, hashToken(token))
      .run()
    expect((await accept(token)).status).toBe(404)
    expect((await owner.get('/api/organization/members')).body.members).toHaveLength(1)
  })

  it('is replaced by a second one for the same person', async () => {
    const owner = await signedIn()
    const body = invitation()
    const first = await owner.post('/api/organization/members', body)
    const second = await owner.post('/api/organization/members', { ...body, role: 'viewer' })
    expect(second.body.member.id).toBe(first.body.member.id)
    expect((await accept(tokenOf(first))).status).toBe(404)
    expect((await accept(tokenOf(second))).body.user.role).toBe('viewer')
  })

  it('is refused for someone who has an account, here or elsewhere', async () => {
    const owner = await signedIn()
    const stranger = await signedIn('Another company')
    for (const email of [owner.email, stranger.email]) {
      const answer = await owner.post('/api/organization/members', invitation({ email: email.toUpperCase() }))
      expect(answer.status).toBe(409)
    }
  })

  it('does not keep its email from registering elsewhere, and then becomes void', async () => {
    const owner = await signedIn()
    const body = invitation()
    const invite = await owner.post('/api/organization/members', body)
    const account = { organizationName: 'My own', name: 'Ben', email: body.email, password }
    expect((await request('POST', '/api/auth/register', { body: account })).status).toBe(201)
    expect((await accept(tokenOf(invite))).status).toBe(409)
  })

  it.each([
    ['an unknown role', { role: 'admin' }, 'role must be one of owner, editor, viewer.'],
    ['no email', { email: undefined }, 'email is required.'],
  ])('is rejected with %s', async (_, more, message) => {
    const owner = await signedIn()
    const answer = await owner.post('/api/organization/members', invitation(more))
    expect([answer.status, answer.body.error]).toEqual([400, message])
  })
})

describe('roles', () => {
  it('let a viewer read, change their own account, and nothing else', async () => {
    const owner = await signedIn()
    const viewer = await newMember(owner, 'viewer')
    expect((await viewer.get('/api/organization/members')).status).toBe(200)
    expect((await viewer.patch('/api/organization', { name: 'Mine' })).status).toBe(403)
    expect((await viewer.post('/api/organization/members', invitation())).status).toBe(403)
    expect((await viewer.patch('/api/auth/me', { name: 'Vi' })).status).toBe(200)
    expect((await viewer.post('/api/auth/logout')).status).toBe(200)
  })

  it('let an editor change settings but not members', async () => {
    const owner = await signedIn()
    const editor = await newMember(owner, 'editor')
    expect((await editor.patch('/api/organization', { name: 'Ours' })).status).toBe(200)
    expect((await editor.post('/api/organization/members', invitation())).status).toBe(403)
    expect((await editor.delete(`/api/organization/members/${owner.caller.userId}`)).status).toBe(403)
  })
})

describe('the role of a member', () => {
  it('can be changed by an owner, with immediate effect', async () => {
    const owner = await signedIn()
    const editor = await newMember(owner, 'editor')
    const path = `/api/organization/members/${editor.userId}`
    expect((await editor.patch('/api/organization', { name: 'Ours' })).status).toBe(200)
    const answer = await owner.patch(path, { role: 'viewer' })
    expect([answer.body.member.role, trips(answer)]).toEqual(['viewer', 2])
    expect((await editor.get('/api/auth/me')).body.user.role).toBe('viewer')
    expect((await editor.patch('/api/organization', { name: 'Mine' })).status).toBe(403)
    expect((await editor.patch(path, { role: 'owner' })).status).toBe(403)
  })

  it('can be changed before they accept, and the link stays the same', async () => {
    const owner = await signedIn()
    const invite = await owner.post('/api/organization/members', invitation({ role: 'editor' }))
    const path = `/api/organization/members/${invite.body.member.id}`
    const stranger = await signedIn('Another company')
    expect((await stranger.patch(path, { role: 'viewer' })).status).toBe(404)
    const changed = await owner.patch(path, { role: 'viewer' })
    expect([changed.status, changed.body.member]).toEqual([200, { ...invite.body.member, role: 'viewer' }])
    expect((await accept(tokenOf(invite))).body.user.role).toBe('viewer')
    expect((await owner.patch(path, { role: 'editor' })).body.member).toMatchObject({
      role: 'editor',
      status: 'active',
    })
  })

  it('stays owner for the last owner', async () => {
    const owner = await signedIn()
    const path = `/api/organization/members/${owner.caller.userId}`
    expect((await owner.patch(path, { role: 'viewer' })).status).toBe(409)
    expect((await owner.patch(path, { role: 'owner' })).status).toBe(200)
  })

  it('can’t be changed by another organization', async () => {
    const owner = await signedIn()
    const stranger = await signedIn('Another company')
    expect((await owner.patch(`/api/organization/members/${stranger.caller.userId}`, { role: 'viewer' })).status).toBe(
      404,
    )
  })
})

describe('removing a member', () => {
  it('ends their sessions at once', async () => {
    const owner = await signedIn()
    const editor = await newMember(owner, 'editor')
    expect((await editor.get('/api/auth/me')).status).toBe(200)
    const answer = await owner.delete(`/api/organization/members/${editor.userId}`)
    expect([answer.status, trips(answer)]).toEqual([200, 2])
    expect((await editor.get('/api/auth/me')).status).toBe(401)
    expect((await editor.patch('/api/auth/me', { name: 'Still here' })).status).toBe(401)
    expect((await owner.delete(`/api/organization/members/${editor.userId}`)).status).toBe(404)
  })

  it('holds while their company can’t be written, and its settings stay as they are', async () => {
    const owner = await signedIn('Summit Roofing')
    const member = await newMember(owner, 'editor')
    const { organizationId } = owner
    const place = workIn(envOf(organizationId))
    const { id } = (await member.get('/api/auth/me')).body.user
    await mark(place, organizationId, 'leaving')
    await raiseFence(place, organizationId, 'leaving')
    try {
      const path = `/api/organization/members/${id}`
      expect((await owner.patch(path, { role: 'viewer' })).status).toBe(200)
      expect((await owner.delete(path)).status).toBe(200)
      expect((await owner.patch('/api/organization', { name: 'Other' })).status).toBe(503)
      const named = directory.prepare('select name from companies where id = ?').bind(organizationId)
      expect(await named.first('name')).toBe('Summit Roofing')
    } finally {
      await liftFence(place, organizationId)
    }
  })

  it('withdraws an invite', async () => {
    const owner = await signedIn()
    const invite = await owner.post('/api/organization/members', invitation())
    expect((await owner.delete(`/api/organization/members/${invite.body.member.id}`)).status).toBe(200)
    expect((await accept(tokenOf(invite))).status).toBe(404)
  })

  it('keeps the last owner, even when two remove each other at the same time', async () => {
    const first = await signedIn()
    expect((await first.delete(`/api/organization/members/${first.caller.userId}`)).status).toBe(409)
    const second = await newMember(first, 'owner')
    const answers = await Promise.all([
      first.delete(`/api/organization/members/${second.userId}`),
      second.delete(`/api/organization/members/${first.caller.userId}`),
    ])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const owners = d1.prepare('select id from users where organization_id = ?').bind(first.organizationId)
    expect((await owners.all()).results).toHaveLength(1)
  })

  it('lets one of several owners leave', async () => {
    const first = await signedIn()
    const second = await newMember(first, 'owner')
    expect((await second.delete(`/api/organization/members/${second.userId}`)).status).toBe(200)
    expect(second.cookies.session).toBeUndefined()
  })

  it('cannot reach into another organization', async () => {
    const owner = await signedIn()
    const stranger = await signedIn('Another company')
    const editor = await newMember(stranger, 'editor')
    const invite = await stranger.post('/api/organization/members', invitation())
    for (const id of [editor.userId, invite.body.member.id, crypto.randomUUID()])
      expect((await owner.delete(`/api/organization/members/${id}`)).status).toBe(404)
    expect((await editor.get('/api/auth/me')).status).toBe(200)
    expect((await owner.delete('/api/organization/members/1')).body.error).toBe('userId must be a UUID.')
  })
})

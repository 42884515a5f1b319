import { expect, it } from 'vitest'
import { request, signedIn } from '../support/client'
import { newDeck } from '../support/factories'

it('an invite’s token returns the name and the look of the company that invites, and stays valid', async () => {
  const client = await signedIn()
  const email = `ben-${crypto.randomUUID()}@summit-roofing.example`
  const { inviteUrl } = (await client.post('/api/organization/members', { email, name: 'Ben', role: 'editor' })).body
  const token = new URLSearchParams(new URL(inviteUrl).hash.slice(1)).get('token')
  const read = (given: unknown) => request('POST', '/api/auth/invite', { body: { token: given } })
  const deck = await newDeck(client)
  const palette = { primary: '#7a1f3d', accent: '#e9a63a' }
  await client.put(`/api/decks/${deck.id}/branding`, { palette, cta: {}, name: 'Okafor Roofing' })
  const { status, body } = await read(token)
  expect([status, body.company]).toMatchObject([
    200,
    { name: 'Okafor Roofing', logoUrl: null, accent: '#e9a63a', stage: expect.stringMatching(/^#/) },
  ])
  const unknown = await read('another')
  expect([unknown.status, unknown.body.code]).toEqual([404, 'invite_used'])
  const joined = { token, password: 'a long walk home' }
  expect((await request('POST', '/api/auth/accept-invite', { body: joined })).status).toBe(200)
  expect((await read(token)).body.code).toBe('invite_used')
})

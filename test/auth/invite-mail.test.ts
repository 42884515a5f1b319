import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { atDirectory } from '../../src/core/database/shards'
import { newClient, password, signedIn } from '../support/client'
import { d1 } from '../support/databases'
import { newDeck } from '../support/factories'
import { linkIn, newMailbox } from '../support/mailbox'
import { sendMail } from '../support/running'

type Client = Awaited<ReturnType<typeof signedIn>>

async function invited(owner: Client, more: Record<string, unknown> = {}) {
  const email = `ben-${crypto.randomUUID()}@summit-roofing.example`
  const invite = await owner.post('/api/organization/members', { email, name: 'Ben Okafor', role: 'editor', ...more })
  return { email, invite }
}

async function mailOf(id: string) {
  const row = await d1
    .prepare(
      "select id from mails where subject_id = ? and purpose = 'account.invite' order by created_at desc, rowid desc",
    )
    .bind(id)
    .first<{ id: string }>()
  const mailbox = newMailbox()
  if (row) await sendMail(atDirectory({ ...env, ...mailbox.overrides } as never), row.id)
  return mailbox.emails[0]
}

const accept = (token: string) => newClient().post('/api/auth/accept-invite', { token, password })

describe('an invite', () => {
  it('is emailed in the company’s look and the language that was asked for, and its link works once', async () => {
    const owner = await signedIn()
    const deck = await newDeck(owner)
    await owner.put(`/api/decks/${deck.id}/branding`, { name: 'Summit & Söhne', palette: {}, cta: {} })
    const { email, invite } = await invited(owner, { language: 'de' })
    expect(invite.body).toMatchObject({ isEmailed: true, inviteUrl: expect.stringContaining('/invite#token=') })
    const mail = await mailOf(invite.body.member.id)
    expect(mail).toMatchObject({ to: [email], subject: 'Ihre Einladung zu Summit & Söhne' })
    const { token } = linkIn(mail)
    const joined = await accept(token)
    expect([joined.status, joined.body.user]).toMatchObject([200, { email, name: 'Ben Okafor', role: 'editor' }])
    expect((await accept(token)).body.code).toBe('invite_used')
    const { members } = (await owner.get('/api/organization/members')).body
    expect(members).toContainEqual(expect.objectContaining({ email, status: 'active' }))
  })

  it('that is made again ends the earlier email’s link', async () => {
    const owner = await signedIn()
    const { email, invite } = await invited(owner)
    const first = linkIn(await mailOf(invite.body.member.id))
    await owner.post('/api/organization/members', { email, name: 'Ben', role: 'viewer' })
    expect((await accept(first.token)).status).toBe(404)
  })
})

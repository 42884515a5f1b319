import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { copyCompany } from '../../src/account/auth/copy-company'
import { withoutLinks } from '../../src/providers/without-links'
import { password, request, signedIn } from '../support/client'
import { d1 } from '../support/databases'
import { newEnvironment, recordedEvent, subscribed } from '../support/deliveries'
import { post } from '../support/idempotency'
import { linkIn, newMailbox } from '../support/mailbox'
import { app, workAnywhere } from '../support/running'

const subscriptions = '/api/notifications/subscriptions'
const confirming = { CONFIRM_RECIPIENTS: true }
const freshEmail = () => `dana-${crypto.randomUUID()}@elsewhere.example`
const toEmail = (...recipients: string[]) => ({
  name: 'Office',
  eventType: '*',
  channel: 'email',
  channelConfig: { recipients },
})

/** Returns a company, a mailbox, and a function that delivers and returns the outcome. */
async function company({ isConfirmed = true, more = {} } = {}) {
  const client = await signedIn('PayPal Security www.paypal.evil')
  if (isConfirmed) {
    await d1.prepare('update users set email_confirmed_at = 1 where id = ?').bind(client.caller.userId).run()
    await copyCompany(workAnywhere(env), client.organizationId)
  }
  const mailbox = newMailbox({ ...confirming, ...more })
  const headers = { cookie: `session=${client.cookies.session}` }
  const subscribe = async (...recipients: string[]) => {
    const answer = await post(app, subscriptions, {
      body: toEmail(...recipients),
      headers,
      overrides: mailbox.overrides,
    })
    return `${subscriptions}/${JSON.parse(answer.text).id}`
  }
  const deliverOne = async () => {
    const environment = newEnvironment(mailbox.overrides)
    const now = Date.now()
    for (const message of await environment.fanOut(await recordedEvent(client, now), now))
      await environment.deliver(message, now)
  }
  const lastOf = async (path: string) => (await client.get(`${path}/deliveries`)).body.deliveries[0]
  return { client, mailbox, emails: mailbox.emails, subscribe, deliverOne, lastOf }
}

const confirm = (token: string) => request('POST', '/api/auth/confirm-email', { body: { token } })

describe('email to recipients who have to confirm', () => {
  it('reaches a stranger only after they confirm through the one link they were emailed', async () => {
    const { emails, subscribe, deliverOne, lastOf } = await company()
    const stranger = freshEmail()
    const path = await subscribe(stranger)
    const [asked] = emails.splice(0)
    expect(asked).toMatchObject({ to: [stranger], from: { name: 'Porchlight' }, subject: 'Confirm notifications' })
    expect(asked?.text).toContain('“PayPal Security www[.]paypal[.]evil”')
    expect(asked?.text.match(/https?:\/\//g)).toHaveLength(1)
    await deliverOne()
    expect(emails).toEqual([])
    expect(await lastOf(path)).toMatchObject({
      status: 'failed',
      attempts: [{ error: 'No recipient has confirmed that they want to be written to.' }],
    })
    expect((await confirm(linkIn(asked).token)).status).toBe(200)
    await deliverOne()
    expect(emails).toMatchObject([{ to: [stranger], from: { name: 'Porchlight' } }])
  })

  it('reaches those who have confirmed, and asks no one twice in a day', async () => {
    const { client, emails, subscribe, deliverOne } = await company()
    const stranger = freshEmail()
    await subscribe(client.email, stranger)
    await subscribe(stranger)
    expect(emails.splice(0)).toMatchObject([{ to: [stranger] }])
    await deliverOne()
    expect(emails).toMatchObject([{ to: [client.email] }])
  })

  it('waits for the owner, whose own confirmation asks the recipients', async () => {
    const { client, mailbox, emails, subscribe, deliverOne } = await company({ isConfirmed: false })
    const stranger = freshEmail()
    await subscribe(stranger, client.email)
    expect(emails).toEqual([])
    await deliverOne()
    expect(emails).toEqual([])
    const headers = { cookie: `session=${client.cookies.session}` }
    await post(app, '/api/auth/resend-confirmation', { headers, overrides: mailbox.overrides })
    const { token } = linkIn(emails.splice(0)[0])
    await post(app, '/api/auth/confirm-email', { body: { token }, overrides: mailbox.overrides })
    expect(emails).toMatchObject([{ to: [stranger], subject: 'Confirm notifications' }])
  })

  it('does not rely on an invited member for their address', async () => {
    const { client, emails, subscribe, deliverOne } = await company()
    const victim = freshEmail()
    const invite = await client.post('/api/organization/members', { email: victim, name: 'V', role: 'viewer' })
    const token = new URL(invite.body.inviteUrl).hash.replace('#token=', '')
    await request('POST', '/api/auth/accept-invite', { body: { token, password } })
    await subscribe(victim)
    emails.splice(0)
    await deliverOne()
    expect(emails).toEqual([])
  })

  it('asks fifty strangers a day for one company, and one stranger for five companies', async () => {
    const { emails, subscribe } = await company()
    for (let n = 0; n < 3; n++) await subscribe(...Array.from({ length: 20 }, freshEmail))
    expect(emails).toHaveLength(50)
    const stranger = freshEmail()
    const asked = []
    for (let n = 0; n < 6; n++) {
      const another = await company()
      await another.subscribe(stranger)
      asked.push(another.emails.length)
    }
    expect(asked).toEqual([1, 1, 1, 1, 1, 0])
  })
})

describe('email in local development', () => {
  it('reaches its recipients without confirmation', async () => {
    const { emails, deliverOne, client } = await company({ isConfirmed: false, more: { CONFIRM_RECIPIENTS: false } })
    await subscribed(client, toEmail('anybody@elsewhere.example'))
    await deliverOne()
    expect(emails).toMatchObject([{ to: ['anybody@elsewhere.example'] }])
  })

  it('stops at the daily quota, and the log says so', async () => {
    const more = { CONFIRM_RECIPIENTS: 'false', MAILS_PER_DAY: 5 }
    const { client, emails, deliverOne, lastOf } = await company({ more })
    const { path } = await subscribed(client, toEmail('a@elsewhere.example', 'b@elsewhere.example'))
    for (let n = 0; n < 3; n++) await deliverOne()
    expect(emails).toHaveLength(2)
    const failed = await client.get(`${path}/deliveries?status=failed`)
    expect(failed.body.deliveries).toHaveLength(1)
    expect(failed.body.deliveries[0].attempts[0].error).toBe(
      'A company may email 5 recipients a day. Send it again later.',
    )
    expect(await lastOf(path)).toBeDefined()
  })
})

describe('a viewing', () => {
  it('sends one email in ten minutes for a presentation, but calls webhooks each time', async () => {
    const client = await signedIn()
    const mailbox = newMailbox()
    const email = await subscribed(client, toEmail('a@elsewhere.example'))
    const other = await subscribed(client)
    const now = Date.now()
    const view = async (presentationId: string, at: number) => {
      const data = { presentationId, deckId: crypto.randomUUID(), viewerSessionId: crypto.randomUUID() }
      const environment = newEnvironment(mailbox.overrides)
      const eventId = await recordedEvent(client, at, { type: 'presentation.viewed', data })
      for (const message of await environment.fanOut(eventId, at)) await environment.deliver(message, at)
    }
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
    for (const [id, minutes] of [
      [one, 0],
      [one, 1],
      [two, 2],
      [one, 9],
      [one, 11],
    ] as const)
      await view(id, now + minutes * 60_000)
    expect(mailbox.emails).toHaveLength(3)
    expect((await email.log()).length).toBe(3)
    expect((await other.log()).length).toBe(5)
  })
})

describe('text that others wrote', () => {
  it.each([
    [
      'Your account is locked: https://evil.example/pay?x=1.',
      'Your account is locked: https:// evil[.]example/pay?x=1[.]',
    ],
    ['see evil.example or www.evil.example/a', 'see evil[.]example or www[.]evil[.]example/a'],
    ['(evil.co.uk)', '(evil[.]co[.]uk)'],
    ['javascript://x', 'javascript:// x'],
    ['пример.рф', 'пример[.]рф'],
    ['Pay:evil.example', 'Pay:evil[.]example'],
    ['\u2068evil.example\u2069,', '\u2068evil[.]example\u2069,'],
    ['evil。example', 'evil[.]example'],
    ['me@evil.example/pay', 'me@evil[.]example/pay'],
    ['[evil.example] *evil.example*', '[evil[.]example] *evil[.]example*'],
    ['src=//evil.example and/evil.example', 'src=//evil[.]example and/evil[.]example'],
    [
      'warranty.pdf, 3.5 squares, Dr. Okafor, $12.400, maria@home.example',
      'warranty.pdf, 3.5 squares, Dr. Okafor, $12.400, maria@home.example',
    ],
  ])('is quoted without a link: %s', (words, quoted) => {
    expect(withoutLinks(words)).toBe(quoted)
  })
})

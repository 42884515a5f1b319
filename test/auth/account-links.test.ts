import { env } from 'cloudflare:workers'
import { describe, expect, it, vi } from 'vitest'
import { newClient, newMember, password, request, signedIn, trips } from '../support/client'
import { d1, directoryEnv } from '../support/databases'
import { later, post } from '../support/idempotency'
import { linkIn, newMailbox } from '../support/mailbox'
import { app, sendMail, sendMailJob, takeUpDue } from '../support/running'

const fresh = 'another long walk home'
const login = (email: string, word: string) =>
  request('POST', '/api/auth/login', {
    body: { email, password: word },
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
  })

/** Each call comes from a new address, because resets are limited by address. */
const forgot = (email: string, { overrides }: ReturnType<typeof newMailbox>) =>
  post(app, '/api/auth/forgot-password', {
    body: { email },
    headers: { 'cf-connecting-ip': crypto.randomUUID() },
    overrides,
  })

async function resetMail(email: string) {
  const mailbox = newMailbox()
  return { answer: await forgot(email, mailbox), emails: mailbox.emails }
}

const reset = (token: string, word = fresh) =>
  request('POST', '/api/auth/reset-password', { body: { token, password: word } })

describe('a forgotten password', () => {
  it('is replaced through an emailed link, once, and all sessions end', async () => {
    const owner = await signedIn()
    const { answer, emails } = await resetMail(owner.email.toUpperCase())
    expect([answer.status, answer.text]).toEqual([200, '{"success":true}'])
    expect(emails).toMatchObject([
      { to: [owner.email], from: { name: 'Porchlight' }, subject: 'Choose a new password' },
    ])
    const { url, token } = linkIn(emails[0])
    expect(url).toMatch(/^http:\/\/localhost:8787\/reset#token=/)
    const done = await reset(token)
    expect([done.status, done.body, trips(done)]).toEqual([200, { success: true }, 2])
    expect((await owner.get('/api/auth/me')).status).toBe(401)
    expect((await login(owner.email, password)).status).toBe(401)
    expect((await login(owner.email, fresh)).status).toBe(200)
    const again = await reset(token, 'yet another long walk')
    expect([again.status, again.body.error]).toEqual([404, 'This link was used or has expired. Ask for a new one.'])
  })

  it('is set by only one of two calls that use the link at the same time', async () => {
    const { email } = await signedIn()
    const { token } = linkIn((await resetMail(email)).emails[0])
    const answers = await Promise.all([reset(token), reset(token, 'yet another long walk')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
  })

  it('isn’t replaced through a link that was emailed to an address the account no longer has', async () => {
    const { email } = await signedIn()
    const { token } = linkIn((await resetMail(email)).emails[0])
    const moved = `moved-${crypto.randomUUID()}@summit.example`
    const move = (to: string, from: string) =>
      d1.prepare('update users set email = ? where email = ?').bind(to, from).run()
    await move(moved, email)
    expect((await reset(token)).status).toBe(404)
    expect((await login(moved, password)).status).toBe(200)
    await move(email, moved)
    expect((await reset(token)).status).toBe(200)
  })

  it('gets the same answer where there is no account, and no email goes out', async () => {
    const { answer, emails } = await resetMail(`nobody-${crypto.randomUUID()}@summit.example`)
    expect([answer.status, answer.text, emails]).toEqual([200, '{"success":true}', []])
  })

  it('is emailed at most three times an hour, through a link that expires after one hour', async () => {
    const { email } = await signedIn()
    const mails = []
    for (let n = 0; n < 5; n++) mails.push(...(await resetMail(email)).emails)
    expect(mails).toHaveLength(3)
    later(60 * 60 * 1000 + 1)
    for (const mail of mails) expect((await reset(linkIn(mail).token)).status).toBe(404)
  })

  it('is emailed by the schedule after the mail server was down', async () => {
    const { email } = await signedIn()
    const away = newMailbox({}, () => {
      throw new Error('The mail server is away.')
    })
    const answer = await forgot(email, away)
    expect([answer.status, away.emails]).toEqual([200, []])
    const queue = vi.spyOn(env.DELIVERIES, 'sendBatch').mockResolvedValue(undefined as never)
    await takeUpDue(env, [sendMailJob], Date.now() + 2 * 60 * 1000)
    const mail = await d1.prepare('select id from mails where recipient = ?').bind(email).first<{ id: string }>()
    expect(JSON.stringify(queue.mock.calls)).toContain(mail?.id)
    const mailbox = newMailbox()
    await sendMail(directoryEnv(mailbox.overrides), mail?.id ?? '')
    expect((await reset(linkIn(mailbox.emails[0]).token)).status).toBe(200)
  })

  it('is not emailed once its hour is over', async () => {
    const { email } = await signedIn()
    const away = newMailbox({}, () => {
      throw new Error('The mail server is away.')
    })
    await forgot(email, away)
    const find = () => d1.prepare('select * from mails where recipient = ?').bind(email).first()
    const mailbox = newMailbox()
    const hour = 60 * 60 * 1000
    await sendMail(directoryEnv(mailbox.overrides), String((await find())?.id), Date.now() + hour)
    expect([mailbox.emails, await find()]).toMatchObject([[], { status: 'cancelled' }])
  })

  it('has a link that is stored only as a hash', async () => {
    const { email } = await signedIn()
    const { token } = linkIn((await resetMail(email)).emails[0])
    const rows = await d1.prepare('select * from mailed_links where email = ?').bind(email).all()
    expect(rows.results).toHaveLength(1)
    expect(JSON.stringify(rows.results)).not.toContain(token)
  })

  it.each([
    ['/api/auth/forgot-password', { email: 'nobody' }, 'email must be an email address'],
    ['/api/auth/reset-password', { token: 'x', password: 'short' }, 'password must be at least 10'],
    ['/api/auth/reset-password', { password: fresh }, 'token is required'],
    ['/api/auth/confirm-email', {}, 'token is required'],
  ])('can’t be reset at %s with %j', async (path, body, message) => {
    const answer = await request('POST', path, { body })
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })
})

describe('the email address of an account', () => {
  const isConfirmed = async (email: string) =>
    (await d1.prepare('select email_confirmed_at as at from users where email = ?').bind(email).first('at')) !== null

  it('is confirmed through a link sent at registration, where recipients must confirm', async () => {
    const mailbox = newMailbox({ CONFIRM_RECIPIENTS: true })
    const email = `ana-${crypto.randomUUID()}@summit.example`
    const body = { organizationName: 'Summit', name: 'Ana', email, password }
    const headers = { 'cf-connecting-ip': crypto.randomUUID() }
    expect((await post(app, '/api/auth/register', { body, headers, overrides: mailbox.overrides })).status).toBe(201)
    expect(await isConfirmed(email)).toBe(false)
    const { url, token } = linkIn(mailbox.emails[0])
    expect(url).toContain('/confirm#token=')
    const confirm = () => request('POST', '/api/auth/confirm-email', { body: { token } })
    expect((await confirm()).body).toEqual({ success: true })
    expect(await isConfirmed(email)).toBe(true)
    expect((await confirm()).status).toBe(404)
  })

  it('stays confirmed if a change of the account sends it again', async () => {
    const client = await signedIn()
    await d1.prepare('update users set email_confirmed_at = 1 where email = ?').bind(client.email).run()
    const body = { email: client.email.toUpperCase(), name: 'Ana', currentPassword: password }
    expect((await client.patch('/api/auth/me', body)).body.user).toMatchObject({ email: client.email, name: 'Ana' })
    expect(await isConfirmed(client.email)).toBe(true)
  })

  it('needs no confirmation in local development', async () => {
    const mailbox = newMailbox({ CONFIRM_RECIPIENTS: 'false' })
    const body = { organizationName: 'S', name: 'A', email: `a-${crypto.randomUUID()}@summit.example`, password }
    await post(app, '/api/auth/register', { body, overrides: mailbox.overrides })
    expect(mailbox.emails).toEqual([])
  })

  it('can be sent a new confirmation on request, and is also confirmed by a password reset', async () => {
    const owner = await signedIn()
    const viewer = await newMember(owner, 'viewer')
    const mailbox = newMailbox()
    const cookie = `session=${viewer.cookies.session}`
    const path = '/api/auth/resend-confirmation'
    expect((await post(app, path, { headers: { cookie }, overrides: mailbox.overrides })).status).toBe(200)
    expect(mailbox.emails).toMatchObject([{ to: [viewer.email], subject: 'Confirm your email address' }])
    expect((await newClient().post(path)).status).toBe(401)
    const { token } = linkIn((await resetMail(viewer.email)).emails[0])
    await reset(token)
    expect(await isConfirmed(viewer.email)).toBe(true)
  })

  it('is not confirmed by a reset link, and a confirmation link resets no password', async () => {
    const { email } = await signedIn()
    const { token } = linkIn((await resetMail(email)).emails[0])
    expect((await request('POST', '/api/auth/confirm-email', { body: { token } })).status).toBe(404)
    expect((await reset(token)).status).toBe(200)
  })
})

import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { atShard } from '../../src/core/database/shards'
import { deletedPresentationDays } from '../../src/core/limits'
import { removePresentationsJob } from '../../src/decks/presentations/removal'
import { removeForgottenMailsJob } from '../../src/events/mails/queries'
import { rowsOf } from '../support/appointments'
import { newMember, signedIn } from '../support/client'
import { withoutQueues } from '../support/contracts'
import { d1, shardOf } from '../support/databases'
import { subscribed } from '../support/deliveries'
import { newDeck } from '../support/factories'
import { newMailbox, partOf } from '../support/homeowner-mailbox'
import { forgetMoves, move, otherShard } from '../support/moves'
import { takeUpDue } from '../support/running'

const day = 24 * 60 * 60 * 1000
const contact = { phone: '+1 (303) 555-0142', email: 'office@summit-roofing.example' }
const newAddress = () => `maria-${crypto.randomUUID()}@example.com`

async function withPresentation(homeowner: object = { email: newAddress() }, settings = {}) {
  const client = await signedIn('Summit Roofing')
  await subscribed(client)
  const deck = await newDeck(client)
  await client.patch('/api/organization', { address: '400 Canyon Boulevard, Boulder, CO 80302' })
  await client.put(`/api/decks/${deck.id}/branding`, { palette: {}, cta: {}, contact })
  const homeownerData = { first_name: 'Maria', ...homeowner }
  const made = await client.post('/api/presentations', { deckId: deck.id, homeownerData, ...settings })
  const presentation: { id: string; viewerUrl: string } = made.body.presentation
  const path = `/api/presentations/${presentation.id}/send`
  const send = (body: object = {}, headers = {}) => withoutQueues(() => client.post(path, body, headers))
  return { client, deck, presentation, path, send }
}

const eventsOf = async (organizationId: string) =>
  (
    await rowsOf<{ data: string }>(
      "select data from events where organization_id = ? and type = 'presentation.link_sent'",
      organizationId,
    )
  ).map(({ data }) => JSON.parse(data))

async function received(mailId: string) {
  const mailbox = newMailbox()
  await mailbox.deliver(mailId)
  return mailbox.received[0]
}

async function previewOf(message: string, settings = {}) {
  const { client, path } = await withPresentation({}, settings)
  return (await client.post(`${path}/preview`, { message })).body.preview as { html: string; text: string }
}

describe('POST /api/presentations/{id}/send', () => {
  it('emails the link in the company’s name, and reports it when the email goes out', async () => {
    const { client, deck, presentation, send } = await withPresentation()
    const answer = await send()
    expect([answer.status, answer.body]).toEqual([
      200,
      {
        mail: {
          id: expect.any(String),
          purpose: 'presentation.link',
          subject: { kind: 'presentation', id: presentation.id },
          recipient: 'm…@example.com',
          status: 'waiting',
          problem: null,
          createdAt: expect.any(String),
          sentAt: null,
        },
      },
    ])
    expect(await eventsOf(client.organizationId)).toEqual([])
    const mailId = answer.body.mail.id
    const mail = await received(mailId)
    expect(mail?.headers.get('from')).toBe(`"Summit Roofing" <${env.EMAIL_FROM}>`)
    expect(mail?.headers.get('reply-to')).toBe(`"Summit Roofing" <${contact.email}>`)
    expect(mail?.headers.get('subject')).toBe('Your presentation from Summit Roofing')
    const url = new URL(`/p/${presentation.id}`, env.APP_URL).href
    for (const type of ['text/plain', 'text/html'])
      for (const said of ['Hello Maria,', url, '400 Canyon Boulevard', contact.phone, contact.email])
        expect(partOf(mail, type)).toContain(said)
    expect(partOf(mail, 'text/html').split(`href="${url}"`)).toHaveLength(2)
    expect(mail?.raw).not.toContain('Porchlight')
    const { body } = await client.get(`/api/mails?subject=presentation:${presentation.id}`)
    expect(body.mails).toMatchObject([{ id: mailId, status: 'sent' }])
    expect(await eventsOf(client.organizationId)).toEqual([
      { presentationId: presentation.id, deckId: deck.id, firstName: 'Maria', mailId, externalId: null, metadata: {} },
    ])
  })

  it('shows the same picture as chat apps once it is drawn, linked to the presentation', async () => {
    const { client, deck, presentation, path } = await withPresentation()
    await d1
      .prepare('update deck_previews set storage_key = ? where deck_id = ?')
      .bind(`media/${client.organizationId}/${crypto.randomUUID()}/preview.png`, deck.id)
      .run()
    const { html } = (await client.post(`${path}/preview`, {})).body.preview
    const url = new URL(`/p/${presentation.id}`, env.APP_URL).href
    expect(html).toMatch(
      new RegExp(`<a href="${url}"><img src="${env.APP_URL}/media/[^"]+/preview.png" alt="Watch the presentation" w`),
    )
    expect(html.split(`href="${url}"`)).toHaveLength(3)
  })

  it('uses the presentation’s language, for names in any script', async () => {
    const { send } = await withPresentation(
      { first_name: 'Δημήτρης 🏡', email: newAddress() },
      { languageSettings: { language: 'es-US' } },
    )
    const mail = await received((await send()).body.mail.id)
    expect(mail?.headers.get('subject')).toBe('Su presentación de Summit Roofing')
    const text = partOf(mail, 'text/plain')
    expect(text).toContain('Hola, Δημήτρης 🏡:')
    expect(text).toContain('En Summit Roofing preparamos esta presentación para usted.')
    const hebrew = await previewOf('שלום', { languageSettings: { language: 'he' } })
    expect(hebrew.html).toContain('<html lang="he" dir="rtl">')
  })

  it('contains the company’s own message as plain text in paragraphs instead of ours', async () => {
    const { html, text } = await previewOf('It was good to meet you.\nBen\n\n  \nSee slide <3> & "four".')
    expect(html).toContain('>It was good to meet you.<br>Ben</p><p dir="auto"')
    expect(html).toContain('>See slide &lt;3&gt; &amp; &quot;four&quot;.</p>')
    expect(text).toContain('It was good to meet you.\nBen\n\nSee slide <3> & "four".')
    expect(html).not.toContain('made this presentation for you.')
  })

  it.each([
    '<a href="https://evil.example/login">Your bank</a>',
    'Go to https://evil.example/login now',
    'evil.example/login',
    'Go to\u200bevil\u2060.example',
    'mailto:x@evil.example?subject=a',
    '</p></td></table><script src=//evil.example></script>',
    '[bank](http://evil.example)',
    'EVIL．EXAMPLE',
  ])('links only to the presentation, whatever the company writes: %s', async (message) => {
    const { html, text } = await previewOf(message)
    const targets = [...html.matchAll(/\b(?:href|src|action)="([^"]*)"/g)].map(([, url = '']) => url)
    const own = /^(?:tel:|mailto:office@summit-roofing\.example$)/
    expect(targets.filter((url) => !url.startsWith(env.APP_URL) && !own.test(url))).toEqual([])
    expect(html).not.toMatch(/<script|<a href="https?:\/\/evil/i)
    for (const said of [html, text]) expect(said).not.toMatch(/https?:\/\/evil|evil\W?[.．]example/i)
  })

  it('accepts 2,000 characters and no more, and no unknown fields', async () => {
    const { client, path } = await withPresentation()
    const preview = (body: object) => client.post(`${path}/preview`, body)
    expect((await preview({ message: 'ä'.repeat(2000) })).status).toBe(200)
    expect((await preview({ message: 'ä'.repeat(2001) })).status).toBe(400)
    expect((await preview({ message: 'half of a pair \ud800' })).status).toBe(400)
    expect((await preview({ text: 'a' })).status).toBe(400)
    expect((await client.post(`${path}/preview`)).status).toBe(200)
  })

  it('allows five emails a day to an address for each company, and says so beyond that', async () => {
    const email = newAddress()
    const made = await withPresentation({ email })
    const other = await withPresentation({ email: email.toUpperCase() })
    for (let count = 0; count < 5; count++) expect((await made.send()).status).toBe(200)
    const refused = await made.send()
    expect([refused.status, refused.body.code]).toEqual([429, 'homeowner_email_limit'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(day / 1000 - 600)
    expect((await other.send()).status).toBe(200)
    const sent = async ({ client }: typeof made) => (await client.get('/api/mails')).body.mails.length
    expect([await sent(made), await sent(other)]).toEqual([5, 1])
  })

  it('emails once for calls with one Idempotency-Key, and again for a call without one', async () => {
    const { client, send } = await withPresentation()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const [first, second] = [await send({}, headers), await send({}, headers)]
    expect(second.body).toEqual(first.body)
    const both = await Promise.all([send(), send()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await client.get('/api/mails')).body.mails).toHaveLength(3)
  })

  it('rejects a missing address, an inactive deck and an unknown presentation', async () => {
    const { client, deck, presentation, path, send } = await withPresentation({})
    const refused = await send()
    expect([refused.status, refused.body.code]).toEqual([409, 'no_email'])
    await client.patch(`/api/presentations/${presentation.id}`, { homeownerData: { email: newAddress() } })
    await client.patch(`/api/decks/${deck.id}`, { isActive: false })
    expect((await send()).status).toBe(409)
    expect((await client.post(`${path}/preview`)).status).toBe(200)
    await client.patch(`/api/decks/${deck.id}`, { isActive: true })
    const [stranger, viewer] = [await signedIn(), await newMember(client, 'viewer')]
    for (const suffix of ['', '/preview']) {
      expect((await stranger.post(path + suffix)).status).toBe(404)
      expect((await viewer.post(path + suffix)).status).toBe(403)
    }
    await client.delete(`/api/presentations/${presentation.id}`)
    for (const suffix of ['', '/preview']) expect((await client.post(path + suffix)).status).toBe(404)
    expect((await client.get('/api/mails')).body.mails).toEqual([])
  })
})

describe('a waiting email with a link', () => {
  it('is neither sent nor reported as sent once the presentation is deleted or its deck is inactive', async () => {
    for (const stop of ['delete', 'deactivate']) {
      const { client, deck, presentation, send } = await withPresentation()
      const { mail } = (await send()).body
      if (stop === 'delete') await client.delete(`/api/presentations/${presentation.id}`)
      else await client.patch(`/api/decks/${deck.id}`, { isActive: false })
      expect(await received(mail.id)).toBeUndefined()
      expect((await client.get('/api/mails')).body.mails).toMatchObject([{ id: mail.id, status: 'cancelled' }])
      expect(await eventsOf(client.organizationId)).toEqual([])
    }
  })

  it('moves with its company to another shard, and is sent from there', async () => {
    const { client, send } = await withPresentation()
    const { mail } = (await send({ message: 'See you on Tuesday.' })).body
    const here = shardOf(client.organizationId)
    const there = otherShard(here)
    await move(client.organizationId, here, there)
    const mailbox = newMailbox(undefined, undefined, atShard(env, there))
    await mailbox.deliver(mail.id)
    expect(partOf(mailbox.received[0], 'text/plain')).toContain('See you on Tuesday.')
    expect((await send()).status).toBe(200)
    await forgetMoves()
  })

  it('is deleted with the presentation, with the company’s message to that homeowner', async () => {
    const { client, presentation, send } = await withPresentation()
    const { mail } = (await send({ message: 'Dear Maria' })).body
    await received(mail.id)
    await client.delete(`/api/presentations/${presentation.id}`)
    const now = Date.now() + (deletedPresentationDays + 1) * day
    await takeUpDue(env, [removePresentationsJob], now)
    await takeUpDue(env, [removeForgottenMailsJob], now)
    expect(await rowsOf('select id from mails where id = ?', mail.id)).toEqual([])
  })
})

import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { type MimeMail, senderName, sendMimeMail } from '../../src/providers/mail'
import { plainLetterhead, writeMail } from '../../src/providers/mail-layout'
import { booked, mailsOf, maria, withCalendar } from '../support/appointments'
import { request } from '../support/client'
import { mailsOf as mailsOfContract, newContract, withoutQueues } from '../support/contracts'
import { mediaKey } from '../support/factories'
import { newMailbox, partOf } from '../support/homeowner-mailbox'
import { logoOf } from '../support/uploads'

const address = '400 Canyon Boulevard, Boulder, CO 80302'
const contact = { phone: '+1 (303) 555-0142', email: 'office@summit-roofing.example' }
const palette = { primary: '#ffffff', accent: '#fff8dc', neutral: '#ffffff', text: '#fefefe' }

async function withBrand(branding = {}) {
  const made = await withCalendar()
  const { client, deck } = made
  await client.patch('/api/organization', { address })
  const put = await client.put(`/api/decks/${deck.id}/branding`, { palette, cta: {}, contact, ...branding })
  if (put.status !== 200) throw new Error(put.text)
  return made
}

async function confirmationOf(presentationId: string, audience: string, more = {}) {
  const { appointment, manageUrl } = await withoutQueues(() => booked(presentationId, more))
  const mailbox = newMailbox()
  const mails = (await mailsOf(appointment.id)).filter((mail) => mail.kind === 'confirmation')
  for (const mail of mails) if (mail.audience === audience) await mailbox.deliver(mail.id)
  return { mail: mailbox.received[0], manageUrl, appointment }
}

describe('an email to a homeowner', () => {
  it('shows the company’s brand: its name, reply address, logo, street and phone', async () => {
    const made = await withCalendar()
    const logo = mediaKey(made.client, 'logo.png')
    const { client, deck, presentationId } = made
    await client.patch('/api/organization', { address })
    await client.put(`/api/decks/${deck.id}/branding`, { palette, cta: {}, contact, logo, name: 'Summit of Boulder' })
    const { mail } = await confirmationOf(presentationId, 'homeowner')
    expect(mail?.headers.get('from')).toBe(`"Summit of Boulder" <${env.EMAIL_FROM}>`)
    expect(mail?.headers.get('reply-to')).toBe(`"Summit of Boulder" <${contact.email}>`)
    const html = partOf(mail, 'text/html')
    expect(html).toContain(`<img src="${new URL(logo, env.APP_URL).href}" alt="Summit of Boulder"`)
    expect(html).toContain('href="tel:+13035550142"')
    for (const type of ['text/plain', 'text/html'])
      for (const said of [address, contact.phone, contact.email]) expect(partOf(mail, type)).toContain(said)
    expect(html).not.toMatch(/Porchlight/)
  })

  it('shows a white logo on a dark background, and any other on white', async () => {
    const made = await withCalendar()
    const groundOf = async (logo: string) => {
      await made.client.put(`/api/decks/${made.deck.id}/branding`, { palette, cta: {}, logo })
      const { mail, manageUrl } = await confirmationOf(made.presentationId, 'homeowner')
      const inMail = partOf(mail, 'text/html').match(/<img src="[^"]*" alt=.* style="background:(#\w+)/)?.[1]
      const { pathname, search } = new URL(manageUrl)
      const page = (await request('GET', pathname + search)).text
      return [inMail, page.match(/--logo-ground: (#\w+)/)?.[1]]
    }
    expect(await groundOf(await logoOf(made.client, 255))).toEqual(['#14110f', '#14110f'])
    expect(await groundOf(await logoOf(made.client, 0))).toEqual(['#ffffff', '#ffffff'])
  })

  it('has landmarks, a language and a title, and uses tables only for layout', async () => {
    const { presentationId } = await withBrand()
    const html = partOf((await confirmationOf(presentationId, 'homeowner')).mail, 'text/html')
    expect(html).toMatch(/<html lang="en" dir="ltr">[\s\S]*<title>Your visit is booked/)
    for (const role of ['banner', 'main', 'contentinfo']) expect(html.split(`role="${role}"`)).toHaveLength(2)
    expect(html.match(/<table/g)?.length).toBe(html.match(/<table role="presentation"/g)?.length)
  })

  it('says that replies are not read when the company has no address for them', async () => {
    const { presentationId } = await withBrand({ contact: { phone: contact.phone } })
    const { mail } = await confirmationOf(presentationId, 'homeowner')
    expect(mail?.headers.get('reply-to')).toBeUndefined()
    expect(partOf(mail, 'text/plain')).toContain('Please don’t reply to this email.')
  })

  it('does the same for a contract', async () => {
    const { id, client, deck } = await withoutQueues(() => newContract())
    await client.put(`/api/decks/${deck.id}/branding`, { palette, cta: {}, contact })
    await client.patch('/api/organization', { address })
    const mailbox = newMailbox()
    for (const mail of await mailsOfContract(id)) await mailbox.deliver(mail.id)
    const [mail] = mailbox.received
    expect(mail?.headers.get('reply-to')).toBe(`"Summit Roofing" <${contact.email}>`)
    for (const said of [address, contact.phone]) expect(partOf(mail, 'text/html')).toContain(said)
  })
})

describe('an email to the company', () => {
  it('has our brand, and a reply to it reaches the homeowner', async () => {
    const { presentationId } = await withBrand()
    const { mail } = await confirmationOf(presentationId, 'company')
    expect(mail?.headers.get('from')).toBe(`"Porchlight" <${env.EMAIL_FROM}>`)
    expect(mail?.headers.get('reply-to')).toBe(`"Maria Okafor" <${maria.email}>`)
  })
})

describe('the page of a visit', () => {
  it('shows which company it is with', async () => {
    const { presentationId } = await withBrand()
    const { manageUrl } = await confirmationOf(presentationId, 'homeowner')
    const { pathname, search } = new URL(manageUrl)
    const { text } = await request('GET', pathname + search)
    for (const said of [address, contact.phone, `mailto:${contact.email}`]) expect(text).toContain(said)
  })

  it('links to the presentation after a cancellation only if the address is known to be the homeowner’s', async () => {
    const { presentationId } = await withBrand()
    const { manageUrl } = await confirmationOf(presentationId, 'homeowner', { email: 'typed@elsewhere.example' })
    const { pathname, search, searchParams } = new URL(manageUrl)
    const body = { token: searchParams.get('token') }
    expect((await withoutQueues(() => request('POST', `/api${pathname}/cancel`, { body }))).status).toBe(200)
    const { text } = await request('GET', pathname + search)
    expect(text).not.toContain(presentationId)
    expect(text).toContain('book another visit in the presentation')
  })
})

describe('a name in an email header', () => {
  const rawOf = async (from: string, replyTo?: MimeMail['replyTo']) => {
    const mailbox: { 'EmailMessage::raw': string }[] = []
    const environment = { EMAIL: { send: async (mail: never) => void mailbox.push(mail) } } as unknown as Env
    const email = 'notifications@porchlight.example'
    const content = { language: 'en', letterhead: plainLetterhead('A'), headline: 'Hello', links: [], note: 'a' }
    const mail = { to: 'm@example.com', id: '1', written: writeMail(content) }
    await sendMimeMail(environment, { ...mail, from: { name: from, email }, replyTo }, 0)
    const [head = ''] = (mailbox[0]?.['EmailMessage::raw'] ?? '').split('\r\n\r\n')
    return head.replaceAll('\r\n ', ' ').split('\r\n')
  }

  it.each([
    ['Bob\r\nBcc: everybody@example.com', 'From: =?utf-8?B?'],
    ['Bob "The Roof" O’Neil', 'From: =?utf-8?B?'],
    ["Smith & Sons' Roofing", 'From: =?utf-8?B?'],
    ['Roofing Co.', 'From: "Roofing Co." <'],
    ['\u202Emoc.live', `From: =?utf-8?B?${btoa('moc[.]live')}?=`],
    ['', 'From: "Porchlight" <'],
  ])('adds no header of its own and is kept: %j', async (name, start) => {
    const lines = await rawOf(name)
    expect(lines.filter((line) => /^(?:From|To|Subject|Bcc|Reply-To): /.test(line))).toHaveLength(3)
    expect(lines[0]).toContain(start)
    expect(lines[0]).toMatch(/^[\x20-\x7e]+$/)
    expect(lines[0]).toMatch(/ <notifications@porchlight\.example>$/)
  })

  it('can’t look like another sender’s address, and stays short', () => {
    expect(senderName('security@paypal.com')).toBe('security at paypal.com')
    expect(senderName('paypal.com')).toBe('paypal[.]com')
    expect([...senderName('🏡'.repeat(100))]).toHaveLength(60)
  })

  it('appears in Reply-To only with a plain address', async () => {
    const replyTo = { name: 'Müller', email: 'm@example.com>\r\nBcc: x@example.com' }
    expect((await rawOf('A', replyTo)).join()).not.toMatch(/Reply-To|Bcc/)
    expect(await rawOf('A', { name: 'A, B', email: 'm@example.com' })).toContain(
      `Reply-To: =?utf-8?B?${btoa('A, B')}?= <m@example.com>`,
    )
  })
})

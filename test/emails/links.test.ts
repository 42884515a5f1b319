import { describe, expect, it } from 'vitest'
import { catalogue, eventTypes } from '../../src/events/event-types/catalogue'
import { plainLetterhead, writeMail } from '../../src/providers/mail-layout'
import { appointmentInput, cancelInput } from '../../src/sales/appointments/schemas'
import { endInput, signInput } from '../../src/sales/contracts/input-schemas'
import { sealContract } from '../../src/sales/contracts/seal'
import { mailsOf as mailsOfVisit, booked as visitBooked, withCalendar } from '../support/appointments'
import { request } from '../support/client'
import { act, agreed, mailsOf, newContract, newHomeowner, withoutQueues } from '../support/contracts'
import { envOf } from '../support/databases'
import { newEnvironment, recordedEvent } from '../support/deliveries'
import { newMailbox as newHomeownerMailbox } from '../support/homeowner-mailbox'
import { newMailbox } from '../support/mailbox'
import { workIn } from '../support/running'

const links = ['https://evil.example/claim-your-prize', 'evil.example', 'Pay:www.evil.example/now']
const hasLink = /evil\.example/

/** Returns the subject, the text, the HTML and the invitation of each email about these things. */
async function mailed(ids: string[]) {
  const mailbox = newHomeownerMailbox()
  for (const id of ids) await mailbox.deliver(id)
  return mailbox.received.map(({ headers, parts }) => [
    ...['subject', 'from', 'reply-to'].map((name) => headers.get(name) ?? ''),
    ...parts.filter(({ type }) => type.startsWith('text/')).map(({ content }) => content.replaceAll('\r\n ', '')),
  ])
}

function expectNoLinks(mails: string[][], least: number) {
  expect(mails.length).toBeGreaterThanOrEqual(least)
  expect(mails.flat().join('\n')).toContain('evil[.]example')
  for (const text of mails.flat()) expect(text).not.toMatch(hasLink)
}

const named = (link: string) => ({ first_name: link, last_name: link, address: link, city: link })

describe('a link that a stranger wrote', () => {
  it('appears in no text of an email, whichever input contains it', () => {
    for (const link of links) {
      const letterhead = { ...plainLetterhead(link), address: link, phone: link }
      const texts = { greeting: link, sentence: link, note: `Hello ${link}, see`, footnote: link }
      const facts = [{ name: link, value: `\u2068${link}\u2069` }]
      const content = {
        language: 'en',
        letterhead,
        headline: link,
        ...texts,
        facts,
        links: [{ text: link, url: 'https://us.example' }],
      }
      for (const text of Object.values(writeMail(content, link))) expect(text).not.toMatch(hasLink)
    }
  })

  it.each(links)('appears in no email about a visit: %s', async (link) => {
    expect(Object.keys(appointmentInput.shape)).toEqual([
      'presentationId',
      'startsAt',
      'kindId',
      'name',
      'email',
      'phone',
      'notes',
      'ignoreNotice',
    ])
    expect(Object.keys(cancelInput.shape)).toEqual(['token', 'reason'])
    const kinds = [{ id: 'inspection', name: link, durationMinutes: 45 }]
    const { presentationId } = await withCalendar({ kinds }, newHomeowner(named(link)), link)
    const more = { name: link, phone: link.slice(0, 50), notes: link, kindId: 'inspection' }
    const { appointment, token, windows } = await withoutQueues(() => visitBooked(presentationId, more))
    const idsOf = async () => (await mailsOfVisit(appointment.id)).map(({ id }) => id)
    const mails = await mailed(await idsOf())
    const path = `/api/appointments/${appointment.id}`
    await withoutQueues(() =>
      request('POST', `${path}/reschedule`, { body: { token, startsAt: windows[3]?.startsAt } }),
    )
    mails.push(...(await mailed(await idsOf())))
    await withoutQueues(() => request('POST', `${path}/cancel`, { body: { token, reason: link } }))
    mails.push(...(await mailed(await idsOf())))
    expectNoLinks(mails, 6)
  })

  it.each(links)('appears in no email about a contract: %s', async (link) => {
    expect(Object.keys(endInput.shape)).toEqual(['token', 'reason'])
    expect(Object.keys(signInput.shape)).toEqual(['token', 'name', 'signature', 'initials'])
    const idsOf = async (id: string) => (await mailsOf(id)).map((mail) => mail.id)
    const template = { name: link, requiredInitials: ['Payment'] }
    const declined = await withoutQueues(() => newContract(template, newHomeowner(named(link))))
    const mails = await mailed(await idsOf(declined.id))
    const { token } = declined
    expect((await withoutQueues(() => act(declined.id, 'decline', { token, reason: link }))).status).toBe(200)
    mails.push(...(await mailed(await idsOf(declined.id))))
    const signed = await withoutQueues(() => agreed(template, newHomeowner(named(link))))
    const signature = { kind: 'typed', value: link }
    const body = { token: signed.token, name: link, signature, initials: { Payment: link.slice(0, 20) } }
    expect((await withoutQueues(() => act(signed.id, 'sign', body))).status).toBe(200)
    await withoutQueues(() => sealContract(workIn(envOf(signed.id)), { kind: 'seal-contract', contractId: signed.id }))
    mails.push(...(await mailed(await idsOf(signed.id))))
    expectNoLinks(mails, 4)
  })

  it.each(eventTypes)('appears in no email that tells a company of %s', async (type) => {
    const { client } = await withCalendar({}, {}, links[0])
    const mailbox = newMailbox()
    const channelConfig = { recipients: [client.email], subjectPrefix: 'evil.example' }
    const input = { name: 'Office', eventType: type, channel: 'email', channelConfig }
    expect((await client.post('/api/notifications/subscriptions', input)).status).toBe(201)
    const isText = (value: unknown) => typeof value === 'string' && !/^[\da-f-]{36}$|^\d{4}-/.test(value)
    const texts = Object.entries(catalogue[type].example).map(([name, value], index) =>
      isText(value) ? [name, links[index % links.length]] : [name, value],
    )
    const data = Object.fromEntries(texts)
    const environment = newEnvironment(mailbox.overrides)
    const now = Date.now()
    const eventId = await recordedEvent(client, now, { type, data } as never)
    for (const message of await environment.fanOut(eventId, now)) await environment.deliver(message, now)
    expectNoLinks(
      mailbox.emails.map(({ subject, text, html }) => [subject, text, html]),
      1,
    )
  })
})

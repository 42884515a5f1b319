import { env } from 'cloudflare:workers'
import ICAL from 'ical.js'
import { describe, expect, it, vi } from 'vitest'
import { sha256 } from '../../src/core/crypto'
import { booked, bookPublicly, freeWindows, mailsOf, maria, rowsOf, withCalendar } from '../support/appointments'
import { request } from '../support/client'
import { d1 } from '../support/databases'
import { newPresentation } from '../support/factories'
import { newMailbox, partOf } from '../support/homeowner-mailbox'
import { sendMailJob, takeUpDue } from '../support/running'

const day = 24 * 60 * 60 * 1000

/** Queue messages are dropped so that the test can deliver them itself. */
async function withoutQueue<Result>(work: () => Promise<Result>) {
  const queue = vi.spyOn(env.DELIVERIES, 'sendBatch').mockResolvedValue(undefined as never)
  try {
    return await work()
  } finally {
    queue.mockRestore()
  }
}

const bookedQuietly = (presentationId: string, more = {}) => withoutQueue(() => booked(presentationId, more))

async function mailed(id: string, kind: string, audience: string, now?: number) {
  const mailbox = newMailbox()
  const mails = (await mailsOf(id)).filter((mail) => mail.kind === kind && mail.audience === audience)
  for (const mail of mails) await mailbox.deliver(mail.id, now)
  return mailbox.received
}

function eventIn(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('There is no event.')
  const event = new ICAL.Event(component)
  const property = (name: string) => component.getFirstPropertyValue(name)?.toString()
  return {
    method: calendar.getFirstPropertyValue('method')?.toString(),
    uid: event.uid,
    sequence: event.sequence,
    startsAt: event.startDate.toJSDate().toISOString(),
    endsAt: event.endDate.toJSDate().toISOString(),
    status: property('status'),
    summary: event.summary,
    location: event.location,
    organizer: property('organizer'),
    attendee: property('attendee'),
    url: property('url'),
  }
}

/** RFC 5545 requires CRLF everywhere and lines of at most 75 bytes. */
function expectWellFolded(content: string) {
  expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  for (const line of content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
}

describe('the emails about a booking', () => {
  it('go to the homeowner and every owner, with a reminder the day before', async () => {
    const { client, presentationId } = await withCalendar({ minimumNoticeHours: 72 })
    const { appointment } = await bookedQuietly(presentationId)
    const dueAt = Date.parse(appointment.startsAt) - day
    expect(await mailsOf(appointment.id)).toMatchObject([
      { kind: 'confirmation', audience: 'company', recipient: client.email, sequence: 0 },
      { kind: 'confirmation', audience: 'homeowner', recipient: maria.email },
      { kind: 'reminder', audience: 'company', due_at: dueAt },
      { kind: 'reminder', audience: 'homeowner', due_at: dueAt, sent_at: null },
    ])
  })

  it('invite the homeowner with a working link, and tell a typed address nothing private', async () => {
    const { presentationId } = await withCalendar({}, maria, 'Müller & Söhne <Dächer>, seit 1898')
    const { appointment } = await bookedQuietly(presentationId, { email: 'someone@elsewhere.example' })
    const [mail] = await mailed(appointment.id, 'confirmation', 'homeowner')
    expect([mail?.from, mail?.to]).toEqual(['notifications@porchlight.example', 'someone@elsewhere.example'])
    expect(mail?.headers.get('from')).toBe('Müller & Söhne <Dächer>, seit 1898 <notifications@porchlight.example>')
    expect(mail?.headers.get('subject')).toMatch(/^Your visit is booked: \w+day, \w+ \d+, /)
    expect(mail?.parts.map(({ type }) => type)).toEqual([
      'text/plain; charset=utf-8',
      'text/html; charset=utf-8',
      'text/calendar; charset=utf-8; method=REQUEST',
    ])
    const text = partOf(mail, 'text/plain')
    expect(text).toContain('Hello Maria,')
    expect(partOf(mail, 'text/html')).toContain('Müller &amp; Söhne &lt;Dächer&gt;')
    for (const { content } of mail?.parts ?? []) expect(content).not.toMatch(/Maple|555\D*010\D*0134|okafor@/)
    const link = text.match(/http:\/\/[^/\s]+\/appointments\/\S+token=\S+/)?.[0] ?? ''
    const { pathname, search } = new URL(link)
    expect((await request('GET', pathname + search)).status).toBe(200)
    expect((await request('GET', `/api${pathname}/calendar.ics${search}`)).text).toContain('BEGIN:VEVENT')
    const stored = await rowsOf('select * from appointment_links')
    expect(JSON.stringify(stored)).not.toContain(new URLSearchParams(search).get('token'))
    const event = eventIn(partOf(mail, 'text/calendar'))
    expect(event).toMatchObject({
      method: 'REQUEST',
      uid: `${appointment.id}@localhost:8787`,
      sequence: 0,
      startsAt: appointment.startsAt,
      endsAt: appointment.endsAt,
      status: 'CONFIRMED',
      summary: 'Müller & Söhne <Dächer>, seit 1898: Roof inspection',
      organizer: 'mailto:notifications@porchlight.example',
      attendee: 'MAILTO:someone@elsewhere.example',
      url: link,
    })
    expect(event.location).toBeFalsy()
    expectWellFolded(partOf(mail, 'text/calendar'))
    expect(mail?.raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
  })

  it('tell the company and the homeowner’s own address where the home is', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment } = await bookedQuietly(presentationId, { notes: 'Ring twice, 🐕 is friendly' })
    const [homeowners] = await mailed(appointment.id, 'confirmation', 'homeowner')
    expect(eventIn(partOf(homeowners, 'text/calendar')).location).toBe('12 Maple Street, Boulder, CO 80302')
    expect(partOf(homeowners, 'text/calendar')).toMatch(/BEGIN:VALARM\s+ACTION:DISPLAY\s+TRIGGER:-PT2H/)
    const text = partOf(homeowners, 'text/plain')
    const said = [
      'Who’s coming: Summit Roofing',
      'Where: 12 Maple Street',
      'Add to calendar:',
      'Change or cancel visit:',
    ]
    expect(said.map((part) => text.indexOf(part)).toSorted((a, b) => a - b)).toEqual(
      said.map((part) => text.indexOf(part)),
    )
    expect(text).toContain(said[0])
    const file = new URL(text.match(/http\S+calendar\.ics\S+/)?.[0] ?? '')
    expect((await request('GET', file.pathname + file.search)).text).toContain('LOCATION:12 Maple Street')
    const [company] = await mailed(appointment.id, 'confirmation', 'company')
    expect(company?.to).toBe(client.email)
    expect(company?.headers.get('subject')).toMatch(/^Booked: Maria Okafor, /)
    for (const said of [maria.phone, maria.email, 'Ring twice, 🐕 is friendly', '12 Maple Street'])
      expect(partOf(company, 'text/plain')).toContain(said)
    expect(company?.raw).not.toContain('token=')
    expect(partOf(company, 'text/html')).not.toContain('token=')
  })

  it('ask for a reply only if there is an address', async () => {
    const { client, presentationId } = await withCalendar({}, { phone: maria.phone })
    const [first] = await freeWindows(presentationId)
    const body = { presentationId, startsAt: first?.startsAt }
    const { appointment } = (await withoutQueue(() => client.post('/api/appointments', body))).body
    const [mail] = await mailed(appointment.id, 'confirmation', 'company')
    const text = partOf(mail, 'text/plain')
    expect(text).toContain('Times are in Mountain Time.')
    expect(text).not.toMatch(/Reply to this email|Email:/)
    expect(mail?.headers.has('reply-to')).toBe(false)
  })

  it('keep one UID across changes, with a rising SEQUENCE, until the event is canceled', async () => {
    const { presentationId } = await withCalendar()
    const { appointment, token, windows } = await bookedQuietly(presentationId)
    const path = `/api/appointments/${appointment.id}`
    const invited = eventIn(partOf((await mailed(appointment.id, 'confirmation', 'homeowner'))[0], 'text/calendar'))
    const startsAt = windows[3]?.startsAt
    await withoutQueue(() => request('POST', `${path}/reschedule`, { body: { token, startsAt } }))
    const moved = eventIn(partOf((await mailed(appointment.id, 'change', 'homeowner'))[0], 'text/calendar'))
    await withoutQueue(() => request('POST', `${path}/cancel`, { body: { token } }))
    const [mail] = await mailed(appointment.id, 'cancellation', 'homeowner')
    const cancelled = eventIn(partOf(mail, 'text/calendar'))
    expect([invited, moved, cancelled]).toMatchObject([
      { method: 'REQUEST', sequence: 0, status: 'CONFIRMED', startsAt: appointment.startsAt },
      { method: 'REQUEST', sequence: 1, status: 'CONFIRMED', startsAt },
      { method: 'CANCEL', sequence: 2, status: 'CANCELLED', startsAt },
    ])
    expect(new Set([invited, moved, cancelled].map(({ uid }) => uid)).size).toBe(1)
    expect(mail?.parts.at(-1)?.type).toBe('text/calendar; charset=utf-8; method=CANCEL')
    expect(mail?.headers.get('subject')).toMatch(/^Your visit was canceled/)
  })

  it.each([
    ['de', 'Ihr Termin ist gebucht', 'Guten Tag Maria,', 'ltr'],
    ['fr-FR', 'Votre visite est réservée', 'Bonjour Maria,', 'ltr'],
    ['es', 'Su visita está reservada', 'Hola, Maria:', 'ltr'],
    ['ar', 'تم حجز زيارتك', 'مرحبًا \u2068Maria\u2069،', 'rtl'],
    ['he', 'הביקור שלכם נקבע', 'שלום \u2068Maria\u2069,', 'rtl'],
    ['ja', 'Your visit is booked', 'Hello Maria,', 'ltr'],
  ])('are written in the language of the presentation: %s', async (language, subject, greeting, direction) => {
    const { client, deck } = await withCalendar()
    const input = { deckId: deck.id, homeownerData: { first_name: 'Maria', ...maria }, languageSettings: { language } }
    const { id } = (await client.post('/api/presentations', input)).body.presentation
    const { appointment } = await bookedQuietly(id)
    const [mail] = await mailed(appointment.id, 'confirmation', 'homeowner')
    expect(mail?.headers.get('subject')).toContain(subject)
    expect(partOf(mail, 'text/plain')).toContain(greeting)
    expect(partOf(mail, 'text/html')).toContain(`dir="${direction}"`)
  })

  it('are sent once, however often their message arrives', async () => {
    const { presentationId } = await withCalendar()
    const { appointment } = await bookedQuietly(presentationId)
    const [mail] = await mailsOf(appointment.id)
    const mailbox = newMailbox()
    await Promise.all([1, 2, 3].map(() => mailbox.deliver(mail?.id ?? '')))
    await mailbox.deliver(mail?.id ?? '')
    expect(mailbox.received).toHaveLength(1)
    expect((await mailsOf(appointment.id))[0]).toMatchObject({ problem: null, sent_at: expect.any(Number) })
  })

  it('are retried after a temporary failure and given up after a permanent one', async () => {
    const { presentationId } = await withCalendar()
    const { appointment } = await bookedQuietly(presentationId)
    const [mail, other] = await mailsOf(appointment.id)
    let failures = 1
    const mailbox = newMailbox(() => {
      if (failures-- > 0) throw new Error('The mail server is away.')
    })
    await expect(mailbox.deliver(mail?.id ?? '')).rejects.toThrow('away')
    await mailbox.deliver(mail?.id ?? '')
    expect(mailbox.received).toHaveLength(1)
    const refusing = newMailbox(() => {
      throw Object.assign(new Error('no'), { code: 'E_RECIPIENT_SUPPRESSED' })
    })
    await refusing.deliver(other?.id ?? '')
    expect((await mailsOf(appointment.id))[1]).toMatchObject({ problem: 'Error: no', status: 'failed' })
  })

  it('are not sent for a booking that failed, or for one that changed before they went out', async () => {
    const { presentationId } = await withCalendar({
      weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '08:00', end: '10:00', capacity: 1 })),
    })
    const { appointment, token, windows } = await bookedQuietly(presentationId)
    const startsAt = windows[0]?.startsAt
    expect((await bookPublicly({ presentationId, startsAt, email: 'late@example.com' })).status).toBe(409)
    expect(await rowsOf("select * from mails where recipient = 'late@example.com'")).toEqual([])
    const body = { token, startsAt: windows[2]?.startsAt }
    await withoutQueue(() => request('POST', `/api/appointments/${appointment.id}/reschedule`, { body }))
    expect(await mailed(appointment.id, 'confirmation', 'homeowner')).toEqual([])
    expect(await mailed(appointment.id, 'change', 'homeowner')).toHaveLength(1)
  })

  it('remind only about visits that are still booked', async () => {
    const { presentationId } = await withCalendar({ minimumNoticeHours: 72 })
    const { appointment } = await bookedQuietly(presentationId)
    const dueAt = Date.parse(appointment.startsAt) - day
    const sent: unknown[] = []
    vi.spyOn(env.DELIVERIES, 'sendBatch').mockImplementation(async (messages) => void sent.push(...messages) as never)
    await takeUpDue(env, [sendMailJob], dueAt - 1)
    const ids = (await mailsOf(appointment.id)).filter(({ kind }) => kind === 'reminder').map(({ id }) => id)
    const inQueue = () => ids.map((mailId) => sent.filter((each) => JSON.stringify(each).includes(mailId)).length)
    expect(inQueue()).toEqual([0, 0])
    await takeUpDue(env, [sendMailJob], dueAt)
    expect(inQueue()).toEqual([1, 1])
    const [reminder] = await mailed(appointment.id, 'reminder', 'homeowner', dueAt)
    expect(reminder?.headers.get('subject')).toMatch(/^Reminder of your visit/)
    expect(reminder?.parts.map(({ type }) => type)).toHaveLength(2)
    expect(await mailed(appointment.id, 'reminder', 'company', dueAt + 2 * day)).toEqual([])
  })

  it('go out through the queue after the response', async () => {
    const { presentationId } = await withCalendar()
    const { appointment } = await booked(presentationId, { email: `${crypto.randomUUID()}@example.com` })
    const waiting = async () =>
      (await mailsOf(appointment.id)).filter((mail) => mail.kind === 'confirmation' && mail.sent_at === null).length
    await expect.poll(waiting, { timeout: 10_000 }).toBe(0)
    expect((await mailsOf(appointment.id)).map(({ problem }) => problem)).toEqual(
      expect.not.arrayContaining([expect.any(String)]),
    )
  })
})

describe('a calendar file', () => {
  it('contains what the link may show and nothing else', async () => {
    const { presentationId } = await withCalendar()
    const { appointment, token } = await bookedQuietly(presentationId)
    const path = `/api/appointments/${appointment.id}/calendar.ics`
    const { text, headers } = await request('GET', `${path}?token=${token}`)
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer'])
    expect(eventIn(text)).toMatchObject({ startsAt: appointment.startsAt, status: 'CONFIRMED', method: undefined })
    expect(text).toContain('m…@example.com')
    expect(text).toContain('BEGIN:VALARM')
    expect(text).not.toMatch(/okafor|555\D*010\D*0134|Maple/i)
    expectWellFolded(text)
  })
})

describe('the calendar feed of a company', () => {
  it('opens only with its key, until that is replaced', async () => {
    const { client, deck, presentationId } = await withCalendar()
    const second = await newPresentation(client, deck.id, { ...maria, first_name: 'Zoë' })
    await bookedQuietly(presentationId, { notes: 'Ring twice' })
    const { appointment } = await bookedQuietly(second.id)
    await withoutQueue(() => client.post(`/api/appointments/${appointment.id}/cancel`))
    const { feedUrl } = (await client.post('/api/appointments/feed/rotate')).body
    const { pathname, search } = new URL(feedUrl)
    const { status, text, headers } = await request('GET', pathname + search)
    expect(status).toBe(200)
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
    expect(events.map((event) => event.getFirstPropertyValue('summary'))).toEqual(['Roof inspection: Maria Okafor'])
    expect(text).toContain('Ring twice')
    expectWellFolded(text)
    const unchanged = await request('GET', pathname + search, {
      headers: { 'if-none-match': headers.get('etag') ?? '' },
    })
    expect(unchanged.status).toBe(304)
    const next = new URL((await client.post('/api/appointments/feed/rotate')).body.feedUrl)
    expect((await request('GET', pathname + search)).status).toBe(404)
    expect((await request('GET', next.pathname + next.search)).status).toBe(200)
    expect((await request('GET', pathname)).status).toBe(401)
    expect((await client.get(pathname)).status).toBe(200)
    expect(JSON.stringify(await rowsOf('select * from appointment_feeds'))).not.toContain(next.searchParams.get('key'))
  })
})

describe('the page behind the link', () => {
  const formPost = (path: string, form: Record<string, string>) =>
    request('POST', path, {
      body: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })

  it('shows the visit, and its address is neither cached nor passed on', async () => {
    const { presentationId } = await withCalendar()
    const { appointment, manageUrl } = await bookedQuietly(presentationId)
    const { pathname, search } = new URL(manageUrl)
    const page = await request('GET', pathname + search)
    expect(page.status).toBe(200)
    expect(page.text).toContain(`datetime="${appointment.startsAt}"`)
    expect(page.text).toContain('Times are in Mountain Time.')
    expect(page.text).not.toMatch(/okafor@|555\D*010\D*0134|Maple/i)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(page.headers.get('x-robots-tag')).toContain('noindex')
    expect(page.headers.get('content-security-policy')).toMatch(/form-action 'self'.*frame-ancestors 'none'/)
  })

  it('moves and cancels a visit without a script, and says so', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment, token, windows } = await bookedQuietly(presentationId)
    const path = `/appointments/${appointment.id}`
    const startsAt = windows[3]?.startsAt ?? ''
    expect((await request('GET', `${path}?token=${token}`)).text).toContain(`value="${startsAt}"`)
    const moved = await withoutQueue(() => formPost(path, { token, action: 'reschedule', startsAt }))
    expect([moved.status, moved.headers.get('location')]).toEqual([303, `${path}?token=${token}&notice=moved`])
    expect((await request('GET', moved.headers.get('location') ?? '')).text).toContain(
      'Your visit was moved. We’ll email you a confirmation.',
    )
    const taken = windows[5]?.startsAt ?? ''
    for (const _ of [1, 2]) await withoutQueue(() => bookPublicly({ presentationId, startsAt: taken }))
    const late = await formPost(path, { token, action: 'reschedule', startsAt: taken })
    expect((await request('GET', late.headers.get('location') ?? '')).text).toContain(
      'Someone else just took that time.',
    )
    const cancelled = await withoutQueue(() => formPost(path, { token, action: 'cancel', reason: '<b>Away</b>' }))
    const after = await request('GET', cancelled.headers.get('location') ?? '')
    expect(after.text).toContain('Your visit was canceled. We’ll email you a confirmation')
    const refused = "update mails set status = 'failed', problem = 'It was refused.' where subject_id = ?"
    await d1.prepare(refused).bind(appointment.id).run()
    const told = await request('GET', cancelled.headers.get('location') ?? '')
    expect(told.text).toContain('Your visit was canceled.</p>')
    expect(after.text).not.toContain('<form')
    expect(after.text).toMatch(new RegExp(`href="[^"]+/p/${presentationId}#book">Book another visit</a>`))
    expect((await client.get(`/api/appointments/${appointment.id}`)).body.appointment).toMatchObject({
      status: 'cancelled',
      cancelReason: '<b>Away</b>',
      startsAt,
    })
    expect((await freeWindows(presentationId)).map((window) => window.startsAt)).toContain(startsAt)
  })

  it.each([
    ['without a token', ''],
    ['with a wrong token', '?token=x'],
  ])('says that there is no such visit when opened %s', async (_, query) => {
    const { presentationId } = await withCalendar()
    const { appointment } = await bookedQuietly(presentationId)
    const page = await request('GET', `/appointments/${appointment.id}${query}`, {
      headers: { 'accept-language': 'de-AT' },
    })
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8'])
    expect(page.text).toContain('Wir können diesen Termin nicht finden')
    expect((await request('GET', '/appointments/nonsense?token=x')).status).toBe(404)
    const form = { token: 'x', action: 'cancel' }
    expect((await formPost(`/appointments/${appointment.id}`, form)).headers.get('location')).toContain('notice=failed')
  })
})

describe('a homeowner’s address', () => {
  const emailOf = async (id: string, purpose: string) => {
    const mail = (await mailsOf(id)).find(({ kind, audience }) => kind === purpose && audience === 'homeowner')
    return mail?.id ?? ''
  }

  async function visit(email: string, purpose: string, company?: Awaited<ReturnType<typeof withCalendar>>) {
    const { client, presentationId } = company ?? (await withCalendar({ minimumNoticeHours: 72 }))
    const { appointment } = await bookedQuietly(presentationId, { email })
    return { client, id: appointment.id, mailId: await emailOf(appointment.id, purpose) }
  }

  it('gets every confirmation, and as many reminders from one company as it may send in a day', async () => {
    const email = `maria-${crypto.randomUUID()}@example.com`
    const mailbox = newMailbox(() => {}, 1)
    const now = Date.now()
    const company = await withCalendar({ minimumNoticeHours: 72 })
    const first = await visit(email, 'reminder', company)
    const second = await visit(email.toUpperCase(), 'reminder', company)
    for (const { id } of [first, second]) await mailbox.deliver(await emailOf(id, 'confirmation'), now)
    expect(mailbox.received).toHaveLength(2)
    await mailbox.deliver(first.mailId, now)
    await mailbox.deliver(second.mailId, now)
    expect(mailbox.received).toHaveLength(3)
    const problemOf = async () =>
      (await company.client.get(`/api/appointments/${second.id}`)).body.appointment.mailProblem
    expect(await problemOf()).toContain('You’ve reached today’s limit of emails to this address')
    expect((await mailsOf(second.id)).find(({ id }) => id === second.mailId)).toMatchObject({ due_at: now + day })
    await mailbox.deliver((await visit(email, 'reminder')).mailId, now)
    expect(mailbox.received).toHaveLength(4)
    await mailbox.deliver(second.mailId, now + day + 1)
    expect(mailbox.received).toHaveLength(5)
    expect(await problemOf()).toBeNull()
  })

  it('misses a confirmation only in a flood, and then the page doesn’t promise one', async () => {
    const email = `maria-${crypto.randomUUID()}@example.com`
    const { client, presentationId } = await withCalendar()
    const { appointment, token } = await bookedQuietly(presentationId, { email })
    const key = `visits of ${client.organizationId} to homeowner ${sha256(email)}`
    await d1
      .prepare('insert into counts (key, count, until) values (?, 100, ?)')
      .bind(key, Date.now() + day)
      .run()
    await withoutQueue(() => request('POST', `/api/appointments/${appointment.id}/cancel`, { body: { token } }))
    const now = Date.now()
    expect(await mailed(appointment.id, 'cancellation', 'homeowner', now)).toEqual([])
    const page = await request('GET', `/appointments/${appointment.id}?token=${token}&notice=cancelled`)
    expect(page.text).toContain('Your visit was canceled.</p>')
    expect(await mailed(appointment.id, 'cancellation', 'homeowner', now + day + 1)).toHaveLength(1)
  })

  it('has room again after an email failed', async () => {
    const { mailId } = await visit(`maria-${crypto.randomUUID()}@example.com`, 'reminder')
    let failures = 3
    const mailbox = newMailbox(() => {
      if (failures-- > 0) throw new Error('The mail server is away.')
    }, 1)
    for (let count = 0; count < 3; count++) await expect(mailbox.deliver(mailId)).rejects.toThrow('away')
    await mailbox.deliver(mailId)
    expect(mailbox.received).toHaveLength(1)
  })
})

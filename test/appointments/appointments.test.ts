import { describe, expect, it, vi } from 'vitest'
import { newApiKey } from '../support/api-keys'
import {
  booked,
  bookPublicly,
  calendarInput,
  eventsOf,
  freeWindows,
  mailsOf,
  maria,
  seatsOf,
  slotsOf,
  windowsOn,
  withCalendar,
} from '../support/appointments'
import { request, signedIn, trips } from '../support/client'
import { newDeck, newPresentation } from '../support/factories'
import { isReplayed, newKey, withKey } from '../support/idempotency'
import { withinAMinute } from '../support/minutes'

const day = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10)

describe('a calendar', () => {
  it('doesn’t exist until it is put, and then comes back as it was put', async () => {
    const client = await signedIn()
    expect((await client.get('/api/appointments/calendar')).status).toBe(404)
    const input = calendarInput({
      overrides: [
        { date: '2026-12-24', windows: [] },
        { date: '2026-11-26', name: 'Acción de Gracias 🦃', windows: [] },
      ],
      serviceArea: { zips: ['80301', '803*'] },
    })
    const put = await client.put('/api/appointments/calendar', input)
    expect(put.body.calendar).toMatchObject({ ...input, busyCalendarUrl: null, busyCalendar: null })
    expect((await client.get('/api/appointments/calendar')).body).toEqual(put.body)
    expect(trips(put)).toBe(2)
  })

  const window = (more = {}) => ({ weekday: 1, start: '08:00', end: '10:00', capacity: 1, ...more })

  it.each([
    [
      'too long a name of a day',
      { overrides: [{ date: '2026-12-24', name: 'a'.repeat(81), windows: [] }] },
      'overrides[0].name',
    ],
    ['a zone that does not exist', { timeZone: 'America/Boulder' }, 'timeZone must be an IANA time zone'],
    ['an offset for a zone', { timeZone: '+02:00' }, 'timeZone must be an IANA time zone'],
    [
      'windows that overlap',
      { weekly: [window({ weekday: 2 }), window(), window({ start: '09:30', end: '11:00' })] },
      'weekly[1] overlaps the window from 09:30 to 11:00 on Monday. weekly[2] overlaps the window from 08:00 to 10:00',
    ],
    [
      'a window over midnight that overlaps the next',
      { weekly: [window({ weekday: 7, start: '22:00', end: '02:00' }), window({ start: '01:00', end: '03:00' })] },
      'weekly[0] overlaps the window from 01:00 to 03:00 on Monday. weekly[1] overlaps the window from 22:00 to 02:00 on Sunday',
    ],
    [
      'windows of one date that overlap',
      {
        overrides: [
          { date: '2026-12-24', windows: [8, 9].map((hour) => ({ start: `0${hour}:00`, end: '12:00', capacity: 1 })) },
        ],
      },
      'overrides[0].windows[0] overlaps the window from 09:00 to 12:00. overrides[0].windows[1] overlaps the window from 08:00',
    ],
    [
      'a window with a wrong time among others that don’t overlap',
      { weekly: [window({ start: '25:00' }), window({ weekday: 2 })] },
      'weekly[0].start must be a time such as 08:00.',
    ],
    ['a window without duration', { weekly: [window({ end: '08:00' })] }, 'must not end at the time it starts'],
    ['no capacity', { weekly: [window({ capacity: 0 })] }, 'weekly[0].capacity must be at least 1'],
    ['an impossible hour', { weekly: [window({ start: '25:00' })] }, 'weekly[0].start must be a time'],
    [
      'a date twice',
      { overrides: [0, 1].map(() => ({ date: '2026-12-24', windows: [] })) },
      'overrides must not contain a date twice',
    ],
    [
      'a day that does not exist',
      { overrides: [{ date: '2026-02-30', windows: [] }] },
      'overrides[0].date must be a date',
    ],
    [
      'a busy calendar inside a private network',
      { busyCalendarUrl: 'https://10.0.0.1/a.ics' },
      'busyCalendarUrl must name a host of the public internet',
    ],
    ['an unknown field', { capacity: 3 }, 'has no member "capacity"'],
  ])('is rejected with %s', async (_, more, error) => {
    const { status, body } = await (await signedIn()).put('/api/appointments/calendar', calendarInput(more))
    expect([status, body.error]).toEqual([400, expect.stringContaining(error)])
  })
})

describe('the free windows', () => {
  it('come from the calendar, day by day, in one round trip', async () => {
    const { presentationId } = await withCalendar()
    const answer = await slotsOf(presentationId, { from: inDays(3), to: inDays(4) })
    expect(answer.body).toMatchObject({ timeZone: 'America/Denver', reason: null })
    expect(answer.body.days.map(({ date, windows }: { date: string; windows: [] }) => [date, windows.length])).toEqual([
      [inDays(3), 3],
      [inDays(4), 3],
    ])
    expect(trips(answer)).toBe(1)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('show only masked data of the homeowner', async () => {
    const { presentationId } = await withCalendar()
    const answer = await slotsOf(presentationId)
    expect(answer.body.homeowner).toEqual({ name: 'Maria O.', email: 'm…@example.com', phone: '…34' })
    expect(answer.text).not.toMatch(/okafor|555\D*010\D*0134|Maple/i)
  })

  it('are empty when the company has no calendar or an empty one', async () => {
    const client = await signedIn()
    const { id } = await newPresentation(client, (await newDeck(client)).id, maria)
    expect((await slotsOf(id)).body).toMatchObject({ timeZone: null, days: [], reason: 'not_offered' })
    await client.put('/api/appointments/calendar', calendarInput({ weekly: [] }))
    const answer = await slotsOf(id)
    expect(answer.body.reason).toBe('nothing_free')
    expect(await freeWindows(id)).toEqual([])
  })

  it.each([
    ['80302', ['80302'], true],
    ['80302-1234', ['80302'], true],
    ['80302', ['803*'], true],
    ['02134', ['02134', '80301'], true],
    ['02134', ['021*'], true],
    ['2134', ['02134'], false],
    ['02134', ['2134'], false],
    ['81302', ['803*'], false],
    ['SW1A 1AA', ['sw1a*'], true],
    ['80302', [], false],
    [undefined, ['803*'], false],
  ])('for the postal code %s in an area of %j: %s', async (zip, zips, isServed) => {
    const { presentationId } = await withCalendar(
      { serviceArea: { zips } },
      { email: 'a@b.example', ...(zip && { zip }) },
    )
    const { body } = await slotsOf(presentationId)
    expect(body.reason).toBe(isServed ? null : 'outside_service_area')
    const startsAt = `${inDays(5)}T15:00:00Z`
    const [date = ''] = startsAt.split('T')
    const [first] = isServed ? await windowsOn(presentationId, date) : [startsAt]
    expect((await bookPublicly({ presentationId, startsAt: first })).status).toBe(isServed ? 201 : 409)
  })

  it('begin after the minimum notice and end at the horizon', async () => {
    const { presentationId } = await withCalendar({ horizonDays: 10, minimumNoticeHours: 48 })
    const windows = await freeWindows(presentationId)
    expect(Date.parse(windows[0]?.startsAt ?? '')).toBeGreaterThanOrEqual(Date.now() + 2 * day - 5000)
    expect(Date.parse(windows.at(-1)?.startsAt ?? '')).toBeLessThan(Date.now() + 11 * day)
    expect(windows.length).toBeGreaterThan(20)
  })

  it('inside the minimum notice are offered to members who ask for them, and to no homeowner or key', async () => {
    const { client, presentationId } = await withCalendar({ minimumNoticeHours: 72 })
    const ignoring = { ignoreNotice: 'true' }
    const soon = async (asked: Promise<{ body: { days: { windows: { startsAt: string }[] }[] } }>) =>
      (await asked).body.days
        .flatMap(({ windows }) => windows)
        .filter(({ startsAt }) => Date.parse(startsAt) < Date.now() + 3 * day - 5000)
    const [first, second] = await soon(slotsOf(presentationId, ignoring, client))
    const key = await newApiKey(client)
    expect(await soon(slotsOf(presentationId, ignoring, key))).toEqual([])
    expect(await soon(slotsOf(presentationId, ignoring))).toEqual([])
    expect(await soon(slotsOf(presentationId, {}, client))).toEqual([])
    const asOffered = { presentationId, startsAt: first?.startsAt }
    const body = { ...asOffered, ignoreNotice: true }
    expect((await client.post('/api/appointments', asOffered)).status).toBe(409)
    expect((await bookPublicly(body)).status).toBe(409)
    expect((await key.post('/api/appointments', body)).status).toBe(409)
    const { status, body: answer } = await client.post('/api/appointments', body)
    expect(status).toBe(201)
    const path = `/api/appointments/${answer.appointment.id}/reschedule`
    const token = new URL(answer.manageUrl).searchParams.get('token')
    const move = { startsAt: second?.startsAt, ignoreNotice: true }
    expect((await request('POST', path, { body: { ...move, token } })).status).toBe(409)
    expect((await client.post(path, move)).status).toBe(200)
  })

  it.each([
    ['no range is given', {}],
    ['the first and the last day are given', { from: '2026-12-01', to: '2026-12-31' }],
    ['midnights are given', { from: '2026-12-01T00:00:00-07:00', to: '2027-01-01T00:00:00-07:00' }],
  ])('cover 31 days when %s', async (_, query) => {
    const { presentationId } = await withCalendar()
    expect((await slotsOf(presentationId, query as Record<string, string>)).body.days).toHaveLength(31)
  })

  it.each([
    [{ from: '2026-12-01', to: '2027-01-02' }, 'at most 31 days'],
    [{ from: '2026-12-01', to: '2027-01-01' }, 'at most 31 days'],
    [{ from: '2026-12-01T12:00:00-07:00', to: '2027-01-01T12:00:00-07:00' }, 'at most 31 days'],
    [{ from: '2026-12-02', to: '2026-12-01' }, 'to must not be before from'],
    [{ from: 'tomorrow' }, 'from must be a date such as'],
    [{ until: '2026-12-02' }, 'has no member "until"'],
  ])('are rejected for %j', async (query, error) => {
    const { presentationId } = await withCalendar()
    const { status, body } = await slotsOf(presentationId, query as Record<string, string>)
    expect([status, body.error]).toEqual([400, expect.stringContaining(error)])
  })

  it('say when few seats are left, and leave out a window once it is full', async () => {
    const { presentationId } = await withCalendar()
    const [first] = await freeWindows(presentationId)
    expect(first?.isFew).toBe(false)
    await bookPublicly({ presentationId, startsAt: first?.startsAt })
    expect((await freeWindows(presentationId))[0]).toEqual({ ...first, isFew: true })
    await bookPublicly({ presentationId, startsAt: first?.startsAt })
    expect((await freeWindows(presentationId))[0]?.startsAt).not.toBe(first?.startsAt)
  })
})

describe('a booking', () => {
  it('takes missing fields from the presentation, masks them, and costs two round trips', async () => {
    const { client, presentationId } = await withCalendar()
    const { appointment, manageUrl, token, windows, answer } = await booked(presentationId, {
      notes: 'Dog in the yard',
    })
    expect(appointment).toMatchObject({
      presentationId,
      status: 'booked',
      startsAt: windows[0]?.startsAt,
      endsAt: windows[0]?.endsAt,
      timeZone: 'America/Denver',
      kind: { id: 'inspection', name: 'Roof inspection', durationMinutes: 45 },
      name: 'Maria O.',
      email: 'm…@example.com',
      phone: '…34',
      location: null,
      notes: 'Dog in the yard',
      sequence: 0,
    })
    expect(answer.text).not.toMatch(/okafor|555\D*010\D*0134|Maple/i)
    expect(trips(answer)).toBe(2)
    expect(manageUrl).toMatch(/\/appointments\/[0-9a-f-]{36}\?token=[\w-]{43}$/)
    const known = (await client.get(`/api/appointments/${appointment.id}`)).body.appointment
    expect(known).toMatchObject({
      name: 'Maria Okafor',
      email: maria.email,
      phone: maria.phone,
      location: '12 Maple Street, Boulder, CO 80302',
    })
    const stored = JSON.stringify(await seatsOf(client.organizationId)) + JSON.stringify(await mailsOf(appointment.id))
    expect(stored).not.toContain(token)
    expect(await eventsOf(client.organizationId)).toEqual([
      {
        type: 'appointment.booked',
        data: {
          appointmentId: appointment.id,
          presentationId,
          startsAt: appointment.startsAt,
          externalId: null,
          metadata: {},
        },
      },
    ])
  })

  it('with a session costs two round trips and answers in full', async () => {
    const { client, presentationId } = await withCalendar()
    const [first] = await freeWindows(presentationId)
    await client.get('/api/auth/me')
    await expect.poll(async () => trips(await client.get('/api/auth/me'))).toBe(0)
    const answer = await client.post('/api/appointments', {
      presentationId,
      startsAt: first?.startsAt,
      name: 'Jo Okafor',
      email: 'JO@example.com',
    })
    expect([answer.status, trips(answer)]).toEqual([201, 2])
    expect(answer.body.appointment).toMatchObject({ name: 'Jo Okafor', email: 'jo@example.com', phone: maria.phone })
  })

  it('works from a player on a page of any origin', async () => {
    const { presentationId } = await withCalendar()
    const [first] = await freeWindows(presentationId)
    const foreign = { origin: 'https://roofs.example' }
    const asks = {
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,idempotency-key',
    }
    const preflight = await request('OPTIONS', '/api/appointments', { headers: { ...foreign, ...asks } })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key')
    const answer = await bookPublicly({ presentationId, startsAt: first?.startsAt }, foreign)
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, '*'])
  })

  it.each(['/api/appointments', '/api/appointments/calendar', '/api/contracts', '/api/contracts/templates'])(
    'is all that a page of any origin may read: %s is for the company only',
    async (path) => {
      const { status, headers } = await request('GET', path, { headers: { origin: 'https://roofs.example' } })
      expect([status, headers.get('access-control-allow-origin')]).toEqual([401, null])
    },
  )

  it('by a homeowner needs an email from the request or the presentation', async () => {
    const { presentationId } = await withCalendar({}, {})
    const [first] = await freeWindows(presentationId)
    const { status, body } = await bookPublicly({ presentationId, startsAt: first?.startsAt })
    expect([status, body.error]).toEqual([400, expect.stringMatching(/^email is required/)])
    expect((await bookPublicly({ presentationId, startsAt: first?.startsAt, email: 'a@b.example' })).status).toBe(201)
  })

  it('by the company needs no email, and then neither it nor its changes are emailed to the homeowner', async () => {
    const { client, presentationId } = await withCalendar({}, { last_name: 'Dunham', phone: maria.phone })
    const [first, second] = await freeWindows(presentationId)
    const { body, status } = await client.post('/api/appointments', { presentationId, startsAt: first?.startsAt })
    expect([status, body.appointment]).toEqual([201, expect.objectContaining({ email: null, phone: maria.phone })])
    const { pathname, search, searchParams } = new URL(body.manageUrl)
    const path = `/api/appointments/${body.appointment.id}`
    const token = `?token=${searchParams.get('token')}`
    expect((await request('GET', path + token)).body.appointment.email).toBeNull()
    expect((await request('GET', `${path}/calendar.ics${token}`)).text).toMatch(/DESCRIPTION:Maria D\.\\n/)
    expect((await client.post(`${path}/reschedule`, { startsAt: second?.startsAt })).status).toBe(200)
    expect((await request('GET', `${pathname}${search}&notice=moved`)).text).toContain('Your visit was moved.</p>')
    expect((await client.post(`${path}/cancel`, {})).status).toBe(200)
    const mails = await mailsOf(body.appointment.id)
    expect(mails.map(({ audience, kind }) => `${audience} ${kind}`)).toEqual([
      'company confirmation',
      'company change',
      'company cancellation',
    ])
    const key = await newApiKey(client)
    expect((await key.post('/api/appointments', { presentationId, startsAt: first?.startsAt })).status).toBe(201)
  })

  it('is rejected outside of a window, for a full one and for another company’s kind', async () => {
    const { presentationId } = await withCalendar()
    const [first, second] = await freeWindows(presentationId)
    const startsAt = first?.startsAt ?? ''
    const later = new Date(Date.parse(startsAt) + 60_000).toISOString()
    expect((await bookPublicly({ presentationId, startsAt: later })).status).toBe(409)
    expect((await bookPublicly({ presentationId, startsAt: '2020-01-01T15:00:00Z' })).status).toBe(409)
    expect((await bookPublicly({ presentationId, startsAt, kindId: 'other' })).status).toBe(400)
    const statuses = [1, 2, 3].map(async () => (await bookPublicly({ presentationId, startsAt })).status)
    expect((await Promise.all(statuses)).toSorted()).toEqual([201, 201, 409])
    expect((await bookPublicly({ presentationId, startsAt: second?.startsAt })).status).toBe(201)
  })

  it('succeeds for exactly three of thirty who race for three seats', async () => {
    const { client, presentationId } = await withCalendar({
      weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, start: '09:00', end: '12:00', capacity: 3 })),
    })
    const [first] = await freeWindows(presentationId)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => bookPublicly({ presentationId, startsAt: first?.startsAt })),
    )
    const statuses = answers.map(({ status }) => status)
    expect([201, 409].map((status) => statuses.filter((each) => each === status).length)).toEqual([3, 27])
    expect((await seatsOf(client.organizationId)).map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(await eventsOf(client.organizationId)).toHaveLength(3)
    expect((await client.get('/api/appointments')).body.appointments).toHaveLength(3)
  })

  it('through one link is limited to three upcoming visits, even in a race; a company may book more', async () => {
    const { client, presentationId } = await withCalendar()
    const windows = await freeWindows(presentationId)
    const race = windows.slice(0, 12).map(({ startsAt }) => bookPublicly({ presentationId, startsAt }))
    const answers = await Promise.all(race)
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3)
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.error]).toEqual([409, expect.stringContaining('3 visits coming up')])
    expect(await seatsOf(client.organizationId)).toHaveLength(3)
    const startsAt = windows[20]?.startsAt
    expect((await client.post('/api/appointments', { presentationId, startsAt })).status).toBe(201)
    const [visit] = (await client.get('/api/appointments')).body.appointments
    for (const { id } of [visit, (await client.get('/api/appointments')).body.appointments[1]])
      expect((await client.post(`/api/appointments/${id}/cancel`, {})).status).toBe(200)
    expect((await bookPublicly({ presentationId, startsAt })).status).toBe(201)
  })

  it('happens once when sent twice with the same key', async () => {
    const { client, presentationId } = await withCalendar()
    const [first] = await freeWindows(presentationId)
    const body = { presentationId, startsAt: first?.startsAt }
    const key = withKey(newKey())
    const once = await bookPublicly(body, key)
    const again = await bookPublicly(body, key)
    expect([once.status, again.status, again.body]).toEqual([201, 201, once.body])
    expect(isReplayed(again)).toBe('true')
    expect(await seatsOf(client.organizationId)).toHaveLength(1)
  })

  it('is limited to sixty a minute from one address', async () => {
    const presentationId = crypto.randomUUID()
    const body = { presentationId, startsAt: '2030-01-01T00:00:00Z' }
    const answers = await withinAMinute(() => {
      const headers = { 'cf-connecting-ip': crypto.randomUUID() }
      return Promise.all(Array.from({ length: 61 }, () => bookPublicly(body, headers)))
    })
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.headers.get('retry-after')).toBe('60')
  })

  it('fails through the link of a deleted presentation or an inactive deck', async () => {
    const { client, deck, presentationId } = await withCalendar()
    const [first] = await freeWindows(presentationId)
    const body = { presentationId, startsAt: first?.startsAt }
    await client.patch(`/api/decks/${deck.id}`, { isActive: false })
    expect([(await slotsOf(presentationId)).status, (await bookPublicly(body)).status]).toEqual([404, 404])
    await client.patch(`/api/decks/${deck.id}`, { isActive: true })
    const { token, appointment } = await booked(presentationId)
    await client.delete(`/api/presentations/${presentationId}`)
    expect([(await slotsOf(presentationId)).status, (await bookPublicly(body)).status]).toEqual([404, 404])
    const path = `/api/appointments/${appointment.id}`
    expect((await request('GET', `${path}?token=${token}`)).status).toBe(200)
    await client.delete(`/api/decks/${deck.id}`)
    const kept = { status: 'booked', presentationId: null }
    await vi.waitFor(async () => expect((await client.get(path)).body.appointment).toMatchObject(kept), 10_000)
    expect((await request('POST', `${path}/cancel`, { body: { token } })).status).toBe(200)
  })
})

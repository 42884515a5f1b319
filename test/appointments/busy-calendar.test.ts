import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeUpDue } from '../../src/core/jobs/schedule'
import { busyTimes } from '../../src/sales/appointments/busy-times'
import { readBusyCalendar, readBusyCalendarJob } from '../../src/sales/appointments/read-busy'
import { bookPublicly, calendarInput, freeWindows, rowsOf, withCalendar } from '../support/appointments'
import { signedIn } from '../support/client'
import { envOf } from '../support/databases'
import { newEndpoint } from '../support/deliveries'

const loadIcal = () => import('../../src/vendor/ical.mjs')

const at = (text: string) => Date.parse(text)
const day = 24 * 60 * 60 * 1000

const ics = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...events, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${crypto.randomUUID()}`, 'DTSTAMP:20261101T000000Z', ...lines, 'END:VEVENT'].join('\r\n')
const single = (start: string, end: string, ...more: string[]) => event(`DTSTART${start}`, `DTEND${end}`, ...more)

/** Returns "start/end" of each busy interval in December 2026, for a company in Denver. */
const busyIn = async (text: string, range = {}) =>
  (
    await busyTimes(await loadIcal(), text, {
      from: at('2026-12-01'),
      to: at('2027-01-01'),
      timeZone: 'America/Denver',
      ownHost: 'localhost:8787',
      ...range,
    })
  ).map((interval) => interval.map((moment) => new Date(moment).toISOString().replace(':00.000', '')).join('/'))

describe('what is busy in a calendar', () => {
  it('is every event, in UTC, in a zone of its own, and floating in that of the company', async () => {
    const text = ics(
      single(':20261201T150000Z', ':20261201T160000Z'),
      single(';TZID=Europe/Berlin:20261202T090000', ';TZID=Europe/Berlin:20261202T100000'),
      single(':20261203T090000', ':20261203T100000'),
      event('DTSTART:20261204T150000Z', 'DURATION:PT90M'),
    )
    expect(await busyIn(text)).toEqual([
      '2026-12-01T15:00Z/2026-12-01T16:00Z',
      '2026-12-02T08:00Z/2026-12-02T09:00Z',
      '2026-12-03T16:00Z/2026-12-03T17:00Z',
      '2026-12-04T15:00Z/2026-12-04T16:30Z',
    ])
  })

  it('is a whole day from midnight to midnight of the company, with an end or without', async () => {
    const text = ics(single(';VALUE=DATE:20261205', ';VALUE=DATE:20261207'), event('DTSTART;VALUE=DATE:20261209'))
    expect(await busyIn(text)).toEqual(['2026-12-05T07:00Z/2026-12-07T07:00Z', '2026-12-09T07:00Z/2026-12-10T07:00Z'])
  })

  it('leaves out what is free, cancelled, or was written there by us', async () => {
    const text = ics(
      single(':20261201T150000Z', ':20261201T160000Z', 'TRANSP:TRANSPARENT'),
      single(':20261202T150000Z', ':20261202T160000Z', 'STATUS:CANCELLED'),
      single(':20261203T150000Z', ':20261203T160000Z', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
      'BEGIN:VEVENT\r\nUID:3f0e8a52@localhost:8787\r\nDTSTART:20261204T150000Z\r\nDTEND:20261204T160000Z\r\nEND:VEVENT',
      single(':20261105T150000Z', ':20261105T160000Z'),
    )
    expect(await busyIn(text)).toEqual([])
  })

  it('is merged where it overlaps', async () => {
    const text = ics(
      single(':20261201T160000Z', ':20261201T180000Z'),
      single(':20261201T150000Z', ':20261201T163000Z'),
      single(':20261201T180000Z', ':20261201T190000Z'),
    )
    expect(await busyIn(text)).toEqual(['2026-12-01T15:00Z/2026-12-01T19:00Z'])
  })

  it('repeats as it says, without the days taken out, and with those moved', async () => {
    const uid = 'UID:weekly'
    const series = [
      'BEGIN:VEVENT',
      uid,
      'DTSTART;TZID=America/Denver:20200107T090000',
      'DTEND;TZID=America/Denver:20200107T100000',
      'RRULE:FREQ=WEEKLY;BYDAY=TU',
      'EXDATE;TZID=America/Denver:20261208T090000',
      'END:VEVENT',
      'BEGIN:VEVENT',
      uid,
      'RECURRENCE-ID;TZID=America/Denver:20261215T090000',
      'DTSTART;TZID=America/Denver:20261216T130000',
      'DTEND;TZID=America/Denver:20261216T140000',
      'END:VEVENT',
      'BEGIN:VEVENT',
      uid,
      'RECURRENCE-ID;TZID=America/Denver:20261222T090000',
      'STATUS:CANCELLED',
      'DTSTART;TZID=America/Denver:20261222T090000',
      'DTEND;TZID=America/Denver:20261222T100000',
      'END:VEVENT',
    ].join('\r\n')
    expect(await busyIn(ics(series))).toEqual([
      '2026-12-01T16:00Z/2026-12-01T17:00Z',
      '2026-12-16T20:00Z/2026-12-16T21:00Z',
      '2026-12-29T16:00Z/2026-12-29T17:00Z',
    ])
  })

  it('keeps its wall time over a change of the clocks', async () => {
    const daily = event(
      'DTSTART;TZID=America/Denver:20261030T090000',
      'DTEND;TZID=America/Denver:20261030T100000',
      'RRULE:FREQ=DAILY;COUNT=4',
    )
    expect(await busyIn(ics(daily), { from: at('2026-10-01') })).toEqual([
      '2026-10-30T15:00Z/2026-10-30T16:00Z',
      '2026-10-31T15:00Z/2026-10-31T16:00Z',
      '2026-11-01T16:00Z/2026-11-01T17:00Z',
      '2026-11-02T16:00Z/2026-11-02T17:00Z',
    ])
  })

  it('follows the rules that a file tells of a zone with a name of its own', async () => {
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:Our Time',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'END:VTIMEZONE',
    ].join('\r\n')
    const text = ics(zone, single(';TZID=Our Time:20261201T090000', ';TZID=Our Time:20261201T100000'))
    expect(await busyIn(text)).toEqual(['2026-12-01T14:00Z/2026-12-01T15:00Z'])
  })

  it('is read of ten thousand events', async () => {
    const text = ics(
      ...Array.from({ length: 10_000 }, (_, index) => {
        const start = new Date(at('2026-11-01') + index * 2 * 60 * 60 * 1000)
          .toISOString()
          .replaceAll(/[-:]|\.000/g, '')
        return event(`DTSTART:${start}`, 'DURATION:PT1H')
      }),
    )
    expect(await busyIn(text)).toHaveLength(31 * 12)
  })

  it.each([
    ['a page', '<!doctype html><html></html>'],
    ['nothing', ''],
    ['half a file', ics(single(':20261201T150000Z', ':20261201T160000Z')).slice(0, 90)],
    ['another kind of file', 'BEGIN:VCARD\r\nEND:VCARD\r\n'],
    [
      'an event that repeats every second for ever',
      ics(event('DTSTART:20261201T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY')),
    ],
  ])('cannot be told by %s', async (_, text) => {
    await expect(busyIn(text)).rejects.toThrow(/iCalendar|repeat/)
  })
})

type Behaviour = Parameters<typeof newEndpoint>[0]

async function withBusyCalendar(...behaviours: Behaviour[]) {
  const { calls, url } = newEndpoint(...behaviours)
  const company = await withCalendar({ busyCalendarUrl: `${new URL(url).origin}/secret/basic.ics` })
  const { organizationId } = company.client
  const read = (now = Date.now()) =>
    readBusyCalendar(envOf(organizationId), { kind: 'read-busy-calendar', organizationId }, loadIcal, now)
  const status = async () => (await company.client.get('/api/appointments/calendar')).body.calendar.busyCalendar
  return { ...company, calls, read, status, organizationId }
}

const file =
  (text: string, headers = {}) =>
  () =>
    new Response(text, { headers: { etag: '"1"', ...headers } })

/** Without this the queue would read the calendar at any moment of the test. */
beforeEach(() => {
  vi.spyOn(env.JOBS, 'send').mockResolvedValue(undefined as never)
})

const stamp = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
const tomorrow = () => Math.ceil(Date.now() / day) * day + day

describe('the busy calendar of a company', () => {
  it('takes away the windows that it overlaps, from the list and from who books', async () => {
    const start = tomorrow()
    const text = ics(single(`:${stamp(start)}`, `:${stamp(start + 3 * day)}`))
    const { presentationId, read, status } = await withBusyCalendar(file(text))
    const before = await freeWindows(presentationId)
    expect(await status()).toEqual({ readAt: null, failingSince: null, problem: null })
    await read()
    const after = await freeWindows(presentationId)
    const isBusy = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) =>
      at(startsAt) < start + 3 * day && at(endsAt) > start
    expect(before.some(isBusy)).toBe(true)
    expect(after).toEqual(before.filter((window) => !isBusy(window)))
    const refused = await bookPublicly({ presentationId, startsAt: before.find(isBusy)?.startsAt })
    expect(refused.status).toBe(409)
    expect(await status()).toEqual({ readAt: expect.stringMatching(/Z$/), failingSince: null, problem: null })
  })

  it('is asked with its ETag, and read in full again after a day', async () => {
    const { calls, read, status } = await withBusyCalendar(file(ics()), () => new Response(null, { status: 304 }))
    const now = Date.now()
    await read(now)
    await read(now + 60_000)
    expect(calls.map(({ headers }) => headers.get('if-none-match'))).toEqual([null, '"1"'])
    expect(await status()).toMatchObject({ readAt: new Date(now + 60_000).toISOString(), problem: null })
    await read(now + 2 * day)
    expect(calls.at(-1)?.headers.get('if-none-match')).toBeNull()
  })

  it.each([
    ['answers 500', () => new Response('no', { status: 500 }), 'The calendar answered 500.'],
    ['is no calendar', file('<html>'), 'It is no iCalendar file'],
    ['is larger than 5 MB', file('x'.repeat(5 * 1024 * 1024 + 1)), 'The calendar is larger than 5 MB.'],
    [
      'leads into the network',
      () => new Response(null, { status: 302, headers: { location: 'https://169.254.169.254/x' } }),
      'must name a host of the public internet',
    ],
    [
      'cannot be reached',
      () => {
        throw new TypeError('refused')
      },
      'The connection failed: refused',
    ],
  ] satisfies [string, Behaviour, string][])(
    'that %s leaves what was read before, and tells since when',
    async (_, behaviour, problem) => {
      const start = tomorrow()
      const { presentationId, read, status } = await withBusyCalendar(
        file(ics(single(`:${stamp(start)}`, `:${stamp(start + 3 * day)}`))),
        behaviour,
      )
      await read()
      const free = await freeWindows(presentationId)
      const now = Date.now() + 60_000
      await read(now)
      await read(now + 60_000)
      expect(await status()).toMatchObject({
        failingSince: new Date(now).toISOString(),
        problem: expect.stringContaining(problem),
      })
      expect(await freeWindows(presentationId)).toEqual(free)
    },
  )

  it('is followed where it moved, and is well again once it can be read', async () => {
    const { calls: _, url } = newEndpoint(file(ics()))
    const { read, status } = await withBusyCalendar(
      () => new Response('no', { status: 503 }),
      () => new Response(null, { status: 301, headers: { location: url } }),
    )
    await read()
    expect((await status()).problem).toBe('The calendar answered 503.')
    await read()
    expect(await status()).toMatchObject({ problem: null, failingSince: null, readAt: expect.any(String) })
  })

  it('is stored encrypted, and forgotten with its times when another takes its place', async () => {
    const start = tomorrow()
    const text = ics(single(`:${stamp(start)}`, `:${stamp(start + 3 * day)}`))
    const { client, presentationId, read, organizationId } = await withBusyCalendar(file(text))
    await read()
    const months = () => rowsOf('select month from appointment_busy_months where organization_id = ?', organizationId)
    expect((await months()).length).toBeGreaterThan(0)
    expect(
      JSON.stringify(await rowsOf('select * from appointment_calendars where organization_id = ?', organizationId)),
    ).not.toContain('secret')
    const busy = await freeWindows(presentationId)
    const { calendar } = (await client.get('/api/appointments/calendar')).body
    const { busyCalendar: __, updatedAt: ___, ...same } = calendar
    await client.put('/api/appointments/calendar', same)
    expect(await freeWindows(presentationId)).toEqual(busy)
    await client.put('/api/appointments/calendar', { ...same, busyCalendarUrl: 'webcal://other.example/basic.ics' })
    expect(await months()).toEqual([])
    expect((await freeWindows(presentationId)).length).toBeGreaterThan(busy.length)
  })

  it('comes up every fifteen minutes, and a minute after its message was lost', async () => {
    const { organizationId, read } = await withBusyCalendar(file(ics()))
    const sent: unknown[] = []
    vi.spyOn(env.JOBS, 'sendBatch').mockImplementation(async (messages) => void sent.push(...messages) as never)
    const times = () => sent.filter((each) => JSON.stringify(each).includes(organizationId)).length
    const now = Date.now()
    const takeUp = (minutes: number) => takeUpDue(env, [readBusyCalendarJob(loadIcal)], now + minutes * 60_000)
    await takeUp(0)
    await takeUp(0.9)
    expect(times()).toBe(1)
    await takeUp(1)
    expect(times()).toBe(2)
    await read(now + 60_000)
    await takeUp(15)
    expect(times()).toBe(2)
    await takeUp(16)
    expect(times()).toBe(3)
  })

  it('is not asked for by a company that has none', async () => {
    const client = await signedIn()
    await client.put('/api/appointments/calendar', calendarInput())
    await readBusyCalendar(
      envOf(client.organizationId),
      { kind: 'read-busy-calendar', organizationId: client.organizationId },
      loadIcal,
    )
    expect((await client.get('/api/appointments/calendar')).body.calendar.busyCalendar).toBeNull()
  })
})

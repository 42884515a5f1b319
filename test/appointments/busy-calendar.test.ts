import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readBusyCalendar, readBusyCalendarJob } from '../../src/sales/appointments/read-busy'
import { bookPublicly, calendarInput, freeWindows, rowsOf, withCalendar } from '../support/appointments'
import { ics, single } from '../support/calendars'
import { signedIn } from '../support/client'
import { envOf } from '../support/databases'
import { newEndpoint } from '../support/deliveries'
import { takeUpDue, workIn } from '../support/running'

const loadIcal = () => import('../../src/vendor/ical.mjs')

const at = (text: string) => Date.parse(text)
const day = 24 * 60 * 60 * 1000

type Behaviour = Parameters<typeof newEndpoint>[0]

async function withBusyCalendar(...behaviours: Behaviour[]) {
  const { calls, url } = newEndpoint(...behaviours)
  const company = await withCalendar({ busyCalendarUrl: `${new URL(url).origin}/secret/basic.ics` })
  const { organizationId } = company.client
  const read = (now = Date.now()) =>
    readBusyCalendar(workIn(envOf(organizationId)), { kind: 'read-busy-calendar', organizationId }, loadIcal, now)
  const status = async () => (await company.client.get('/api/appointments/calendar')).body.calendar.busyCalendar
  return { ...company, calls, read, status, organizationId }
}

const file =
  (text: string, headers = {}) =>
  () =>
    new Response(text, { headers: { etag: '"1"', ...headers } })

/** Without this the queue could read the calendar at any moment of the test. */
beforeEach(() => {
  vi.spyOn(env.JOBS, 'send').mockResolvedValue(undefined as never)
})

const stamp = (moment: number) => new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
const tomorrow = () => Math.ceil(Date.now() / day) * day + day

describe('the busy calendar of a company', () => {
  it('removes the windows it overlaps from the list and refuses to book them', async () => {
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

  it('is requested with its ETag, and read in full again after a day', async () => {
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
    ['is not a calendar', file('<html>'), 'It is no iCalendar file'],
    ['is larger than 5 MB', file('x'.repeat(5 * 1024 * 1024 + 1)), 'The calendar is larger than 5 MB.'],
    [
      'leads into a private network',
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
    'that %s keeps what was read before and shows since when it has failed',
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

  it('is followed when it moves, and recovers once it can be read', async () => {
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

  it('is stored encrypted, and deleted with its times when another replaces it', async () => {
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

  it('is read every fifteen minutes, and a minute after its message was lost', async () => {
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

  it('is not requested for a company that has none', async () => {
    const client = await signedIn()
    await client.put('/api/appointments/calendar', calendarInput())
    await readBusyCalendar(
      workIn(envOf(client.organizationId)),
      { kind: 'read-busy-calendar', organizationId: client.organizationId },
      loadIcal,
    )
    expect((await client.get('/api/appointments/calendar')).body.calendar.busyCalendar).toBeNull()
  })
})

import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readBusyCalendar } from '../../src/sales/appointments/read-busy'
import { rowsOf, withCalendar } from '../support/appointments'
import { envOf } from '../support/databases'
import { newEndpoint } from '../support/deliveries'
import { ics, loadIcal, repeating } from '../support/hostile-calendars'
import { workIn } from '../support/running'

const minute = 60_000

beforeEach(() => {
  vi.spyOn(env.JOBS, 'send').mockResolvedValue(undefined as never)
})

async function dueOf(organizationId: string) {
  const [row] = await rowsOf<{ due: number }>(
    'select busy_due_at as due from appointment_calendars where organization_id = ?',
    organizationId,
  )
  return Number(row?.due)
}

describe('the hostile calendar of a company', () => {
  it('is reported as unreadable and requested less and less often', async () => {
    const { url } = newEndpoint(() => new Response(repeating('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')))
    const { client } = await withCalendar({ busyCalendarUrl: `${new URL(url).origin}/basic.ics` })
    const { organizationId } = client
    const waits: number[] = []
    for (let now = Date.now(), tries = 0; tries < 8; tries++) {
      await readBusyCalendar(
        workIn(envOf(organizationId)),
        { kind: 'read-busy-calendar', organizationId },
        loadIcal,
        now,
      )
      const due = await dueOf(organizationId)
      waits.push((due - now) / minute)
      now = due
    }
    expect(waits).toEqual([15, 15, 30, 60, 120, 240, 360, 360])
    const { calendar } = (await client.get('/api/appointments/calendar')).body
    expect(calendar.busyCalendar.problem).toBe('Its events repeat too often, or never on the days that they name.')
  })

  it('is requested again soon if the Worker reading it died, and rarely and with a report if that happens again', async () => {
    const killed = Promise.withResolvers<Response>()
    const died = () => killed.promise
    const { url, calls } = newEndpoint(died, died, () => new Response(ics()))
    const { client } = await withCalendar({ busyCalendarUrl: `${new URL(url).origin}/basic.ics` })
    const { organizationId } = client
    const read = (now: number) =>
      readBusyCalendar(workIn(envOf(organizationId)), { kind: 'read-busy-calendar', organizationId }, loadIcal, now)
    const told = async () => (await client.get('/api/appointments/calendar')).body.calendar.busyCalendar
    const never = { readAt: null, failingSince: null, problem: null }
    const first = Date.now()
    const begun = [read(first)]
    await vi.waitFor(() => expect(calls).toHaveLength(1), { timeout: 10_000 })
    expect([await dueOf(organizationId), await told()]).toEqual([first + minute, never])
    const second = first + minute
    begun.push(read(second))
    await vi.waitFor(() => expect(calls).toHaveLength(2), { timeout: 10_000 })
    expect([await dueOf(organizationId), await told()]).toEqual([
      second + 15 * minute,
      { ...never, failingSince: new Date(first).toISOString(), problem: 'Reading it was interrupted.' },
    ])
    await read(second + 15 * minute)
    expect(await told()).toEqual({ ...never, readAt: new Date(second + 15 * minute).toISOString() })
    killed.reject(new Error('It was killed.'))
    await Promise.all(begun)
  })
})

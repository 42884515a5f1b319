import { newId } from '../src/core/database/shards.ts'
import { register } from './account.ts'
import type { Site } from './site.ts'

const weekdays = [1, 2, 3, 4, 5, 6, 7]
const hours = ['08', '10', '12', '14', '16', '18']
const capacity = 50
const calendar = {
  timeZone: 'America/Denver',
  weekly: weekdays.flatMap((weekday) =>
    hours.map((hour) => ({ weekday, start: `${hour}:00`, end: `${Number(hour) + 2}:00`, capacity })),
  ),
  minimumNoticeHours: 24,
  horizonDays: 60,
}

type Slots = { days: { windows: { startsAt: string; endsAt: string }[] }[] }

/**
 * Creates a homeowner's link with a calendar that contains this much; it is spread over the 31 days, and fills none of
 * them.
 */
export async function freeWindowsOf(site: Site, bookings: number, busyEvents: number) {
  const { cookie, organizationId } = await register(site)
  const headers = { cookie }
  const sent = async <Answer>(method: string, path: string, body?: unknown) => {
    const response = await site.send({ method, path, headers, body })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as Answer
  }
  const { deck } = await sent<{ deck: { id: string } }>('POST', '/api/decks', { name: 'Roof' })
  const homeownerData = { first_name: 'Maria', email: 'maria@bench.example' }
  const input = { deckId: deck.id, homeownerData }
  const { presentation } = await sent<{ presentation: { id: string } }>('POST', '/api/presentations', input)
  await sent('PUT', '/api/appointments/calendar', calendar)
  const path = `/api/appointments/slots?presentationId=${presentation.id}`
  const windows = (await sent<Slots>('GET', path)).days.flatMap((day) => day.windows)
  await fill(site, organizationId, windows, bookings)
  await makeBusy(site, organizationId, busyEvents)
  return { path }
}

async function fill(
  site: Site,
  organizationId: string,
  windows: { startsAt: string; endsAt: string }[],
  count: number,
) {
  const rows = Array.from({ length: count }, (_, index) => {
    const { startsAt = '', endsAt = '' } = windows[index % windows.length] ?? {}
    const seat = Math.floor(index / windows.length)
    return { id: newId('00'), startsAt: Date.parse(startsAt), endsAt: Date.parse(endsAt), seat }
  })
  const listed = JSON.stringify(rows)
  await site.database.batch([
    site.database
      .prepare(
        `insert into appointments (id, organization_id, status, starts_at, ends_at, time_zone, name, email,
           is_email_on_file, sequence, change_id, created_at, updated_at)
         select value ->> 'id', ?, 'booked', value ->> 'startsAt', value ->> 'endsAt', 'America/Denver', 'Maria', 'maria@bench.example',
           1, 0, value ->> 'id', 0, 0 from json_each(?)`,
      )
      .bind(organizationId, listed),
    site.database
      .prepare(
        `insert into appointment_seats (organization_id, starts_at, seat, ends_at, appointment_id)
         select ?, value ->> 'startsAt', value ->> 'seat', value ->> 'endsAt', value ->> 'id' from json_each(?)`,
      )
      .bind(organizationId, listed),
  ])
}

/** The busy times are at night, so that both calendars return the same windows and only the work differs. */
async function makeBusy(site: Site, organizationId: string, count: number) {
  const midnight = Math.floor(Date.now() / 86_400_000) * 86_400_000 + 7 * 3_600_000
  const perNight = Math.ceil(count / 31)
  const events = Array.from({ length: count }, (_, index) => {
    const start = midnight + Math.floor(index / perNight) * 86_400_000 + (index % perNight) * 600_000
    return [start, start + 300_000]
  })
  const months = Map.groupBy(events, ([start = 0]) => new Date(start).toISOString().slice(0, 7))
  for (const [month, intervals] of months)
    await site.database
      .prepare('insert into appointment_busy_months (organization_id, month, intervals) values (?, ?, ?)')
      .bind(organizationId, month, JSON.stringify(intervals))
      .run()
}

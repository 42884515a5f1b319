import { expect, it } from 'vitest'
import { calendar, visitsIn } from '../../dev/seed-content/calendar'
import { findWindows } from '../../src/sales/appointments/windows'

const hour = 3_600_000

/** Lists the windows as the demo's server does when it is first started at this time. */
function daysFrom(now: number) {
  const dates = new Map<string, { startsAt: string; free: number }[]>()
  for (const { date, startsAt, free } of findWindows(calendar(now), [], [], now, now + 31 * 24 * hour, now))
    dates.set(date, [...(dates.get(date) ?? []), { startsAt: new Date(startsAt).toISOString(), free }])
  return [...dates].map(([date, windows]) => ({ date, windows }))
}

it('the demo has room for all its visits at whatever hour of the week it is first started', () => {
  for (let now = Date.parse('2026-11-23'); now < Date.parse('2026-11-30'); now += hour) {
    const days = daysFrom(now)
    const free = new Map(days.flatMap(({ windows }) => windows).map((window) => [window.startsAt, window.free]))
    for (const { startsAt = '' } of visitsIn(days)) free.set(startsAt, (free.get(startsAt) ?? 0) - 1)
    expect([new Date(now), Math.min(...free.values())]).toEqual([new Date(now), 0])
  }
})

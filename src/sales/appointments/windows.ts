import { Temporal } from 'temporal-polyfill/implementation'
import { hour } from '../../core/time'
import { type Interval, longestWindow, minutesOfDay, type Rules, spanOf } from './rules'
import { clockOf, dateAt } from './wall-time'

export type Booked = { startsAt: number; endsAt: number; count: number }
export type FreeWindow = { date: string; startsAt: number; endsAt: number; capacity: number; free: number }

/**
 * Used both to list free windows and to check a booking. `busy` must be merged and sorted, and `booked` sorted by
 * `startsAt`.
 */
export function findWindows(
  calendar: Rules,
  busy: Interval[],
  booked: Booked[],
  from: number,
  to: number,
  now: number,
): FreeWindow[] {
  const { timeZone, overrides, weekly, horizonDays, minimumNoticeHours } = calendar
  const earliest = Math.max(from, now + minimumNoticeHours * hour, now + 1)
  const horizon = dateAt(now, timeZone).add({ days: horizonDays })
  const asked = dateAt(to - 1, timeZone)
  const last = Temporal.PlainDate.compare(asked, horizon) < 0 ? asked : horizon
  const exceptions = new Map(overrides.map(({ date, windows }) => [date, windows]))
  const byWeekday = Map.groupBy(weekly, ({ weekday }) => weekday)
  const found: FreeWindow[] = []
  // If the clocks skip midnight, a window of the day before may begin on this day.
  for (
    let date = dateAt(earliest, timeZone).subtract({ days: 1 });
    Temporal.PlainDate.compare(date, last) <= 0;
    date = date.add({ days: 1 })
  ) {
    const name = date.toString()
    const windows = exceptions.get(name) ?? byWeekday.get(date.dayOfWeek) ?? []
    if (!windows.length) continue
    const clock = clockOf(date, timeZone)
    for (const window of windows) {
      const span = spanOf(window)
      const startsAt = clock(span.from)
      const endsAt =
        span.to < minutesOfDay ? clock(span.to) : clockOf(date.add({ days: 1 }), timeZone)(span.to - minutesOfDay)
      if (endsAt <= startsAt || startsAt < earliest || startsAt >= to) continue
      const free = window.capacity - taken(booked, startsAt, endsAt)
      if (free > 0 && !isBusy(busy, startsAt, endsAt))
        found.push({ date: name, startsAt, endsAt, capacity: window.capacity, free })
    }
  }
  return found.sort((a, b) => a.startsAt - b.startsAt)
}

/** Booked windows may overlap if the rules have changed since, and a crew can't be in two at once. */
function taken(booked: Booked[], startsAt: number, endsAt: number) {
  let count = 0
  for (let index = firstAfter(booked, startsAt - longestWindow); index < booked.length; index++) {
    const other = booked[index]
    if (!other || other.startsAt >= endsAt) break
    if (other.endsAt > startsAt) count += other.count
  }
  return count
}

const firstAfter = (booked: Booked[], moment: number) =>
  firstIndex(booked.length, (index) => (booked[index]?.startsAt ?? 0) > moment)

function isBusy(busy: Interval[], startsAt: number, endsAt: number) {
  const next = busy[firstIndex(busy.length, (index) => (busy[index]?.[1] ?? 0) > startsAt)]
  return next !== undefined && next[0] < endsAt
}

/** Binary search: `holds` must be false up to an index and true from there on. */
function firstIndex(length: number, holds: (index: number) => boolean) {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

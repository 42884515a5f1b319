import type { Calendar, Visit } from './calendar'
import { clockIn, dateIn, minutesOf, weekdayOf } from './dates'

/** A window of a day with its bookings. Visits booked before the windows changed have no `capacity`. */
export type DayWindow = { start: string; end: string; capacity: number | undefined; visits: Visit[] }
export type Day = { date: string; name: string | undefined; isClosed: boolean; windows: DayWindow[] }

export function daysOf(dates: string[], calendar: Calendar | undefined, visits: Visit[], timeZone: string): Day[] {
  const byDate = Map.groupBy(visits, ({ startsAt }) => dateIn(timeZone, startsAt))
  return dates.map((date) => {
    const exception = calendar?.overrides.find((each) => each.date === date)
    const usual = calendar?.weekly.filter(({ weekday }) => weekday === weekdayOf(date)) ?? []
    const windows = new Map<string, DayWindow>()
    for (const { start, end, capacity } of exception?.windows ?? usual)
      windows.set(start, { start, end, capacity, visits: [] })
    for (const visit of byDate.get(date) ?? []) {
      const [start, end] = [clockIn(timeZone, visit.startsAt), clockIn(timeZone, visit.endsAt)]
      const window = windows.get(start) ?? { start, end, capacity: undefined, visits: [] }
      windows.set(start, window)
      window.visits.push(visit)
    }
    return {
      date,
      name: exception?.name,
      isClosed: exception?.windows.length === 0,
      windows: [...windows.values()]
        .map((window) => ({ ...window, visits: window.visits.toSorted((a, b) => Number(isOff(a)) - Number(isOff(b))) }))
        .sort((a, b) => minutesOf(a.start) - minutesOf(b.start)),
    }
  })
}

export const isOff = ({ status }: Visit) => status === 'cancelled'

/**
 * The row of the week for each start of a window, so that times line up. A window that overlaps those of a row belongs to
 * it, unless its own day has another one there.
 */
export function rowsOf(days: Day[]): Map<string, number> {
  const all = days.flatMap(({ date, windows }) => windows.map(({ start, end }) => ({ date, start, end })))
  const starts = [...Map.groupBy(all, ({ start }) => start)].sort(([a], [b]) => minutesOf(a) - minutesOf(b))
  const rows = new Map<string, number>()
  let [count, end, taken] = [0, 0, new Set<string>()]
  for (const [start, windows] of starts) {
    const isNext = minutesOf(start) >= end || windows.some(({ date }) => taken.has(date))
    if (isNext) [count, end, taken] = [count + 1, Math.min(...windows.map(endOf)), new Set()]
    for (const { date } of windows) taken.add(date)
    rows.set(start, count)
  }
  return rows
}

/** A window that ends at or before its start ends on the next day. */
const endOf = ({ start, end }: { start: string; end: string }) =>
  minutesOf(end) > minutesOf(start) ? minutesOf(end) : minutesOf('24:00')

export const freeIn = ({ capacity = 0, visits }: DayWindow) =>
  Math.max(0, capacity - visits.filter((visit) => !isOff(visit)).length)

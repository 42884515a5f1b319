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

const isOff = ({ status }: Visit) => status === 'cancelled'

/** The starts of all windows that are shown, in order. Each is one row of the week, so that times line up. */
export const startsOf = (days: Day[]) =>
  [...new Set(days.flatMap(({ windows }) => windows.map(({ start }) => start)))].sort(
    (a, b) => minutesOf(a) - minutesOf(b),
  )

export const freeIn = ({ capacity = 0, visits }: DayWindow) =>
  Math.max(0, capacity - visits.filter((visit) => !isOff(visit)).length)

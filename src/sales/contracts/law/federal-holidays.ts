import type { Temporal } from 'temporal-polyfill/implementation'

const saturday = 6
const monday = 1
const thursday = 4

/** The holidays of 5 U.S.C. 6103. A negative count is from the end of the month. */
const fixedHolidays = [
  { month: 1, day: 1, name: 'New Year’s Day' },
  { month: 6, day: 19, name: 'Juneteenth' },
  { month: 7, day: 4, name: 'Independence Day' },
  { month: 11, day: 11, name: 'Veterans Day' },
  { month: 12, day: 25, name: 'Christmas Day' },
]
const weekdayHolidays = [
  { month: 1, weekday: monday, count: 3, name: 'Martin Luther King Jr. Day' },
  { month: 2, weekday: monday, count: 3, name: 'Presidents’ Day' },
  { month: 5, weekday: monday, count: -1, name: 'Memorial Day' },
  { month: 9, weekday: monday, count: 1, name: 'Labor Day' },
  { month: 10, weekday: monday, count: 2, name: 'Columbus Day' },
  { month: 11, weekday: thursday, count: 4, name: 'Thanksgiving' },
]

/** A weekday on which the government observes a weekend holiday counts as a holiday, and so does the holiday itself. */
export function holidayOn(date: Temporal.PlainDate) {
  const { month, day, dayOfWeek, daysInMonth } = date
  const fixed = (on: Temporal.PlainDate) => fixedHolidays.find((each) => each.month === on.month && each.day === on.day)
  const observed =
    (dayOfWeek === monday && fixed(date.subtract({ days: 1 }))) ||
    (dayOfWeek === saturday - 1 && fixed(date.add({ days: 1 })))
  const [fromStart, fromEnd] = [Math.ceil(day / 7), -Math.ceil((daysInMonth - day + 1) / 7)]
  const found =
    fixed(date) ||
    observed ||
    weekdayHolidays.find(
      (each) => each.month === month && each.weekday === dayOfWeek && [fromStart, fromEnd].includes(each.count),
    )
  return found?.name
}

export const isHoliday = (date: Temporal.PlainDate) => holidayOn(date) !== undefined

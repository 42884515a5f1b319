import type { Temporal } from 'temporal-polyfill/implementation'

const saturday = 6
const monday = 1
const thursday = 4

/** The holidays of 5 U.S.C. 6103. A negative count is from the end of the month. */
const fixedHolidays = [
  { month: 1, day: 1 },
  { month: 6, day: 19 },
  { month: 7, day: 4 },
  { month: 11, day: 11 },
  { month: 12, day: 25 },
]
const weekdayHolidays = [
  { month: 1, weekday: monday, count: 3 },
  { month: 2, weekday: monday, count: 3 },
  { month: 5, weekday: monday, count: -1 },
  { month: 9, weekday: monday, count: 1 },
  { month: 10, weekday: monday, count: 2 },
  { month: 11, weekday: thursday, count: 4 },
]

/** A weekday on which the government observes a weekend holiday counts as a holiday, and so does the holiday itself. */
export function isHoliday(date: Temporal.PlainDate) {
  const { month, day, dayOfWeek, daysInMonth } = date
  const isFixed = (on: Temporal.PlainDate) =>
    fixedHolidays.some((each) => each.month === on.month && each.day === on.day)
  if (isFixed(date)) return true
  if (dayOfWeek === monday && isFixed(date.subtract({ days: 1 }))) return true
  if (dayOfWeek === saturday - 1 && isFixed(date.add({ days: 1 }))) return true
  const [fromStart, fromEnd] = [Math.ceil(day / 7), -Math.ceil((daysInMonth - day + 1) / 7)]
  return weekdayHolidays.some(
    (each) => each.month === month && each.weekday === dayOfWeek && [fromStart, fromEnd].includes(each.count),
  )
}

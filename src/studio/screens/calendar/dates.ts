const day = 86_400_000

export const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

export const addDays = (date: string, count: number) =>
  new Date(Date.parse(date) + count * day).toISOString().slice(0, 10)

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string) => new Date(date).getUTCDay() || 7

/** Weeks begin on Sunday in the United States and on Monday in Germany; an old browser does not know. */
export function firstWeekday(locale: string) {
  const known = new Intl.Locale(locale) as { getWeekInfo?: () => { firstDay: number } }
  return known.getWeekInfo?.().firstDay ?? 1
}

export const weekdaysFrom = (first: number) => Array.from({ length: 7 }, (_, index) => ((first - 1 + index) % 7) + 1)

export const weekOf = (date: string, locale: string) => {
  const start = addDays(date, -((weekdayOf(date) - firstWeekday(locale) + 7) % 7))
  return Array.from({ length: 7 }, (_, index) => addDays(start, index))
}

export const dateIn = (timeZone: string, moment: string | number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(new Date(moment))

/** Returns a time such as 08:00. */
export const clockIn = (timeZone: string, iso: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(new Date(iso))

const utc = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options })

export const weekdayName = (weekday: number, locale: string) =>
  // 2024-01-01 was a Monday.
  utc(locale, { weekday: 'long' }).format(Date.UTC(2024, 0, weekday))

export const longDay = (date: string, locale: string) =>
  utc(locale, { weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(date))

export const shortDay = (date: string, locale: string) =>
  utc(locale, { weekday: 'short', month: 'short', day: 'numeric' }).format(new Date(date))

export const shortWeekday = (date: string, locale: string) => utc(locale, { weekday: 'short' }).format(new Date(date))

export const dayOfMonth = (date: string, locale: string) => utc(locale, { day: 'numeric' }).format(new Date(date))

export const dayOfYear = (date: string, locale: string) =>
  utc(locale, { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' }).format(new Date(date))

export const spanOfDays = (first: string, last: string, locale: string) =>
  utc(locale, { dateStyle: 'medium' }).formatRange(new Date(first), new Date(last))

const momentOfClock = (clock: string) => Date.parse('2024-01-01') + minutesOf(clock) * 60_000

export function minutesOf(clock: string) {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** An end at or before its start is on the next day, but it reads the same. */
export function spanOfClocks(start: string, end: string, locale: string) {
  const format = utc(locale, { timeStyle: 'short' })
  const [from, to] = [momentOfClock(start), momentOfClock(end)]
  return from < to && to - from < day ? format.formatRange(from, to) : `${format.format(from)} – ${format.format(to)}`
}

import { fill } from '../locales/fill'

/** A sentence with `{count}`, in the plural form of the language. */
export type Counted = { one: string; other: string }

/** Formats numbers, amounts and times for the reader, with times in the company's time zone. */
export type Formats = ReturnType<typeof formatsIn>

export function formatsIn(locale: string, timeZone: string) {
  const time = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options })
  const [dates, days, times, moments, exact] = [
    time({ dateStyle: 'medium' }),
    time({ month: 'short', day: 'numeric' }),
    time({ timeStyle: 'short' }),
    time({ dateStyle: 'medium', timeStyle: 'short' }),
    time({ dateStyle: 'medium', timeStyle: 'long' }),
  ]
  const [numbers, percents] = [
    new Intl.NumberFormat(locale),
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
  ]
  const plurals = new Intl.PluralRules(locale)
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const isoDates = new Intl.DateTimeFormat('en-CA', { timeZone })
  const isoDate = (time: number) => isoDates.format(time)
  return {
    locale,
    timeZone,
    language: (code: string) => languages.of(code) ?? code,
    number: (value: number) => numbers.format(value),
    counted: ({ one, other }: Counted, count: number, values: Record<string, string> = {}) =>
      fill(plurals.select(count) === 'one' ? one : other, { ...values, count: numbers.format(count) }),
    bytes: (size: number) => {
      const [unit, of] = size < 1_000_000 ? (['kilobyte', 1000] as const) : (['megabyte', 1_000_000] as const)
      const shown = { style: 'unit', unit, maximumSignificantDigits: 3 } as const
      return new Intl.NumberFormat(locale, shown).format(size / of)
    },
    percent: (share: number) => percents.format(share),
    date: (iso: string) => dates.format(new Date(iso)),
    /** Formats a date without a time, such as 2026-11-26. */
    day: (date: string) => days.format(new Date(`${date}T12:00:00Z`)),
    /** Formats the date of a moment as “Today”, “Yesterday” or in full. */
    recentDay: (iso: string, now = Date.now()) => {
      const date = isoDate(Date.parse(iso))
      const daysAgo = [0, 1].find((days) => isoDate(now - days * 86_400_000) === date)
      if (daysAgo === undefined) return dates.format(new Date(iso))
      const text = relative.format(-daysAgo, 'day')
      return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)
    },
    /** Returns the last day before a deadline at midnight, in the time zone of its place. */
    lastDay: (deadline: string, timeZone: string) =>
      new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' }).format(Date.parse(deadline) - 1),
    /** Returns the date at a time in the company's time zone, such as 2026-11-26. */
    isoDate,
    /** Returns the moment at which a day begins in the company's time zone. */
    startOf: (date: string) => new Date(Date.parse(date) - aheadOfUtc(timeZone, Date.parse(date))).toISOString(),
    time: (iso: string) => times.format(new Date(iso)),
    moment: (iso: string) => moments.format(new Date(iso)),
    /** Formats a moment, or the time between two, to the second and with the time zone. */
    exactly: (from: string, to = from) => exact.formatRange(new Date(from), new Date(to)),
    money: (cents: number, currency = 'USD') =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100),
    /** For a price at a glance. */
    price: (cents: number) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency: 'USD',
        trailingZeroDisplay: 'stripIfInteger',
      }).format(cents / 100),
    seconds: (seconds: number) => {
      const whole = Math.round(seconds)
      return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
    },
    ago: (iso: string, now = Date.now()) => ago(relative, Date.parse(iso) - now),
  }
}

const units = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

function ago(relative: Intl.RelativeTimeFormat, milliseconds: number) {
  const seconds = milliseconds / 1000
  for (const [unit, size] of units)
    if (Math.abs(seconds) >= size) return relative.format(Math.trunc(seconds / size), unit)
  return relative.format(Math.min(-1, Math.trunc(seconds)), 'second')
}

function aheadOfUtc(timeZone: string, at: number) {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
  return Date.parse(`${wall.replace(' ', 'T')}Z`) - at
}

type Moment = number | Date

const fullDay = { weekday: 'long', day: 'numeric', month: 'long' } as const

export const dayIn = (locale: string, timeZone: string, moment: Moment) =>
  new Intl.DateTimeFormat(locale, { ...fullDay, timeZone }).format(moment)

/** “1 month”, “120 months”, in the plural forms of the language. */
export const monthsIn = (locale: string, months: number) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' }).format(months)

/** A span that ends at midnight still ends on the day it began. */
export const crossesMidnight = (timeZone: string, startsAt: Moment, endsAt: Moment) =>
  dayIn('en', timeZone, startsAt) !== dayIn('en', timeZone, Number(endsAt) - 1)

/** Full hours are written without minutes: "10 – 12". */
function clockOf(timeZone: string, ...moments: Moment[]) {
  const minutes = new Intl.DateTimeFormat('en', { minute: 'numeric', timeZone })
  const hasMinutes = moments.some((moment) => Number(minutes.format(moment)) !== 0)
  return { hour: 'numeric', ...(hasMinutes && { minute: '2-digit' as const }), timeZone } as const
}

/**
 * Formatted as a range, times across midnight would show both dates in numbers, so the two ends are written separately.
 */
export function hoursIn(locale: string, timeZone: string, startsAt: Moment, endsAt: Moment) {
  const format = new Intl.DateTimeFormat(locale, clockOf(timeZone, startsAt, endsAt))
  return dayIn('en', timeZone, startsAt) === dayIn('en', timeZone, endsAt)
    ? format.formatRange(startsAt, endsAt)
    : `${format.format(startsAt)} – ${format.format(endsAt)}`
}

/** Names both days if the span crosses midnight. */
export const spanIn = (locale: string, timeZone: string, startsAt: Moment, endsAt: Moment) =>
  crossesMidnight(timeZone, startsAt, endsAt)
    ? new Intl.DateTimeFormat(locale, { ...fullDay, ...clockOf(timeZone, startsAt, endsAt) }).formatRange(
        startsAt,
        endsAt,
      )
    : `${dayIn(locale, timeZone, startsAt)}, ${hoursIn(locale, timeZone, startsAt, endsAt)}`

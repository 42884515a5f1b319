import { Temporal } from 'temporal-polyfill/implementation'
import { day, minute } from '../../core/time'

/**
 * A time that the clocks skip becomes the moment of the change, and one that they show twice becomes the first of the
 * two, so windows keep their order.
 */
export function momentOf(date: Temporal.PlainDate, time: Temporal.PlainTime, timeZone: string): number {
  const wall = date.toPlainDateTime(time)
  const zoned = wall.toZonedDateTime(timeZone)
  if (zoned.toPlainDateTime().equals(wall)) return zoned.epochMilliseconds
  const change = zoned.add({ nanoseconds: 1 }).getTimeZoneTransition('previous')
  return (change ?? zoned).epochMilliseconds
}

/** On a day of 24 hours the offset is constant, so the time zone isn't looked up for each window. */
export function clockOf(date: Temporal.PlainDate, timeZone: string): (minutes: number) => number {
  const start = startOfDay(date, timeZone)
  const isPlain = startOfDay(date.add({ days: 1 }), timeZone) - start === day
  if (isPlain) return (minutes) => start + minutes * minute
  return (minutes) => momentOf(date, new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60), timeZone)
}

const midnight = Temporal.PlainTime.from('00:00')

export const startOfDay = (date: string | Temporal.PlainDate, timeZone: string) =>
  momentOf(Temporal.PlainDate.from(date), midnight, timeZone)

export const dateAt = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate()

export const endOfDay = (date: string, timeZone: string) =>
  startOfDay(Temporal.PlainDate.from(date).add({ days: 1 }), timeZone)

export const daysFrom = (first: string, last: string) => {
  const [start, end] = [Temporal.PlainDate.from(first), Temporal.PlainDate.from(last)]
  return Array.from({ length: Math.max(0, start.until(end).days + 1) }, (_, days) => start.add({ days }).toString())
}

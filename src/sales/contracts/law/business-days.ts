import { Temporal } from 'temporal-polyfill/implementation'
import { dateAt, startOfDay } from '../../appointments/wall-time'
import { isHoliday } from './federal-holidays'

const sunday = 7

/** 16 CFR 429.0(f): every day but Sundays and federal holidays, so that Saturdays count. */
export const isBusinessDay = (date: Temporal.PlainDate) => date.dayOfWeek !== sunday && !isHoliday(date)

export function lastDayToCancel(signedOn: string | Temporal.PlainDate, businessDays: number) {
  let date = Temporal.PlainDate.from(signedOn)
  for (let left = businessDays; left > 0; ) {
    date = date.add({ days: 1 })
    if (isBusinessDay(date)) left--
  }
  return date
}

/** Midnight at the end of that day at the home; from then on it is too late. */
export const cancellationDeadline = (signedAt: number, timeZone: string, businessDays: number) =>
  startOfDay(lastDayToCancel(dateAt(signedAt, timeZone), businessDays).add({ days: 1 }), timeZone)

import { Temporal } from 'temporal-polyfill/implementation'
import { dateAt, startOfDay } from '../../appointments/wall-time'
import { isHoliday } from './federal-holidays'

const sunday = 7

/** 16 CFR 429.0(f) counts every day except Sundays and federal holidays, so Saturdays are business days. */
export const isBusinessDay = (date: Temporal.PlainDate) => date.dayOfWeek !== sunday && !isHoliday(date)

export function lastDayToCancel(signedOn: string | Temporal.PlainDate, businessDays: number) {
  let date = Temporal.PlainDate.from(signedOn)
  for (let left = businessDays; left > 0; ) {
    date = date.add({ days: 1 })
    if (isBusinessDay(date)) left--
  }
  return date
}

/** Midnight at the end of that day in the home's time zone, when it becomes too late to cancel. */
export const cancellationDeadline = (signedAt: number, timeZone: string, businessDays: number) =>
  startOfDay(lastDayToCancel(dateAt(signedAt, timeZone), businessDays).add({ days: 1 }), timeZone)

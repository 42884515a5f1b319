import { Temporal } from 'temporal-polyfill/implementation'
import { dateAt, momentOf } from '../appointments/wall-time'

const [morning, night, evening] = [8, 21, 20]

const hourAt = (moment: number, zone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone).hour

const isNightIn = (moment: number, zone: string) => {
  const hour = hourAt(moment, zone)
  return hour < morning || hour >= night
}

/** Whether it is between 9 PM and 8 AM in any zone the home may be in. */
export const isNight = (moment: number, zones: string[]) => zones.some((zone) => isNightIn(moment, zone))

/** The moment itself, or 8 AM after it. */
export const fromMorning = (moment: number, zones: string[]) =>
  outOfNight(moment, zones, (date, hour) => ({ date: hour < morning ? date : date.add({ days: 1 }), hour: morning }))

/** The moment itself, or 8 PM before it. */
export const beforeNight = (moment: number, zones: string[]) =>
  outOfNight(moment, zones, (date, hour) => ({
    date: hour < morning ? date.subtract({ days: 1 }) : date,
    hour: evening,
  }))

type Place = { date: Temporal.PlainDate; hour: number }

/** Repeats until it is day in every zone, because day in one may still be night in the next. */
function outOfNight(moment: number, zones: string[], place: (date: Temporal.PlainDate, hour: number) => Place): number {
  const zone = zones.find((each) => isNightIn(moment, each))
  if (zone === undefined) return moment
  const { date, hour } = place(dateAt(moment, zone), hourAt(moment, zone))
  return outOfNight(momentOf(date, new Temporal.PlainTime(hour), zone), zones, place)
}

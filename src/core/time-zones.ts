import { Temporal } from 'temporal-polyfill/implementation'
import { day } from './time'

/** From this moment on, in milliseconds, local clocks are so many milliseconds ahead of UTC. */
export type ZoneChange = [from: number, offset: number]

const years = 365 * day
const past = 10 * years
const ahead = 30 * years

/** For SQL, which knows no time zones: of the years in which anything can be counted. */
export function zoneChangesOf(timeZone: string, now: number): ZoneChange[] {
  const first = Temporal.Instant.fromEpochMilliseconds(now - past).toZonedDateTimeISO(timeZone)
  const changes: ZoneChange[] = [[0, first.offsetNanoseconds / 1e6]]
  for (let at = first; ; ) {
    const next = at.getTimeZoneTransition('next')
    if (!next || next.epochMilliseconds > now + ahead) return changes
    changes.push([next.epochMilliseconds, next.offsetNanoseconds / 1e6])
    at = next
  }
}

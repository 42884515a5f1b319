import { Temporal } from 'temporal-polyfill/implementation'
import { day } from './time'

/** Starting at `from`, local clocks are `offset` milliseconds ahead of UTC. */
export type ZoneChange = [from: number, offset: number]

const years = 365 * day
const past = 10 * years
const ahead = 30 * years

/** SQLite has no time zones, so this lists the changes of all years in which anything can be counted. */
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

import { hour } from '../../core/time'
import { homeTimeZones } from '../contracts/law/us-states'
import type { Facts } from './facts'
import { beforeNight, fromMorning, isNight } from './quiet-hours'
import type { Reason } from './tables'

export type Plan = { skip: Reason } | { goesAt: number; isDue: boolean }

/** When a reminder is sent as things stand, or why it isn't. */
export function planOf(facts: Facts, now: number): Plan {
  const { reason, since, hours, homeowner, calendarZone } = facts
  if (reason) return { skip: reason }
  if (since === null || hours === null) return { skip: 'rule_removed' }
  const zones = homeTimeZones(homeOf(homeowner), calendarZone)
  if (facts.occasion === 'appointment_soon') return planBefore(facts, since, since - hours * hour, zones, now)
  return at(fromMorning(Math.max(since + hours * hour, now), zones), now)
}

const at = (goesAt: number, now: number): Plan => ({ goesAt, isDue: goesAt <= now })

/**
 * A time at night becomes the next morning, or the evening before if the morning is less than an hour ahead of the
 * visit.
 */
function planBefore(
  { begunAt, ownReminderAt }: Facts,
  startsAt: number,
  wanted: number,
  zones: string[],
  now: number,
): Plan {
  const morning = fromMorning(wanted, zones)
  const planned = morning <= startsAt - hour || morning === wanted ? morning : beforeNight(wanted, zones)
  if (begunAt > planned) return { skip: 'too_late' }
  if (ownReminderAt !== null && Math.abs(ownReminderAt - planned) < hour) return { skip: 'reminded_already' }
  if (planned > now) return at(planned, now)
  if (!isNight(now, zones)) return at(now, now)
  const next = fromMorning(now, zones)
  return next < startsAt ? at(next, now) : { skip: 'too_late' }
}

const unitedStates = /^(?:u\.?s\.?(?:a\.?)?|united states(?: of america)?|ee\. ?uu\.|estados unidos)?$/i

/** A ZIP code of another country could be mistaken for one of a state. */
const homeOf = ({ state, zip, country }: Facts['homeowner']) =>
  unitedStates.test(country?.trim() ?? '') ? { state: state ?? null, zip: zip ?? null } : { state: null, zip: null }

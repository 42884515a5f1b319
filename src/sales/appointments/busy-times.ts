import type ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill/implementation'
import { cachePart } from '../../core/isolate-cache'
import { day } from '../../core/time'
import { UnreadableCalendar } from './fetch-busy'
import type { Interval } from './rules'
import { momentOf } from './wall-time'

export type Ical = typeof ICAL

type Range = { from: number; to: number; timeZone: string; ownHost: string }

/** An endless series that repeats every minute would take longer than a job may. */
const mostOccurrences = 100_000

/** Returns merged and sorted intervals. Times without a zone and whole days are taken in `timeZone`. */
export function busyTimes(ical: Ical, text: string, range: Range): Interval[] {
  const events = parse(ical, text).getAllSubcomponents('vevent')
  const found: Interval[] = []
  const budget = { left: mostOccurrences }
  for (const series of Map.groupBy(events, uidOf).values()) addSeries(ical, series, range, budget, found)
  return merged(found)
}

function parse(ical: Ical, text: string) {
  try {
    const parsed = ical.parse(text.replace(/^\uFEFF/, ''))
    const root = new ical.Component(Array.isArray(parsed[0]) ? parsed[0] : parsed)
    if (root.name === 'vcalendar') return root
  } catch (error) {
    throw new UnreadableCalendar(
      `It is no iCalendar file: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300),
    )
  }
  throw new UnreadableCalendar('It is no iCalendar file.')
}

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? crypto.randomUUID())
const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()

const isBusy = (event: ICAL.Component) =>
  value(event, 'status') !== 'CANCELLED' &&
  value(event, 'transp') !== 'TRANSPARENT' &&
  value(event, 'x-microsoft-cdo-busystatus') !== 'FREE'

function addSeries(ical: Ical, series: ICAL.Component[], range: Range, budget: { left: number }, found: Interval[]) {
  // Events that came from our own feed are already counted as bookings.
  if (series[0] && uidOf(series[0]).endsWith(`@${range.ownHost}`)) return
  const isException = (event: ICAL.Component) => event.hasProperty('recurrence-id')
  for (const exception of series.filter(isException)) {
    const { startDate, endDate } = new ical.Event(exception)
    if (isBusy(exception)) add(startDate, endDate, zonedBy(exception, range), found)
  }
  for (const master of series.filter((event) => !isException(event))) {
    if (!isBusy(master) || !master.hasProperty('dtstart')) continue
    const event = new ical.Event(master, { strictExceptions: false, exceptions: series.filter(isException) })
    const zoned = zonedBy(master, range)
    if (event.isRecurring()) addOccurrences(event, zoned, budget, found)
    else add(event.startDate, event.endDate, zoned, found)
  }
}

/** If a file names a zone without its rules, ical.js treats the time as having none. */
function zonedBy(event: ICAL.Component, range: Range): Range {
  const named = ianaName(event.getFirstProperty('dtstart')?.getFirstParameter('tzid'))
  return named === undefined ? range : { ...range, timeZone: named }
}

function addOccurrences(event: ICAL.Event, range: Range, budget: { left: number }, found: Interval[]) {
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    if (budget.left-- <= 0) throw new UnreadableCalendar('Its events repeat too often.')
    if (roughly(next) > range.to + day) return
    if (roughly(next) < range.from - longestEvent) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    // An exception of a series is added with its own times elsewhere.
    if (!item.isRecurrenceException()) add(startDate, endDate, range, found)
    else if (item.modifiesFuture() && isBusy(item.component)) add(startDate, endDate, range, found)
  }
}

const longestEvent = 62 * day

const roughly = ({ year, month, day: date }: ICAL.Time) => Date.UTC(year, month - 1, date)

function add(start: ICAL.Time | null, end: ICAL.Time | null, { from, to, timeZone }: Range, found: Interval[]) {
  if (!start) return
  const startsAt = momentIn(start, timeZone)
  const endsAt = end ? momentIn(end, timeZone) : startsAt
  if (endsAt > startsAt && endsAt > from && startsAt < to) found.push([startsAt, endsAt])
}

/** For an IANA zone the rules in the file are ignored, because files often hold only the present ones. */
function momentIn(time: ICAL.Time, floatingZone: string): number {
  const { year, month, day: date, hour, minute, second, isDate, zone } = time
  if (!isDate && zone?.tzid === 'UTC') return Date.UTC(year, month - 1, date, hour, minute, second)
  const plain = new Temporal.PlainDate(year, month, date)
  const clock = isDate ? new Temporal.PlainTime() : new Temporal.PlainTime(hour, minute, Math.min(second, 59))
  if (isDate || !zone || zone.tzid === 'floating') return momentOf(plain, clock, floatingZone)
  const named = ianaName(zone.tzid)
  return named ? momentOf(plain, clock, named) : time.toUnixTime() * 1000
}

const known = cachePart<{ zone: string | undefined }>('zones of calendars')

function ianaName(name: string | undefined) {
  if (!name) return undefined
  const found = known.get(name) ?? { zone: /^[A-Za-z]+\/|^UTC$/.test(name) && isZone(name) ? name : undefined }
  known.set(name, found)
  return found.zone
}

function isZone(name: string) {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}

export function merged(intervals: Interval[]) {
  const result: Interval[] = []
  for (const [start, end] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}

import type ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill/implementation'
import { cachePart } from '../../core/isolate-cache'
import { day } from '../../core/time'
import { boundedWork, type Work } from './bounded-work'
import { UnreadableCalendar } from './fetch-busy'
import { readEvents } from './read-events'
import type { Interval } from './rules'
import { momentOf } from './wall-time'

export type Ical = typeof import('../../vendor/ical.mjs')

type Range = { from: number; to: number; timeZone: string; ownHost: string }
type Reading = { ical: typeof ICAL; work: Work; range: Range; found: Interval[] }

const mostIntervals = 50_000
const stepsOfBlock = 20
/** An event that moves all following ones stays in memory until its series ends. */
const stepsOfMove = 2000

/** Returns merged and sorted intervals. Times without a zone and all-day events are read in `timeZone`. */
export async function busyTimes(
  { default: ical, setCount }: Ical,
  text: string,
  range: Range,
  work = boundedWork(setCount),
): Promise<Interval[]> {
  const { zones, series } = await readEvents(text.replace(/^\uFEFF/, ''), work)
  const reading: Reading = { ical, work, range, found: [] }
  const calendar = new ical.Component('vcalendar')
  for (const zone of zones) calendar.addSubcomponent(await parse(reading, zone))
  for (const blocks of series) await addSeries(reading, blocks, calendar)
  return merged(reading.found)
}

async function parse({ ical, work }: Reading, block: string, calendar?: ICAL.Component) {
  await work.pause()
  work.count(stepsOfBlock + block.length / 20)
  try {
    return new ical.Component(ical.parse(block), calendar)
  } catch (error) {
    throw new UnreadableCalendar(
      `It is no iCalendar file: ${error instanceof Error ? error.message : String(error)}`.slice(0, 300),
    )
  }
}

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue('uid') ?? '')
const value = (event: ICAL.Component, name: string) => String(event.getFirstPropertyValue(name) ?? '').toUpperCase()

const isBusy = (event: ICAL.Component) =>
  value(event, 'status') !== 'CANCELLED' &&
  value(event, 'transp') !== 'TRANSPARENT' &&
  value(event, 'x-microsoft-cdo-busystatus') !== 'FREE'

/**
 * Replacements for occurrences: `moved` holds the times of single ones, and `following` the events that also replace
 * all later ones.
 */
type Exceptions = { moved: Set<string>; following: ICAL.Event }

async function addSeries(reading: Reading, blocks: string[], calendar: ICAL.Component) {
  const { ical, work } = reading
  const exceptions: Exceptions = { moved: new Set(), following: new ical.Event(new ical.Component('vevent')) }
  const isException = (block: string) => /^RECURRENCE-ID/im.test(block)
  for (const block of blocks.filter(isException)) {
    const component = await parse(reading, block, calendar)
    const event = new ical.Event(component)
    if (isOwn(reading, component)) return
    if (isBusy(component)) add(reading, event.startDate, event.endDate, zonedBy(component, reading.range))
    exceptions.moved.add(event.recurrenceId.toString())
    if (!event.modifiesFuture()) continue
    work.count(stepsOfMove)
    exceptions.following.relateException(event)
  }
  for (const block of blocks.filter((each) => !isException(each))) {
    const master = await parse(reading, block, calendar)
    if (isOwn(reading, master)) return
    if (!isBusy(master) || !master.hasProperty('dtstart')) continue
    const event = new ical.Event(master, { strictExceptions: false, exceptions: [] })
    const zoned = zonedBy(master, reading.range)
    if (event.isRecurring()) await addOccurrences(reading, event, exceptions, zoned)
    else add(reading, event.startDate, event.endDate, zoned)
  }
}

/** Events from our own feed are already counted as bookings. */
const isOwn = ({ range }: Reading, event: ICAL.Component) => uidOf(event).endsWith(`@${range.ownHost}`)

/** If a file names a zone without defining it, ical.js treats the time as having no zone. */
function zonedBy(event: ICAL.Component, range: Range): Range {
  const named = ianaName(event.getFirstProperty('dtstart')?.getFirstParameter('tzid'))
  return named === undefined ? range : { ...range, timeZone: named }
}

async function addOccurrences(reading: Reading, event: ICAL.Event, { moved, following }: Exceptions, range: Range) {
  const { ical, work } = reading
  event.exceptions = following.exceptions
  event.rangeExceptions = following.rangeExceptions
  await work.pause()
  const iterator = event.iterator()
  for (let next = iterator.next(); next; next = iterator.next()) {
    work.count(2)
    await work.pause()
    if (roughly(next) > range.to + day) return
    if (roughly(next) < range.from - longestEvent) continue
    work.count(stepsOfBlock)
    if (moved.has(next.toString()) || moved.has(next.convertToZone(ical.Timezone.utcTimezone).toString())) continue
    const { item, startDate, endDate } = event.getOccurrenceDetails(next)
    if (!item.isRecurrenceException() || isBusy(item.component)) add(reading, startDate, endDate, range)
  }
}

const longestEvent = 62 * day

const roughly = ({ year, month, day: date }: ICAL.Time) => Date.UTC(year, month - 1, date)

function add({ found }: Reading, start: ICAL.Time | null, end: ICAL.Time | null, { from, to, timeZone }: Range) {
  if (!start) return
  const startsAt = momentIn(start, timeZone)
  const endsAt = end ? momentIn(end, timeZone) : startsAt
  if (!(endsAt > startsAt && endsAt > from && startsAt < to)) return
  if (found.push([startsAt, endsAt]) > mostIntervals) throw new UnreadableCalendar('Its events repeat too often.')
}

/** For an IANA zone, the definition in the file is ignored, because files often contain only the current rules. */
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

function merged(intervals: Interval[]) {
  const result: Interval[] = []
  for (const [start, end] of intervals.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}

import { sql } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import type { Caller } from '../../core/http/context'
import { invalid, notFound } from '../../core/http/errors'
import { isoTime } from '../../core/http/shapes'
import { mostSlotDays } from '../../core/limits'
import { maskedEmail, maskedName, maskedPhone } from '../../core/mask-personal-data'
import { day } from '../../core/time'
import { findLook } from '../../decks/branding/queries'
import {
  type Bookable,
  calendarStatements,
  findBookable,
  isServed,
  loadedOf,
  noticeFor,
  organizationOf,
} from './load-calendar'
import { type Access, findAccessible, findLink } from './queries'
import type { FreeWindow } from './windows'

type Asked = {
  presentationId: string
  from?: string | undefined
  to?: string | undefined
  ignoreNotice?: 'true' | 'false' | undefined
}
type Slots = { timeZone: string | null; reason: 'not_offered' | 'outside_service_area' | 'nothing_free' | null }

/**
 * Reads slightly more than asked, because the time zone that decides which days are meant arrives in the same round
 * trip.
 */
export async function listSlots(
  db: Database,
  { presentationId, ignoreNotice, ...asked }: Asked,
  caller: Pick<Caller, 'kind' | 'organizationId'> | undefined,
  now: number,
) {
  const span = roughly(asked, now)
  const {
    found: [bookable],
    ...loaded
  } = await read(db, {
    found: findBookable(db, presentationId),
    ...calendarStatements(db, organizationOf(presentationId), span.from, span.to),
  })
  const homeowner = knownOf(requireBookable(bookable, caller?.organizationId).homeowner)
  const { calendar, busy, booked } = loadedOf(loaded)
  const none = (reason: Slots['reason'], timeZone: string | null) => ({ timeZone, days: [], reason, homeowner })
  if (!calendar) return none('not_offered', null)
  const { timeZone } = calendar
  if (!isServed(calendar.serviceArea, bookable?.homeowner.zip)) return none('outside_service_area', timeZone)
  const { dateAt, daysFrom, endOfDay, startOfDay } = await import('./wall-time')
  const { findWindows } = await import('./windows')
  const from = momentIn(asked.from, (date) => startOfDay(date, timeZone)) ?? now
  const first = dateAt(from, timeZone)
  const lastDay = first.add({ days: mostSlotDays - 1 }).toString()
  const to = momentIn(asked.to, (date) => endOfDay(date, timeZone)) ?? endOfDay(lastDay, timeZone)
  const dates = daysFrom(first.toString(), dateAt(to - 1, timeZone).toString())
  if (dates.length > mostSlotDays) throw tooFar()
  const windows = findWindows(noticeFor(calendar, caller, ignoreNotice === 'true'), busy, booked, from, to, now)
  const byDate = Map.groupBy(windows, ({ date }) => date)
  return {
    timeZone,
    days: dates.map((date) => ({ date, windows: (byDate.get(date) ?? []).map(shown) })),
    reason: windows.length ? null : ('nothing_free' as const),
    homeowner,
  }
}

/** The link of an inactive deck is closed, but the company may still book for its homeowner. */
export function requireBookable(bookable: Bookable | undefined, organizationId: string | undefined): Bookable {
  const isOpen = bookable && (organizationId ? bookable.organizationId === organizationId : bookable.isActive)
  if (!isOpen) throw notFound('presentation')
  return bookable
}

const shown = ({ startsAt, endsAt, capacity, free }: FreeWindow) => ({
  startsAt: isoTime(startsAt),
  endsAt: isoTime(endsAt),
  isFew: free < capacity && free <= Math.ceil(capacity / 4),
})

const isDate = (text: string) => text.length === 10

const momentIn = (text: string | undefined, ofDate: (date: string) => number) =>
  text === undefined ? undefined : isDate(text) ? ofDate(text) : Date.parse(text)

const tooFar = () => invalid('to', `must be at most ${mostSlotDays} days after from.`)

function roughly(asked: { from?: string | undefined; to?: string | undefined }, now: number) {
  const from = momentIn(asked.from, Date.parse) ?? (asked.to && isDate(asked.to) ? now - (now % day) : now)
  const to = momentIn(asked.to, Date.parse) ?? from + mostSlotDays * day
  if (to < from) throw invalid('to', 'must not be before from.')
  if (to - from > mostSlotDays * day) throw tooFar()
  return { from, to }
}

type Homeowner = Bookable['homeowner']

export const fullName = ({ first_name, last_name }: Homeowner) => [first_name, last_name].filter(Boolean).join(' ')

const knownOf = (homeowner: Homeowner) => ({
  name: maskedName(fullName(homeowner)),
  email: homeowner.email ? maskedEmail(homeowner.email) : null,
  phone: maskedPhone(homeowner.phone || null),
})

const shownDays = 31

const organizationOfVisit = (id: string) => sql`(select organization_id from appointments where id = ${id})`

const lookOfVisit = (db: Database, id: string) =>
  findLook(db, organizationOfVisit(id), sql`(select deck_id from appointments where id = ${id})`)

export async function loadPage(db: Database, id: string, access: Access, now: number) {
  const to = now + shownDays * day
  const {
    found: [appointment],
    looks: [look],
    presentations: [bookable],
    ...loaded
  } = await read(db, {
    found: findAccessible(db, id, access),
    looks: lookOfVisit(db, id),
    presentations: findBookable(db, sql`(select presentation_id from appointments where id = ${id})`),
    ...calendarStatements(db, organizationOfVisit(id), now, to, id),
  })
  if (!appointment || !look) return undefined
  const { calendar, busy, booked } = loadedOf(loaded)
  const { findWindows } = await import('./windows')
  return {
    appointment,
    look,
    mayBookAgain: bookable?.isActive === true && appointment.isEmailOnFile,
    windows: calendar ? findWindows(calendar, busy, booked, now, to, now) : [],
  }
}

export async function loadFile(db: Database, id: string, access: Access) {
  const {
    found: [appointment],
    looks: [look],
    links: [link],
  } = await read(db, {
    found: findAccessible(db, id, access),
    looks: lookOfVisit(db, id),
    links: findLink(db, 'token' in access ? access.token : ''),
  })
  if (!appointment || !look) return undefined
  const mayKnow = !('token' in access) || (appointment.isEmailOnFile && link?.wasMailed === true)
  return { appointment, company: look.brandName || look.organizationName, mayKnow }
}

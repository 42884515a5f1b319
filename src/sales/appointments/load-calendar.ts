import { and, asc, count, eq, gt, isNull, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Results } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { day } from '../../core/time'
import { decks } from '../../decks/deck-ownership/tables'
import { presentations } from '../../decks/presentations/tables'
import type { Interval } from './rules'
import { busyMonths, type Calendar, calendars, seats } from './tables'

/** Covers the longest window plus the largest difference between two time zones. */
const margin = 2 * day

export const monthOf = (moment: number) => new Date(moment).toISOString().slice(0, 7)

export const calendarStatements = (db: Database, organization: SQL, from: number, to: number, self?: string) => ({
  calendars: db.select().from(calendars).where(eq(calendars.organizationId, organization)),
  months: db
    .select({ intervals: busyMonths.intervals })
    .from(busyMonths)
    .where(
      and(
        eq(busyMonths.organizationId, organization),
        sql`${busyMonths.month} between ${monthOf(from - margin)} and ${monthOf(to + margin)}`,
      ),
    )
    .orderBy(asc(busyMonths.month)),
  windows: db.select({ windows: sql<string>`json_group_array(json_array(starts_at, ends_at, taken))` }).from(
    db
      .select({ startsAt: seats.startsAt, endsAt: seats.endsAt, taken: count().as('taken') })
      .from(seats)
      .where(
        and(
          eq(seats.organizationId, organization),
          gt(seats.startsAt, from - margin),
          lt(seats.startsAt, to + margin),
          self === undefined ? undefined : ne(seats.appointmentId, self),
        ),
      )
      .groupBy(seats.startsAt, seats.endsAt)
      .orderBy(asc(seats.startsAt))
      .as('found'),
  ),
})

type CalendarRows = Results<ReturnType<typeof calendarStatements>>

/** Drops duplicates, because an interval that spans two months is stored in both. */
export function loadedOf({ calendars: [calendar], months, windows: [taken] }: CalendarRows) {
  const busy: Interval[] = []
  for (const { intervals } of months)
    for (const interval of intervals) if (interval[0] >= (busy.at(-1)?.[1] ?? 0)) busy.push(interval)
  const windows = JSON.parse(taken?.windows ?? '[]') as [number, number, number][]
  const booked = windows.map(([startsAt, endsAt, count]) => ({ startsAt, endsAt, count }))
  return { calendar, busy, booked }
}

/** The notice protects a company from strangers, so the people of the company may do without. A key acts for strangers. */
export const noticeFor = (calendar: Calendar, caller: { kind: 'user' | 'key' } | undefined, isIgnored = false) =>
  isIgnored && caller?.kind === 'user' ? { ...calendar, minimumNoticeHours: 0 } : calendar

/**
 * No two of these may share a column name: D1 returns the rows of a batch as objects, and the later column would win.
 */
export const findBookable = (db: Database, presentationId: string | SQL) =>
  db
    .select({
      deckId: presentations.deckId,
      organizationId: presentations.organizationId,
      homeowner: presentations.homeownerData,
      languageSettings: presentations.languageSettings,
      isActive: decks.isActive,
    })
    .from(presentations)
    .innerJoin(decks, eq(decks.id, presentations.deckId))
    .where(and(eq(presentations.id, presentationId), isNull(presentations.deletedAt)))

export type Bookable = Awaited<ReturnType<typeof findBookable>>[number]

export const organizationOf = (presentationId: string) =>
  sql`(select organization_id from presentations where id = ${presentationId})`

export const isUnchanged = ({ organizationId, revision }: Calendar) =>
  sql`(select revision from appointment_calendars where organization_id = ${organizationId}) = ${revision}`

/** ZIP codes are compared as text, because leading zeros matter. `803*` matches every code that begins with 803. */
const plain = (zip: string) => zip.replaceAll(/\s/g, '').toUpperCase()

const areaOf = (zip: string) => zip.match(/^(\d{5})-?\d{4}$/)?.[1] ?? zip

/** Without a ZIP code, no one knows where the home is, so it counts as outside the area. */
export function isServed(area: { zips: string[] } | null, zip: string | null | undefined) {
  if (area === null) return true
  const home = plain(zip ?? '')
  if (!home) return false
  return area.zips
    .map(plain)
    .some((pattern) =>
      pattern.endsWith('*') ? home.startsWith(pattern.slice(0, -1)) : pattern === home || pattern === areaOf(home),
    )
}

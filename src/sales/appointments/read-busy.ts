import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { defineJob, isAtHome } from '../../core/jobs/define-job'
import { jobLease } from '../../core/jobs/keep-lease'
import { log } from '../../core/log'
import { needed } from '../../core/needed'
import { decryptSecret } from '../../core/stored-secrets'
import { day, hour, minute } from '../../core/time'
import type { Ical } from './busy-times'
import { calendarAddress, type Fetched, fetchCalendar, type ReadBusyCalendar, UnreadableCalendar } from './fetch-busy'
import { monthOf } from './load-calendar'
import type { Interval } from './rules'
import { busyMonths, type Calendar, calendars } from './tables'

type LoadIcal = () => Promise<Ical>

const interval = 15 * minute
const longestWait = 6 * hour
/** Reads further ahead than the horizon, so that the last reading still covers it while the calendar is unreachable. */
const reserveDays = 60
const calendarsAtOnce = 100

export const readBusyCalendarJob = (loadIcal: LoadIcal) =>
  defineJob({
    kind: 'read-busy-calendar',
    queue: 'JOBS',
    due: (db, _env, now) =>
      db
        .select({ id: calendars.organizationId })
        .from(calendars)
        .where(
          and(isNotNull(calendars.busyDueAt), lte(calendars.busyDueAt, now), isAtHome(db, calendars.organizationId)),
        )
        .orderBy(asc(calendars.busyDueAt))
        .limit(calendarsAtOnce),
    lease: (db, due, now) =>
      db
        .update(calendars)
        .set({ busyDueAt: now + jobLease })
        .where(inArray(calendars.organizationId, due))
        .returning({ organizationId: calendars.organizationId }),
    run: (work, message) => readBusyCalendar(work, message, loadIcal),
  })

/** A failed reading keeps the times from the last one. */
export async function readBusyCalendar(
  work: Work,
  { organizationId }: ReadBusyCalendar,
  loadIcal: LoadIcal,
  now = Date.now(),
) {
  const { env, db } = work
  const {
    taken: [calendar],
  } = await commit(work, { taken: takeCalendar(db, organizationId, now) }, none)
  if (!calendar?.busyCalendarUrl) return
  const url = calendarAddress(decryptSecret(env, organizationId, calendar.busyCalendarUrl))
  const isFresh = calendar.busyReadAt !== null && calendar.busyReadAt > now - day
  try {
    const fetched = await fetchCalendar(env, url, isFresh ? calendar.busyEtag : null)
    await store(work, calendar, fetched, loadIcal, now)
  } catch (error) {
    const problem = error instanceof UnreadableCalendar ? error.message : 'The calendar could not be read.'
    if (!(error instanceof UnreadableCalendar))
      log('error', { message: 'A busy calendar could not be read.', organizationId, error: String(error) })
    const set = { busyProblem: problem.slice(0, 300), busyDueAt: sql`${now} + ${waitAfterFailure(now)}` }
    await commit(work, { failed: db.update(calendars).set(set).where(isStill(calendar)) }, none)
  }
}

/** Waits as long again as the calendar has been failing, so one that stays broken is asked less and less often. */
const waitAfterFailure = (now: number) =>
  sql`min(max(${interval}, ${now} - coalesce(${calendars.busyFailingSince}, ${now})), ${longestWait})`

/**
 * Counts as failing until the reading succeeds. If the Worker dies, the calendar is read again at once; after the
 * second time it is treated as failed, because its content may be the cause.
 */
const takeCalendar = (db: Database, organizationId: string, now: number) =>
  db
    .update(calendars)
    .set({
      busyFailingSince: sql`coalesce(${calendars.busyFailingSince}, ${now})`,
      busyProblem: sql`iif(${calendars.busyFailingSince} is null, null, coalesce(${calendars.busyProblem}, ${interrupted}))`,
      busyDueAt: sql`${now} + iif(${calendars.busyFailingSince} is null, ${jobLease}, ${waitAfterFailure(now)})`,
    })
    .where(and(eq(calendars.organizationId, organizationId), isNotNull(calendars.busyCalendarUrl)))
    .returning()

const interrupted = 'Reading it was interrupted.'

/** If the address changed in the meantime, this reading is dropped, because the change has queued another. */
const isStill = ({ organizationId, busyUrlHash, timeZone }: Calendar) =>
  and(
    eq(calendars.organizationId, organizationId),
    eq(calendars.busyUrlHash, busyUrlHash ?? ''),
    eq(calendars.timeZone, timeZone),
  )

async function store(work: Work, calendar: Calendar, fetched: Fetched, loadIcal: LoadIcal, now: number) {
  const { env, db } = work
  const confirmed = { busyConfirmedAt: now, busyFailingSince: null, busyProblem: null, busyDueAt: now + interval }
  if (fetched === 'unchanged')
    return commit(work, { confirmed: db.update(calendars).set(confirmed).where(isStill(calendar)) }, none)
  const { busyTimes } = await import('./busy-times')
  const { organizationId, timeZone, horizonDays } = calendar
  const range = { from: now - day, to: now + (horizonDays + reserveDays) * day, timeZone }
  const ownHost = new URL(needed(env, 'APP_URL')).host
  const intervals = await busyTimes(await loadIcal(), fetched.text, { ...range, ownHost })
  const months = byMonth(intervals, range.from, range.to)
  const still = sql`(
    select 1 from appointment_calendars where organization_id = ${organizationId}
      and busy_url_hash = ${calendar.busyUrlHash} and time_zone = ${timeZone}
  ) is not null`
  return commit(
    work,
    {
      dropped: db.delete(busyMonths).where(and(eq(busyMonths.organizationId, organizationId), still)),
      months: db.insert(busyMonths).select(sql`
        select ${organizationId}, listed.value ->> 'month', listed.value -> 'each'
        from json_each(${JSON.stringify(months)}) as listed where ${still}`),
      calendar: db
        .update(calendars)
        .set({ ...confirmed, busyEtag: fetched.etag, busyReadAt: now, revision: sql`${calendars.revision} + 1` })
        .where(isStill(calendar)),
    },
    none,
  )
}

function byMonth(intervals: Interval[], from: number, to: number) {
  const months = intervals.flatMap((interval) =>
    monthsBetween(Math.max(interval[0], from), Math.min(interval[1], to)).map((month) => ({ month, interval })),
  )
  return [...Map.groupBy(months, ({ month }) => month)].map(([month, touching]) => ({
    month,
    each: touching.map(({ interval }) => interval),
  }))
}

function monthsBetween(from: number, to: number) {
  const [first, last] = [monthNumber(from), monthNumber(to)]
  return Array.from({ length: last - first + 1 }, (_, index) => monthOf(Date.UTC(1970, first + index)))
}

function monthNumber(moment: number) {
  const date = new Date(moment)
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth()
}

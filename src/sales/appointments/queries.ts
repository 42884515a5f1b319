import { type AnyColumn, and, asc, eq, exists, getTableColumns, gte, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { hashToken } from '../../core/crypto'
import { commit, none, read, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { laterThan } from '../../core/database/database'
import { organizations } from '../../core/database/tables'
import { visitEnded } from '../../core/effects'
import { conflict, notFound } from '../../core/http/errors'
import { day } from '../../core/time'
import type { CalendarInput } from './calendar-schemas'
import { startBusyReading } from './fetch-busy'
import { appointmentLinks, appointments, busyMonths, calendars, feeds } from './tables'

export const appointmentVersion = appointments.id
export const calendarVersion = calendars.organizationId

export type Access = { organizationId: string } | { token: string }

/** A wrong token finds nothing, so it can't reveal whether the appointment exists. */
export function isAccessible(db: Database, id: string, access: Access): SQL | undefined {
  if ('organizationId' in access)
    return and(eq(appointments.id, id), eq(appointments.organizationId, access.organizationId))
  const link = db
    .select({ id: appointmentLinks.appointmentId })
    .from(appointmentLinks)
    .where(and(eq(appointmentLinks.tokenHash, hashToken(access.token)), eq(appointmentLinks.appointmentId, id)))
  return and(eq(appointments.id, id), exists(link))
}

export const findLink = (db: Database, token: string) =>
  db
    .select()
    .from(appointmentLinks)
    .where(eq(appointmentLinks.tokenHash, hashToken(token)))

const mailProblem = sql<string | null>`(
  select problem from mails where subject_id = appointments.id and mails.sequence = appointments.sequence
    and audience = 'homeowner' and problem is not null
    and (mails.status = 'waiting' or purpose <> 'appointment.reminder') limit 1
)`.as('mail_problem')

const appointmentColumns = { ...getTableColumns(appointments), mailProblem }

export const findAccessible = (db: Database, id: string, access: Access) =>
  db
    .select(appointmentColumns)
    .from(appointments)
    .where(isAccessible(db, id, access))

export async function getAppointment(db: Database, id: string, access: Access) {
  const [appointment] = await findAccessible(db, id, access)
  if (!appointment) throw notFound('appointment')
  return appointment
}

type Filter = {
  from?: number | undefined
  to?: number | undefined
  status?: (typeof appointments.$inferSelect)['status'] | undefined
  after?: { startsAt: number; id: string } | undefined
}

export const listAppointments = (
  db: Database,
  organizationId: string,
  { from, to, status, after }: Filter,
  limit: number,
) =>
  db
    .select(appointmentColumns)
    .from(appointments)
    .where(
      and(
        eq(appointments.organizationId, organizationId),
        status && eq(appointments.status, status),
        from === undefined ? undefined : gte(appointments.startsAt, from),
        to === undefined ? undefined : lt(appointments.startsAt, to),
        after && sql`(${appointments.startsAt}, ${appointments.id}) > (${after.startsAt}, ${after.id})`,
      ),
    )
    .orderBy(asc(appointments.startsAt), asc(appointments.id))
    .limit(limit + 1)

type Patch = { status?: 'completed' | 'no_show' | undefined; notes?: string | null | undefined }

export async function updateAppointment(work: Work, organizationId: string, id: string, patch: Patch, now: number) {
  const { db } = work
  const {
    updated,
    found: [appointment],
  } = await commit(
    work,
    {
      updated: db
        .update(appointments)
        .set({ ...patch, updatedAt: laterThan(appointments.updatedAt, now) })
        .where(
          and(
            eq(appointments.id, id),
            eq(appointments.organizationId, organizationId),
            patch.status && and(ne(appointments.status, 'cancelled'), lte(appointments.startsAt, now)),
          ),
        )
        .returning({ id: appointments.id }),
      found: findAccessible(db, id, { organizationId }),
    },
    patch.status ? [visitEnded(id, now)] : none,
  )
  if (!appointment) throw notFound('appointment')
  if (!updated.length)
    throw appointment.status === 'cancelled'
      ? conflict('appointment_cancelled', 'This visit was canceled, so it can’t have an outcome.')
      : conflict('appointment_not_begun', 'This visit hasn’t begun, so it can’t have an outcome yet.')
  return appointment
}

export function rotateFeed(work: Work, organizationId: string, keyHash: string, now: number) {
  const row = { keyHash, createdAt: now }
  const rotated = work.db
    .insert(feeds)
    .values({ organizationId, ...row })
    .onConflictDoUpdate({ target: feeds.organizationId, set: row })
  return commit(work, { rotated }, none)
}

const mostInFeed = 2000

export async function readFeed(db: Database, access: { organizationId: string } | { key: string }, now: number) {
  const organization =
    'key' in access
      ? sql`(select organization_id from appointment_feeds where key_hash = ${hashToken(access.key)})`
      : sql`${access.organizationId}`
  const {
    companies: [company],
    rows,
  } = await read(db, {
    companies: db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, organization)),
    rows: db
      .select()
      .from(appointments)
      .where(
        and(
          eq(appointments.organizationId, organization),
          gte(appointments.startsAt, now - 30 * day),
          ne(appointments.status, 'cancelled'),
        ),
      )
      .orderBy(asc(appointments.startsAt), asc(appointments.id))
      .limit(mostInFeed),
  })
  if (!company) throw notFound('feed')
  return { company: company.name, rows }
}

export async function getCalendar(db: Database, organizationId: string) {
  const [calendar] = await db.select().from(calendars).where(eq(calendars.organizationId, organizationId))
  if (!calendar) throw notFound('calendar')
  return calendar
}

/**
 * The busy times depend on the time zone and the horizon, so they are read again. Until then the old ones stay in
 * effect, unless they came from a different calendar.
 */
export async function putCalendar(
  work: Work,
  organizationId: string,
  { busyCalendarUrl: url, ...rules }: CalendarInput,
  encryptedUrl: string | null,
  now: number,
) {
  const { db } = work
  const busyUrlHash = url && hashToken(url)
  const row = {
    ...rules,
    busyCalendarUrl: encryptedUrl,
    busyUrlHash,
    busyEtag: null,
    busyDueAt: url === null ? null : now,
    updatedAt: now,
  }
  const isSame = sql`${calendars.busyUrlHash} is ${busyUrlHash}`
  const kept = (column: AnyColumn) => sql`iif(${isSame}, ${column}, null)`
  const isOther = sql`(select busy_url_hash from appointment_calendars where organization_id = ${organizationId}) is not ${busyUrlHash}`
  const {
    stored: [calendar],
  } = await commit(
    work,
    {
      dropped: db.delete(busyMonths).where(and(eq(busyMonths.organizationId, organizationId), isOther)),
      stored: db
        .insert(calendars)
        .values({ organizationId, revision: 1, createdAt: now, ...row })
        .onConflictDoUpdate({
          target: calendars.organizationId,
          set: {
            ...row,
            updatedAt: laterThan(calendars.updatedAt, now),
            busyReadAt: kept(calendars.busyReadAt),
            busyConfirmedAt: kept(calendars.busyConfirmedAt),
            busyFailingSince: kept(calendars.busyFailingSince),
            busyProblem: kept(calendars.busyProblem),
            revision: sql`${calendars.revision} + 1`,
          },
        })
        .returning(),
    },
    url === null ? none : [{ afterCommit: ({ env }) => startBusyReading(env, organizationId) }],
  )
  if (!calendar) throw new Error('The calendar was not stored.')
  return calendar
}

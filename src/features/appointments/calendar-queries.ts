import { type AnyColumn, and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { notFound } from '../../core/errors'
import { hashToken } from '../auth/tokens'
import type { CalendarInput } from './calendar-schemas'
import { busyMonths, calendars } from './tables'

export async function getCalendar(db: Database, organizationId: string) {
  const [calendar] = await db.select().from(calendars).where(eq(calendars.organizationId, organizationId))
  if (!calendar) throw notFound('calendar')
  return calendar
}

/**
 * The busy times depend on zone and horizon, so they are read again. Until then the old ones hold, unless they came
 * from another calendar.
 */
export async function putCalendar(
  db: Database,
  organizationId: string,
  { busyCalendarUrl: url, ...rules }: CalendarInput,
  encryptedUrl: string | null,
  now: number,
) {
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
  const [, [calendar]] = await db.batch([
    db.delete(busyMonths).where(and(eq(busyMonths.organizationId, organizationId), isOther)),
    db
      .insert(calendars)
      .values({ organizationId, revision: 1, createdAt: now, ...row })
      .onConflictDoUpdate({
        target: calendars.organizationId,
        set: {
          ...row,
          busyReadAt: kept(calendars.busyReadAt),
          busyConfirmedAt: kept(calendars.busyConfirmedAt),
          busyFailingSince: kept(calendars.busyFailingSince),
          busyProblem: kept(calendars.busyProblem),
          revision: sql`${calendars.revision} + 1`,
        },
      })
      .returning(),
  ])
  if (!calendar) throw new Error('The calendar was not stored.')
  return calendar
}

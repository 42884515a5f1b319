import { and, eq, exists, gt, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { day } from '../../core/time'
import { dropMails, emails } from '../../events/mails/write-mails'
import { longestWindow } from './rules'
import { appointments, seats } from './tables'
import type { VisitMail } from './write-mail'

type Window = { startsAt: number; endsAt: number; capacity: number }

export function hasSeat(db: Database, organizationId: string, { startsAt, endsAt, capacity }: Window, self?: string) {
  const taken = and(
    eq(seats.organizationId, organizationId),
    lt(seats.startsAt, endsAt),
    gt(seats.startsAt, startsAt - longestWindow),
    gt(seats.endsAt, startsAt),
    self === undefined ? undefined : ne(seats.appointmentId, self),
  )
  return sql`${db.$count(seats, taken)} < ${capacity}`
}

/** If someone else takes the same seat in between, the unique index fails the whole batch. */
export function takeSeat(
  db: Database,
  organizationId: string,
  appointmentId: string,
  { startsAt, endsAt, capacity }: Window,
  condition: SQL,
) {
  const numbers = JSON.stringify(Array.from({ length: capacity }, (_, number) => number))
  return db.insert(seats).select(sql`
    select ${organizationId}, ${startsAt}, listed.value, ${endsAt}, ${appointmentId} from json_each(${numbers}) as listed
    where ${condition} and not exists (
      select 1 from appointment_seats
      where organization_id = ${organizationId} and starts_at = ${startsAt} and seat = listed.value
    )
    order by listed.value limit 1`)
}

export const hasHappened = (db: Database, id: string, changeId: string) =>
  exists(
    db
      .select({ id: appointments.id })
      .from(appointments)
      .where(and(eq(appointments.id, id), eq(appointments.changeId, changeId))),
  )

type Purpose = VisitMail['purpose']

export function visitEmails(id: string, changeId: string, written: { purpose: Purpose; dueAt: number }[], now: number) {
  const isChange = sql`appointments.id = ${id} and appointments.change_id = ${changeId}`
  const toBoth = written.flatMap((mail) => audiences.map((audience) => ({ ...mail, audience })))
  const recipients = sql`
    select organization_id, presentation_id, sequence, 'homeowner' as audience, email as recipient
    from appointments where ${isChange} and email <> ''
    union all
    select appointments.organization_id, presentation_id, sequence, 'company', members.email
    from appointments cross join members
      on members.organization_id = appointments.organization_id and members.role = 'owner'
    where ${isChange}`
  return emails({ kind: 'appointment', id }, toBoth, recipients, now)
}

const audiences = ['homeowner', 'company'] as const

/** A reminder less than an hour after the booking would only repeat the confirmation. */
export const reminderOf = (startsAt: number, now: number) =>
  startsAt - day > now + day / 24 ? [{ purpose: 'appointment.reminder' as const, dueAt: startsAt - day }] : []

export const dropReminders = (db: Database, id: string, changeId: string) =>
  dropMails(db, id, 'appointment.reminder', hasHappened(db, id, changeId))

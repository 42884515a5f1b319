import { and, eq, exists, gt, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm'
import { type Database, newId } from '../../core/database'
import { log } from '../../core/log'
import { appointmentMails, appointments, type MailKind, seats } from './tables'

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

const longestWindow = 26 * 60 * 60 * 1000

/** If somebody else takes the same seat in between, the unique index fails the whole batch. */
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

export function recordMails(
  db: Database,
  id: string,
  changeId: string,
  mails: { kind: MailKind; dueAt: number }[],
  now: number,
) {
  const columns = sql`listed.value ->> 'kind', appointments.sequence, listed.value ->> 'dueAt', 0, 0, null, null, ${now}`
  const isChange = sql`appointments.id = ${id} and appointments.change_id = ${changeId}`
  const listed = JSON.stringify(mails)
  return db
    .insert(appointmentMails)
    .select(sql`
      select ${newId}, appointments.id, 'homeowner', appointments.email, ${columns}
      from json_each(${listed}) as listed cross join appointments where ${isChange}
      union all
      select ${newId}, appointments.id, 'company', users.email, ${columns}
      from json_each(${listed}) as listed cross join appointments
        cross join users on users.organization_id = appointments.organization_id and users.role = 'owner'
      where ${isChange}`)
    .onConflictDoNothing()
}

const day = 24 * 60 * 60 * 1000

/** A reminder less than an hour after the booking would only repeat the confirmation. */
export const reminderOf = (startsAt: number, now: number) =>
  startsAt - day > now + day / 24 ? [{ kind: 'reminder' as const, dueAt: startsAt - day }] : []

export const dropReminders = (db: Database, id: string, changeId: string) =>
  db
    .delete(appointmentMails)
    .where(
      and(
        eq(appointmentMails.appointmentId, id),
        eq(appointmentMails.kind, 'reminder'),
        isNull(appointmentMails.sentAt),
        hasHappened(db, id, changeId),
      ),
    )

export const dueMails = (db: Database, id: string, now: number) =>
  db
    .select({ id: appointmentMails.id })
    .from(appointmentMails)
    .where(
      and(
        eq(appointmentMails.appointmentId, id),
        lte(appointmentMails.dueAt, now),
        isNull(appointmentMails.sentAt),
        eq(appointmentMails.attemptCount, 0),
      ),
    )

export type SendMail = { kind: 'appointment-mail'; mailId: string }

export const mailMessage = (mailId: string): { body: SendMail } => ({ body: { kind: 'appointment-mail', mailId } })

/** Never throws: the mails are committed, and `sweepMails` finds those that the queue did not take. */
export async function queueMails(env: Env, ids: string[]) {
  try {
    for (let start = 0; start < ids.length; start += 100)
      await env.DELIVERIES.sendBatch(ids.slice(start, start + 100).map(mailMessage))
  } catch (error) {
    log('warn', { message: 'Mails wait for the schedule.', mails: ids.length, error: String(error) })
  }
}

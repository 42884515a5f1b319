import { and, eq, exists, ne, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { conflict, notFound } from '../../core/errors'
import { isoTime } from '../../core/shapes'
import { findWriter, requireWriter } from '../auth/queries'
import { recordEvent } from '../notifications/outbox'
import { type Access, findAccessible } from './access'
import { taken } from './book'
import { dropReminders, dueMails, hasHappened, hasSeat, recordMails, reminderOf, takeSeat } from './changes'
import { calendarStatements, isUnchanged, loadedOf } from './load-calendar'
import { type Appointment, appointments, type Calendar, seats } from './tables'
import type { FreeWindow } from './windows'

export function requireOpen({ status, startsAt }: Appointment, now: number) {
  if (status === 'cancelled') throw conflict('This appointment was cancelled. Book another.')
  if (status !== 'booked' || startsAt <= now) throw conflict('This appointment lies in the past.')
}

export async function reschedule(
  db: Database,
  { id, startsAt, access, sessionId }: { id: string; startsAt: number; access: Access; sessionId: string | undefined },
  now: number,
) {
  const organization = sql`(select organization_id from appointments where id = ${id})`
  const [writer, [appointment], ...rows] = await db.batch([
    findWriter(db, sessionId ?? '', now),
    findAccessible(db, id, access),
    ...calendarStatements(db, organization, startsAt, startsAt, id),
  ])
  if (sessionId !== undefined) requireWriter(writer)
  if (!appointment) throw notFound('appointment')
  requireOpen(appointment, now)
  if (appointment.startsAt === startsAt) return { appointment, mailIds: [] }
  const { calendar, busy, booked } = loadedOf(rows)
  if (!calendar) throw conflict('This company has no calendar any more, so ask it for another time.')
  const { findWindows } = await import('./windows')
  const [window] = findWindows(calendar, busy, booked, startsAt, startsAt + 1, now)
  if (!window) throw taken()
  return move(db, appointment, calendar, window, now)
}

/** The new seat is taken before the old one is let go; if that fails, nothing of the batch happens. */
async function move(db: Database, before: Appointment, calendar: Calendar, window: FreeWindow, now: number) {
  const { id, organizationId, presentationId, deckId, sequence } = before
  const changeId = crypto.randomUUID()
  const isAsBefore = db
    .select({ id: appointments.id })
    .from(appointments)
    .where(and(eq(appointments.id, id), eq(appointments.changeId, before.changeId)))
  const mayMove = sql`${isUnchanged(calendar)} and ${hasSeat(db, organizationId, window, id)} and ${exists(isAsBefore)}`
  const newSeat = db
    .select({ seat: seats.seat })
    .from(seats)
    .where(and(eq(seats.appointmentId, id), eq(seats.startsAt, window.startsAt)))
  const happened = hasHappened(db, id, changeId)
  const mails = [{ kind: 'change' as const, dueAt: now }, ...reminderOf(window.startsAt, now)]
  const data = {
    appointmentId: id,
    presentationId,
    startsAt: isoTime(window.startsAt),
    previousStartsAt: isoTime(before.startsAt),
  }
  const [, updated, , , , , due] = await db.batch([
    takeSeat(db, organizationId, id, window, mayMove),
    db
      .update(appointments)
      .set({
        startsAt: window.startsAt,
        endsAt: window.endsAt,
        timeZone: calendar.timeZone,
        sequence: sequence + 1,
        changeId,
        updatedAt: now,
      })
      .where(and(eq(appointments.id, id), eq(appointments.changeId, before.changeId), exists(newSeat)))
      .returning(),
    db.delete(seats).where(and(eq(seats.appointmentId, id), ne(seats.startsAt, window.startsAt), happened)),
    dropReminders(db, id, changeId),
    recordEvent(db, { type: 'appointment.rescheduled', organizationId, deckId, data }, now, happened),
    recordMails(db, id, changeId, mails, now),
    dueMails(db, id, now),
  ])
  const [appointment] = updated
  if (!appointment) throw taken()
  return { appointment, mailIds: due.map((mail) => mail.id) }
}

import { and, eq, exists, gt, ne, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { commit, none, read, type Work } from '../../core/database/commit'
import { insertWhere, laterThan } from '../../core/database/database'
import { deleteSome } from '../../core/database/table-rules'
import { visitBooked, visitEnded } from '../../core/effects'
import type { Caller } from '../../core/http/context'
import { conflict, notFound } from '../../core/http/errors'
import { isoTime } from '../../core/http/shapes'
import { defineSweep, rowIf } from '../../core/jobs/define-job'
import { deletedPresentationDays } from '../../core/limits'
import { day } from '../../core/time'
import { hasMails, removeMails } from '../../events/mails/queries'
import { event } from '../../events/outbox/outbox'
import { taken } from './book'
import { linksEndAt } from './links'
import { calendarStatements, isUnchanged, loadedOf, noticeFor } from './load-calendar'
import { type Access, findAccessible, isAccessible } from './queries'
import { dropReminders, hasHappened, hasSeat, reminderOf, takeSeat, visitEmails } from './seats'
import {
  type Appointment,
  appointmentChanges,
  appointmentLinks,
  appointments,
  type Calendar,
  seats,
  type VisitChange,
} from './tables'
import type { FreeWindow } from './windows'

type Cancelling = { id: string; access: Access; caller?: Caller | undefined; reason: string | null }

export async function cancel(work: Work, { id, access, caller, reason }: Cancelling, now: number) {
  const { db } = work
  const changeId = crypto.randomUUID()
  const happened = hasHappened(db, id, changeId)
  const column = (name: string) => sql`(select ${sql.raw(name)} from appointments where id = ${id})`
  const data = sql`(
    select json_object('appointmentId', id, 'presentationId', presentation_id,
      'startsAt', strftime('%Y-%m-%dT%H:%M:%S.000Z', starts_at / 1000, 'unixepoch'))
    from appointments where id = ${id}
  )`
  const told = {
    type: 'appointment.cancelled',
    organizationId: column('organization_id'),
    deckId: column('deck_id'),
    data,
  } as const
  const {
    cancelled,
    found: [appointment],
  } = await commit(
    work,
    {
      cancelled: db
        .update(appointments)
        .set({
          status: 'cancelled',
          cancelReason: reason,
          cancelledAt: now,
          sequence: sql`${appointments.sequence} + 1`,
          changeId,
          updatedAt: laterThan(appointments.updatedAt, now),
        })
        .where(and(isAccessible(db, id, access), eq(appointments.status, 'booked'), gt(appointments.startsAt, now)))
        .returning({ id: appointments.id }),
      recorded: record(work, id, changeId, { kind: 'cancelled', caller }, now),
      seat: db.delete(seats).where(and(eq(seats.appointmentId, id), happened)),
      reminders: dropReminders(db, id, changeId),
      found: findAccessible(db, id, access),
    },
    [
      visitEmails(id, changeId, [{ purpose: 'appointment.cancellation', dueAt: now }], now),
      event(told, now, happened),
      visitEnded(id, now),
    ],
  )
  if (!appointment) throw notFound('appointment')
  if (!cancelled.length)
    throw appointment.status === 'cancelled'
      ? conflict('appointment_cancelled', 'This visit was already canceled.')
      : isOver()
  return appointment
}

/** Follows the update, so that the row has the new time and sequence. */
const record = (
  { db }: Work,
  id: string,
  changeId: string,
  { kind, caller, previousStartsAt }: { kind: VisitChange; caller: Caller | undefined; previousStartsAt?: number },
  now: number,
) =>
  insertWhere(
    db,
    appointmentChanges,
    {
      appointmentId: sql`${appointments.id}`,
      sequence: sql`${appointments.sequence}`,
      ...{ kind, at: now, startsAt: sql`${appointments.startsAt}` },
      previousStartsAt: previousStartsAt ?? sql`${appointments.startsAt}`,
      authorName: caller?.name ?? null,
    },
    sql`${appointments.id} = ${id} and ${appointments.changeId} = ${changeId}`,
    sql`from ${appointments}`,
  )

function requireOpen({ status, startsAt }: Appointment, now: number) {
  if (status === 'cancelled') throw conflict('appointment_cancelled', 'This visit was canceled. Book another.')
  if (status !== 'booked' || startsAt <= now) throw isOver()
}

const isOver = () => conflict('appointment_over', 'This visit is in the past, so it can’t be changed.')

type Moving = {
  id: string
  startsAt: number
  access: Access
  caller?: Caller | undefined
  ignoreNotice?: boolean | undefined
}

export async function reschedule(work: Work, { id, startsAt, access, caller, ignoreNotice }: Moving, now: number) {
  const { db } = work
  const organization = sql`(select organization_id from appointments where id = ${id})`
  const {
    found: [appointment],
    ...loaded
  } = await read(db, {
    found: findAccessible(db, id, access),
    ...calendarStatements(db, organization, startsAt, startsAt, id),
  })
  if (!appointment) throw notFound('appointment')
  requireOpen(appointment, now)
  if (appointment.startsAt === startsAt) return appointment
  const { calendar, busy, booked } = loadedOf(loaded)
  if (!calendar)
    throw conflict('no_calendar', 'This company no longer has a calendar. Contact the company to change the time.')
  const { findWindows } = await import('./windows')
  const [window] = findWindows(noticeFor(calendar, caller, ignoreNotice), busy, booked, startsAt, startsAt + 1, now)
  if (!window) throw taken()
  return move(work, appointment, { calendar, window, caller }, now)
}

/** Takes the new seat before releasing the old one. If that fails, nothing in the batch happens. */
async function move(
  work: Work,
  before: Appointment,
  { calendar, window, caller }: { calendar: Calendar; window: FreeWindow; caller: Caller | undefined },
  now: number,
) {
  const { db } = work
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
  const mails = [{ purpose: 'appointment.change' as const, dueAt: now }, ...reminderOf(window.startsAt, now)]
  const data = {
    appointmentId: id,
    presentationId,
    startsAt: isoTime(window.startsAt),
    previousStartsAt: isoTime(before.startsAt),
  }
  const {
    updated: [appointment],
  } = await commit(
    work,
    {
      seat: takeSeat(db, organizationId, id, window, mayMove),
      updated: db
        .update(appointments)
        .set({
          startsAt: window.startsAt,
          endsAt: window.endsAt,
          linksEndAt: linksEndAt(window.endsAt),
          timeZone: calendar.timeZone,
          sequence: sequence + 1,
          changeId,
          updatedAt: laterThan(appointments.updatedAt, now),
        })
        .where(and(eq(appointments.id, id), eq(appointments.changeId, before.changeId), exists(newSeat)))
        .returning(),
      recorded: record(work, id, changeId, { kind: 'moved', caller, previousStartsAt: before.startsAt }, now),
      left: db.delete(seats).where(and(eq(seats.appointmentId, id), ne(seats.startsAt, window.startsAt), happened)),
      reminders: dropReminders(db, id, changeId),
    },
    [
      visitEmails(id, changeId, mails, now),
      event({ type: 'appointment.rescheduled', organizationId, deckId, data }, now, happened),
      visitBooked(id, now),
    ],
  )
  if (!appointment) throw taken()
  return appointment
}

const appointmentsAtOnce = 100

/** Removes canceled appointments whose presentation is gone. Those that took place or will are kept. */
export const removeCancelledAppointmentsJob = defineSweep({
  kind: 'remove-cancelled-appointments',
  due: (db, _env, now) => rowIf(db, sql`exists ${cancelledBefore(now - deletedPresentationDays * day)}`),
  run: (work, _rows, now) => removeCancelled(work, now - deletedPresentationDays * day),
})

const cancelledBefore = (time: number) => sql`(
  select id from appointments
  where presentation_id is null and status = 'cancelled' and cancelled_at < ${time}
  order by cancelled_at limit ${appointmentsAtOnce}
)`

function removeCancelled(work: Work, before: number) {
  const { db } = work
  const forgotten = cancelledBefore(before)
  const areTheirs = sql`appointment_id in ${forgotten}`
  const has = (table: SQLiteTable) => sql`exists (select 1 from ${table} where appointment_id = ${appointments.id})`
  const isLeft = sql`${hasMails(appointments.id)} or ${has(appointmentLinks)} or ${has(appointmentChanges)} or ${has(seats)}`
  return commit(
    work,
    {
      mails: removeMails(db, forgotten),
      links: deleteSome(db, appointmentLinks, areTheirs),
      changes: deleteSome(db, appointmentChanges, areTheirs),
      seats: deleteSome(db, seats, areTheirs),
      appointments: db.run(sql`delete from appointments where id in ${forgotten} and not (${isLeft})`),
    },
    none,
  )
}

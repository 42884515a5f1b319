import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { conflict, notFound } from '../../core/errors'
import { recordEvent } from '../notifications/outbox'
import { type Access, findAccessible, isAccessible } from './access'
import { dropReminders, dueMails, hasHappened, recordMails } from './changes'
import { appointments, seats } from './tables'

export async function cancel(
  db: Database,
  { id, access, reason }: { id: string; access: Access; reason: string | null },
  now: number,
) {
  const changeId = crypto.randomUUID()
  const happened = hasHappened(db, id, changeId)
  const column = (name: string) => sql`(select ${sql.raw(name)} from appointments where id = ${id})`
  const data = sql`(
    select json_object('appointmentId', id, 'presentationId', presentation_id,
      'startsAt', strftime('%Y-%m-%dT%H:%M:%S.000Z', starts_at / 1000, 'unixepoch'))
    from appointments where id = ${id}
  )`
  const event = {
    type: 'appointment.cancelled',
    organizationId: column('organization_id'),
    deckId: column('deck_id'),
    data,
  } as const
  const [cancelled, , , , , found, due] = await db.batch([
    db
      .update(appointments)
      .set({
        status: 'cancelled',
        cancelReason: reason,
        cancelledAt: now,
        sequence: sql`${appointments.sequence} + 1`,
        changeId,
        updatedAt: now,
      })
      .where(and(isAccessible(db, id, access), eq(appointments.status, 'booked'), gt(appointments.startsAt, now)))
      .returning({ id: appointments.id }),
    db.delete(seats).where(and(eq(seats.appointmentId, id), happened)),
    dropReminders(db, id, changeId),
    recordEvent(db, event, now, happened),
    recordMails(db, id, changeId, [{ kind: 'cancellation', dueAt: now }], now),
    findAccessible(db, id, access),
    dueMails(db, id, now),
  ])
  const [appointment] = found
  if (!appointment) throw notFound('appointment')
  if (!cancelled.length)
    throw conflict(
      appointment.status === 'cancelled'
        ? 'This appointment was cancelled already.'
        : 'This appointment lies in the past.',
    )
  return { appointment, mailIds: due.map((mail) => mail.id) }
}

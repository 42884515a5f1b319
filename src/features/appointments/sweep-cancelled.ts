import { sql } from 'drizzle-orm'
import { primaryDatabase, statement } from '../../core/database'
import { deleteSome } from '../../core/delete-some'

const day = 24 * 60 * 60 * 1000
const appointmentsAtOnce = 100

/** Cancelled appointments whose presentation is gone. Those that were or will be held are kept. */
export async function sweepCancelledAppointments(env: Env, now: number) {
  const db = primaryDatabase(env)
  const forgotten = sql`(
    select id from appointments
    where presentation_id is null and status = 'cancelled' and cancelled_at < ${now - env.DELETED_PRESENTATION_DAYS * day}
    order by cancelled_at limit ${appointmentsAtOnce}
  )`
  const areTheirs = sql`appointment_id in ${forgotten}`
  const has = (table: string) => sql`exists (select 1 from ${sql.raw(table)} where appointment_id = appointments.id)`
  const isLeft = sql`${has('appointment_mails')} or ${has('appointment_links')} or ${has('appointment_seats')}`
  await db.batch([
    deleteSome(db, 'appointment_mails', 'id', areTheirs),
    deleteSome(db, 'appointment_links', 'token_hash', areTheirs),
    deleteSome(db, 'appointment_seats', 'organization_id, starts_at, seat', areTheirs),
    statement(db, sql`delete from appointments where id in ${forgotten} and not (${isLeft})`),
  ])
}

import { and, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { hashToken } from '../auth/tokens'
import { appointmentLinks, appointments } from './tables'

/** Who asks: the company, or whoever has the link of a mail. */
export type Access = { organizationId: string } | { token: string }

/** A wrong token finds nothing, as if there were no such appointment. */
export function isAccessible(db: Database, id: string, access: Access): SQL | undefined {
  if ('organizationId' in access)
    return and(eq(appointments.id, id), eq(appointments.organizationId, access.organizationId))
  const link = db
    .select({ id: appointmentLinks.appointmentId })
    .from(appointmentLinks)
    .where(and(eq(appointmentLinks.tokenHash, hashToken(access.token)), eq(appointmentLinks.appointmentId, id)))
  return and(eq(appointments.id, id), exists(link))
}

/** Why a mail about the appointment as it is now has not gone out to the homeowner. */
const mailProblem = sql<string | null>`(
  select problem from appointment_mails where appointment_id = appointments.id and sequence = appointments.sequence
    and audience = 'homeowner' and problem is not null and (sent_at is null or kind <> 'reminder') limit 1
)`.as('mail_problem')

export const appointmentColumns = { ...getTableColumns(appointments), mailProblem }

export const findAccessible = (db: Database, id: string, access: Access) =>
  db
    .select(appointmentColumns)
    .from(appointments)
    .where(isAccessible(db, id, access))

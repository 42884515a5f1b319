import { and, eq, exists, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { hashToken } from '../auth/tokens'
import { appointmentLinks, appointments } from './tables'

export type Access = { organizationId: string } | { token: string }

/** A wrong token finds nothing, so that it cannot tell whether there is such an appointment. */
export function isAccessible(db: Database, id: string, access: Access): SQL | undefined {
  if ('organizationId' in access)
    return and(eq(appointments.id, id), eq(appointments.organizationId, access.organizationId))
  const link = db
    .select({ id: appointmentLinks.appointmentId })
    .from(appointmentLinks)
    .where(and(eq(appointmentLinks.tokenHash, hashToken(access.token)), eq(appointmentLinks.appointmentId, id)))
  return and(eq(appointments.id, id), exists(link))
}

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

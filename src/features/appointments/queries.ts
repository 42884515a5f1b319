import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { conflict, notFound } from '../../core/errors'
import { organizations } from '../auth/tables'
import { hashToken } from '../auth/tokens'
import { type Access, appointmentColumns, findAccessible } from './access'
import { appointments, feeds } from './tables'

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

export async function updateAppointment(db: Database, organizationId: string, id: string, patch: Patch, now: number) {
  const access = { organizationId }
  const [updated, found] = await db.batch([
    db
      .update(appointments)
      .set({ ...patch, updatedAt: now })
      .where(
        and(
          eq(appointments.id, id),
          eq(appointments.organizationId, organizationId),
          patch.status && ne(appointments.status, 'cancelled'),
        ),
      )
      .returning({ id: appointments.id }),
    findAccessible(db, id, access),
  ])
  const [appointment] = found
  if (!appointment) throw notFound('appointment')
  if (!updated.length) throw conflict('This appointment was cancelled, so nobody can have come or not come.')
  return appointment
}

export async function rotateFeed(db: Database, organizationId: string, keyHash: string, now: number) {
  const row = { keyHash, createdAt: now }
  await db
    .insert(feeds)
    .values({ organizationId, ...row })
    .onConflictDoUpdate({ target: feeds.organizationId, set: row })
}

const day = 24 * 60 * 60 * 1000
const mostInFeed = 2000

export async function readFeed(db: Database, access: { organizationId: string } | { key: string }, now: number) {
  const organization =
    'key' in access
      ? sql`(select organization_id from appointment_feeds where key_hash = ${hashToken(access.key)})`
      : sql`${access.organizationId}`
  const [[company], rows] = await db.batch([
    db.select({ name: organizations.name }).from(organizations).where(eq(organizations.id, organization)),
    db
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
  ])
  if (!company) throw notFound('feed')
  return { company: company.name, rows }
}

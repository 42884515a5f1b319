import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { organizations } from '../auth/tables'
import { type Access, findAccessible } from './access'
import { calendarStatements, loadedOf } from './load-calendar'

const day = 24 * 60 * 60 * 1000
const shownDays = 31

const organizationOf = (id: string) => sql`(select organization_id from appointments where id = ${id})`

const companyOf = (db: Database, id: string) =>
  db
    .select({ company: organizations.name })
    .from(organizations)
    .where(eq(organizations.id, organizationOf(id)))

export async function loadPage(db: Database, id: string, access: Access, now: number) {
  const to = now + shownDays * day
  const [[appointment], [named], ...rows] = await db.batch([
    findAccessible(db, id, access),
    companyOf(db, id),
    ...calendarStatements(db, organizationOf(id), now, to, id),
  ])
  if (!appointment || !named) return undefined
  const { calendar, busy, booked } = loadedOf(rows)
  const { findWindows } = await import('./windows')
  return {
    appointment,
    company: named.company,
    windows: calendar ? findWindows(calendar, busy, booked, now, to, now) : [],
  }
}

export async function loadFile(db: Database, id: string, access: Access) {
  const [[appointment], [named]] = await db.batch([findAccessible(db, id, access), companyOf(db, id)])
  return appointment && named && { appointment, company: named.company }
}

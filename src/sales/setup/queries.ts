import { and, eq, isNull, sql } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { organizations } from '../../core/database/tables'
import { notFound } from '../../core/http/errors'
import { branding } from '../../decks/branding/tables'
import { presentations } from '../../decks/presentations/tables'
import { productData } from '../../decks/prices/tables'
import { calendars } from '../appointments/tables'
import { reminderRules } from '../reminders/tables'
import { roofPricing } from '../roofs/tables'

/** Looks only for the first row of each kind, so it takes as long for a large company as for a small one. */
export async function findSetup(db: Database, organizationId: string) {
  const yes = sql<number>`1`.as('yes')
  const found = await read(db, {
    company: db
      .select({ address: organizations.address })
      .from(organizations)
      .where(eq(organizations.id, organizationId)),
    hours: db
      .select({ yes })
      .from(calendars)
      .where(and(eq(calendars.organizationId, organizationId), sql`json_array_length(${calendars.weekly}) > 0`)),
    phone: db
      .select({ yes })
      .from(branding)
      .where(and(eq(branding.organizationId, organizationId), sql`${branding.contact} ->> '$.phone' <> ''`))
      .limit(1),
    deckPrices: db.select({ yes }).from(productData).where(eq(productData.organizationId, organizationId)).limit(1),
    roofPrices: db.select({ yes }).from(roofPricing).where(eq(roofPricing.organizationId, organizationId)).limit(1),
    link: db
      .select({ yes })
      .from(presentations)
      .where(and(eq(presentations.organizationId, organizationId), isNull(presentations.deletedAt)))
      .limit(1),
    reminders: db.select({ yes }).from(reminderRules).where(eq(reminderRules.organizationId, organizationId)).limit(1),
  })
  const [company] = found.company
  if (!company) throw notFound('organization')
  const isThere = (rows: unknown[]) => rows.length > 0
  return {
    hasHours: isThere(found.hours),
    hasAddress: Boolean(company.address),
    hasPhone: isThere(found.phone),
    hasPrices: isThere(found.deckPrices) || isThere(found.roofPrices),
    hasLink: isThere(found.link),
    hasReminders: isThere(found.reminders),
  }
}

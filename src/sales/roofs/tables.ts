import { isNotNull } from 'drizzle-orm'
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations, times } from '../../core/database/tables'
import { presentations } from '../../decks/presentations/tables'
import type { Pricing } from './pricing-schemas'
import type { Lines, Source, Structure, Warning } from './roof'

export type Imagery = {
  quality: string | null
  date: string | null
  latitude: number
  longitude: number
  distanceMeters: number
  missedAreaSquareFeet: number | null
}

export type Raw = { [member: string]: unknown }

export const roofMeasurements = sqliteTable(
  'roof_measurements',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    presentationId: text().references(() => presentations.id, { onDelete: 'set null' }),
    address: text(),
    source: text().$type<Source>().notNull(),
    measuredAt: integer(),
    /** The source's confidence in the whole; each number also has its own. */
    confidence: real(),
    structures: text({ mode: 'json' }).$type<Structure[]>().notNull(),
    lines: text({ mode: 'json' }).$type<Lines>().notNull(),
    imagery: text({ mode: 'json' }).$type<Imagery>(),
    /** Only the source's warnings. Contradictions between numbers are found when the roof is read. */
    warnings: text({ mode: 'json' }).$type<Warning[]>().notNull(),
    /** The whole input, because parts of it fit no other column. */
    raw: text({ mode: 'json' }).$type<Raw>(),
    /** Raised when the numbers change, so that a quote can say which numbers it used. */
    revision: integer().notNull(),
    confirmedAt: integer(),
    confirmedBy: text(),
    /** Set when its presentation is gone. The roof then forgets whose it is, unless it was assigned to another one. */
    forgetAt: integer(),
    ...times,
  },
  (table) => [
    index('roof_measurements_organization').on(table.organizationId, table.createdAt, table.id),
    index('roof_measurements_forgotten').on(table.forgetAt).where(isNotNull(table.forgetAt)),
    index('roof_measurements_presentation').on(table.presentationId, table.createdAt, table.id),
  ],
)

export type RoofMeasurement = typeof roofMeasurements.$inferSelect

export const roofPricing = sqliteTable('roof_pricing', {
  organizationId: text()
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  pricing: text({ mode: 'json' }).$type<Pricing>().notNull(),
  /** Raised by each PUT, so that a quote can say which prices it used. */
  revision: integer().notNull(),
  updatedAt: integer().notNull(),
})

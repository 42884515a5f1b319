import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { times } from '../../core/columns'
import { organizations } from '../auth/tables'
import { presentations } from '../presentations/tables'
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
    /** As it came for the whole; each number keeps its own. */
    confidence: real(),
    structures: text({ mode: 'json' }).$type<Structure[]>().notNull(),
    lines: text({ mode: 'json' }).$type<Lines>().notNull(),
    imagery: text({ mode: 'json' }).$type<Imagery>(),
    /** Those of the source; contradictions between the numbers are found when they are read. */
    warnings: text({ mode: 'json' }).$type<Warning[]>().notNull(),
    /** All that it was read from, because some of it has no place in the other columns. */
    raw: text({ mode: 'json' }).$type<Raw>(),
    /** Raised when the numbers change, so that a quote knows which of them it was made from. */
    revision: integer().notNull(),
    confirmedAt: integer(),
    confirmedBy: text(),
    ...times,
  },
  (table) => [
    index('roof_measurements_organization').on(table.organizationId, table.createdAt, table.id),
    index('roof_measurements_presentation').on(table.presentationId, table.createdAt, table.id),
  ],
)

export type RoofMeasurement = typeof roofMeasurements.$inferSelect

export const roofPricing = sqliteTable('roof_pricing', {
  organizationId: text()
    .primaryKey()
    .references(() => organizations.id, { onDelete: 'cascade' }),
  pricing: text({ mode: 'json' }).$type<Pricing>().notNull(),
  /** Raised by each PUT, so that a quote knows which prices it was made from. */
  revision: integer().notNull(),
  updatedAt: integer().notNull(),
})

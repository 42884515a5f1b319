import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import type { FinancingTerms } from '../../core/money'
import { presentations } from '../../decks/presentations/tables'
import type { Pricing } from '../roofs/pricing-schemas'
import type { Roof, Source } from '../roofs/roof'
import type { QuoteTiers } from './price'

export type FrozenRoof = Roof & { source: Source; address: string | null; revision: number; confirmedAt: number | null }

/** A quote never changes. A different roof or new prices make a new one, and the highest number is valid. */
export const quotes = sqliteTable(
  'quotes',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** No foreign key, because the quote outlives the measurement and holds a copy of it. */
    roofMeasurementId: text().notNull(),
    roof: text({ mode: 'json' }).$type<FrozenRoof>().notNull(),
    pricing: text({ mode: 'json' }).$type<Pricing>().notNull(),
    pricingRevision: integer().notNull(),
    layers: integer().notNull(),
    stories: integer().notNull(),
    tiers: text({ mode: 'json' }).$type<QuoteTiers>().notNull(),
    financing: text({ mode: 'json' }).$type<FinancingTerms>(),
    validUntil: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('quotes_presentation').on(table.presentationId, table.number),
    index('quotes_organization').on(table.organizationId, table.presentationId),
  ],
)

export type Quote = typeof quotes.$inferSelect

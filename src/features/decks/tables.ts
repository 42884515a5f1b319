import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../auth/tables'

export type DeckMetadata = { deckContext: string | null; [member: string]: unknown }

export const decks = sqliteTable(
  'decks',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    isActive: integer({ mode: 'boolean' }).notNull(),
    metadata: text({ mode: 'json' }).$type<DeckMetadata>().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [index('decks_organization').on(table.organizationId, table.createdAt, table.id)],
)

export type Deck = typeof decks.$inferSelect

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { times } from '../../core/columns'
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
    ...times,
  },
  (table) => [index('decks_organization').on(table.organizationId, table.createdAt, table.id)],
)

/** What every table under a deck begins with: the deck, and the organization that each statement asks for. */
export const underDeck = {
  id: text().primaryKey(),
  deckId: text()
    .notNull()
    .references(() => decks.id, { onDelete: 'cascade' }),
  organizationId: text()
    .notNull()
    .references(() => organizations.id, { onDelete: 'cascade' }),
}

export type Deck = typeof decks.$inferSelect

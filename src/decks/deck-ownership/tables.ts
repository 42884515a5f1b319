import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations, times } from '../../core/database/tables'

export const posterShows = ['name', 'address', 'nothing'] as const
export type PosterShows = (typeof posterShows)[number]

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
    voiceId: text(),
    posterShows: text({ enum: posterShows }).notNull().default('name'),
    metadata: text({ mode: 'json' }).$type<DeckMetadata>().notNull(),
    /** Triggers raise it whenever the deck or a row under it changes. */
    revision: integer().notNull().default(1),
    revisedAt: integer().notNull().default(0),
    /** The size as JSON of all rows in its manifest; triggers keep it. */
    bytes: integer().notNull().default(0),
    ...times,
    /** From then on nobody finds the deck, and a job removes the rest of it. */
    deletedAt: integer(),
    /** What the company's own system calls it. That of a deleted one is taken from it by who wants it next. */
    externalId: text(),
  },
  (table) => [
    uniqueIndex('decks_external').on(table.organizationId, table.externalId).where(isNotNull(table.externalId)),
    index('decks_organization').on(table.organizationId, table.createdAt, table.id),
    index('decks_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
)

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

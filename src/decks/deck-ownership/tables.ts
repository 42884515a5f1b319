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
    /** Raised by triggers whenever the deck or a row under it changes. */
    revision: integer().notNull().default(1),
    revisedAt: integer().notNull().default(0),
    /** The size of all rows in its manifest as JSON, kept up to date by triggers. */
    bytes: integer().notNull().default(0),
    ...times,
    /** From this time on, the deck can't be found, and a job removes the rest of it. */
    deletedAt: integer(),
    /** The deck's id in the company's own system. A deleted deck loses it when another row claims it. */
    externalId: text(),
    /** Whether the company sees who is watching, and can join them. */
    isLive: integer({ mode: 'boolean' }).notNull().default(true),
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

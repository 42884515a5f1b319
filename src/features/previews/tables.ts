import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../auth/tables'
import { decks } from '../decks/tables'

export const deckPreviews = sqliteTable(
  'deck_previews',
  {
    deckId: text()
      .primaryKey()
      .references(() => decks.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** Named by what the picture shows; null until there is one. */
    storageKey: text(),
    /** Null where the picture is too large for the page, or there is none. */
    posterKey: text(),
    /** A trigger sets it whenever the deck changes, so that somebody looks whether the preview still fits. */
    dueAt: integer(),
    /** Counted since the deck last changed. */
    attempts: integer().notNull().default(0),
  },
  (table) => [
    index('deck_previews_organization').on(table.organizationId),
    index('deck_previews_due').on(table.dueAt).where(isNotNull(table.dueAt)),
  ],
)

export type DeckPreview = typeof deckPreviews.$inferSelect

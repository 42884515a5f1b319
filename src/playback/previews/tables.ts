import { isNotNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import { decks } from '../../decks/deck-ownership/tables'

export const deckPreviews = sqliteTable(
  'deck_previews',
  {
    deckId: text()
      .primaryKey()
      .references(() => decks.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    /** The key is a hash of what the picture shows; null until it is drawn. */
    storageKey: text(),
    /** Null if there is no picture, or if it is too large for the page. */
    posterKey: text(),
    /** Set at every change of the deck, so that a job checks whether the preview is still current. */
    dueAt: integer(),
    attempts: integer().notNull().default(0),
  },
  (table) => [
    index('deck_previews_organization').on(table.organizationId),
    index('deck_previews_due').on(table.dueAt).where(isNotNull(table.dueAt)),
  ],
)

export type DeckPreview = typeof deckPreviews.$inferSelect

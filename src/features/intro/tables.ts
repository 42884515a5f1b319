import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../auth/tables'
import { decks } from '../decks/tables'

export const intros = sqliteTable(
  'intros',
  {
    id: text().primaryKey(),
    deckId: text()
      .notNull()
      .references(() => decks.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    script: text(),
    audioUrl: text(),
    posterImg: text(),
    isSkippable: integer({ mode: 'boolean' }).notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('intros_deck').on(table.deckId),
    index('intros_organization').on(table.organizationId, table.deckId),
  ],
)

export type Intro = typeof intros.$inferSelect

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { times } from '../../core/database/tables'
import { underDeck } from '../deck-ownership/tables'

export const intros = sqliteTable(
  'intros',
  {
    ...underDeck,
    title: text().notNull(),
    script: text(),
    audioUrl: text(),
    posterImg: text(),
    posterPortraitImg: text(),
    isSkippable: integer({ mode: 'boolean' }).notNull(),
    ...times,
  },
  (table) => [
    uniqueIndex('intros_deck').on(table.deckId),
    index('intros_organization').on(table.organizationId, table.deckId),
  ],
)

export type Intro = typeof intros.$inferSelect

import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../auth/tables'
import { decks } from '../decks/tables'

export const qaSettings = sqliteTable(
  'qa_settings',
  {
    id: text().primaryKey(),
    deckId: text()
      .notNull()
      .references(() => decks.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    resumePromptText: text(),
    resumeVoiceId: text(),
    resumeAudioUrl: text(),
    transitionPromptText: text(),
    transitionVoiceId: text(),
    transitionAudioUrl: text(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('qa_settings_deck').on(table.deckId),
    index('qa_settings_organization').on(table.organizationId, table.deckId),
  ],
)

export type QaSettings = typeof qaSettings.$inferSelect

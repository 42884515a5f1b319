import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { times } from '../../core/database/tables'
import { underDeck } from '../deck-ownership/tables'

export const qaSettings = sqliteTable(
  'qa_settings',
  {
    ...underDeck,
    resumePromptText: text(),
    resumeVoiceId: text(),
    resumeAudioUrl: text(),
    transitionPromptText: text(),
    transitionVoiceId: text(),
    transitionAudioUrl: text(),
    ...times,
  },
  (table) => [
    uniqueIndex('qa_settings_deck').on(table.deckId),
    index('qa_settings_organization').on(table.organizationId, table.deckId),
  ],
)

export type QaSettings = typeof qaSettings.$inferSelect

import { isNotNull, isNull } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { times } from '../../core/columns'
import { underDeck } from '../decks/tables'
import type { HomeownerData, LanguageSettings, VoiceSettings } from './schemas'

export const presentations = sqliteTable(
  'presentations',
  {
    ...underDeck,
    homeownerData: text({ mode: 'json' }).$type<HomeownerData>().notNull(),
    voiceSettings: text({ mode: 'json' }).$type<VoiceSettings>().notNull(),
    languageSettings: text({ mode: 'json' }).$type<LanguageSettings>().notNull(),
    ...times,
    deletedAt: integer(),
  },
  (table) => [
    index('presentations_organization')
      .on(table.organizationId, table.createdAt, table.id)
      .where(isNull(table.deletedAt)),
    index('presentations_deck').on(table.deckId, table.createdAt, table.id).where(isNull(table.deletedAt)),
    index('presentations_deck_all').on(table.deckId, table.organizationId, table.deletedAt),
    index('presentations_organization_all').on(table.organizationId, table.deckId),
    index('presentations_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
)

export type Presentation = typeof presentations.$inferSelect

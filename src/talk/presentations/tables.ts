import { isNotNull, isNull, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { times } from '../../core/database/tables'
import { underDeck } from '../deck-ownership/tables'
import type { HomeownerData, LanguageSettings, VoiceSettings } from './schemas'
import type { ShownQuote } from './shown-quote'

export const presentations = sqliteTable(
  'presentations',
  {
    ...underDeck,
    homeownerData: text({ mode: 'json' }).$type<HomeownerData>().notNull(),
    voiceSettings: text({ mode: 'json' }).$type<VoiceSettings>().notNull(),
    languageSettings: text({ mode: 'json' }).$type<LanguageSettings>().notNull(),
    ...times,
    deletedAt: integer(),
    /** Behind the other columns, because a roof's drawing is long and most reads leave it out. */
    quote: text({ mode: 'json' }).$type<ShownQuote>(),
    /** When a homeowner last opened it, to within a week, or the company changed it. Read by its index. */
    usedAt: integer().notNull().default(0),
  },
  (table) => [
    index('presentations_organization').on(table.organizationId, table.createdAt, table.id),
    index('presentations_deck').on(table.deckId, table.createdAt, table.id).where(isNull(table.deletedAt)),
    index('presentations_deck_all').on(table.deckId, table.organizationId, table.deletedAt),
    index('presentations_organization_all').on(table.organizationId, table.deckId),
    index('presentations_unused').on(table.organizationId, table.usedAt).where(isNull(table.deletedAt)),
    index('presentations_deleted').on(table.deletedAt).where(isNotNull(table.deletedAt)),
  ],
)

export type Presentation = Omit<typeof presentations.$inferSelect, 'quote' | 'usedAt'>

/** A deleted deck's presentations are removed step by step, so until then they must not count. */
export const isOfDeck = sql`exists (select 1 from decks where id = ${presentations.deckId} and deleted_at is null)`

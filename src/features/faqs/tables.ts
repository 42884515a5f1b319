import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { WordTiming } from '../../core/shapes'
import { organizations } from '../auth/tables'
import { decks } from '../decks/tables'
import { slides } from '../slides/tables'

export const faqs = sqliteTable(
  'faqs',
  {
    id: text().primaryKey(),
    deckId: text()
      .notNull()
      .references(() => decks.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    userQuestion: text().notNull(),
    cannedAnswer: text().notNull(),
    relatedSlideId: text().references(() => slides.id, { onDelete: 'set null' }),
    audioUrl: text(),
    wordTimings: text({ mode: 'json' }).$type<WordTiming[]>().notNull().default(sql`'[]'`),
    orderIndex: integer().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [
    index('faqs_deck').on(table.deckId, table.orderIndex),
    index('faqs_slide').on(table.relatedSlideId),
    index('faqs_audio').on(table.organizationId, table.audioUrl),
  ],
)

export type Faq = typeof faqs.$inferSelect

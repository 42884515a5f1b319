import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { times } from '../../core/database/tables'
import type { WordTiming } from '../../core/http/shapes'
import { underDeck } from '../deck-ownership/tables'
import { slides } from '../slides/tables'

export const faqs = sqliteTable(
  'faqs',
  {
    ...underDeck,
    userQuestion: text().notNull(),
    cannedAnswer: text().notNull(),
    relatedSlideId: text().references(() => slides.id, { onDelete: 'set null' }),
    audioUrl: text(),
    wordTimings: text({ mode: 'json' }).$type<WordTiming[]>().notNull().default(sql`'[]'`),
    timings: text({ enum: ['aligned', 'estimated'] }),
    /** Since when the recording has been waiting for a job to find its word times. */
    timesAskedAt: integer(),
    /** Part of the track's name, so raising it makes the text be spoken again. */
    take: integer().notNull().default(0),
    orderIndex: integer().notNull(),
    ...times,
  },
  (table) => [
    index('faqs_deck').on(table.deckId, table.orderIndex),
    index('faqs_slide').on(table.relatedSlideId),
    index('faqs_audio').on(table.organizationId, table.audioUrl),
    index('faqs_times_asked').on(table.timesAskedAt).where(isNotNull(table.timesAskedAt)),
  ],
)

export type Faq = typeof faqs.$inferSelect

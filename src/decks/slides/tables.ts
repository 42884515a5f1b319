import { isNotNull, sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { times } from '../../core/database/tables'
import type { WordTiming } from '../../core/http/shapes'
import { underDeck } from '../deck-ownership/tables'
import type { SlideImage } from './schemas'

export const slideTypes = ['standard', 'product_pricing_v1', 'roof_v1'] as const

export const slides = sqliteTable(
  'slides',
  {
    ...underDeck,
    slideId: text().notNull(),
    slideType: text({ enum: slideTypes }).notNull(),
    title: text().notNull(),
    bullets: text({ mode: 'json' }).$type<string[]>().notNull(),
    narrationScript: text().notNull(),
    slideContext: text(),
    audioUrl: text(),
    images: text({ mode: 'json' }).$type<SlideImage[]>().notNull().default(sql`'[]'`),
    /** Generated from the first of the images, so that the two never differ. */
    heroImg: text().generatedAlwaysAs(sql`images ->> '$[0].key'`, { mode: 'virtual' }),
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
    index('slides_deck').on(table.deckId, table.orderIndex),
    uniqueIndex('slides_slide_id').on(table.deckId, table.slideId),
    index('slides_audio').on(table.organizationId, table.audioUrl),
    index('slides_times_asked').on(table.timesAskedAt).where(isNotNull(table.timesAskedAt)),
  ],
)

export type Slide = typeof slides.$inferSelect

import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'
import { decks } from '../../decks/deck-ownership/tables'

const count = () => integer().notNull().default(0)

/** How many viewers reached a slide, the milliseconds they watched it, and how many left there. */
export type SlideNumbers = [reached: number, milliseconds: number, left: number]

/**
 * The numbers of a deck's day, so a year takes 365 rows to read, no matter how often the deck was watched. A job folds
 * them once a day is over. A viewing counts on the day it began. The migration adds `WITHOUT ROWID` by hand.
 */
export const deckDays = sqliteTable(
  'deck_days',
  {
    deckId: text()
      .notNull()
      .references(() => decks.id, { onDelete: 'cascade' }),
    /** Days since 1970, in the time zone that the company had then. */
    day: integer().notNull(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    sent: count(),
    viewers: count(),
    views: count(),
    completions: count(),
    milliseconds: count(),
    questions: count(),
    unansweredQuestions: count(),
    good: count(),
    better: count(),
    best: count(),
    booked: count(),
    signed: count(),
    /** Keyed by the `shortIdOf` a slide. The empty key counts viewers who left before the first slide. */
    slides: text({ mode: 'json' }).$type<Record<string, SlideNumbers>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.deckId, table.day] }),
    index('deck_days_organization').on(table.organizationId, table.day, table.deckId),
  ],
)

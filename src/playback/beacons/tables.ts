import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { tierNames } from '../../core/shared/tiers'
import { presentations } from '../../decks/presentations/tables'
import { devices } from './device'

/**
 * One row per viewer session with its slides inside, because D1 charges for every row and index entry that is written.
 * The migration adds `WITHOUT ROWID` by hand, which makes the table its own index. A session lasts until the end of the
 * day after it began; then the same viewer gets a new one.
 */
export const viewerSessions = sqliteTable(
  'viewer_sessions',
  {
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    /** The day of the first beacon, in days since 1970. */
    day: integer().notNull(),
    viewerSessionId: text().notNull(),
    begunAt: integer().notNull(),
    /** The viewer's kind of device; null if the browser doesn't say. */
    device: text({ enum: devices }),
    seenAt: integer().notNull(),
    views: integer().notNull(),
    viewedAt: integer().notNull(),
    /** The share of the presentation's seconds that was really played. */
    played: real().notNull().default(0),
    isComplete: integer({ mode: 'boolean' }).notNull(),
    /** Also true for someone who skipped to the end. */
    hasReachedEnd: integer({ mode: 'boolean' }).notNull().default(false),
    chosenTier: text({ enum: tierNames }),
    /** Milliseconds by the `shortIdOf` of a slide; 0 for a slide that was reached but not watched. */
    watched: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    /** The amounts that the last beacon added. Its batch adds them to the presentation's activity. */
    addedViews: integer().notNull().default(0),
    addedMilliseconds: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.presentationId, table.day, table.viewerSessionId] })],
)

/** Counts the starts of viewer sessions beyond those that have a row. */
export const viewerOverflows = sqliteTable(
  'viewer_overflows',
  {
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    day: integer().notNull(),
    sessions: integer().notNull(),
    /** Until this time no new session gets a row, which saves counting them. */
    fullUntil: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.presentationId, table.day] }), index('viewer_overflows_day').on(table.day)],
)

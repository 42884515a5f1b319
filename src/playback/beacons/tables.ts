import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { tierNames } from '../../core/shared/tiers'
import { presentations } from '../../decks/presentations/tables'
import { devices } from './device'

/**
 * One row a viewer session, with its slides inside, because D1 charges for each row and index entry that is written.
 * `WITHOUT ROWID`, by hand in the migration, makes the table its own index. A session goes on until the end of the day
 * after it began; the same viewer is then a new one.
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
    /** What the viewer watches on; null where the browser does not say. */
    device: text({ enum: devices }),
    seenAt: integer().notNull(),
    views: integer().notNull(),
    viewedAt: integer().notNull(),
    /** The share of the presentation's seconds that was really played. */
    played: real().notNull().default(0),
    isComplete: integer({ mode: 'boolean' }).notNull(),
    /** True also for someone who skipped to the end. */
    hasReachedEnd: integer({ mode: 'boolean' }).notNull().default(false),
    chosenTier: text({ enum: tierNames }),
    /** Milliseconds by `shortIdOf` a slide; 0 for one that was reached but not watched. */
    watched: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    /** The last beacon added this much, and its batch adds it to the presentation's activity. */
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
    /** Until then no new session gets a row, which saves counting them. */
    fullUntil: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.presentationId, table.day] }), index('viewer_overflows_day').on(table.day)],
)

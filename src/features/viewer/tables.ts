import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { presentations } from '../presentations/tables'
import { tierNames } from './parse-beacon'

/**
 * One row for a viewer session of a presentation, whatever it sends: D1 charges for each row and each entry of an index
 * that is written, so the slides are inside, and the table is its own index (`WITHOUT ROWID`, by hand in its migration).
 */
export const viewerSessions = sqliteTable(
  'viewer_sessions',
  {
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    viewerSessionId: text().notNull(),
    /** Of the first beacon, in days since 1970. */
    day: integer().notNull(),
    hour: integer().notNull().default(0),
    seenAt: integer().notNull(),
    views: integer().notNull(),
    viewedAt: integer().notNull(),
    isComplete: integer({ mode: 'boolean' }).notNull(),
    chosenTier: text({ enum: tierNames }),
    /** Milliseconds by the id of the slide; 0 for a slide that was only reached. */
    watched: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.presentationId, table.viewerSessionId] }),
    index('viewer_sessions_day').on(table.day, table.presentationId, table.hour),
  ],
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
    /** Until then nobody new gets a row, so the rows need not be counted. */
    fullUntil: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.presentationId, table.day] }), index('viewer_overflows_day').on(table.day)],
)

import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { presentations } from '../presentations/tables'

export const viewerEventTypes = [
  'started',
  'slide_reached',
  'watched',
  'question_asked',
  'action_taken',
  'completed',
] as const

/**
 * What players tell of being watched. `sentAt` is the player's own clock, by which a beacon that comes twice is one row;
 * `at` is what can be believed of it. `slideId` is empty where none is meant.
 */
export const viewerEvents = sqliteTable(
  'viewer_events',
  {
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    viewerSessionId: text().notNull(),
    sentAt: integer().notNull(),
    at: integer().notNull(),
    type: text({ enum: viewerEventTypes }).notNull(),
    slideId: text().notNull(),
    seconds: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.presentationId, table.viewerSessionId, table.sentAt, table.type, table.slideId] }),
  ],
)

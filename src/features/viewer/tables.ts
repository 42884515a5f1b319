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

/** What players tell of being watched. A beacon that comes twice is one row; `slideId` is empty where none is meant. */
export const viewerEvents = sqliteTable(
  'viewer_events',
  {
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    viewerSessionId: text().notNull(),
    at: integer().notNull(),
    type: text({ enum: viewerEventTypes }).notNull(),
    slideId: text().notNull(),
    seconds: real().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.presentationId, table.viewerSessionId, table.at, table.type, table.slideId] }),
  ],
)

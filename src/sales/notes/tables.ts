import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations, times } from '../../core/database/tables'
import { presentations } from '../../decks/presentations/tables'

export const authorKinds = ['user', 'key'] as const

/** The company writes these for itself, so no homeowner sees them. */
export const notes = sqliteTable(
  'notes',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    presentationId: text()
      .notNull()
      .references(() => presentations.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    authorKind: text({ enum: authorKinds }).notNull(),
    authorId: text().notNull(),
    /** The author's name when it was written, because members leave and keys are revoked. */
    authorName: text().notNull(),
    ...times,
  },
  (table) => [
    index('notes_presentation').on(table.presentationId, table.createdAt, table.id),
    index('notes_organization').on(table.organizationId),
  ],
)

export type Note = typeof notes.$inferSelect

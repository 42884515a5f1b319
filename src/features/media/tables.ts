import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../auth/tables'

export const mediaKinds = ['image', 'audio', 'font'] as const

export const media = sqliteTable(
  'media',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text({ enum: mediaKinds }).notNull(),
    filename: text().notNull(),
    contentType: text().notNull(),
    sizeBytes: integer().notNull(),
    storageKey: text().notNull(),
    status: text({ enum: ['uploading', 'ready'] }).notNull(),
    /** Of what was confirmed: another file under the same key is not the one. */
    etag: text(),
    createdAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('media_key').on(table.storageKey),
    index('media_organization').on(table.organizationId, table.createdAt, table.id),
  ],
)

export type Media = typeof media.$inferSelect

/** Files that a deleted deck named: a job removes those that nothing else names. */
export const mediaRemovals = sqliteTable(
  'media_removals',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    keys: text({ mode: 'json' }).$type<string[]>().notNull(),
    sentAt: integer().notNull(),
  },
  (table) => [
    index('media_removals_organization').on(table.organizationId),
    index('media_removals_sent').on(table.sentAt),
  ],
)

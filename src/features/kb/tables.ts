import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../auth/tables'

export const documentStatuses = ['uploading', 'processing', 'ready', 'failed'] as const

/** Where reading goes on: a byte, a page or a block, as its reader counts; and the heading that holds there. */
export type Cursor = { at: number; heading: string | null; encoding?: string }

export const documents = sqliteTable(
  'documents',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    filename: text().notNull(),
    displayName: text().notNull(),
    type: text().notNull(),
    contentType: text().notNull(),
    sizeBytes: integer().notNull(),
    storageKey: text().notNull(),
    status: text({ enum: documentStatuses }).notNull(),
    failureReason: text(),
    /** Of what was confirmed: another file under the same key is not the one. */
    etag: text(),
    /** The reading under way, and the step that it waits for; a message that names another is out of date. */
    run: text(),
    step: integer().notNull(),
    /** Of the message that took the last step, so that its passages and the step are all or nothing. */
    stepToken: text(),
    cursor: text({ mode: 'json' }).$type<Cursor>(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('documents_key').on(table.storageKey),
    index('documents_organization').on(table.organizationId, table.createdAt, table.id),
    index('documents_status').on(table.status, table.updatedAt),
  ],
)

/** What a search finds. Its words are in `passage_index`, an FTS5 table under the same row ids. */
export const passages = sqliteTable(
  'passages',
  {
    id: integer().primaryKey(),
    documentId: text()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    step: integer().notNull(),
    position: integer().notNull(),
    page: integer(),
    heading: text(),
    body: text().notNull(),
  },
  (table) => [
    uniqueIndex('passages_place').on(table.documentId, table.step, table.position),
    index('passages_organization').on(table.organizationId),
  ],
)

export type Document = typeof documents.$inferSelect

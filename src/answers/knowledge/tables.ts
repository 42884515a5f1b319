import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'

export const audiences = ['homeowners', 'company'] as const
export type Audience = (typeof audiences)[number]

export const documentStatuses = ['uploading', 'processing', 'ready', 'failed'] as const

/**
 * Where the next step starts. `at` counts bytes, pages or blocks, by the reader; `heading` is the last one before;
 * `skip` counts the saved blocks of the page, `saved` the saved passages of this step, and `spent` the milliseconds of
 * all steps.
 */
export type Cursor = {
  at: number
  heading: string | null
  encoding?: string
  skip?: number
  saved?: number
  spent?: number
}

export const documents = sqliteTable(
  'documents',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    filename: text().notNull(),
    displayName: text().notNull(),
    audience: text({ enum: audiences }).notNull().default('homeowners'),
    type: text().notNull(),
    contentType: text().notNull(),
    sizeBytes: integer().notNull(),
    storageKey: text().notNull(),
    status: text({ enum: documentStatuses }).notNull(),
    failureReason: text(),
    /** The etag of the confirmed file, because an upload URL could still replace it. */
    etag: text(),
    /** The current reading and its next step; a message that names another one is ignored. */
    run: text(),
    step: integer().notNull(),
    /** Set by the message that did the last step; the other statements of its batch check it. */
    stepToken: text(),
    cursor: text({ mode: 'json' }).$type<Cursor>(),
    /** The size of the saved passages, for the limits of a document and an organization. */
    textBytes: integer().notNull().default(0),
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

/** Their words are in `passage_index`, an FTS5 table with the same row ids. */
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

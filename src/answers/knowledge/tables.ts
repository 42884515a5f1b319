import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'

export const audiences = ['homeowners', 'company'] as const
export type Audience = (typeof audiences)[number]

export const documentStatuses = ['uploading', 'processing', 'ready', 'failed'] as const

/**
 * The place where the next step starts. `at` counts bytes, pages or blocks, depending on the reader; `heading` is the
 * last one before it; `skip` counts the saved blocks of the page, `saved` the saved passages of this step, and `spent`
 * the milliseconds of all steps.
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
    /** The current reading and its next step. A message that names a different one is ignored. */
    run: text(),
    step: integer().notNull(),
    /** Set by the message that did the last step, and checked by the other statements of its batch. */
    stepToken: text(),
    cursor: text({ mode: 'json' }).$type<Cursor>(),
    /** The size of the saved passages, for the limits per document and per organization. */
    textBytes: integer().notNull().default(0),
    /** When its passages are to be embedded next; null if all are, or if the document hasn't been read yet. */
    embedAt: integer(),
    /** The last passage of this reading that was embedded. */
    embeddedTo: integer().notNull().default(0),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    uniqueIndex('documents_key').on(table.storageKey),
    index('documents_organization').on(table.organizationId, table.createdAt, table.id),
    index('documents_status').on(table.status, table.updatedAt),
    index('documents_embedding').on(table.embedAt),
  ],
)

/** The words of passages are in `passage_index`, an FTS5 table with the same row ids. */
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

/**
 * The meaning of a passage as a vector. Vectorize keeps it under `vectorId`; without Vectorize it is stored here in
 * base64, one byte per number.
 */
export const passageVectors = sqliteTable(
  'passage_vectors',
  {
    passageId: integer()
      .primaryKey()
      .references(() => passages.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    vectorId: text().notNull(),
    vector: text(),
  },
  (table) => [
    uniqueIndex('passage_vectors_id').on(table.vectorId),
    index('passage_vectors_organization').on(table.organizationId),
  ],
)

/**
 * Used without Vectorize to choose among all passages: for each vector in a row, the signs of its numbers as bits, in
 * base64. A question reads them all, so many share a row.
 */
export const vectorPacks = sqliteTable(
  'vector_packs',
  {
    id: integer().primaryKey(),
    documentId: text()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    audience: text({ enum: audiences }).notNull(),
    model: text().notNull(),
    passageIds: text().notNull(),
    bits: text().notNull(),
  },
  (table) => [
    index('vector_packs_document').on(table.documentId),
    index('vector_packs_searched').on(table.organizationId, table.model, table.audience),
  ],
)

/** Vectors in Vectorize whose passage was deleted. */
export const vectorRemovals = sqliteTable('vector_removals', { vectorId: text().primaryKey() })

export type Document = typeof documents.$inferSelect

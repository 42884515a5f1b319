import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { organizations } from '../../core/database/tables'

export const privacyKinds = ['export', 'erasure', 'company_export'] as const
export const privacyStatuses = ['running', 'done', 'expired'] as const

export type Kept = { what: string; why: string; id: string }

/** `phase` and `after` record the progress. Neither the address nor the gathered data outlives an erasure. */
export const privacyRequests = sqliteTable(
  'privacy_requests',
  {
    id: text().primaryKey(),
    organizationId: text()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    kind: text({ enum: privacyKinds }).notNull(),
    presentationId: text(),
    email: text(),
    status: text({ enum: privacyStatuses }).notNull(),
    phase: text().notNull(),
    after: text().notNull(),
    counts: text({ mode: 'json' }).$type<Record<string, number>>().notNull(),
    kept: text({ mode: 'json' }).$type<Kept[]>().notNull(),
    /** The number of parts of the file. */
    parts: integer().notNull(),
    dueAt: integer(),
    createdAt: integer().notNull(),
    finishedAt: integer(),
    expiresAt: integer(),
  },
  (table) => [
    index('privacy_requests_organization').on(table.organizationId, table.createdAt, table.id),
    index('privacy_requests_presentation').on(table.presentationId),
    index('privacy_requests_due').on(table.dueAt),
    index('privacy_requests_expiry').on(table.expiresAt),
  ],
)

/** A homeowner's rows that other rows refer to. They are found first and forgotten with the request. */
export const privacySubjects = sqliteTable(
  'privacy_subjects',
  {
    requestId: text()
      .notNull()
      .references(() => privacyRequests.id, { onDelete: 'cascade' }),
    tableName: text().notNull(),
    id: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.requestId, table.tableName, table.id] }),
    index('privacy_subjects_id').on(table.requestId, table.id),
  ],
)

export type PrivacyRequest = typeof privacyRequests.$inferSelect

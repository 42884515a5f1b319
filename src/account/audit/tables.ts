import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const actorKinds = ['user', 'key', 'homeowner', 'system'] as const

/** Stored in reading order and without rowids, so that an entry writes one row fewer. */
export const audit = sqliteTable(
  'audit',
  {
    organizationId: text().notNull(),
    at: integer().notNull(),
    id: text().notNull(),
    actorKind: text({ enum: actorKinds }).notNull(),
    actorId: text(),
    /** The name at that time. Homeowners' names aren't kept. */
    actorName: text(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    requestId: text(),
    address: text(),
    changed: text({ mode: 'json' }).$type<string[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.at, table.id] }),
    index('audit_actor').on(table.organizationId, table.actorId, table.at, table.id),
    index('audit_subject').on(table.organizationId, table.subjectId, table.at, table.id),
    index('audit_action').on(table.organizationId, table.action, table.at, table.id),
    index('audit_at').on(table.at),
  ],
)

export type AuditEntry = typeof audit.$inferSelect

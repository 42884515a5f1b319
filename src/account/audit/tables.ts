import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const actorKinds = ['user', 'key', 'homeowner', 'system'] as const

export type Recorded = {
  to?: Record<string, unknown>
  /** Null if there was no row, and absent if it wasn't read. */
  from?: Record<string, unknown> | null
  /** For objects whose values aren't kept, the names of what changed in them. */
  names?: Record<string, string[]>
  /** The number of things the entry is about, if there are several. */
  count?: number
}

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
    /** The values that were sent and those they replaced, as far as `src/recorded-values.ts` lets the log keep it. */
    recorded: text({ mode: 'json' }).$type<Recorded>(),
  },
  (table) => [
    primaryKey({ columns: [table.organizationId, table.at, table.id] }),
    index('audit_actor').on(table.organizationId, table.actorId, table.at, table.id),
    index('audit_subject').on(table.organizationId, table.subjectId, table.at, table.id),
    index('audit_action').on(table.organizationId, table.action, table.at, table.id),
    index('audit_kind').on(table.organizationId, table.subjectKind, table.at, table.id),
    index('audit_at').on(table.at),
  ],
)

export type AuditEntry = typeof audit.$inferSelect

import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The parts of KV that are being rebuilt, and the progress. `npm run rebuild -- --kv` writes these rows. */
export const rebuilds = sqliteTable(
  'rebuilds',
  {
    part: text().primaryKey(),
    /** The id, or the cursor of KV, that the next step continues from. */
    after: text().notNull().default(''),
    done: integer().notNull().default(0),
    leasedUntil: integer().notNull().default(0),
  },
  (table) => [index('rebuilds_due').on(table.leasedUntil)],
)

/** What KV hasn't heard of yet. There is no foreign key, because its index would write another row per change. */
export const unpublished = sqliteTable(
  'unpublished',
  {
    kind: text({ enum: ['deck', 'presentation', 'organization'] }).notNull(),
    id: text().notNull(),
    organizationId: text().notNull(),
    dueAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('unpublished_due').on(table.dueAt)],
)

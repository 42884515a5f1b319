import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { companies, times } from '../../core/database/tables'

export const phases = [
  'begin',
  'rest',
  'fence',
  'clear',
  'copy',
  'compare',
  'flip',
  'settle',
  'remove',
  'back',
  'moved',
  'stayed',
  'close',
  'closed',
  'reopen',
  'shut',
  'remove all',
  'remove files',
  'remove people',
  'remove company',
] as const

export type Phase = (typeof phases)[number]

/**
 * The last move of each company. It can go back until 'flip', and only forward from then on. A company that is deleted
 * moves to no shard: it stays 'closed' as long as the deletion can be canceled, and is removed from 'shut' on.
 */
export const moves = sqliteTable(
  'moves',
  {
    organizationId: text()
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    fromShard: text().notNull(),
    toShard: text().notNull(),
    phase: text({ enum: phases }).notNull().default('begin'),
    /** How many tables are done in a phase that goes table by table. */
    cursor: integer().notNull().default(0),
    /** The last row that was processed in the table at the cursor. */
    walkedTo: text({ mode: 'json' }).$type<(string | number | null)[]>(),
    /** How many copies turned out to differ from their originals. */
    tries: integer().notNull().default(0),
    /** When the fence went up, so no one can write. */
    fencedAt: integer(),
    phaseAt: integer().notNull(),
    failures: integer().notNull().default(0),
    problem: text(),
    leaseId: text(),
    /** Null once there is nothing left to do. */
    dueAt: integer(),
    ...times,
  },
  (table) => [index('moves_due').on(table.dueAt).where(sql`${table.dueAt} is not null`)],
)

export type Move = typeof moves.$inferSelect

import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { companies, times } from '../../core/database/tables'

export const phases = [
  'begin',
  'list',
  'copy',
  'list again',
  'list extra',
  'compare',
  'rest',
  'fence',
  'open',
  'leave',
  'settle',
  'list old',
  'remove',
  'end',
  'back',
  'list copies',
  'remove copies',
  'end back',
  'moved',
  'stayed',
  'close',
  'closed',
  'reopen',
  'shut',
  'list all',
  'remove all',
  'remove files',
  'remove people',
  'remove company',
] as const

export type Phase = (typeof phases)[number]

export type Counts = { written: number; removed: number; compared: number; fences: number }

/**
 * The last move of each company. Until 'open' it can go back; from then on it goes on. One that is deleted moves to no
 * shard: it stays 'closed' for as long as it can be called off, and from 'shut' on it goes.
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
    /** Of the tables, where a phase takes one after another. */
    cursor: integer().notNull().default(0),
    /** The last row that was listed of the table at the cursor. */
    walkedTo: text({ mode: 'json' }).$type<(string | number | null)[]>(),
    counts: text({ mode: 'json' }).$type<Counts>(),
    /** Since when every isolate may be asked to have heard of it. */
    announcedAt: integer(),
    /** When the phase began. */
    phaseAt: integer().notNull(),
    failures: integer().notNull().default(0),
    problem: text(),
    leaseId: text(),
    /** Null once there is nothing more to do. */
    dueAt: integer(),
    ...times,
  },
  (table) => [index('moves_due').on(table.dueAt).where(sql`${table.dueAt} is not null`)],
)

export type Move = typeof moves.$inferSelect

import { type AnyColumn, getTableColumns, SQL, sql } from 'drizzle-orm'
import { DrizzleD1Database, SQLiteD1Session } from 'drizzle-orm/d1'
import { SQLiteAsyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Meter, metered } from '../http/context'
import { isMigrated, requireMigrated } from './migrated'
import { readWhileConfirming } from './read-while-confirming'
import { directoryName } from './shards'

export type Database = ReturnType<typeof openDatabase>

/**
 * D1 returns the rows of a batch as objects, so a joined select must not have two columns of the same name. A union can
 * have at most five selects.
 */
export type Results<Statements extends readonly unknown[]> = { [Index in keyof Statements]: Awaited<Statements[Index]> }

/** Shared by all requests, so the name of every column is worked out only once. */
const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' })

export function openDatabase(client: D1DatabaseSession, shard: string) {
  const $client = client as unknown as D1Database
  const db = new DrizzleD1Database('async', dialect, new SQLiteD1Session($client, dialect, undefined), undefined)
  return Object.assign(db, { $client, shard })
}

export const primaryDatabase = (env: Env) => openDatabase(sessionAt(env, 'first-primary'), env.SHARD)

export const meteredDatabase = (env: Env, meter: Meter, start: string) =>
  openDatabase(metered(sessionAt(env, start), meter), env.SHARD)

/** `start` may come from `bookmarkAt`. A bookmark of another database means nothing here. */
export function sessionAt(env: Env, start: string) {
  const { DB, SHARD } = env
  const [, shard, bookmark = start] = /^([0-9a-f]{2})\.(.+)$/.exec(start) ?? []
  const isElsewhere = shard !== undefined && shard !== SHARD
  const session = DB.withSession(isElsewhere ? 'first-primary' : bookmark)
  return isMigrated(SHARD) ? session : readWhileConfirming(session, () => requireMigrated(env))
}

/**
 * The session's last write, with the shard it was made in. The directory needs none, because it is always read from its
 * primary.
 */
export function bookmarkAt({ SHARD }: Env, session: D1DatabaseSession) {
  const bookmark = SHARD === directoryName ? null : session.getBookmark()
  return bookmark === null ? undefined : `${SHARD}.${bookmark}`
}

/** D1's error names the columns of the unique index, such as "users.email". */
export function isTaken(error: unknown, columns: string): boolean {
  if (!(error instanceof Error)) return false
  return error.message.includes(`UNIQUE constraint failed: ${columns}`) || isTaken(error.cause, columns)
}

/** Inserts one row if the condition holds, or with `from`, one row for each row it finds. */
export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: { [Column in keyof Table['$inferInsert']]-?: Table['$inferInsert'][Column] | SQL },
  condition: SQL,
  from = sql``,
) {
  const values = storedColumns(table).map(([name, column]) => {
    const value = row[name as keyof typeof row]
    return value instanceof SQL ? value : sql.param(value, column)
  })
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} ${from} where ${condition}`)
}

export const storedColumns = (table: SQLiteTable) =>
  Object.entries(getTableColumns(table)).filter(([, column]) => column.generated === undefined)

/** D1 binds at most 100 values per statement. A list passed as JSON counts as one. */
export const listOf = (values: string[]) => sql`select value from json_each(${JSON.stringify(values)}) as listed`

export const inList = (column: AnyColumn, values: string[]) => sql`${column} in (${listOf(values)})`

/** A version that differs from the one before even if two writes share a millisecond. */
export const laterThan = (column: AnyColumn, now: number) => sql`max(${now}, ${column} + 1)`

/** `newId` of `shards.ts` in SQL, for rows that a statement creates. */
export const newIdSql = ({ shard }: Database) => sql<string>`lower(
  hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || ${shard} || substr(hex(randomblob(1)), 2) || '-' ||
  substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
)`

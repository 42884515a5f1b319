import { type AnyColumn, getTableColumns, SQL, sql } from 'drizzle-orm'
import { DrizzleD1Database, SQLiteD1Session } from 'drizzle-orm/d1'
import { SQLiteAsyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Meter, metered } from '../http/context'
import { isMigrated, requireMigrated } from './migrated'
import { readWhileConfirming } from './read-while-confirming'
import { directoryName } from './shards'

export type Database = ReturnType<typeof openDatabase>

/**
 * D1 answers a batch as objects, so a joined select in one must not have two columns of the same name. A union takes
 * five selects at most.
 */
export type Results<Statements extends readonly unknown[]> = { [Index in keyof Statements]: Awaited<Statements[Index]> }

/** Shared by all requests, because it works out the name of every column once. */
const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' })

export function openDatabase(client: D1DatabaseSession, shard: string) {
  const $client = client as unknown as D1Database
  const db = new DrizzleD1Database('async', dialect, new SQLiteD1Session($client, dialect, undefined), undefined)
  return Object.assign(db, { $client, shard })
}

export const primaryDatabase = (env: Env) => openDatabase(sessionAt(env, 'first-primary'), env.SHARD)

export const meteredDatabase = (env: Env, meter: Meter, start: string) =>
  openDatabase(metered(sessionAt(env, start), meter), env.SHARD)

/** `start` may be what `bookmarkAt` made; one of another database says nothing here. */
export function sessionAt(env: Env, start: string) {
  const { DB, SHARD } = env
  const [, shard, bookmark = start] = /^([0-9a-f]{2})\.(.+)$/.exec(start) ?? []
  const isElsewhere = shard !== undefined && shard !== SHARD
  const session = DB.withSession(isElsewhere ? 'first-primary' : bookmark)
  return isMigrated(SHARD) ? session : readWhileConfirming(session, () => requireMigrated(env))
}

/** The last write of a session, where it was made. The directory is always read at its primary. */
export function bookmarkAt({ SHARD }: Env, session: D1DatabaseSession) {
  const bookmark = SHARD === directoryName ? null : session.getBookmark()
  return bookmark === null ? undefined : `${SHARD}.${bookmark}`
}

/** D1 names the columns of the index that refused the row, such as "users.email". */
export function isTaken(error: unknown, columns: string): boolean {
  if (!(error instanceof Error)) return false
  return error.message.includes(`UNIQUE constraint failed: ${columns}`) || isTaken(error.cause, columns)
}

/** One row, or with `from` one for each that it finds. */
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

/** D1 binds 100 values a statement at most; a list as JSON is one value. */
export const inList = (column: AnyColumn, values: string[]) =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}) as listed)`

/** `newId` of `shards.ts` for rows that a statement makes. */
export const newIdSql = ({ shard }: Database) => sql<string>`lower(
  hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || ${shard} || substr(hex(randomblob(1)), 2) || '-' ||
  substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
)`

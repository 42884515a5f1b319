import { type AnyColumn, getTableColumns, SQL, sql } from 'drizzle-orm'
import { DrizzleD1Database, SQLiteD1Session } from 'drizzle-orm/d1'
import { SQLiteAsyncDialect, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, isSafe, lastWrite, Meter, metered } from '../http/context'
import { hour, second } from '../time'

export type Database = ReturnType<typeof openDatabase>

/**
 * D1 answers a batch as objects, so a joined select in one must not have two columns of the same name. A union takes
 * five selects at most.
 */
export type Results<Statements extends readonly unknown[]> = { [Index in keyof Statements]: Awaited<Statements[Index]> }

/** Shared by all requests, because it works out the name of every column once. */
const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' })

export function openDatabase(client: D1DatabaseSession) {
  const $client = client as unknown as D1Database
  const db = new DrizzleD1Database('async', dialect, new SQLiteD1Session($client, dialect, undefined), undefined)
  return Object.assign(db, { $client })
}

export const primaryDatabase = (env: Env) => openDatabase(env.DB.withSession('first-primary'))

export const meteredDatabase = (
  env: Env,
  meter: Meter,
  start: 'first-unconstrained' | 'first-primary' | (string & {}),
) => openDatabase(metered(env.DB.withSession(start), meter))

/**
 * Reads may go to a replica that has caught up with the caller's last write (the bookmark cookie);
 * whatever writes, or decides whether one may write, starts at the primary.
 */
export const database = createMiddleware<AppEnv>(async (c, next) => {
  const isRead = isSafe(c.req.method)
  const start = (isRead && lastWrite(getCookie(c, 'bookmark'))) || 'first-primary'
  const session = c.env.DB.withSession(start)
  const meter = c.get('meter') ?? new Meter()
  c.set('meter', meter)
  c.set('db', openDatabase(metered(session, meter)))
  c.set('bookmark', () => session.getBookmark())
  await next()
  const bookmark = session.getBookmark()
  if (isRead || !c.get('caller') || !bookmark) return
  setCookie(c, 'bookmark', bookmark, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: hour / second,
  })
})

/** D1 names the columns of the index that refused the row, such as "users.email". */
export function isTaken(error: unknown, columns: string): boolean {
  if (!(error instanceof Error)) return false
  return error.message.includes(`UNIQUE constraint failed: ${columns}`) || isTaken(error.cause, columns)
}

export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: { [Column in keyof Table['$inferInsert']]-?: Table['$inferInsert'][Column] | SQL },
  condition: SQL,
) {
  const values = storedColumns(table).map(([name, column]) => {
    const value = row[name as keyof typeof row]
    return value instanceof SQL ? value : sql.param(value, column)
  })
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} where ${condition}`)
}

export const storedColumns = (table: SQLiteTable) =>
  Object.entries(getTableColumns(table)).filter(([, column]) => column.generated === undefined)

/** D1 binds 100 values a statement at most; a list as JSON is one value. */
export const inList = (column: AnyColumn, values: string[]) =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}) as listed)`

export const newId = sql<string>`lower(
  hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
  substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
)`

/** Raw SQL for a batch: drizzle's D1 batch needs `stmt`, which its raw queries lack. */
export function statement(db: Database, query: SQL) {
  const raw = db.run(query)
  return Object.assign(raw, { stmt: db.$client.prepare(raw.getQuery().sql ?? '') })
}

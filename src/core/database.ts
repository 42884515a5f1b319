import { type AnyColumn, getTableColumns, SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { type AppEnv, isSafe } from './context'
import { Meter, metered } from './meter'

export type Database = ReturnType<typeof openDatabase>

export function openDatabase(client: D1DatabaseSession) {
  return drizzle(client as unknown as D1Database, { casing: 'snake_case' })
}

/** For work that no request asked for: queue messages and schedules. */
export const primaryDatabase = (env: Env) => openDatabase(env.DB.withSession('first-primary'))

/** For reads that concern no caller: at the nearest replica, at one that has caught up with a bookmark, or at the primary. */
export const readingDatabase = (
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
  c.set('meter', new Meter())
  c.set('db', openDatabase(metered(session, c.var.meter)))
  c.set('bookmark', () => session.getBookmark())
  await next()
  const bookmark = session.getBookmark()
  if (isRead || !c.var.caller || !bookmark) return
  setCookie(c, 'bookmark', bookmark, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: new URL(c.req.url).protocol === 'https:',
    maxAge: 60 * 60,
  })
})

const lastWrite = (bookmark?: string) =>
  bookmark && /^[0-9a-f]{8}(-[0-9a-f]{8,32}){3}$/.test(bookmark) ? bookmark : undefined

/** D1 names the columns of the index that refused the row, such as "users.email". */
export function isTaken(error: unknown, columns: string): boolean {
  if (!(error instanceof Error)) return false
  return error.message.includes(`UNIQUE constraint failed: ${columns}`) || isTaken(error.cause, columns)
}

/** Inserts the row only where the condition holds, decided in the same statement. */
export function insertWhere<Table extends SQLiteTable>(
  db: Database,
  table: Table,
  row: { [Column in keyof Table['$inferInsert']]-?: Table['$inferInsert'][Column] | SQL },
  condition: SQL,
) {
  const values = Object.entries(getTableColumns(table)).map(([name, column]) => {
    const value = row[name as keyof typeof row]
    return value instanceof SQL ? value : sql.param(value, column)
  })
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} where ${condition}`)
}

/** D1 binds a hundred values at most; as JSON, a list of any length is one. */
export const inList = (column: AnyColumn, values: string[]) =>
  sql`${column} in (select value from json_each(${JSON.stringify(values)}) as listed)`

export const newId = sql<string>`lower(
  hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' ||
  substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))
)`

/** A statement written by hand, for a batch: drizzle's own raw queries lack what its D1 batch binds them by. */
export function statement(db: Database, query: SQL) {
  const raw = db.run(query)
  return Object.assign(raw, { stmt: db.$client.prepare(raw.getQuery().sql ?? '') })
}

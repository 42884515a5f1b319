import { type SQL, sql } from 'drizzle-orm'
import { type Database, statement } from './database'

export const rowsAtOnce = 1000

/** A bounded number of rows, because D1 ends a statement that takes too long. `key` lists what names a row. */
export const deleteSome = (db: Database, table: string, key: string, condition: SQL) =>
  statement(
    db,
    sql`delete from ${sql.raw(table)} where (${sql.raw(key)}) in (
      select ${sql.raw(key)} from ${sql.raw(table)} where ${condition} limit ${rowsAtOnce}
    )`,
  )

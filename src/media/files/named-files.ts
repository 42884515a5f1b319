import { and, exists, not, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../core/database/database'
import { notUploaded } from '../../core/http/errors'
import { media } from './tables'
import { filesNamedBy } from './uses'

/** A member of a body, and the file that it names. */
export type NamedFile = [member: string, key: string | null | undefined]

const isReady = (key: SQL) => sql`exists (select 1 from ${media} where storage_key = ${key} and status = 'ready')`

/**
 * A row may name files that are ready, and `isRow`, if there is one already, those it named before. This can't be a foreign key, because some keys are in
 * JSON and a file that isn't ready has a row too. The batch of the write selects what is missing, and the write itself
 * requires that nothing is, so that a file can't be deleted in between.
 */
export function namedFiles(db: Database, table: SQLiteTable, isRow: SQL | undefined, named: NamedFile[]) {
  const files = named.filter(([, key]) => key)
  if (!files.length) return { missing: undefined, areReady: sql`true` }
  const key = sql`(named.value ->> 1)`
  const missing = db
    .select({ member: sql<string>`named.value ->> 0`.as('member') })
    .from(sql`json_each(${JSON.stringify(files)}) as named`)
    .where(and(not(isReady(key)), isRow && not(sql`${key} in (${filesNamedBy(table, isRow)})`)))
    .limit(1)
  return { missing, areReady: not(exists(missing)) }
}

export function refuseMissing(missing: { member: string }[] | undefined) {
  if (missing?.[0]) throw notUploaded(missing[0].member)
}

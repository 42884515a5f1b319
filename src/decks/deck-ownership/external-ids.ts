import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { Effect } from '../../core/database/commit'
import { type Database, inList } from '../../core/database/database'
import { conflict } from '../../core/http/errors'

type Named = SQLiteTable & Record<'id' | 'organizationId' | 'externalId', AnySQLiteColumn>

const haveOneOf = (table: Named, organizationId: string, externalIds: string[]) =>
  and(eq(table.organizationId, organizationId), inList(table.externalId, externalIds))

/** Takes the ids from deleted rows, so that another row can have them. */
export const externalIdsFreed = (table: Named, organizationId: string, externalIds: string[], isGone: SQL): Effect => ({
  rowsBefore: ({ db }) => [
    db
      .update(table)
      .set({ externalId: null } as SQLiteUpdateSetSource<Named>)
      .where(and(haveOneOf(table, organizationId, externalIds), isGone)),
  ],
})

/** The rows that have these ids. */
export const findNamed = (db: Database, table: Named, organizationId: string, externalIds: string[]) =>
  db
    .select({ id: sql<string>`${table.id}`.as('id'), externalId: sql<string>`${table.externalId}`.as('external_id') })
    .from(table)
    .where(haveOneOf(table, organizationId, externalIds))

export const externalIdTaken = (kind: 'deck' | 'presentation', conflictingId: string) =>
  conflict(
    'external_id_taken',
    `externalId is already used by another ${kind}, whose id is conflictingId. Use another.`,
    { conflictingId },
  )

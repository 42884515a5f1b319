import { type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Statement } from './core/database/commit'
import type { Database } from './core/database/database'
import { columnOf, deleteSome, isOneOfSome, type TableRules } from './core/database/table-rules'
import { uploads } from './core/database/tables'
import { tables } from './tables'

export const tablesOfShards = () => tables.filter(({ in: place }) => place !== 'directory')

/** The tables whose rows a homeowner's link may open, with the columns that say whose they are. */
export const linkedTables = () =>
  tables.flatMap(({ table, isLinked }) => {
    const [organizationId, id] = [columnOf(table, 'organizationId'), columnOf(table, 'id')]
    const presentationId = columnOf(table, 'presentationId') ?? id
    return isLinked && columnOf(table, 'deckId') && organizationId && presentationId
      ? [{ table, id, organizationId, presentationId }]
      : []
  })

export type Under<Owner extends 'deck' | 'presentation'> = {
  table: SQLiteTable
  column: AnySQLiteColumn
  fate: NonNullable<TableRules[Owner]>
  keepsInactive: SQL | undefined
}

/** Each table comes with the column that names the owner. */
export const tablesUnder = <Owner extends 'deck' | 'presentation'>(owner: Owner): Under<Owner>[] =>
  tables.flatMap(({ table, [owner]: fate, keepsInactive }) => {
    const column = columnOf(table, `${owner}Id`)
    return fate && column ? [{ table, column, fate: fate as Under<Owner>['fate'], keepsInactive }] : []
  })

/** The tables of decks and presentations, for rooms below theirs. */
export const deckTable = () => tableOf('deck')
export const presentationTable = () => tableOf('presentation')

function tableOf(owner: 'deck' | 'presentation'): SQLiteTable {
  const named = tablesUnder(owner).flatMap(({ table, column }) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      return columns[0] === column ? [foreignTable] : []
    }),
  )
  if (!named[0]) throw new Error(`No table names a ${owner}.`)
  return named[0]
}

/** Like `deleteSome`, but also has the files removed that the rows lead to. */
export const removeSome = (db: Database, table: SQLiteTable, condition: SQL): Statement[] => [
  ...filesLeft(db, table, isOneOfSome(table, condition)),
  deleteSome(db, table, condition),
]

/** Belongs before the rows are deleted. The job that removes files keeps those that other rows still lead to. */
export function filesLeft(db: Database, table: SQLiteTable, condition: SQL): Statement[] {
  const files = tables.find((rules) => rules.table === table)?.leavesFiles
  if (!files) return []
  const keys = sql`select named.value, 0 from ${table}, json_each(${files}) as named where ${condition}`
  return [db.insert(uploads).select(keys).onConflictDoNothing()]
}

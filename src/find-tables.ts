import type { SQL } from 'drizzle-orm'
import { type AnySQLiteColumn, getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { columnOf, type TableRules } from './core/database/table-rules'
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

import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Statement } from './commit'
import type { Database } from './database'

/**
 * What happens to rows whose owner is deleted: one statement deletes them all, because there are few; a bounded number is
 * deleted at a time; the foreign key deletes the only one; or they stay.
 */
export type Fate = 'at-once' | 'in-steps' | 'cascades' | 'stays'

/** Or they stay and forget: `sets` is given when they are to be forgotten for good. */
type Forgets<Table extends SQLiteTable> = {
  sets: (forgetAt: SQL) => { [Column in keyof Table['$inferInsert']]?: SQL | null }
  /** Those that have not yet done so, where that is not simply the loss of the owner. */
  where?: SQL
}

/** Where rows name files: alone in a column, in JSON, or as the `key` of the items of a list. */
export type NamedFiles = {
  noun: string
  columns?: AnySQLiteColumn[]
  json?: AnySQLiteColumn[]
  lists?: AnySQLiteColumn[]
}

type If<Table extends SQLiteTable, Column extends string, Rule> = Column extends keyof Table['$inferSelect']
  ? Rule
  : unknown

/**
 * How a move finds the rows of a company in a table that doesn't name it: by the row that the key names, or by the owner
 * of the row. `never` is for rows of the database itself; `rebuilt` for rows that are made again from what moved.
 */
type Moves = 'by-parent' | 'by-owner' | 'never' | 'rebuilt'

export type MovedRow = Record<string, string | number | null>

/** Statements that index rows again where they arrive, because an index without content can't be copied. */
type Indexed = (from: Database, to: Database, rows: MovedRow[]) => Promise<Statement[]>

/** The columns that a copy has otherwise, and what follows from them once the company is there. */
type Arrives<Column extends string> = {
  as: { [Name in Column]?: number | string | null }
  follows: (db: Database, organizationId: string) => Statement
}

/** A homeowner whose rows are exported or erased: known by e-mail, or by a presentation where no e-mail was given. */
export type Homeowner = {
  organizationId: string
  presentationId: string | null
  email: string | null
  /** The ids of their presentations, visits, contracts and roofs, once those were found. */
  ids: SQL
}

/** Of a table whose rows do not simply go with the presentation that they name. */
export type OfHomeowner<Table extends SQLiteTable> = {
  isTheirs: (who: Homeowner) => SQL
  /** Rows of other tables name them, so that they are found before any of those. */
  isFoundFirst?: true
  /** What erasing does: deletes them, or sets what a sweep looks for, which then deletes or empties them. */
  erased: 'goes' | Sets<Table>
  /** The sweep's job, which an erasure starts at once instead of waiting for the schedule. */
  sweep?: string
  /** How a sweep leaves those that it does not delete. */
  isForgotten?: SQL
  /** Those that the law needs, of which whoever asked is told, or others, for whom they are told otherwise. */
  kept?: { where: (who: Homeowner) => SQL; why?: string; sets?: (who: Homeowner) => Sets<Table> }
}

type Sets<Table extends SQLiteTable> = { [Column in keyof Table['$inferInsert']]?: SQL | number | string | null }

/** A company's shard, unless the rules say otherwise. */
type Place = 'directory' | 'both'

export type Rules<Table extends SQLiteTable> = {
  /** Where it is, if not in each shard: in the directory, or in that too. */
  in?: Place
  /** Whether a company's export has it: neither what only the service needs, nor what signs anybody in. */
  isExported: boolean
  /** The columns that tell of a homeowner. */
  tellsOfHomeowner?: (keyof Table['$inferSelect'])[]
  /** Columns such as hashes and tokens, which an export leaves out because whoever has them gets in. */
  secrets?: (keyof Table['$inferSelect'])[]
  /** Whether a manifest shows it, so that triggers have to raise the revision of its deck. */
  isShown?: true
  isCopied?: boolean
  files?: NamedFiles
  /** A JSON column with families of fonts, or files of them, by what they are for. */
  fonts?: AnySQLiteColumn
  /** Rows for which their deck cannot be activated. */
  keepsInactive?: SQL
  /** Columns that name a file which was made for the row alone. */
  ownFiles?: AnySQLiteColumn[]
  /** Whether links name its rows, so that a shard has to say where they went. */
  isLinked?: true
  moves?: Moves
  /** What one at work may do but once, such as a mail: a move waits for those in hand, and lets none be taken. */
  isInHand?: (now: number) => SQL
  /** The row that a presentation's activity shows, as JSON. */
  inActivity?: { name: 'appointment' | 'contract'; latest: (presentationId: AnySQLiteColumn) => SQL }
  indexed?: Indexed
  arrives?: Arrives<keyof Table['$inferSelect'] & string>
} & If<Table, 'deckId', { deck: Fate; isCopied: boolean }> &
  If<Table, 'presentationId', { presentation: Fate | Forgets<Table> }> &
  ('organizationId' extends keyof Table['$inferSelect']
    ? unknown
    : /** The table that leads to whom it belongs; null for what belongs to nobody. */ { through: SQLiteTable | null })

export type TableRules = {
  table: SQLiteTable
  isLinked?: true
  moves?: Moves
  isInHand?: (now: number) => SQL
  inActivity?: Rules<SQLiteTable>['inActivity']
  indexed?: Indexed
  arrives?: Arrives<string>
  in?: Place
  isExported: boolean
  through?: SQLiteTable | null
  tellsOfHomeowner?: string[]
  ofHomeowner?: OfHomeowner<SQLiteTable>
  secrets?: string[]
  isShown?: true
  isCopied?: boolean
  files?: NamedFiles
  fonts?: AnySQLiteColumn
  keepsInactive?: SQL
  ownFiles?: AnySQLiteColumn[]
  deck?: Fate
  presentation?: Fate | Forgets<SQLiteTable>
}

/** Refuses a table that names a deck or a presentation and does not say what becomes of it. */
export const rulesOf = <Table extends SQLiteTable>(table: Table, rules: Rules<Table>) =>
  ({ ...rules, table }) as TableRules

let tables: TableRules[] | undefined

/** `src/tables.ts` does, so that a room removes and copies what higher rooms hang on its rows without knowing them. */
export const setTables = (all: TableRules[], ofHomeowners: Map<SQLiteTable, OfHomeowner<SQLiteTable>>) => {
  tables = all.map((rules) => {
    const ofHomeowner = ofHomeowners.get(rules.table)
    return ofHomeowner ? { ...rules, ofHomeowner } : rules
  })
}

export function allTables() {
  if (!tables) throw new Error('Import src/tables.ts where the Worker starts.')
  return tables
}

export const tablesOfShards = () => allTables().filter(({ in: place }) => place !== 'directory')

/** The tables whose rows a homeowner's link may open, with the columns that say whose those are. */
export const linkedTables = () =>
  allTables().flatMap(({ table, isLinked }) => {
    const [organizationId, id] = [columnOf(table, 'organizationId'), columnOf(table, 'id')]
    const presentationId = columnOf(table, 'presentationId') ?? id
    return isLinked && columnOf(table, 'deckId') && organizationId && presentationId
      ? [{ table, id, organizationId, presentationId }]
      : []
  })

export const staysBehind = ({ moves }: Pick<TableRules, 'moves'>) => moves === 'never' || moves === 'rebuilt'

export type Under<Owner extends 'deck' | 'presentation'> = {
  table: SQLiteTable
  column: AnySQLiteColumn
  fate: NonNullable<TableRules[Owner]>
  keepsInactive: SQL | undefined
}

/** With the column that names the owner. */
export const tablesUnder = <Owner extends 'deck' | 'presentation'>(owner: Owner): Under<Owner>[] =>
  allTables().flatMap(({ table, [owner]: fate, keepsInactive }) => {
    const column = columnOf(table, `${owner}Id`)
    return fate && column ? [{ table, column, fate: fate as Under<Owner>['fate'], keepsInactive }] : []
  })

export const columnOf = (table: SQLiteTable, name: string): AnySQLiteColumn | undefined => getTableColumns(table)[name]

/** What names a row: its primary key, or its row id where it has none. */
export function keyOf(table: SQLiteTable): (AnySQLiteColumn | SQL)[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  return key.length ? key : [sql`${table}.rowid`]
}

/** The columns that name a row of another table. */
export const columnsNaming = (table: SQLiteTable, other: SQLiteTable): AnySQLiteColumn[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    return foreignTable === other ? columns : []
  })

/** The deck of a row: it names it, or a row that does. */
export function deckOf(table: SQLiteTable): SQL {
  if (columnOf(table, 'deckId')) return sql`${columnOf(table, 'deckId')}`
  const { columns, foreignTable, key } = keyUnderDeck(table)
  return sql`(select ${columnOf(foreignTable, 'deckId')} from ${foreignTable} where ${key} = ${columns[0]})`
}

export function isOfDeck(table: SQLiteTable, deckId: string): SQL {
  if (columnOf(table, 'deckId')) return sql`${columnOf(table, 'deckId')} = ${deckId}`
  const { columns, foreignTable, key } = keyUnderDeck(table)
  const above = sql`select ${key} from ${foreignTable} where ${columnOf(foreignTable, 'deckId')} = ${deckId}`
  return sql`${columns[0]} in (${above})`
}

function keyUnderDeck(table: SQLiteTable) {
  for (const each of getTableConfig(table).foreignKeys) {
    const { columns, foreignTable, foreignColumns } = each.reference()
    if (columnOf(foreignTable, 'deckId')) return { columns, foreignTable, key: foreignColumns[0] }
  }
  throw new Error(`No row of ${getTableName(table)} is of a deck.`)
}

/** The table of decks, or of presentations, for rooms below it. */
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

export const rowsAtOnce = 1000

/** A bounded number of rows, because D1 ends a statement that takes too long. */
export const deleteSome = (db: Database, table: SQLiteTable, condition: SQL) =>
  db.run(sql`delete from ${table} where ${isOneOfSome(table, condition)}`)

export function isOneOfSome(table: SQLiteTable, condition: SQL) {
  const key = sql.join(keyOf(table), sql`, `)
  return sql`(${key}) in (select ${key} from ${table} where ${condition} limit ${rowsAtOnce})`
}

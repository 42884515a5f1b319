import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm'
import { type AnySQLiteColumn, getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Statement } from './commit'
import type { Database } from './database'

/**
 * What happens to rows whose owner is deleted. `at-once`: one statement deletes them all, because there are few.
 * `in-steps`: a bounded number is deleted at a time. `cascades`: the foreign key deletes the only one. `stays`: they
 * are kept.
 */
export type Fate = 'at-once' | 'in-steps' | 'cascades' | 'stays'

/** Rows that are kept but anonymized. `sets` receives the time at which they have to be forgotten for good. */
type Forgets<Table extends SQLiteTable> = {
  sets: (forgetAt: SQL) => { [Column in keyof Table['$inferInsert']]?: SQL | null }
  /** The rows still to be anonymized, if a missing owner alone doesn't tell. */
  where?: SQL
}

/** The columns that name files: alone, somewhere in JSON, or as the `key` of a list's items. */
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
 * How a move finds the company's rows in a table that doesn't name the company: by the row that the key names, or by
 * the owner of the row. `never` is for rows of the database itself, `rebuilt` for rows that are derived again from what
 * moved.
 */
type Moves = 'by-parent' | 'by-owner' | 'never' | 'rebuilt'

export type MovedRow = Record<string, string | number | null>

/** Statements that index the rows again at the destination, because a contentless index can't be copied. */
type Indexed = (from: Database, to: Database, rows: MovedRow[]) => Promise<Statement[]>

/** The columns whose values differ in the copy, and what has to follow once the company has arrived. */
type Arrives<Column extends string> = {
  as: { [Name in Column]?: number | string | null }
  follows: (db: Database, organizationId: string) => Statement
}

/** A homeowner whose rows are exported or erased, known by email, or by a presentation if there is no email. */
export type Homeowner = {
  organizationId: string
  presentationId: string | null
  email: string | null
  /** The ids of their presentations, visits, contracts and roofs, once those have been found. */
  ids: SQL
}

/** For a table whose rows don't simply go with the presentation they name. */
export type OfHomeowner<Table extends SQLiteTable> = {
  isTheirs: (who: Homeowner) => SQL
  /** Rows that others wrote about the homeowner. They are erased too, but aren't exported for them. */
  isAbout?: (who: Homeowner) => SQL
  /** Rows of other tables refer to these, so they are found first. */
  isFoundFirst?: true
  /** Erasing deletes the rows, or sets the columns a sweep looks for, which then deletes or empties them. */
  erased: 'goes' | Sets<Table>
  /** The sweep's job, which an erasure starts right away instead of waiting for the schedule. */
  sweep?: string
  /** Recognizes rows that a sweep has emptied instead of deleted. */
  isForgotten?: SQL
  /** Rows that the law requires us to keep, or that are kept for the reason in `why`. The person who asked is told. */
  kept?: { where: (who: Homeowner) => SQL; why?: string; sets?: (who: Homeowner) => Sets<Table> }
}

type Sets<Table extends SQLiteTable> = { [Column in keyof Table['$inferInsert']]?: SQL | number | string | null }

/** By default, rows are in the company's shard. */
type Place = 'directory' | 'both'

export type Rules<Table extends SQLiteTable> = {
  /** The database, if it isn't the company's shard: the directory, or both. */
  in?: Place
  /** Whether a company's export includes it. Exports leave out service data and anything that grants access. */
  isExported: boolean
  /** The columns with a homeowner's personal data. */
  tellsOfHomeowner?: (keyof Table['$inferSelect'])[]
  /** Columns such as hashes and tokens, which an export leaves out because they grant access. */
  secrets?: (keyof Table['$inferSelect'])[]
  /** Whether manifests show it, so triggers have to raise the revision of its deck. */
  isShown?: true
  isCopied?: boolean
  files?: NamedFiles
  /** A JSON column with font families, or font files, by purpose. */
  fonts?: AnySQLiteColumn
  /** Rows that keep their deck from being activated. */
  keepsInactive?: SQL
  /** Columns that name a file made for this row alone. */
  ownFiles?: AnySQLiteColumn[]
  /** The files that a row leads to, as a JSON array of keys. Once no row leads to them, they are removed. */
  leavesFiles?: SQL
  /** Has to run before rows are deleted for which the condition holds, because another service still has something. */
  beforeRemoval?: (db: Database, condition: SQL) => Statement
  /** Whether links name its rows, so a shard has to say where they went. */
  isLinked?: true
  moves?: Moves
  /**
   * Selects the rows whose job is doing something that must happen only once, such as sending an email. A move waits
   * for those, and lets no job take more.
   */
  isInHand?: (now: number) => SQL
  /** The row that a presentation's activity shows, as JSON, and whether there are rows that bring it to a later stage. */
  inActivity?: {
    name: 'appointment' | 'contract'
    latest: OfPresentation
    reachesStage: { [stage in 'chose' | 'booked' | 'signed']?: OfPresentation }
  }
  indexed?: Indexed
  arrives?: Arrives<keyof Table['$inferSelect'] & string>
} & If<Table, 'deckId', { deck: Fate; isCopied: boolean }> &
  If<Table, 'presentationId', { presentation: Fate | Forgets<Table> }> &
  ('organizationId' extends keyof Table['$inferSelect']
    ? unknown
    : /** The table that leads to a row's company; null if rows belong to none. */ { through: SQLiteTable | null })

type OfPresentation = (presentationId: AnySQLiteColumn) => SQL

export type TableRules = {
  table: SQLiteTable
  isLinked?: true
  moves?: Moves
  isInHand?: (now: number) => SQL
  inActivity?: Rules<SQLiteTable>['inActivity']
  indexed?: Indexed
  arrives?: Arrives<string>
  name?: AnySQLiteColumn | SQL | undefined
  in?: Place
  isExported: boolean
  through?: SQLiteTable | null
  tellsOfHomeowner?: string[]
  ofHomeowner?: OfHomeowner<SQLiteTable> | undefined
  secrets?: string[]
  isShown?: true
  isCopied?: boolean
  files?: NamedFiles
  fonts?: AnySQLiteColumn
  keepsInactive?: SQL
  ownFiles?: AnySQLiteColumn[]
  leavesFiles?: SQL
  beforeRemoval?: (db: Database, condition: SQL) => Statement
  deck?: Fate
  presentation?: Fate | Forgets<SQLiteTable>
}

/** Requires every table that names a deck or a presentation to say what happens to its rows. */
export const rulesOf = <Table extends SQLiteTable>(table: Table, rules: Rules<Table>) =>
  ({ ...rules, table }) as TableRules

export const staysBehind = ({ moves }: Pick<TableRules, 'moves'>) => moves === 'never' || moves === 'rebuilt'

export const columnOf = (table: SQLiteTable, name: string): AnySQLiteColumn | undefined => getTableColumns(table)[name]

/** Identifies a row by its primary key, or by its rowid if there is none. */
export function keyOf(table: SQLiteTable): (AnySQLiteColumn | SQL)[] {
  const { columns, primaryKeys } = getTableConfig(table)
  const key = primaryKeys[0]?.columns ?? columns.filter(({ primary }) => primary)
  return key.length ? key : [sql`${table}.rowid`]
}

export const columnsNaming = (table: SQLiteTable, other: SQLiteTable): AnySQLiteColumn[] =>
  getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference()
    return foreignTable === other ? columns : []
  })

/** The deck of a row, which the row names itself or through a row that does. */
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

export const rowsAtOnce = 1000

/** Deletes a bounded number of rows, because D1 aborts a statement that takes too long. */
export const deleteSome = (db: Database, table: SQLiteTable, condition: SQL) =>
  db.run(sql`delete from ${table} where ${isOneOfSome(table, condition)}`)

export function isOneOfSome(table: SQLiteTable, condition: SQL) {
  const key = sql.join(keyOf(table), sql`, `)
  return sql`(${key}) in (select ${key} from ${table} where ${condition} limit ${rowsAtOnce})`
}

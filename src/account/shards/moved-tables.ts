import { getTableColumns, getTableName } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import { type AnySQLiteColumn, getTableConfig, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { storedColumns } from '../../core/database/database'
import { namedByLinks } from '../../core/database/departures'
import { columnOf, type MovedRow, staysBehind, type TableRules } from '../../core/database/table-rules'
import { tablesOfShards } from '../../find-tables'

export type MovedTable = {
  name: string
  rules: TableRules
  /** All columns except an integer key that each database assigns itself. */
  columns: string[]
  /** The values that some columns have in the copy. */
  arrivesAs: MovedRow
  /** The columns that identify a row in either database. */
  key: string[]
  parents: { name: string; column: string; itsColumn: string }[]
  /** `row` is `new` or `old`. */
  isOf: (row: string, organizationId: string) => string
  /** The same condition for all rows of the table. */
  areOf: (organizationId: string) => string
}

const casing = new CasingCache('snake_case')
const nameOf = (column: AnySQLiteColumn) => casing.getColumnCasing(column)

/** Every table whose rows move with a company. Tables that others refer to come first. */
export function movedTables(): MovedTable[] {
  const tables = tablesOfShards()
    .filter((rules) => !staysBehind(rules))
    // These rows refer to their owner without a foreign key, so sorting them last puts them after it.
    .toSorted((one, other) => Number(isByOwner(one)) - Number(isByOwner(other)))
    .map(movedTable)
  const placed: MovedTable[] = []
  const place = (table: MovedTable) => {
    if (placed.includes(table)) return
    for (const { name } of table.parents) {
      const parent = tables.find((each) => each.name === name)
      if (parent && parent !== table) place(parent)
    }
    placed.push(table)
  }
  for (const table of tables) place(table)
  return placed
}

const isByOwner = ({ moves }: TableRules) => moves === 'by-owner'

function movedTable(rules: TableRules): MovedTable {
  const { table } = rules
  const key = keyOf(table)
  const own = ownInteger(table)
  const parents = getTableConfig(table).foreignKeys.flatMap((each) => {
    const { columns, foreignTable, foreignColumns } = each.reference()
    const [column, itsColumn] = [columns[0], foreignColumns[0]]
    return column && itsColumn
      ? [{ name: getTableName(foreignTable), column: nameOf(column), itsColumn: nameOf(itsColumn) }]
      : []
  })
  return {
    name: getTableName(table),
    rules,
    columns: storedColumns(table)
      .filter(([, column]) => column !== own)
      .map(([, column]) => nameOf(column)),
    arrivesAs: Object.fromEntries(
      Object.entries(rules.arrives?.as ?? {}).flatMap(([name, value]) => {
        const column = columnOf(table, name)
        return column && value !== undefined ? [[nameOf(column), value]] : []
      }),
    ),
    key,
    parents,
    ...ownership(rules, parents),
  }
}

/** An integer key assigned by the database refers to a different row elsewhere. */
const ownInteger = (table: SQLiteTable) =>
  Object.values(getTableColumns(table)).find((column) => column.primary && column.getSQLType() === 'integer')

function keyOf(table: SQLiteTable): string[] {
  const { columns, primaryKeys, indexes } = getTableConfig(table)
  const single = columns.filter((column) => column.primary && column !== ownInteger(table))
  const key = primaryKeys[0]?.columns ?? single
  if (key.length) return key.map(nameOf)
  const unique = indexes.find(({ config }) => config.unique)?.config.columns as AnySQLiteColumn[] | undefined
  if (!unique) throw new Error(`Nothing names a row of ${getTableName(table)} in another database.`)
  return unique.map(nameOf)
}

function ownership(rules: TableRules, parents: MovedTable['parents']): Pick<MovedTable, 'isOf' | 'areOf'> {
  const { table, through, moves } = rules
  const name = getTableName(table)
  if (moves === 'by-parent') return simple(name, (row, id) => `instr(${row}.key, '${id}') > 0`)
  if (moves === 'by-owner') return simple(name, isOfOwner)
  if (columnOf(table, 'organizationId')) return simple(name, (row, id) => `${row}.organization_id = '${id}'`)
  if (name === 'organizations') return simple(name, (row, id) => `${row}.id = '${id}'`)
  const above = parents.find((each) => through && each.name === getTableName(through))
  if (!above) throw new Error(`It is not known how the rows of ${name} move: say so in src/tables.ts.`)
  const { column, itsColumn } = above
  return {
    isOf: (row, id) =>
      `(select organization_id from ${above.name} where ${above.name}.${itsColumn} = ${row}.${column}) = '${id}'`,
    areOf: (id) => `${name}.${column} in (select ${itsColumn} from ${above.name} where organization_id = '${id}')`,
  }
}

const simple = (name: string, isOf: MovedTable['isOf']) => ({ isOf, areOf: (id: string) => isOf(name, id) })

/** Rows owned by the company itself, or by something that one of its links names. */
const isOfOwner: MovedTable['isOf'] = (row, id) => {
  const linked = namedByLinks.map((name) => `(select organization_id from ${name} where id = ${row}.owner_id)`)
  return `coalesce(${linked.join(', ')}, ${row}.owner_id) = '${id}'`
}

import type { MovedRow, Query } from '../../core/database/table-rules'
import type { MovedTable } from './moved-tables'

export type Key = (string | number | null)[]
export type Listed = { table: MovedTable; keys: Key[] }

/** A value that is bound may have 2 MB; a row of D1 too, but as JSON it can be longer. */
const mostLetters = 700_000

export const isRow = ({ key }: MovedTable, given: (index: number) => string, name: string) =>
  key.map((column, index) => `${name}.${column} = ${given(index)}`).join(' and ')

export const listedValue = (index: number) => `listed.value ->> ${index}`

/** In the order of the keys. */
export const selectRows = (table: MovedTable, keys: Key[]): Query => ({
  sql: `select ${table.columns.map((column) => `${table.name}.${column} as ${column}`).join(', ')}
    from json_each(?1) as listed cross join ${table.name} on ${isRow(table, listedValue, table.name)}`,
  params: [JSON.stringify(keys)],
})

export const deleteRows = (table: MovedTable, keys: Key[]): Query => ({
  sql: `delete from ${table.name} where (${table.key.join(', ')}) in
    (select ${table.key.map((_, index) => listedValue(index)).join(', ')} from json_each(?1) as listed)`,
  params: [JSON.stringify(keys)],
})

export const keyOf = ({ key }: MovedTable, row: MovedRow): Key => key.map((column) => row[column] ?? null)
export const nameOfKey = (key: Key) => JSON.stringify(key)

export const isSameRow = ({ columns }: MovedTable, one: MovedRow, other: MovedRow) =>
  columns.every((column) => one[column] === other[column])

/**
 * A row that names one which is not there yet, or has what is still another's there, is left out: whatever makes room for
 * it is listed later, and it is looked at again.
 */
export const writeRows = (table: MovedTable, rows: MovedRow[]): Query[] =>
  chunksOf(table, rows).flatMap((chunk) => {
    const source = sourceOf(table, chunk)
    const hasParents = table.parents.map(({ name, column, itsColumn }) => {
      const value = source.value(table.columns.indexOf(column))
      return `(${value} is null or exists (select 1 from ${name} where ${name}.${itsColumn} = ${value}))`
    })
    const condition = ['true', ...hasParents].join(' and ')
    const valueOfKey = (index: number) => source.value(table.columns.indexOf(table.key[index] ?? ''))
    const others = table.columns.filter((column) => !table.key.includes(column))
    const set = others.map((column) => `${column} = ${source.value(table.columns.indexOf(column))}`).join(', ')
    const { from, params } = source
    const update = `update or ignore ${table.name} set ${set} from ${from}
      where ${isRow(table, valueOfKey, table.name)} and ${condition}`
    const insert = `insert or ignore into ${table.name} (${table.columns.join(', ')})
      select ${table.columns.map((_, index) => source.value(index)).join(', ')} from ${from} where ${condition}`
    return [...(others.length ? [{ sql: update, params }] : []), { sql: insert, params }]
  })

function sourceOf({ columns }: MovedTable, { rows, json }: Chunk) {
  if (json.length <= mostLetters) return { from: 'json_each(?1) as listed', value: listedValue, params: [json] }
  const [row = {}] = rows
  const given = columns.map((_, index) => `?${index + 1} as v${index}`).join(', ')
  return {
    from: `(select ${given}) as listed`,
    value: (index: number) => `listed.v${index}`,
    params: columns.map((column) => row[column] ?? null),
  }
}

type Chunk = { rows: MovedRow[]; json: string }

/** One that is too long is alone. */
function chunksOf({ columns }: MovedTable, rows: MovedRow[]): Chunk[] {
  const chunks: { rows: MovedRow[]; parts: string[]; letters: number }[] = []
  for (const row of rows) {
    const part = JSON.stringify(columns.map((column) => row[column] ?? null))
    const last = chunks.at(-1)
    if (last && last.letters + part.length + 2 <= mostLetters) {
      last.rows.push(row)
      last.parts.push(part)
      last.letters += part.length + 1
    } else chunks.push({ rows: [row], parts: [part], letters: part.length + 2 })
  }
  return chunks.map(({ rows, parts }) => ({ rows, json: `[${parts.join(',')}]` }))
}

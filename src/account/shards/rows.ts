import type { MovedRow, Query } from '../../core/database/table-rules'
import type { MovedTable } from './moved-tables'

export type Key = (string | number | null)[]

/** A value that is bound may have 2 MB; a row of D1 too, but as JSON it can be longer. */
const mostLetters = 700_000

const listedValue = (index: number) => `listed.value ->> ${index}`
const isListed = ({ key, name }: MovedTable) =>
  key.map((column, index) => `${name}.${column} = ${listedValue(index)}`).join(' and ')

export async function rowsOf(db: D1Database, table: MovedTable, keys: Key[]): Promise<MovedRow[]> {
  const columns = table.columns.map((column) => `${table.name}.${column} as ${column}`).join(', ')
  const { results } = await db
    .prepare(`select ${columns} from json_each(?1) as listed cross join ${table.name} on ${isListed(table)}`)
    .bind(JSON.stringify(keys))
    .all<MovedRow>()
  return results
}

export async function countRows(db: D1Database, tables: MovedTable[], organizationId: string): Promise<number[]> {
  const counts = tables.map(({ name, areOf }) => `select count(*) as count from ${name} where ${areOf(organizationId)}`)
  const answers = await db.batch<{ count: number }>(counts.map((sql) => db.prepare(sql)))
  return answers.map(({ results }) => results[0]?.count ?? 0)
}

export const deleteRows = (table: MovedTable, keys: Key[]): Query => ({
  sql: `delete from ${table.name} where (${table.key.join(', ')}) in
    (select ${table.key.map((_, index) => listedValue(index)).join(', ')} from json_each(?1) as listed)`,
  params: [JSON.stringify(keys)],
})

export const keyOf = ({ key }: MovedTable, row: MovedRow): Key => key.map((column) => row[column] ?? null)

export const isSameRow = ({ columns }: MovedTable, one: MovedRow, other: MovedRow) =>
  columns.every((column) => one[column] === other[column])

/** A row that is there already stays: it is the same, because no one else can write either of them. */
export const insertRows = (table: MovedTable, rows: MovedRow[]): Query[] =>
  chunksOf(table, rows).map((chunk) => {
    const { from, value, params } = sourceOf(table, chunk)
    const values = table.columns.map((_, index) => value(index)).join(', ')
    return {
      sql: `insert or ignore into ${table.name} (${table.columns.join(', ')}) select ${values} from ${from} where true`,
      params,
    }
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

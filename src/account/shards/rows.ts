import { type SQL, sql } from 'drizzle-orm'
import { read, type Statement } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import type { MovedRow } from '../../core/database/table-rules'
import type { MovedTable } from './moved-tables'

export type Key = (string | number | null)[]

/** A bound value may have 2 MB. So may a row in D1, but it can be longer as JSON. */
const mostLetters = 700_000

const listedValue = (index: number) => `listed.value ->> ${index}`
const isListed = ({ key, name }: MovedTable) =>
  key.map((column, index) => `${name}.${column} = ${listedValue(index)}`).join(' and ')

const listOf = (keys: Key[]) => sql`json_each(${JSON.stringify(keys)}) as listed`

export async function rowsOf(db: Database, table: MovedTable, keys: Key[]): Promise<MovedRow[]> {
  const columns = table.columns.map((column) => `${table.name}.${column} as ${column}`).join(', ')
  const join = sql.raw(`cross join ${table.name} on ${isListed(table)}`)
  return db.all<MovedRow>(sql`select ${sql.raw(columns)} from ${listOf(keys)} ${join}`)
}

export async function countRows(db: Database, tables: MovedTable[], organizationId: string): Promise<number[]> {
  const counting = tables.map(({ name, areOf }) =>
    db.all<{ count: number }>(sql.raw(`select count(*) as count from ${name} where ${areOf(organizationId)}`)),
  )
  const { counts } = await read(db, { counts: counting })
  return counts.map(([row]) => row?.count ?? 0)
}

export function isOneOf(table: MovedTable, keys: Key[]) {
  const [key, listed] = [table.key.join(', '), table.key.map((_, index) => listedValue(index)).join(', ')]
  return sql`(${sql.raw(key)}) in (select ${sql.raw(listed)} from ${listOf(keys)})`
}

export const deleteRows = (db: Database, table: MovedTable, keys: Key[]): Statement =>
  db.run(sql`delete from ${sql.raw(table.name)} where ${isOneOf(table, keys)}`)

export const keyOf = ({ key }: MovedTable, row: MovedRow): Key => key.map((column) => row[column] ?? null)

export const isSameRow = ({ columns }: MovedTable, one: MovedRow, other: MovedRow) =>
  columns.every((column) => one[column] === other[column])

/** An existing row stays. It is the same, because no one else can write either of them. */
export const insertRows = (db: Database, table: MovedTable, rows: MovedRow[]): Statement[] =>
  chunksOf(table, rows).map((chunk) => {
    const into = sql.raw(`${table.name} (${table.columns.join(', ')})`)
    return db.run(sql`insert or ignore into ${into} ${selectOf(table, chunk)}`)
  })

function selectOf({ columns }: MovedTable, { rows, json }: Chunk): SQL {
  const [row = {}] = rows
  if (json.length > mostLetters)
    return sql`select ${sql.join(
      columns.map((column) => sql`${row[column] ?? null}`),
      sql`, `,
    )}`
  const values = sql.raw(columns.map((_, index) => listedValue(index)).join(', '))
  return sql`select ${values} from json_each(${json}) as listed`
}

type Chunk = { rows: MovedRow[]; json: string }

/** A row that is too long gets a chunk of its own. */
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

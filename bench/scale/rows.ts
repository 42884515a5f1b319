import { createHash, createHmac } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { build } from 'esbuild'

export type Value = string | number | null
export type TableRows = {
  name: string
  /** The columns without the generated ones. */
  columns: string[]
  key: string[]
  /** Sets of columns that have to be unique. */
  unique: string[][]
  rows: Value[][]
}

const objectName = 'miniflare-D1DatabaseObject'

/** Returns the file in which Miniflare keeps the database with this id. */
export function databaseFile(kept: string, id: string) {
  const key = createHash('sha256').update(objectName).digest()
  const hashed = (value: string | Buffer) => createHmac('sha256', key).update(value).digest().subarray(0, 16)
  const name = hashed(id)
  return join(kept, 'd1', objectName, `${Buffer.concat([name, hashed(name)]).toString('hex')}.sqlite`)
}

export type CompanyTable = { name: string; isInDirectory: boolean; isInShard: boolean; isOfCompanies: boolean }

/** Reads src/tables.ts through a bundler, because its imports need one. */
export async function companyTables(): Promise<CompanyTable[]> {
  const { outputFiles } = await build({
    entryPoints: ['src/tables.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    external: ['cloudflare:*', 'node:*'],
    logLevel: 'error',
  })
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64')
  const { tables } = (await import(`data:text/javascript;base64,${code}`)) as { tables: Rules[] }
  return tables.map(({ table, in: place, through }) => ({
    name: getTableName(table),
    isInDirectory: place !== undefined,
    isInShard: place !== 'directory',
    isOfCompanies: through !== null,
  }))
}

type Rules = { table: SQLiteTable; in?: 'directory' | 'both'; through?: SQLiteTable | null }

/**
 * Reads the rows of the only company in a database, whose server may still be running; of tables without an owner, only
 * the company itself.
 */
export function readCompany(file: string, tables: CompanyTable[], organizationId: string): TableRows[] {
  const db = new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  try {
    return tables.map(({ name, isOfCompanies }) => {
      const shape = shapeOf(db, name)
      const select = db.prepare(`select ${shape.columns.map(quoted).join()} from ${quoted(name)}`)
      select.setReturnArrays(true)
      const rows = select.all() as unknown as Value[][]
      const isKept = (row: Value[]) => isOfCompanies || row[shape.columns.indexOf('id')] === organizationId
      return { ...shape, rows: rows.filter(isKept) }
    })
  } finally {
    db.close()
  }
}

export const quoted = (name: string) => `"${name}"`

type Column = { name: string; type: string; pk: number; hidden: number }

function shapeOf(db: DatabaseSync, name: string) {
  const all = db.prepare(`pragma table_xinfo(${quoted(name)})`).all() as Column[]
  const columns = all.filter(({ hidden }) => hidden === 0).map((column) => column.name)
  const key = all.filter(({ pk }) => pk).map((column) => column.name)
  const listed = db.prepare(`pragma index_list(${quoted(name)})`).all() as { name: string; unique: number }[]
  const indexed = listed.filter(({ unique }) => unique).map((index) => columnsOf(db, index.name))
  // SQLite gives no name for an expression, and an integer key has no index.
  const unique = [...indexed.filter((set) => !set.includes(null)), ...(key.length ? [key] : [])] as string[][]
  return { name, columns, key, unique }
}

const columnsOf = (db: DatabaseSync, index: string) =>
  (db.prepare(`pragma index_info(${quoted(index)})`).all() as { name: string | null }[]).map(({ name }) => name)

const keyOf = ({ columns, key }: TableRows, row: Value[]) =>
  JSON.stringify(key.length ? key.map((name) => row[columns.indexOf(name)]) : row)

/** Separates the rows added in between; rows that were there before stay with the company, in their current state. */
export function divide(before: TableRows[], now: TableRows[]) {
  const known = before.map((table) => new Set(table.rows.map((row) => keyOf(table, row))))
  const part = (isKnown: boolean) =>
    now.map((table, index) => ({
      ...table,
      rows: table.rows.filter((row) => Boolean(known[index]?.has(keyOf(table, row))) === isKnown),
    }))
  return { company: part(true), block: part(false) }
}

const tablesTold = 8

/** Returns the bytes per presentation of the largest tables. */
export function largestTables(file: string) {
  const db = new DatabaseSync(file, { readOnly: true })
  try {
    const sizes = db.prepare(`
      select coalesce(tbl_name, dbstat.name) as name, sum(pgsize) / (select count(*) from presentations) as bytes
      from dbstat left join sqlite_master on sqlite_master.name = dbstat.name
      where aggregate = true group by 1 order by 2 desc limit ${tablesTold}`)
    return sizes.all() as { name: string; bytes: number }[]
  } finally {
    db.close()
  }
}

import { primaryDatabase } from '../../core/database/database'
import type { MovedRow, Query } from '../../core/database/table-rules'
import { listAgain, type Page, readPage, strikePage } from './change-list'
import type { MovedTable } from './moved-tables'
import { writeQuietly } from './quiet-batch'
import { deleteRows, isSameRow, type Key, keyOf, type Listed, nameOfKey, selectRows, writeRows } from './rows'

export type Done = { written: number; removed: number; compared: number; isShort: boolean }

/** Undefined when nothing is listed any more. */
export async function copyPage(from: Env, to: Env, organizationId: string): Promise<Done | undefined> {
  const page = await readPage(from.DB, organizationId)
  if (!page) return undefined
  const [here, there] = await Promise.all([rowsOf(from.DB, page.listed, true), rowsOf(to.DB, page.listed)])
  const differing = page.listed.map((each, index) => differenceOf(each, here[index], there[index]))
  const written = differing.filter(({ rows }) => rows.length)
  const deleted = differing.filter(({ gone }) => gone.length)
  if (written.length || deleted.length) {
    const queries = [
      ...deleted.toReversed().map(({ table, gone }) => deleteRows(table, gone)),
      ...(await Promise.all(written.map(({ table, rows }) => writingOf(from, to, table, rows)))).flat(),
    ]
    const touched = { written: written.map(({ table }) => table), deleted: deleted.map(({ table }) => table) }
    await writeQuietly({ db: to.DB, organizationId, state: 'hidden' }, queries, touched)
  }
  const left = await leftOut(to.DB, written)
  await strike(from.DB, organizationId, page, left)
  const count = (lists: { length: number }[]) => lists.reduce((sum, { length }) => sum + length, 0)
  return {
    written: count(written.map(({ rows }) => rows)) - count(left.map(({ keys }) => keys)),
    removed: count(deleted.map(({ gone }) => gone)),
    compared: count(page.listed.map(({ keys }) => keys)),
    isShort: page.isShort,
  }
}

async function rowsOf(db: D1Database, listed: Listed[], asTheyArrive = false) {
  const queries = listed.map(({ table, keys }) => selectRows(table, keys))
  const answers = await db.batch<MovedRow>(queries.map(({ sql, params }) => db.prepare(sql).bind(...params)))
  return answers.map(({ results }, index) => {
    const table = listed[index]?.table
    const given = asTheyArrive ? table?.arrivesAs : undefined
    return new Map(results.map((row) => [table ? nameOfKey(keyOf(table, row)) : '', { ...row, ...given }]))
  })
}

type Rows = Map<string, MovedRow> | undefined

function differenceOf({ table, keys }: Listed, here: Rows, there: Rows) {
  const rows: MovedRow[] = []
  const gone: Key[] = []
  for (const key of keys) {
    const name = nameOfKey(key)
    const [mine, copy] = [here?.get(name), there?.get(name)]
    if (mine && !(copy && isSameRow(table, mine, copy))) rows.push(mine)
    if (!mine && copy) gone.push(key)
  }
  return { table, rows, gone }
}

/** Rows with an index of their own are written anew as a whole. */
async function writingOf(from: Env, to: Env, table: MovedTable, rows: MovedRow[]): Promise<Query[]> {
  const { indexed } = table.rules
  if (!indexed) return writeRows(table, rows)
  const keys = rows.map((row) => keyOf(table, row))
  const indexing = await indexed(primaryDatabase(from), primaryDatabase(to), rows)
  return [deleteRows(table, keys), ...writeRows(table, rows), ...indexing]
}

/** Read back, value by value: those that are not there as they were read. */
async function leftOut(db: D1Database, written: { table: MovedTable; rows: MovedRow[] }[]): Promise<Listed[]> {
  if (!written.length) return []
  const there = await rowsOf(
    db,
    written.map(({ table, rows }) => ({ table, keys: rows.map((row) => keyOf(table, row)) })),
  )
  return written.flatMap(({ table, rows }, index) => {
    const left = rows.filter((row) => {
      const copy = there[index]?.get(nameOfKey(keyOf(table, row)))
      return !(copy && isSameRow(table, row, copy))
    })
    return left.length ? [{ table, keys: left.map((row) => keyOf(table, row)) }] : []
  })
}

/** Those that were left out stay listed, unless there is nothing that could make room for them. */
async function strike(db: D1Database, organizationId: string, page: Page, left: Listed[]) {
  const { sql, params } = strikePage(organizationId, page)
  const count = left.reduce((sum, { keys }) => sum + keys.length, 0)
  const others = left.length
    ? await db
        .prepare('select 1 from moved_changes where organization_id = ? and id > ? limit 1')
        .bind(organizationId, page.last)
        .all()
    : undefined
  if (others?.results.length === 0 && count === page.count)
    throw new Error(
      `Rows can't be copied: ${left.map(({ table, keys }) => `${table.name} ${nameOfKey(keys[0] ?? [])}`)}`,
    )
  await db.batch([db.prepare(sql).bind(...params), ...left.map((each) => listAgain(db, organizationId, each))])
}

/** As it is told of each page, before the page is removed. */
type Before = (listed: Listed[]) => Promise<unknown>

/** Of the company that went or is deleted, or of copies that are not wanted. Undefined when nothing is listed any more. */
export async function removePage(
  at: Env,
  organizationId: string,
  state: 'left' | 'hidden' | 'closed',
  before?: Before,
): Promise<Done | undefined> {
  const page = await readPage(at.DB, organizationId)
  if (!page) return undefined
  await before?.(page.listed)
  const queries = page.listed.toReversed().map(({ table, keys }) => deleteRows(table, keys))
  const deleted = page.listed.map(({ table }) => table)
  const work = [...queries, strikePage(organizationId, page)]
  await writeQuietly({ db: at.DB, organizationId, state }, work, { written: [], deleted })
  return { written: 0, removed: page.count, compared: 0, isShort: page.isShort }
}

import { type MovedTable, movedTables } from './moved-tables'
import type { Key, Listed } from './rows'
import { nameOfKey } from './rows'
import { keyOfRow } from './triggers'

const rowsOfPage = 200

/** How many tables are listed, and up to which row the next one. */
export type Walked = { tables: number; to: Key | null }

type Listing = { tables: MovedTable[]; rowsAtOnce: number; isLeaving: boolean }

const tablesAtOnce = 8

/**
 * Each row of the company in the next tables, and of a long table in its next rows. They are walked in the order in
 * which they lie there, because not every table can be asked for the rows of one company.
 */
export async function listRows(
  db: D1Database,
  organizationId: string,
  { tables, rowsAtOnce, isLeaving }: Listing,
  { tables: before, to }: Walked,
): Promise<Walked> {
  const ordered = await withOrder(db, tables.slice(before, before + tablesAtOnce))
  const ends = await db.batch<Key[number][]>(
    ordered.map(({ table, order }, index) => {
      const { sql, params } = after(order, index ? null : to)
      const end = `select ${order.join(', ')} from ${table.name} where ${sql} order by ${order.join(', ')}`
      return db.prepare(`${end} limit 1 offset ${rowsAtOnce - 1}`).bind(...params)
    }),
  )
  const statements: D1PreparedStatement[] = []
  for (const [index, { table, order }] of ordered.entries()) {
    const [row] = ends[index]?.results ?? []
    const end = row ? Object.values(row) : null
    const [from, until] = [after(order, index ? null : to), upTo(order, end)]
    const params = [...from.params, ...until.params]
    const isNext = `${from.sql} and ${until.sql}`
    statements.push(...listing(table, organizationId, isNext, isLeaving).map((sql) => db.prepare(sql).bind(...params)))
    if (!end) continue
    await db.batch(statements)
    return { tables: before + index, to: end }
  }
  await db.batch(statements)
  return { tables: before + ordered.length, to: null }
}

/** With the plus SQLite takes no index for whose the rows are, which would walk all of the company each time. */
function listing(table: MovedTable, organizationId: string, isNext: string, isLeaving: boolean) {
  const of = `from ${table.name} where ${isNext} and ${table.isOf(`+${table.name}`, organizationId)}`
  const forward = `insert or ignore into forwards (id, organization_id) select id, '${organizationId}' ${of}`
  const list = `insert into moved_changes (organization_id, table_name, key)
    select '${organizationId}', '${table.name}', ${keyOfRow(table, table.name)} ${of}`
  // Before the list, because what belongs to the owner of a link is found by these.
  return isLeaving && table.rules.isLinked ? [forward, list] : [list]
}

/** Tables without a rowid lie in the order of their key. */
async function withOrder(db: D1Database, tables: MovedTable[]) {
  const { results } = await db
    .prepare(`select name from sqlite_master where type = 'table' and sql like '%) without rowid%'`)
    .all<{ name: string }>()
  const byKey = new Set(results.map(({ name }) => name))
  return tables.map((table) => ({ table, order: byKey.has(table.name) ? table.key : ['rowid'] }))
}

const bound = (order: string[], key: Key | null, than: '>' | '<=') =>
  key
    ? { sql: `(${order.join(', ')}) ${than} (${key.map(() => '?').join(', ')})`, params: key }
    : { sql: 'true', params: [] }

const after = (order: string[], key: Key | null) => bound(order, key, '>')
const upTo = (order: string[], key: Key | null) => bound(order, key, '<=')

/** `isShort` if nothing is listed after it. */
export type Page = { listed: Listed[]; last: number; count: number; isShort: boolean }

/** The oldest that are listed, by table: those that others name come first. Undefined when there are none. */
export async function readPage(db: D1Database, organizationId: string): Promise<Page | undefined> {
  const { results } = await db
    .prepare('select id, table_name, key from moved_changes where organization_id = ? order by id limit ?')
    .bind(organizationId, rowsOfPage)
    .all<{ id: number; table_name: string; key: string }>()
  const last = results.at(-1)?.id
  if (last === undefined) return undefined
  const listed = movedTables().flatMap((table) => {
    const keys = new Set(results.filter(({ table_name }) => table_name === table.name).map(({ key }) => key))
    return keys.size ? [{ table, keys: [...keys].map((key): Key => JSON.parse(key)) }] : []
  })
  return { listed, last, count: results.length, isShort: results.length < rowsOfPage }
}

export const strikePage = (organizationId: string, { last }: Page) => ({
  sql: 'delete from moved_changes where organization_id = ? and id <= ?',
  params: [organizationId, last],
})

/** To be looked at again. */
export const listAgain = (db: D1Database, organizationId: string, { table, keys }: Listed) =>
  db
    .prepare(`insert into moved_changes (organization_id, table_name, key)
      select ?, ?, value from json_each(?) as listed`)
    .bind(organizationId, table.name, JSON.stringify(keys.map(nameOfKey)))

import type { MovedTable } from './moved-tables'
import type { Key } from './rows'

/** How many tables are done, and up to which row the next one. */
export type Walked = { tables: number; to: Key | null }

/** The next rows of a table, of whichever company. */
export type Stretch = { table: MovedTable; isNext: string; params: Key }

const tablesAtOnce = 8

/**
 * The next tables, and of a long table only the next rows. They are walked in the order in which they lie there, because
 * not every table can be asked for the rows of one company.
 */
export async function nextRows(db: D1Database, tables: MovedTable[], rowsAtOnce: number, walked: Walked) {
  const ordered = await withOrder(db, tables.slice(walked.tables, walked.tables + tablesAtOnce))
  const ends = await db.batch<Key[number][]>(
    ordered.map(({ table, order }, index) => {
      const { sql, params } = bound(order, index ? null : walked.to, '>')
      const end = `select ${order.join(', ')} from ${table.name} where ${sql} order by ${order.join(', ')}`
      return db.prepare(`${end} limit 1 offset ${rowsAtOnce - 1}`).bind(...params)
    }),
  )
  const stretches: Stretch[] = []
  for (const [index, { table, order }] of ordered.entries()) {
    const [row] = ends[index]?.results ?? []
    const end = row ? Object.values(row) : null
    const [from, until] = [bound(order, index ? null : walked.to, '>'), bound(order, end, '<=')]
    stretches.push({ table, isNext: `${from.sql} and ${until.sql}`, params: [...from.params, ...until.params] })
    if (end) return { stretches, walked: { tables: walked.tables + index, to: end } }
  }
  return { stretches, walked: { tables: walked.tables + ordered.length, to: null } }
}

/** With the plus SQLite takes no index for whose the rows are, which would walk all of the company each time. */
export const ofCompany = ({ table, isNext }: Stretch, organizationId: string) =>
  `from ${table.name} where ${isNext} and ${table.isOf(`+${table.name}`, organizationId)}`

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

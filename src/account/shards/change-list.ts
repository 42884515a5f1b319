import { type MovedTable, movedTables } from './moved-tables'
import type { Key, Listed } from './rows'
import { nameOfKey } from './rows'
import { keyOfRow } from './triggers'

const rowsOfPage = 200

/** Each row of the company that the tables have; one statement reads a table once. */
export async function listRows(db: D1Database, organizationId: string, tables: MovedTable[], isLeaving: boolean) {
  const statements = tables.flatMap((table) => {
    const of = `from ${table.name} where ${table.areOf(organizationId)}`
    const forward = `insert or ignore into forwards (id, organization_id) select id, '${organizationId}' ${of}`
    const list = `insert into moved_changes (organization_id, table_name, key)
      select '${organizationId}', '${table.name}', ${keyOfRow(table, table.name)} ${of}`
    // Before the list, because what belongs to the owner of a link is found by these.
    return isLeaving && table.rules.isLinked ? [forward, list] : [list]
  })
  await db.batch(statements.map((sql) => db.prepare(sql)))
}

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

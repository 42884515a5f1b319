import { type MovedTable, movedTables } from './moved-tables'
import { isRow, type Key, type Listed, listedValue, nameOfKey } from './rows'
import { keyOfRow } from './triggers'
import { nextRows, ofCompany, type Walked } from './walk-rows'

const rowsOfPage = 200

type Walking = { tables: MovedTable[]; rowsAtOnce: number; walked: Walked }

/** Each row of the company, as far as one goes. */
export async function listRows(
  db: D1Database,
  organizationId: string,
  { tables, rowsAtOnce, walked }: Walking,
  isLeaving: boolean,
): Promise<Walked> {
  const next = await nextRows(db, tables, rowsAtOnce, walked)
  const statements = next.stretches.flatMap((stretch) => {
    const { table, params } = stretch
    const of = ofCompany(stretch, organizationId)
    const forward = `insert or ignore into forwards (id, organization_id) select id, '${organizationId}' ${of}`
    const list = `insert into moved_changes (organization_id, table_name, key)
      select '${organizationId}', '${table.name}', ${keyOfRow(table, table.name)} ${of}`
    // Before the list, because what belongs to the owner of a link is found by these.
    const both = isLeaving && table.rules.isLinked ? [forward, list] : [list]
    return both.map((sql) => db.prepare(sql).bind(...params))
  })
  await db.batch(statements)
  return next.walked
}

/** Lists rows that the copy has and the source lacks; a row that the source has is compared anyway. */
export async function listExtra(
  from: D1Database,
  to: D1Database,
  organizationId: string,
  { tables, rowsAtOnce, walked }: Walking,
): Promise<Walked> {
  const next = await nextRows(to, tables, rowsAtOnce, walked)
  const there = await to.batch<{ keys: string }>(
    next.stretches.map((stretch) => {
      const { table, params } = stretch
      const keys = `select json_group_array(json(${keyOfRow(table, table.name)})) as keys`
      return to.prepare(`${keys} ${ofCompany(stretch, organizationId)}`).bind(...params)
    }),
  )
  await from.batch(
    next.stretches.map(({ table }, index) =>
      from
        .prepare(
          `insert into moved_changes (organization_id, table_name, key)
            select '${organizationId}', '${table.name}', listed.value from json_each(?) as listed
            where not exists (select 1 from ${table.name} where ${isRow(table, listedValue, table.name)})`,
        )
        .bind(there[index]?.results[0]?.keys ?? '[]'),
    ),
  )
  return next.walked
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

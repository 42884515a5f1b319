import { d1, shards } from './databases'

const [anyShard = shards[0] as D1Database] = shards

type Parent = 'presentations' | 'decks'
type Column = { name: string; type: string; notnull: number; pk: number; dflt_value: string | null }

/** Finds the tables with a foreign key to a parent, and the column that holds it. */
export async function tablesUnder(parent: Parent) {
  const { results: tables } = await anyShard
    .prepare(
      `select name from sqlite_master where type = 'table' and name not glob '_cf*' and name not glob 'sqlite*'
     and sql not like 'create virtual%' order by name`,
    )
    .all<{ name: string }>()
  const keys = await anyShard.batch<{ table: string; from: string }>(
    tables.map(({ name }) => anyShard.prepare(`pragma foreign_key_list(${name})`)),
  )
  return tables.flatMap(({ name }, index) =>
    (keys[index]?.results ?? []).filter(({ table }) => table === parent).map(({ from }) => ({ name, column: from })),
  )
}

/** Adds rows to any table, with the given ids and made-up values in all other required columns. */
export async function addRows(table: string, rows: number, ids: Record<string, string>) {
  const { results } = await anyShard.prepare(`pragma table_info(${table})`).all<Column>()
  const columns = results.filter(({ name, notnull, pk, dflt_value }) => ids[name] || pk || (notnull && !dflt_value))
  const values = columns.map(({ name, type }) => {
    if (ids[name]) return `'${ids[name]}'`
    if (name === 'watched') return `'{}'`
    return type === 'text' || type === 'TEXT' ? `'${table}-${Object.values(ids)[0]}-' || value` : 'value'
  })
  await d1
    .prepare(
      `with recursive series(value) as (select 1 union all select value + 1 from series where value < ?)
     insert into ${table} (${columns.map(({ name }) => name).join()}) select ${values.join()} from series`,
    )
    .bind(rows)
    .run()
}

export async function countRows(tables: { name: string; column: string }[], id: string) {
  const counts = tables.map(({ name, column }) =>
    d1.prepare(`select count(*) as count from ${name} where ${column} = ?`).bind(id),
  )
  const results = await d1.batch<{ count: number }>(counts)
  return Object.fromEntries(tables.map(({ name }, index) => [name, results[index]?.results[0]?.count]))
}

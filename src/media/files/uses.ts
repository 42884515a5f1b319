import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from '../../core/database/database'
import { columnOf, deckOf, type NamedFiles } from '../../core/database/table-rules'
import { deckTable } from '../../find-tables'
import { tables } from '../../tables'

type Place = Required<NamedFiles> & { table: SQLiteTable; organizationId: AnySQLiteColumn }

/** Every table whose rows name files. Files in a column that the rules leave out get deleted. */
const places = (): Place[] =>
  tables.flatMap(({ table, files }) => {
    const organizationId = columnOf(table, 'organizationId')
    return files && organizationId ? [{ table, organizationId, columns: [], json: [], lists: [], ...files }] : []
  })

const names = ({ columns, json, lists }: Place, key: SQL) => {
  const equal = columns.map((column) => sql`${column} = ${key}`)
  const inside = [...json, ...lists].map((column) => sql`instr(${column}, ${key}) > 0`)
  return sql`(${sql.join([...equal, ...inside], sql` or `)})`
}

const isNaming = (place: Place, organizationId: string, key: SQL) =>
  and(eq(place.organizationId, organizationId), names(place, key))

export const isUnused = (organizationId: string, key: SQL) =>
  sql.join(
    places().map(
      (place) => sql`not exists (select 1 from ${place.table} where ${isNaming(place, organizationId, key)})`,
    ),
    sql` and `,
  )

export const describeUses = (organizationId: string, key: SQL) => {
  const uses = places().map(
    (place) => sql`(
      select group_concat(${place.noun} || ' of “' || decks.name || '”', ', ')
      from (select ${deckOf(place.table)} as deck from ${place.table}
        where ${isNaming(place, organizationId, key)} limit 5) as found
      join ${deckTable()} as decks on decks.id = found.deck
    )`,
  )
  return sql<string>`concat_ws(', ', ${sql.join(uses, sql`, `)})`
}

export const emptyPlaces = (db: Database, organizationId: string, key: SQL) =>
  places().map((place) => {
    const { table, columns, json, lists } = place
    const emptied = columns.map((column) => sql`${bare(column)} = nullif(${column}, ${key})`)
    const replaced = json.map((column) => sql`${bare(column)} = replace(${column}, json_quote(${key}), 'null')`)
    const shortened = lists.map(
      (column) => sql`${bare(column)} = (
        select json_group_array(json(
          iif(named.value ->> '$.portrait.key' = ${key}, json_set(named.value, '$.portrait', null), named.value)
        ))
        from json_each(${column}) as named
        where named.value ->> '$.key' <> ${key}
      )`,
    )
    return db.run(
      sql`update ${table} set ${sql.join([...emptied, ...replaced, ...shortened], sql`, `)} where ${isNaming(place, organizationId, key)}`,
    )
  })

/** The left side of an assignment must not have a table name. */
const bare = (column: AnySQLiteColumn) => sql`${sql.identifier(column.name.replaceAll(/[A-Z]/g, '_$&').toLowerCase())}`

function valuesOf({ columns, json, lists }: Place) {
  const values = [...columns, ...[...json, ...lists].map((column) => sql`json(${column})`)]
  return sql`json_tree(json_array(${sql.join(values, sql`, `)}))`
}

export function listUses(organizationId: string, keys: SQL) {
  const named = places().map((place) => {
    return sql`select named.atom as key, ${place.noun} as noun, ${deckOf(place.table)} as deck
      from ${place.table}, ${valuesOf(place)} as named
      where ${eq(place.organizationId, organizationId)} and named.type = 'text' and named.atom in ${keys}`
  })
  return sql`select distinct found.key, found.noun, decks.id as deck_id, decks.name as deck_name
    from (${unionAll(named)}) as found
    join ${deckTable()} as decks on decks.id = found.deck order by decks.created_at`
}

/** All texts in the columns of one table that name files. */
export const filesNamedBy = (table: SQLiteTable, condition: SQL) =>
  unionAll(
    places()
      .filter((place) => place.table === table)
      .map(
        (place) => sql`select named.atom from ${table}, ${valuesOf(place)} as named
          where ${condition} and named.type = 'text'`,
      ),
  )

/** All keys named by rows for which the condition is true. */
export const namedKeys = (condition: (table: SQLiteTable) => SQL) =>
  unionAll(
    places().map(
      (place) => sql`select named.atom as key
        from ${place.table}, ${valuesOf(place)} as named
        where ${condition(place.table)} and named.type = 'text'`,
    ),
  )

const mostInUnion = 5

/** D1 allows five selects in one union. */
export function unionAll(selects: SQL[]): SQL {
  if (selects.length <= mostInUnion) return sql.join(selects, sql` union all `)
  const size = Math.ceil(selects.length / Math.ceil(selects.length / mostInUnion))
  const groups = Array.from({ length: Math.ceil(selects.length / size) }, (_, group) =>
    selects.slice(group * size, (group + 1) * size),
  )
  return unionAll(groups.map((group) => sql`select * from (${sql.join(group, sql` union all `)})`))
}

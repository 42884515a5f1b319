import { type AnyColumn, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Database } from './database'

type OrderedTable = SQLiteTable & { id: AnyColumn; deckId: AnyColumn; orderIndex: AnyColumn }

/**
 * Lists under a deck are kept dense in two steps of one batch: a row is put half-way between its new neighbours,
 * then `renumber` counts all of them from zero. Two people at once end up in one order without a gap.
 */
const lastPlace = 1_000_000

export const placeFor = (orderIndex = lastPlace) => orderIndex - 0.5

/** The row may come from either side, and ends at exactly this index. */
export const moveTo = (table: OrderedTable, orderIndex: number) =>
  sql`case when ${table.orderIndex} < ${orderIndex} then ${orderIndex} + 0.5 else ${orderIndex} - 0.5 end`

export const renumber = (db: Database, table: OrderedTable, organizationId: string, deckId: string) =>
  db.run(sql`update ${table} set order_index = ranked.position
    from (
      select id, row_number() over (order by order_index, created_at, id) - 1 as position
      from ${table} where deck_id = ${deckId} and organization_id = ${organizationId}
    ) as ranked
    where ${table.id} = ranked.id and ${table.orderIndex} <> ranked.position`)

/** Changes nothing unless `ids` are exactly the rows of the deck. */
export function reorder(db: Database, table: OrderedTable, organizationId: string, deckId: string, ids: string[]) {
  const list = JSON.stringify(ids)
  const rows = sql`from ${table} where deck_id = ${deckId} and organization_id = ${organizationId}`
  return db.run(sql`update ${table} set order_index = listed.key
    from json_each(${list}) as listed
    where ${table.id} = listed.value and ${table.deckId} = ${deckId}
      and (select count(*) ${rows}) = ${ids.length}
      and (select count(*) ${rows} and id in (select value from json_each(${list}))) = ${ids.length}`)
}

import { and, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable, SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import { mostRows } from '../limits'
import type { Database } from './database'

export type OrderedTable = SQLiteTable &
  Record<'id' | 'deckId' | 'organizationId' | 'orderIndex' | 'createdAt' | 'updatedAt', AnySQLiteColumn>

/**
 * A row is first placed halfway between its new neighbors; then `renumber` numbers all rows from zero in the same
 * batch. Even two concurrent changes end in one order without gaps.
 */
const lastPlace = 1_000_000

export const placeFor = (orderIndex = lastPlace) => orderIndex - 0.5

export const hasRoom = (db: Database, table: OrderedTable, organizationId: string, deckId: string) =>
  lt(db.$count(table, inDeck(table, organizationId, deckId)), mostRows)

/** Adds or subtracts the half depending on which side the row comes from, so it ends at exactly this index. */
export function movedTo(table: OrderedTable, orderIndex: number | undefined) {
  if (orderIndex === undefined) return {}
  const place = sql`case when ${table.orderIndex} < ${orderIndex} then ${orderIndex} + 0.5 else ${orderIndex} - 0.5 end`
  return { orderIndex: place }
}

export function renumber(db: Database, table: OrderedTable, organizationId: string, deckId: string) {
  const position = sql<number>`row_number() over (order by ${table.orderIndex}, ${table.createdAt}, ${table.id}) - 1`
  const ranked = db
    .select({ id: sql<string>`${table.id}`.as('ranked_id'), position: position.as('position') })
    .from(table)
    .where(inDeck(table, organizationId, deckId))
    .as('ranked')
  return db
    .update(table)
    .set(orderIndexOf(sql`${ranked.position}`))
    .from(ranked)
    .where(and(eq(table.id, ranked.id), ne(table.orderIndex, ranked.position)))
}

/** Changes nothing unless `ids` are exactly the rows of the deck. */
export function reorder(db: Database, table: OrderedTable, organizationId: string, deckId: string, ids: string[]) {
  const list = JSON.stringify(ids)
  const listed = sql`(select value from json_each(${list}) as listed)`
  const place = sql`(select key from json_each(${list}) as listed where value = ${table.id})`
  const own = inDeck(table, organizationId, deckId)
  return db
    .update(table)
    .set(orderIndexOf(place))
    .where(
      and(
        own,
        eq(db.$count(table, own), ids.length),
        eq(db.$count(table, and(own, inArray(table.id, listed))), ids.length),
      ),
    )
}

export const inDeck = (table: OrderedTable, organizationId: string, deckId: string) =>
  and(eq(table.deckId, deckId), eq(table.organizationId, organizationId))

export const isRow = (table: OrderedTable, organizationId: string, deckId: string, id: string) =>
  and(eq(table.id, id), inDeck(table, organizationId, deckId))

const orderIndexOf = (place: SQL) => ({ orderIndex: place }) as SQLiteUpdateSetSource<OrderedTable>

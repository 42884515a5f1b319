import { sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import type { MovedTable } from './moved-tables'
import type { MovePatch } from './queries'
import type { Key } from './rows'
import type { Move, Phase } from './tables'

export const onTo = (phase: Phase): MovePatch => ({ phase, cursor: 0, walkedTo: null })

type Walk = {
  move: Move
  tables: MovedTable[]
  isOver: () => boolean
  /** Returns how many rows of the table to take next. */
  take: (table: MovedTable, keys: Key[]) => Promise<number>
}

const keysAtOnce = 20_000
const rowsAtFirst = 100

/** Goes through the company's rows table by table, in key order, from where the last step ended until `isOver`. */
export async function walkRows(db: Database, { move, tables, isOver, take }: Walk, next: Phase): Promise<MovePatch> {
  let after = move.walkedTo
  for (const [cursor, table] of tables.entries()) {
    if (cursor < move.cursor) continue
    let rows = rowsAtFirst
    let keys: Key[]
    do {
      keys = await keysAfter(db, table, move.organizationId, after)
      for (let start = 0; start < keys.length; ) {
        const some = keys.slice(start, start + rows)
        start += some.length
        rows = await take(table, some)
        // Yields so that other companies' queries can go first.
        await scheduler.wait(1)
        after = some.at(-1) ?? null
        if (isOver()) return { cursor, walkedTo: after }
      }
    } while (keys.length === keysAtOnce)
    after = null
  }
  return onTo(next)
}

function keysAfter(db: Database, table: MovedTable, organizationId: string, after: Key | null) {
  const key = sql.raw(table.key.join(', '))
  const last = after?.map((value) => sql`${value}`)
  const isAfter = last && sql`and (${key}) > (${sql.join(last, sql`, `)})`
  return db.values<Key>(
    sql`select ${key} from ${sql.raw(table.name)} where ${sql.raw(table.areOf(organizationId))} ${isAfter}
      order by ${key} limit ${keysAtOnce}`,
  )
}

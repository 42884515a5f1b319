import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core'
import { commit, follow, none, type Statement } from '../../core/database/commit'
import { type Database, inList } from '../../core/database/database'
import { isOneOfSome } from '../../core/database/table-rules'
import { presentationsForgotten } from '../../core/effects'
import { defineSweep } from '../../core/jobs/define-job'
import { deletedPresentationDays } from '../../core/limits'
import { day } from '../../core/time'
import { filesLeft, removeSome, tablesUnder } from '../../find-tables'
import { presentations } from './tables'

/**
 * Deletes a bounded number of rows from each table, and then the presentations that have none left, so deleting those
 * cascades to nothing. Rows that only forget their presentation here are erased later by sweeps of their own.
 */
export function presentationRemoval(db: Database, ids: string[], now: number): Statement[] {
  const under = tablesUnder('presentation')
  const forgetAt = (column: AnySQLiteColumn) => {
    const deletedAt = sql`(select ${presentations.deletedAt} from ${presentations} where ${presentations.id} = ${column})`
    return sql`coalesce(${deletedAt}, ${now}) + ${deletedPresentationDays * day}`
  }
  const forgotten: Statement[] = under.flatMap(({ table, column, fate }) => {
    if (typeof fate !== 'object') return []
    const some = isOneOfSome(table, sql`${and(inList(column, ids), fate.where)}`)
    return [
      db
        .update(table)
        .set(fate.sets(forgetAt(column)))
        .where(some),
    ]
  })
  const removed: Statement[] = under.flatMap(({ table, column, fate }) =>
    fate === 'in-steps' ? removeSome(db, table, inList(column, ids)) : [],
  )
  const isLeft = under.flatMap(({ table, column, fate }): SQL[] => {
    if (fate === 'stays' || fate === 'cascades') return []
    const more = typeof fate === 'object' ? fate.where : undefined
    return [sql`exists (select 1 from ${table} where ${and(eq(column, presentations.id), more)})`]
  })
  const isEmptied = sql`${inList(presentations.id, ids)} and not (${sql.join(isLeft, sql` or `)})`
  const cascading = under.flatMap(({ table, column, fate }) =>
    fate === 'cascades'
      ? filesLeft(db, table, sql`${column} in (select ${presentations.id} from ${presentations} where ${isEmptied})`)
      : [],
  )
  return [...forgotten, ...removed, ...cascading, db.delete(presentations).where(isEmptied)]
}

const presentationsAtOnce = 100

const findDeleted = (db: Database, from: number, to: number) =>
  db
    .select({ id: presentations.id })
    .from(presentations)
    .where(sql`${presentations.deletedAt} is not null and ${presentations.deletedAt} between ${from} and ${to}`)
    .limit(presentationsAtOnce)

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

/** KV forgets a homeowner before the row is deleted, so the next run repairs one that fails in between. */
export const removePresentationsJob = defineSweep({
  kind: 'remove-presentations',
  due: (db, _env, now) =>
    findDeleted(db, 0, now - deletedPresentationDays * day - 1).orderBy(asc(presentations.deletedAt)),
  run: async (work, rows, now) => {
    await follow(work, [presentationsForgotten(idsOf(rows))])
    await commit(work, { removed: presentationRemoval(work.db, idsOf(rows), now) }, none)
  },
})

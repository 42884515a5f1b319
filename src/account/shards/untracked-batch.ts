import { sql } from 'drizzle-orm'
import { commit, none, type Statement, type Work } from '../../core/database/commit'
import { moving } from '../../core/database/tables'
import { anyFence, isIn, type MovingState, orFail } from './fence'
import type { MovedTable } from './moved-tables'

type Place = { at: Work; organizationId: string; state: MovingState }

/** All triggers on a table except fences and those that keep a search index in sync. */
const ownTriggers = (table: string) => sql`from sqlite_master as own
  where type = 'trigger' and tbl_name = ${table} and name not glob ${anyFence} and not exists (
    select 1 from sqlite_master as search
    where search.sql like 'create virtual table%' and instr(own.sql, search.name)
  )`

/**
 * Writes rows of one table as they are. Within this batch the fence is open and no other trigger of the table fires,
 * because everything that follows from the rows was done when they were first written. The whole batch fails if the
 * company is no longer in `state`, so a step that was taken over can't write late, or if a migration has changed the
 * triggers.
 */
export async function writeUntracked({ at, organizationId, state }: Place, { name }: MovedTable, rows: Statement[]) {
  const { db } = at
  const triggers = await db.all<{ name: string; sql: string }>(sql`select name, sql ${ownTriggers(name)}`)
  const letters = triggers.reduce((sum, trigger) => sum + trigger.sql.length, 0)
  const seen = `${triggers.length} ${letters}`
  const [opening, closing] = [isIn(organizationId, state), isIn(organizationId, 'open')]
  await commit(
    at,
    {
      opened: db.update(moving).set({ state: 'open' }).where(opening),
      isInState: orFail(db, sql`changes() = 1`),
      isAsSeen: orFail(
        db,
        sql`(select count(*) || ' ' || coalesce(sum(length(sql)), 0) ${ownTriggers(name)}) = ${seen}`,
      ),
      dropped: triggers.map((trigger) => db.run(sql.raw(`drop trigger ${trigger.name}`))),
      rows,
      restored: triggers.map((trigger) => db.run(sql.raw(trigger.sql))),
      closed: db.update(moving).set({ state }).where(closing),
    },
    none,
  )
}

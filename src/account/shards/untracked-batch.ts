import type { Query } from '../../core/database/table-rules'
import { anyFence, type MovingState, orFail } from './fence'
import type { MovedTable } from './moved-tables'

type Place = { DB: D1Database; organizationId: string; state: MovingState }

/** Triggers on a table, except fences, and those that keep a search index in step. */
const ownTriggers = `from sqlite_master as own where type = 'trigger' and tbl_name = ?1 and name not glob '${anyFence}'
  and not exists (select 1 from sqlite_master as search
    where search.sql like 'create virtual table%' and instr(own.sql, search.name))`

/**
 * Writes rows of one table as they are: within this batch the fence is open and no other trigger of the table fires,
 * because what follows from the rows was done where they were first written. The batch fails as a whole if the company is
 * no longer in `state`, so that a step that was taken over can't write late, or if a migration changed the triggers.
 */
export async function writeUntracked({ DB, organizationId, state }: Place, { name }: MovedTable, work: Query[]) {
  const { results: triggers } = await DB.prepare(`select name, sql ${ownTriggers}`)
    .bind(name)
    .all<{ name: string; sql: string }>()
  const letters = triggers.reduce((sum, { sql }) => sum + sql.length, 0)
  const asSeen = `(select count(*) || ' ' || coalesce(sum(length(sql)), 0) ${ownTriggers}) = ?2`
  const marking = DB.prepare('update moving set state = ? where organization_id = ? and state = ?')
  await DB.batch([
    marking.bind('open', organizationId, state),
    DB.prepare(orFail('changes() = 1')),
    DB.prepare(orFail(asSeen)).bind(name, `${triggers.length} ${letters}`),
    ...triggers.map((trigger) => DB.prepare(`drop trigger ${trigger.name}`)),
    ...work.map(({ sql, params }) => DB.prepare(sql).bind(...params)),
    ...triggers.map((trigger) => DB.prepare(trigger.sql)),
    marking.bind(state, organizationId, 'open'),
  ])
}

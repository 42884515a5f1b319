import type { Query } from '../../core/database/table-rules'
import { type MovedTable, movedTables } from './moved-tables'
import { anyPrefix } from './triggers'

/**
 * `hidden` is a copy that nobody may see yet, `left` what is still there of a company that went, `closed` all of one that
 * is deleted.
 */
type Place = { db: D1Database; organizationId: string; state: 'hidden' | 'left' | 'closed' }

const others = `from sqlite_master where type = 'trigger' and name not glob '${anyPrefix}'`
const fingerprint = `(select count(*) || ' ' || coalesce(sum(length(sql)), 0) ${others})`
/** JSON that is none makes the whole batch fail. */
const orFail = (condition: string) => `select case when ${condition} then 1 else json('') end`

/**
 * Writes a company's rows as they are: within this batch no trigger follows from them, because what they follow was done
 * where the rows come from. Only an index is still kept up. Fails as a whole if the company is not `state` any more.
 */
export async function writeQuietly({ db, organizationId, state }: Place, work: Query[], touched: Touched) {
  const paused = await triggersOn(db, affectedBy(touched))
  const marked = `update moving set is_open = ? where organization_id = ? and state = ?`
  const queries: Query[] = [
    { sql: marked, params: [1, organizationId, state] },
    { sql: orFail('(select is_open from moving where organization_id = ?)'), params: [organizationId] },
    { sql: orFail(`${fingerprint} = ?`), params: [paused.fingerprint] },
    ...paused.triggers.map(({ name }) => ({ sql: `drop trigger ${name}`, params: [] })),
    ...work,
    ...paused.triggers.map(({ sql }) => ({ sql, params: [] })),
    { sql: marked, params: [0, organizationId, state] },
  ]
  await db.batch(queries.map(({ sql, params }) => db.prepare(sql).bind(...params)))
}

type Trigger = { name: string; tbl_name: string; sql: string }
type Touched = { written: Iterable<MovedTable>; deleted: Iterable<MovedTable> }

async function triggersOn(db: D1Database, tables: Set<string>) {
  const [all, indexes, [seen]] = await Promise.all([
    db.prepare(`select name, tbl_name, sql ${others}`).all<Trigger>(),
    db.prepare(`select name from sqlite_master where sql like 'create virtual table%'`).all<{ name: string }>(),
    db
      .prepare(`select ${fingerprint} as fingerprint`)
      .all<{ fingerprint: string }>()
      .then(({ results }) => results),
  ])
  const isKept = ({ sql }: Trigger) => indexes.results.some(({ name }) => sql.includes(name))
  return {
    triggers: all.results.filter((trigger) => tables.has(trigger.tbl_name) && !isKept(trigger)),
    fingerprint: seen?.fingerprint,
  }
}

/** What is deleted takes with it what names it. */
function affectedBy({ written, deleted }: Touched): Set<string> {
  const tables = movedTables()
  const names = new Set([...written, ...deleted].map(({ name }) => name))
  const gone = [...deleted].map(({ name }) => name)
  for (let name = gone.pop(); name !== undefined; name = gone.pop())
    for (const child of tables.filter(({ parents }) => parents.some((parent) => parent.name === name))) {
      if (!names.has(child.name)) gone.push(child.name)
      names.add(child.name)
    }
  return names
}

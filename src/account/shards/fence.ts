import { eq, type SQL, sql } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database/database'
import { type Query, tablesOfShards } from '../../core/database/table-rules'
import { moving, type movingStates } from '../../core/database/tables'
import { type MovedTable, movedTables } from './moved-tables'

export type MovingState = (typeof movingStates)[number]

/** `core/http/errors.ts` answers it with 503. */
const refusal = 'company is moving'

/** Malformed JSON makes the whole batch fail. */
export const orFail = (condition: string) => `select case when ${condition} then 1 else json('') end`

const prefixOf = (organizationId: string) => `moving_${organizationId.replaceAll('-', '')}_`
export const anyFence = 'moving_*'

const operations = [
  { operation: 'insert', row: 'new' },
  { operation: 'update', row: 'new' },
  { operation: 'delete', row: 'old' },
] as const

const triggersOf = (table: MovedTable, organizationId: string) =>
  operations.map(
    ({ operation, row }) => `create trigger if not exists ${prefixOf(organizationId)}${table.name}_${operation}
      before ${operation} on ${table.name} when ${table.isOf(row, organizationId)} begin
        select case (select state from moving where organization_id = '${organizationId}')
          when 'open' then null
          when 'clearing' then raise(ignore)
          when 'copying' then raise(ignore)
          when 'left' then raise(ignore)
          when 'closed' then raise(ignore)
          else raise(abort, '${refusal}')
        end;
      end`,
  )

/**
 * From here on the database refuses every write to the company's rows. A request or a job that was under way before
 * would pass any check made outside the transaction of its write, so only triggers can make the rows stand still. Where
 * no request arrives for the company, a write leaves its rows out, so that a job for all companies neither fails nor
 * holds up others. Fails where the company is not marked so, so that a step that was taken over raises no fence late.
 */
export async function raiseFence({ DB }: Env, organizationId: string, state: MovingState) {
  const triggers = movedTables().flatMap((table) => triggersOf(table, organizationId))
  const isMarked = DB.prepare(orFail('exists (select 1 from moving where organization_id = ? and state = ?)'))
  await DB.batch([isMarked.bind(organizationId, state), ...triggers.map((sql) => DB.prepare(sql))])
}

/** From here on everyone may write there again. */
export async function liftFence({ DB }: Env, organizationId: string, more: Query[] = []) {
  await DB.batch([
    ...(await droppings(DB, organizationId)).map((sql) => DB.prepare(sql)),
    DB.prepare('delete from moving where organization_id = ?').bind(organizationId),
    ...more.map(({ sql, params }) => DB.prepare(sql).bind(...params)),
  ])
}

/** No job takes up work of the company there from now on. */
export const mark = ({ DB }: Env, organizationId: string, state: MovingState) =>
  DB.prepare(
    `insert into moving (organization_id, state) values (?, ?)
      on conflict (organization_id) do update set state = excluded.state`,
  )
    .bind(organizationId, state)
    .run()

/** Changes nothing where the fence was lifted, so that a step that was taken over does not mark the company again. */
export const setState = (env: Env, organizationId: string, state: MovingState) =>
  primaryDatabase(env).update(moving).set({ state }).where(eq(moving.organizationId, organizationId))

async function droppings(DB: D1Database, organizationId: string) {
  const { results } = await DB.prepare(`select name from sqlite_master where type = 'trigger' and name glob ?`)
    .bind(`${prefixOf(organizationId)}*`)
    .all<{ name: string }>()
  return results.map(({ name }) => `drop trigger if exists ${name}`)
}

export async function stateAt(env: Env, organizationId: string) {
  const [row] = await primaryDatabase(env).select().from(moving).where(eq(moving.organizationId, organizationId))
  return row?.state
}

/** Whether anything is at work on what may be done but once. */
export async function isAnyInHand(env: Env, organizationId: string, now: number) {
  const db = primaryDatabase(env)
  const counts = tablesOfShards().flatMap(({ table, isInHand }) =>
    isInHand ? [countOf(db, sql`${table} where organization_id = ${organizationId} and ${isInHand(now)}`)] : [],
  )
  const found = await Promise.all(counts)
  return found.some(([row]) => Boolean(row?.count))
}

const countOf = (db: Database, of: SQL) => db.all<{ count: number }>(sql`select count(*) as count from ${of}`)

import { eq, type SQL, sql } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database/database'
import { type Query, tablesOfShards } from '../../core/database/table-rules'
import { moving, type movingStates } from '../../core/database/tables'
import { type MovedTable, movedTables } from './moved-tables'

export type MovingState = (typeof movingStates)[number]

/** `core/http/errors.ts` answers it with 503. */
const refusal = 'company is moving'

const prefixOf = (organizationId: string) => `moving_${organizationId.replaceAll('-', '')}_`
export const anyFence = 'moving_*'

const operations = [
  { operation: 'insert', row: 'new' },
  { operation: 'update', row: 'new' },
  { operation: 'delete', row: 'old' },
] as const

const triggersOf = (table: MovedTable, organizationId: string) =>
  operations.map(
    ({ operation, row }) => `create trigger ${prefixOf(organizationId)}${table.name}_${operation}
      before ${operation} on ${table.name} when ${table.isOf(row, organizationId)}
        and (select state from moving where organization_id = '${organizationId}') is not 'open'
      begin select raise(abort, '${refusal}'); end`,
  )

/**
 * From here on the database refuses every write to the company's rows. A request or a job that was under way before
 * would pass any check made outside the transaction of its write, so only triggers can make the rows stand still.
 */
export async function raiseFence({ DB }: Env, organizationId: string, state: MovingState) {
  const statements = [
    ...(await droppings(DB, organizationId)),
    ...movedTables().flatMap((table) => triggersOf(table, organizationId)),
  ]
  await DB.batch([...statements.map((sql) => DB.prepare(sql)), marking(DB, organizationId, state)])
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
  marking(DB, organizationId, state).run()

const marking = (DB: D1Database, organizationId: string, state: MovingState) =>
  DB.prepare(
    `insert into moving (organization_id, state) values (?, ?)
      on conflict (organization_id) do update set state = excluded.state`,
  ).bind(organizationId, state)

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

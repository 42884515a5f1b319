import { and, eq, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Statement, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { moving, type movingStates } from '../../core/database/tables'
import { tablesOfShards } from '../../find-tables'
import { type MovedTable, movedTables } from './moved-tables'

export type MovingState = (typeof movingStates)[number]

/** `core/http/errors.ts` turns this message into a 503. */
const refusal = 'company is moving'

/** Malformed JSON makes the whole batch fail. */
export const orFail = (db: Database, condition: SQL) =>
  db.run(sql`select case when ${condition} then 1 else json('') end`)

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
 * From here on, the database refuses every write to the company's rows. A request or a job that was already under way
 * would pass any check made outside the transaction of its write, so only triggers can make the rows stand still. In
 * states in which no request arrives for the company, a write skips its rows instead, so that a job for all companies
 * neither fails nor holds up others. Raising the fence fails if the company isn't marked with the state, so a step that
 * was taken over can't raise it late.
 */
export function raiseFence(at: Work, organizationId: string, state: MovingState) {
  const { db } = at
  const marked = db.select().from(moving).where(isIn(organizationId, state))
  const triggers = movedTables().flatMap((table) => triggersOf(table, organizationId))
  return commit(
    at,
    { marked: orFail(db, sql`exists ${marked}`), triggers: triggers.map((trigger) => db.run(sql.raw(trigger))) },
    none,
  )
}

/** From here on, everyone may write there again. */
export async function liftFence(at: Work, organizationId: string, more: Statement[] = []) {
  const { db } = at
  const triggers = await db.all<{ name: string }>(
    sql`select name from sqlite_master where type = 'trigger' and name glob ${`${prefixOf(organizationId)}*`}`,
  )
  await commit(
    at,
    {
      triggers: triggers.map(({ name }) => db.run(sql.raw(`drop trigger if exists ${name}`))),
      marked: db.delete(moving).where(eq(moving.organizationId, organizationId)),
      more,
    },
    none,
  )
}

/** From now on, no job there does any work for the company. */
export function mark(at: Work, organizationId: string, state: MovingState) {
  const marking = at.db
    .insert(moving)
    .values({ organizationId, state })
    .onConflictDoUpdate({ target: moving.organizationId, set: { state } })
  return commit(at, { marked: marking }, none)
}

/** Changes nothing if the fence was lifted, so a step that was taken over doesn't mark the company again. */
export const setState = (at: Work, organizationId: string, state: MovingState) =>
  commit(at, { marked: at.db.update(moving).set({ state }).where(eq(moving.organizationId, organizationId)) }, none)

export const isIn = (organizationId: string, state: MovingState) =>
  and(eq(moving.organizationId, organizationId), eq(moving.state, state))

export async function stateAt(db: Database, organizationId: string) {
  const [row] = await db.select().from(moving).where(eq(moving.organizationId, organizationId))
  return row?.state
}

/** Whether a job is doing something that must happen only once. */
export async function isAnyInHand(db: Database, organizationId: string, now: number) {
  const counts = tablesOfShards().flatMap(({ table, isInHand }) =>
    isInHand ? [countOf(db, sql`${table} where organization_id = ${organizationId} and ${isInHand(now)}`)] : [],
  )
  const found = await Promise.all(counts)
  return found.some(([row]) => Boolean(row?.count))
}

const countOf = (db: Database, of: SQL) => db.all<{ count: number }>(sql`select count(*) as count from ${of}`)

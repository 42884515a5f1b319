import { and, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database/database'
import { type Query, tablesOfShards } from '../../core/database/table-rules'
import { moving, type movingStates } from '../../core/database/tables'
import { triggerNames, triggersGlob, triggersOf } from './triggers'

type State = (typeof movingStates)[number]

/** What a move or a removal needs at a database; what an earlier try left goes. */
export async function prepare({ DB }: Env, organizationId: string, state: 'watched' | 'hidden' | 'closed') {
  await DB.batch(
    [
      ...(await droppings(DB, organizationId)),
      ...triggersOf(organizationId, state === 'watched'),
      `delete from moved_changes where organization_id = '${organizationId}'`,
      `insert into moving (organization_id, state) values ('${organizationId}', '${state}')
        on conflict (organization_id) do update set state = excluded.state, fenced_until = null, is_open = 0`,
    ].map((sql) => DB.prepare(sql)),
  )
}

/** From then on everyone may write there as before. */
export async function clear({ DB }: Env, organizationId: string, more: Query[] = []) {
  const removals = [
    ...(await droppings(DB, organizationId)),
    `delete from moved_changes where organization_id = '${organizationId}'`,
    `delete from moving where organization_id = '${organizationId}'`,
  ]
  await DB.batch([
    ...removals.map((sql) => DB.prepare(sql)),
    ...more.map(({ sql, params }) => DB.prepare(sql).bind(...params)),
  ])
}

/** What follows from how its rows arrived. */
export function welcome(env: Env, organizationId: string) {
  const db = primaryDatabase(env)
  const more = tablesOfShards().flatMap(({ arrives }) => arrives?.follows(db, organizationId) ?? [])
  return clear(env, organizationId, more)
}

async function droppings(DB: D1Database, organizationId: string) {
  const { results } = await DB.prepare(triggerNames).bind(triggersGlob(organizationId)).all<{ name: string }>()
  return results.map(({ name }) => `drop trigger if exists ${name}`)
}

export async function stateAt(env: Env, organizationId: string) {
  const [row] = await primaryDatabase(env).select().from(moving).where(eq(moving.organizationId, organizationId))
  return row?.state
}

/** From which states a company comes into another; a fence that is kept leads on only. */
const isLeaving = sql`(state in ('watched', 'resting') or (state = 'fenced' and fenced_until is not null))`
const before: Partial<Record<State, SQL>> = {
  watched: isLeaving,
  resting: isLeaving,
  fenced: isLeaving,
  left: sql`(state = 'left' or (state = 'fenced' and fenced_until is null))`,
}

export const setState = (env: Env, organizationId: string, state: State, fencedUntil: number | null = null) =>
  primaryDatabase(env)
    .update(moving)
    .set({ state, fencedUntil })
    .where(and(eq(moving.organizationId, organizationId), before[state]))

/** False if the fence ended before, so that something may have been written since the last look. */
export async function keepFence(env: Env, organizationId: string) {
  const stands = or(isNull(moving.fencedUntil), gt(moving.fencedUntil, sql`unixepoch('subsec') * 1000`))
  const rows = await primaryDatabase(env)
    .update(moving)
    .set({ fencedUntil: null })
    .where(and(eq(moving.organizationId, organizationId), eq(moving.state, 'fenced'), stands))
    .returning({ state: moving.state })
  return rows.length > 0
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

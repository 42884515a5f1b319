import { env } from 'cloudflare:workers'
import { takeStep } from '../../src/account/shards/move-company'
import { type MovedTable, movedTables } from '../../src/account/shards/moved-tables'
import { usual } from '../../src/account/shards/steps'
import type { Move, Phase } from '../../src/account/shards/tables'
import { publishDepartures } from '../../src/core/database/departures'
import { atShard, newId } from '../../src/core/database/shards'
import { emptyIsolateCache } from '../../src/core/isolate-cache'
import { directory, shardOf } from './databases'
import { workAnywhere } from './running'

export const otherShard = (name: string) => (name === '00' ? '01' : '00')
export const databaseAt = (shard: string) => atShard(env, shard).DB

export async function beginMove(organizationId: string, from: string, to: string, now = Date.now()) {
  await directory
    .prepare(
      `insert into moves (organization_id, from_shard, to_shard, phase_at, due_at, created_at, updated_at)
       values (?1, ?2, ?3, ?4, ?4, ?4, ?4)
       on conflict (organization_id) do update set from_shard = ?2, to_shard = ?3, phase = 'begin', cursor = 0, walked_to = null,
         tries = 0, fenced_at = null, failures = 0, problem = null, phase_at = ?4, due_at = ?4`,
    )
    .bind(organizationId, from, to, now)
    .run()
}

export const moveOf = (organizationId: string) =>
  directory
    .prepare('select * from moves where organization_id = ?')
    .bind(organizationId)
    .first<
      { phase: Phase; due_at: number | null; problem: string | null; walked_to: string | null } & Pick<
        Move,
        'failures' | 'cursor' | 'tries'
      >
    >()

type Driving = {
  bindings?: typeof env
  before?: (phase: Phase) => unknown
  after?: (phase: Phase) => unknown
  stopAt?: Phase
}

/** Links of other tests would ask where their company went, which is another round trip. */
export async function forgetMoves() {
  await publishDepartures(env, { shards: [], moving: [], full: [] })
  emptyIsolateCache(['departures'])
}

/** Runs the move step by step, as if each step were due at once. */
export async function drive(
  organizationId: string,
  { before, after, stopAt, bindings = env }: Driving = {},
  options = usual,
) {
  const seen: Phase[] = []
  for (let steps = 0; steps < 300; steps++) {
    const move = await moveOf(organizationId)
    if (move && move.phase === stopAt) return seen
    if (!move || move.due_at === null) {
      if (stopAt) throw new Error(`The move ended before it came to ${stopAt}: ${JSON.stringify(move)}`)
      return seen
    }
    await before?.(move.phase)
    await takeStep(workAnywhere(bindings), organizationId, Math.max(Date.now(), move.due_at), options)
    // By the next step, every isolate has read this again.
    emptyIsolateCache(['departures'])
    if (seen.at(-1) !== move.phase) seen.push(move.phase)
    await after?.(move.phase)
  }
  throw new Error(`The move does not end: ${JSON.stringify(await moveOf(organizationId))}`)
}

export async function move(organizationId: string, from: string, to: string, driving: Driving = {}) {
  await beginMove(organizationId, from, to)
  return drive(organizationId, driving)
}

type Row = Record<string, unknown>

/** Returns all rows of a company by table, without the columns that differ in a copy. */
export async function rowsAt(shard: string, organizationId: string): Promise<Record<string, string[]>> {
  const tables = movedTables()
  const answers = await databaseAt(shard).batch<Row>(
    tables.map(({ name, columns, arrivesAs, areOf }) => {
      const kept = columns.filter((column) => !(column in arrivesAs))
      return databaseAt(shard).prepare(`select ${kept.join(', ')} from ${name} where ${areOf(organizationId)}`)
    }),
  )
  return Object.fromEntries(
    tables.map(({ name }, index) => [
      name,
      (answers[index]?.results ?? []).map((row) => JSON.stringify(Object.values(row))).toSorted(),
    ]),
  )
}

/** Counts what a move creates and removes again. */
export async function traces(shard: string, organizationId: string) {
  const { results } = await databaseAt(shard)
    .prepare(
      `select (select count(*) from moving where organization_id = ?1) as moving,
         (select count(*) from sqlite_master where name glob 'moving_' || replace(?1, '-', '') || '*') as triggers`,
    )
    .bind(organizationId)
    .all()
  return results[0]
}

export const schemaOf = async (shard: string) =>
  (await databaseAt(shard).prepare('select type, name, sql from sqlite_master order by type, name').all<Row>()).results

type Column = { name: string; type: string; notnull: number; dflt_value: string | null; hidden: number }

/** Adds a row to each empty table, with made-up values, so that no table goes untested. */
export async function fillEmpty(organizationId: string) {
  const db = databaseAt(shardOf(organizationId))
  for (const table of movedTables()) {
    const { results } = await db
      .prepare(`select 1 from ${table.name} where ${table.areOf(organizationId)} limit 1`)
      .all()
    if (!results.length) await addRow(db, organizationId, table)
  }
}

async function addRow(db: D1Database, organizationId: string, table: MovedTable) {
  const { results } = await db.prepare(`pragma table_xinfo(${table.name})`).all<Column>()
  const shown = results.filter(({ name, hidden }) => !hidden && table.columns.includes(name))
  const values = await Promise.all(shown.map((column) => madeUp(db, organizationId, table, column)))
  await db
    .prepare(
      `insert into ${table.name} (${shown.map(({ name }) => name).join()}) values (${shown.map(() => '?').join()})`,
    )
    .bind(...values)
    .run()
}

async function madeUp(db: D1Database, organizationId: string, table: MovedTable, column: Column) {
  const parent = table.parents.find((each) => each.column === column.name)
  const above = movedTables().find(({ name }) => name === parent?.name)
  if (above && parent) {
    const sql = `select ${parent.itsColumn} as value from ${above.name} where ${above.areOf(organizationId)} limit 1`
    return (await db.prepare(sql).first('value')) as string | null
  }
  if (column.name === 'organization_id' || column.name === 'owner_id') return organizationId
  if (column.name === 'key' && table.rules.moves) return `made/${organizationId}/${crypto.randomUUID()}`
  if (!column.notnull) return null
  if (/int/i.test(column.type)) return 7
  if (/real/i.test(column.type)) return 0.1 + 0.2
  // The id alone is not enough: code that adds such values up would read an id like 5e63903e-… as an infinite number.
  return column.name === 'id' ? newId(shardOf(organizationId)) : JSON.stringify({ made: `by ${organizationId}` })
}

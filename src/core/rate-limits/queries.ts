import { and, gt, lt, sql } from 'drizzle-orm'
import { type Database, inList, primaryDatabase, statement } from '../database/database'
import { atDirectory } from '../database/shards'
import { counts } from '../database/tables'
import { defineSweep } from '../jobs/define-job'

export type Limit = { key: string; most: number; milliseconds: number }
type Count = { key: string; count: number; until: number }

/** Must run before `takeCounts` in its batch, because `retryAt` needs the counts as they were. */
export const readCounts = (db: Database, limits: Limit[], now: number) =>
  db
    .select()
    .from(counts)
    .where(
      and(
        inList(
          counts.key,
          limits.map(({ key }) => key),
        ),
        gt(counts.until, now),
      ),
    )

/** A condition for statements before `takeCounts` in its batch, because after it the amount is already counted. */
export const hasRoom = (limits: Limit[], now: number, amount = 1) =>
  sql`not exists (
    select 1 from json_each(${JSON.stringify(limits)}) as named cross join counts on counts.key = named.value ->> 'key'
    where counts.until > ${now} and counts.count + ${amount} > named.value ->> 'most'
  )`

/** Counts for all of the limits, or for none if one of them is used up. */
export function takeCounts(db: Database, limits: Limit[], now: number, amount = 1) {
  const list = JSON.stringify(limits)
  return statement(
    db,
    sql`insert into counts (key, count, until)
    select listed.value ->> 'key', ${amount}, ${now} + (listed.value ->> 'milliseconds') from json_each(${list}) as listed
    where ${hasRoom(limits, now, amount)}
    on conflict (key) do update set
      count = iif(counts.until > ${now}, counts.count, 0) + excluded.count,
      until = iif(counts.until > ${now}, counts.until, excluded.until)`,
  )
}

export function retryAt(rows: Count[], limits: Limit[], amount = 1): number | undefined {
  const full = limits.flatMap(({ key, most }) => {
    const row = rows.find((each) => each.key === key)
    return row && row.count + amount > most ? [row.until] : []
  })
  return full.length ? Math.max(...full) : undefined
}

export const uncount = (db: Database, limits: Limit[]) =>
  db
    .update(counts)
    .set({ count: sql`max(0, ${counts.count} - 1)` })
    .where(
      inList(
        counts.key,
        limits.map(({ key }) => key),
      ),
    )

export async function countOrWait(db: Database, limits: Limit[], now: number, amount = 1) {
  const [rows] = await db.batch([readCounts(db, limits, now), takeCounts(db, limits, now, amount)])
  return retryAt(rows, limits, amount)
}

export const secondsUntil = (time: number, now: number) => Math.max(1, Math.ceil((time - now) / 1000))

const rowsAtOnce = 5000

export const removeCountsJob = defineSweep({
  kind: 'remove-counts',
  in: 'both',
  due: (db, _env, now) => db.select({ key: counts.key }).from(counts).where(lt(counts.until, now)).limit(rowsAtOnce),
  run: ({ env }, rows, now) => {
    const keys = rows.map(({ key }) => key)
    return primaryDatabase(env)
      .delete(counts)
      .where(and(inList(counts.key, keys), lt(counts.until, now)))
  },
})

/** Of all companies together. Returns the limits that were not used up. */
export async function takeEachOfAll<Each extends Limit>(env: Env, limits: Each[], now: number): Promise<Each[]> {
  const db = primaryDatabase(atDirectory(env))
  const [rows] = await db.batch([readCounts(db, limits, now), ...limits.map((limit) => takeCounts(db, [limit], now))])
  return limits.filter((limit) => retryAt(rows, [limit]) === undefined)
}

import { and, gt, lt, sql } from 'drizzle-orm'
import { beside, commit, none, type Work, type WorkAnywhere, workAt } from '../database/commit'
import { type Database, inList } from '../database/database'
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
  return db.run(sql`insert into counts (key, count, until)
    select listed.value ->> 'key', ${amount}, ${now} + (listed.value ->> 'milliseconds') from json_each(${list}) as listed
    where ${hasRoom(limits, now, amount)}
    on conflict (key) do update set
      count = iif(counts.until > ${now}, counts.count, 0) + excluded.count,
      until = iif(counts.until > ${now}, counts.until, excluded.until)`)
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

/** If one of the limits is used up, counts nothing and returns when there is room again. */
export async function countOrWait(work: Work, limits: Limit[], now: number, amount = 1) {
  const { db } = work
  const { counted } = await commit(
    beside(work),
    { counted: readCounts(db, limits, now), taken: takeCounts(db, limits, now, amount) },
    none,
  )
  return retryAt(counted, limits, amount)
}

export const secondsUntil = (time: number, now: number) => Math.max(1, Math.ceil((time - now) / 1000))

const rowsAtOnce = 5000

export const removeCountsJob = defineSweep({
  kind: 'remove-counts',
  in: 'both',
  due: (db, _env, now) => db.select({ key: counts.key }).from(counts).where(lt(counts.until, now)).limit(rowsAtOnce),
  run: (work, rows, now) => {
    const keys = rows.map(({ key }) => key)
    const isOver = and(inList(counts.key, keys), lt(counts.until, now))
    return commit(work, { removed: work.db.delete(counts).where(isOver) }, none)
  },
})

/** Counts for all companies together, and returns the limits that weren't used up. */
export async function takeEachOfAll<Each extends Limit>(
  work: WorkAnywhere,
  limits: Each[],
  now: number,
): Promise<Each[]> {
  const at = workAt(work, atDirectory(work.env))
  const { counted } = await commit(
    at,
    { counted: readCounts(at.db, limits, now), taken: limits.map((limit) => takeCounts(at.db, [limit], now)) },
    none,
  )
  return limits.filter((limit) => retryAt(counted, [limit]) === undefined)
}

import { and, asc, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, inList } from '../../core/database/database'
import { shardOfId, shardsOf } from '../../core/database/shards'
import type { LoadShown } from '../../core/database/shown-with-decks'
import { organizations } from '../../core/database/tables'
import { defineJob } from '../../core/jobs/define-job'
import { jobLease, keepLease } from '../../core/jobs/keep-lease'
import { startJob } from '../../core/jobs/start'
import { log } from '../../core/log'
import { decks } from '../deck-ownership/tables'
import { isOfDeck, presentations } from '../presentations/tables'
import { type Publishing, publish, putPresentations } from './publish-part'
import { findPresentationParts } from './queries'
import { rebuilds } from './tables'

/** `next` is empty after the last step. */
type Stepped = { next: string; count: number }
type Step = (at: Publishing, db: Database, after: string) => Promise<Stepped>

/** KV and D1 each allow a thousand operations per invocation, and a deck takes twenty statements. */
const atOnce = { keys: 400, decks: 40, presentations: 400, organizations: 200 }

const lastOf = (ids: string[], most: number) => (ids.length < most ? '' : (ids.at(-1) ?? ''))

async function publishDecks(at: Publishing, db: Database, after: string) {
  const ids = await idsAfter(db, decks, isNull(decks.deletedAt), after, atOnce.decks)
  for (const id of ids) await publish(at, 'deck', id)
  return { next: lastOf(ids, atOnce.decks), count: ids.length }
}

async function publishOrganizations(at: Publishing, db: Database, after: string) {
  const ids = await idsAfter(db, organizations, undefined, after, atOnce.organizations)
  for (const id of ids) await publish(at, 'organization', id)
  return { next: lastOf(ids, atOnce.organizations), count: ids.length }
}

async function publishPresentations(at: Publishing, _: Database, after: string) {
  const parts = await putPresentations(at, (db, shown) => findPresentationParts(db, shown, after, atOnce.presentations))
  const ids = parts.map(({ id }) => id)
  return { next: lastOf(ids, atOnce.presentations), count: ids.length }
}

type WithId = SQLiteTable & { id: typeof decks.id | typeof organizations.id }

async function idsAfter(db: Database, table: WithId, condition: SQL | undefined, after: string, limit: number) {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(gt(table.id, after), condition))
    .orderBy(asc(table.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * After a database was restored to an earlier time, KV still shows what came later. KV holds the parts of all shards; a
 * part that this shard doesn't know because its company moved is put again.
 */
const forget =
  (
    kind: 'deck' | 'presentation',
    shardOf: (name: string) => string,
    known: (db: Database, names: string[]) => Promise<{ name: string }[]>,
  ): Step =>
  async ({ env }, db, after) => {
    const others = shardsOf(env).filter((name) => name !== db.shard)
    const listed = await env.MANIFESTS.list({
      prefix: `${kind}:`,
      limit: atOnce.keys,
      ...(after && { cursor: after }),
    })
    const names = listed.keys
      .map(({ name }) => name.slice(kind.length + 1))
      .filter((name) => !others.includes(shardOf(name)))
    const found = new Set((await known(db, names)).map(({ name }) => name))
    const unknown = names.filter((name) => !found.has(name))
    await Promise.all(unknown.map((name) => env.MANIFESTS.delete(`${kind}:${name}`)))
    return { next: listed.list_complete ? '' : listed.cursor, count: unknown.length }
  }

const shardOfPrefix = (prefix: string) => prefix.slice(0, 2)
const prefix = sql<string>`substr(${decks.id}, 1, 8)`

const steps: Record<string, Step> = {
  'deleted decks': forget('deck', shardOfPrefix, (db, names) =>
    db
      .select({ name: prefix.as('name') })
      .from(decks)
      .where(
        and(
          sql`${prefix} in (select value from json_each(${JSON.stringify(names)}) as listed)`,
          isNull(decks.deletedAt),
        ),
      ),
  ),
  'deleted presentations': forget('presentation', shardOfId, (db, names) =>
    db
      .select({ name: sql<string>`${presentations.id}`.as('name') })
      .from(presentations)
      .where(and(inList(presentations.id, names), isNull(presentations.deletedAt), isOfDeck)),
  ),
  decks: publishDecks,
  presentations: publishPresentations,
  organizations: publishOrganizations,
}

/** Each step has its own message. If one is lost, the schedule finds the step when its lease ends. */
export const rebuildJob = (load: LoadShown) =>
  defineJob({
    kind: 'rebuild',
    queue: 'JOBS',
    due: (db, _env, now) => db.select({ part: rebuilds.part }).from(rebuilds).where(lte(rebuilds.leasedUntil, now)),
    lease: (db, due, now) =>
      db
        .update(rebuilds)
        .set({ leasedUntil: now + jobLease })
        .where(inArray(rebuilds.part, sql`${due}`))
        .returning({ part: rebuilds.part }),
    run: (work, { part }) => rebuildStep(work, load, part, Date.now()),
  })

export async function rebuildStep(work: Work, load: LoadShown, part: string, now: number) {
  const { env, db } = work
  const renew = async (at: number) => {
    const renewed = db
      .update(rebuilds)
      .set({ leasedUntil: at + jobLease })
      .where(eq(rebuilds.part, part))
      .returning()
    return (await commit(work, { renewed }, none)).renewed[0]
  }
  const row = await renew(now)
  if (!row) return
  const { next, count } = (await keepLease(
    () => renew(Date.now()),
    async () => steps[part]?.({ env, load }, db, row.after),
  )) ?? { next: '', count: 0 }
  log('info', { message: 'KV is being rebuilt.', part, done: row.done + count, isLast: !next })
  const isHere = and(eq(rebuilds.part, part), eq(rebuilds.after, row.after))
  if (!next) return commit(work, { removed: db.delete(rebuilds).where(isHere) }, none)
  const moved = db
    .update(rebuilds)
    .set({ after: next, done: row.done + count, leasedUntil: now + jobLease })
    .where(isHere)
  return commit(work, { moved }, [{ afterCommit: () => startJob(env, { kind: 'rebuild', part }) }])
}

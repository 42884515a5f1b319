import { and, asc, eq, inArray, lt, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { commit, type Effect, none, type Work } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { columnOf, isOfDeck } from '../../core/database/table-rules'
import { defineJob, isAtHome } from '../../core/jobs/define-job'
import { jobLease, keepLease } from '../../core/jobs/keep-lease'
import { startJob } from '../../core/jobs/start'
import { needed } from '../../core/needed'
import { tables } from '../../tables'
import { forgetCopies } from './serve-stored'
import { media, mediaRemovals } from './tables'
import { namedKeys, unionAll } from './uses'
import { variantKeys } from './widths'

type Removal = { id: string; organizationId: string; deckId: string; sentAt: number }

/** If the condition holds, removes the files of a deck that the batch deletes. */
export const filesRemoved = (removal: Removal, condition: SQL): Effect => ({
  // After the deletion, nothing tells which files the deck named.
  rowsBefore: ({ db }) => [queueRemoval(db, removal, condition)],
  afterCommit: ({ env }) => startJob(env, message(removal.id)),
})

function queueRemoval(db: Database, { deckId, ...removal }: Removal, condition: SQL) {
  const ofDeck = (table: SQLiteTable) => isOfDeck(table, deckId)
  const own = tables.flatMap(({ table, deck, ownFiles = [] }) =>
    deck && deck !== 'stays'
      ? ownFiles.map((column) => sql`select ${column} as key from ${table} where ${ofDeck(table)}`)
      : [],
  )
  const keys = sql`(
    select json_group_array(distinct key) from (${unionAll([sql`select key from (${namedKeys(ofDeck)})`, ...own])})
    where key like ${`media/${removal.organizationId}/%`}
  )`
  return insertWhere(db, mediaRemovals, { ...removal, keys }, condition)
}

/**
 * Leaves out keys that other rows still name. From here on, no row can begin to name the others, because a write
 * requires that the files it names are listed.
 */
async function takeUnusedKeys(work: Work, removalId: string) {
  const { db } = work
  const [removal] = await db.select().from(mediaRemovals).where(eq(mediaRemovals.id, removalId))
  if (!removal) return undefined
  const isMine = (table: SQLiteTable) => sql`${columnOf(table, 'organizationId')} = ${removal.organizationId}`
  const unused = sql`(select value as key from json_each(${JSON.stringify(removal.keys)}) as listed
    where value not in (${namedKeys(isMine)})) as unused`
  const { keys } = await commit(
    work,
    {
      keys: db.select({ key: sql<string>`key` }).from(unused),
      files: db.delete(media).where(sql`${media.storageKey} in (select key from ${unused})`),
    },
    none,
  )
  return keys.map(({ key }) => key)
}

const findOverdueRemovals = (db: Database, before: number, limit: number) =>
  db
    .select({ id: mediaRemovals.id })
    .from(mediaRemovals)
    .where(and(lt(mediaRemovals.sentAt, before), isAtHome(db, mediaRemovals.organizationId)))
    .orderBy(asc(mediaRemovals.sentAt))
    .limit(limit)

const takeRemovals = (db: Database, due: SQLWrapper, now: number) =>
  db
    .update(mediaRemovals)
    .set({ sentAt: now })
    .where(inArray(mediaRemovals.id, due))
    .returning({ removalId: mediaRemovals.id })

async function renewRemoval(work: Work, id: string) {
  const isIt = eq(mediaRemovals.id, id)
  const renewed = work.db.update(mediaRemovals).set({ sentAt: Date.now() }).where(isIt).returning()
  return (await commit(work, { renewed }, none)).renewed.length > 0
}

type RemoveMedia = { kind: 'remove-media'; removalId: string }

const message = (removalId: string): RemoveMedia => ({ kind: 'remove-media', removalId })

/** A key has up to 19 variants, and storage deletes a thousand files at once. */
const keysAtOnce = 50

export async function removeMedia(work: Work, { removalId }: RemoveMedia) {
  // If the company has moved away, there is no row, and other rows may name the files by now.
  if (!(await renewRemoval(work, removalId))) return
  const keys = await takeUnusedKeys(work, removalId)
  if (!keys) return
  await keepLease(
    () => renewRemoval(work, removalId),
    () => removeFiles(work.env, keys),
  )
  await commit(work, { removal: work.db.delete(mediaRemovals).where(eq(mediaRemovals.id, removalId)) }, none)
}

async function removeFiles(env: Env, keys: string[]) {
  for (let start = 0; start < keys.length; start += keysAtOnce)
    await env.FILES.delete(keys.slice(start, start + keysAtOnce).flatMap((key) => [key, ...variantKeys(key)]))
  for (const key of keys) await forgetCopies(needed(env, 'APP_URL'), key)
}

export const removeMediaJob = defineJob({
  kind: 'remove-media',
  queue: 'JOBS',
  due: (db, _env, now) => findOverdueRemovals(db, now - jobLease, 100),
  lease: takeRemovals,
  run: removeMedia,
})

import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import { commit, none, type Work, workAt } from '../../core/database/commit'
import { type Database, primaryDatabase } from '../../core/database/database'
import { deckPrefix } from '../../core/database/deck-prefixed-id'
import { findAtShard } from '../../core/database/shards'
import type { LoadShown, ShownWithDecks } from '../../core/database/shown-with-decks'
import { cachePart } from '../../core/isolate-cache'
import { defineJob, isAtHome } from '../../core/jobs/define-job'
import { jobLease } from '../../core/jobs/keep-lease'
import { startJobs } from '../../core/jobs/start'
import { deckPartSeconds, presentationPartDays } from '../../core/limits'
import { log } from '../../core/log'
import { day, second } from '../../core/time'
import { holdLatest, latestChange, noteChange } from './known-parts'
import { keyOf, kvLag, type PresentationPart, stored } from './parts'
import {
  findDeckPart,
  findOrganizationPart,
  findPresentationPart,
  findPresentationPartsOf,
  revisionStatements,
} from './queries'
import { unpublished } from './tables'
import { removePublished, type Unpublished } from './unpublished'

const finders = {
  deck: (db: Database, shown: ShownWithDecks, id: string) => findDeckPart(db, shown, deckPrefix(id)),
  presentation: findPresentationPart,
  organization: (db: Database, _shown: ShownWithDecks, id: string) => findOrganizationPart(db, id),
}
type Published = keyof typeof finders

/** The database and KV that parts are read from and put into, and how to load what is read with a deck. */
export type Publishing = { env: Env; load: LoadShown }

/** A deleted row never changes again, so no revision is later. */
const neverLater = Number.MAX_SAFE_INTEGER
const gone = (id: string) => ({ id, revision: neverLater, isGone: true, deckId: null }) as const

const findPart = async (db: Database, shown: ShownWithDecks, kind: Published, id: string) =>
  (await finders[kind](db, shown, id)) ?? gone(id)

async function findRevision(db: Database, kind: Published, id: string) {
  const [row] = await revisionStatements[kind](db, id)
  return row?.revision ?? neverLater
}

const secondsOf = (kind: Published) =>
  kind === 'presentation' ? (presentationPartDays * day) / second : deckPartSeconds

/** From here on, this isolate returns nothing older. Other locations learn of the change through KV. */
export function publishChange(at: Publishing, kind: Published, id: string) {
  noteChange(kind, id)
  return publish(at, kind, id)
}

/**
 * New presentations have no older parts anywhere, so the puts may arrive in any order. Many are read at once, but only
 * as many as KV accepts.
 */
export async function publishNew(at: Publishing, ids: string[]) {
  const [only, ...others] = ids
  if (only === undefined) return
  if (!others.length) return publishChange(at, 'presentation', only)
  try {
    await putPresentations(at, (db, shown) => findPresentationPartsOf(db, shown, ids))
  } catch (error) {
    log('warn', { message: 'KV has not heard of new presentations; D1 answers for them.', error: String(error) })
  }
}

/** Whatever has changed or was deleted in the meantime is put again, because the puts may arrive in any order. */
export async function putPresentations(
  at: Publishing,
  find: (db: Database, shown: ShownWithDecks) => Promise<PresentationPart[]>,
) {
  const { env } = at
  const [db, shown] = [primaryDatabase(env), await at.load()]
  const parts = await find(db, shown)
  const options = { expirationTtl: secondsOf('presentation') }
  await Promise.all(parts.map((part) => env.MANIFESTS.put(keyOf('presentation', part.id), stored(part), options)))
  const still = new Map((await find(db, shown)).map((part) => [part.id, part]))
  for (const { id, revision } of parts) if (still.get(id)?.revision !== revision) await publish(at, 'presentation', id)
  return parts
}

/** Their rows or their decks are deleted, so nothing puts their data back. */
export const forgetPresentations = (env: Env, ids: string[]) =>
  Promise.all(ids.map((id) => env.MANIFESTS.delete(keyOf('presentation', id))))

/** False if KV may keep an older part for now. */
export async function publish(at: Publishing, kind: Published, id: string) {
  try {
    return await putLatest(at, kind, id)
  } catch (error) {
    log('error', { message: 'KV keeps an older part of manifests.', kind, id, error: String(error) })
    return false
  }
}

const putInterval = 1100
const mostPuts = 5
const latestPuts = cachePart<{ at: number; request: object }>('puts into KV')

/** For a reader that had to go to D1 because KV had no answer. */
export async function refill(at: Publishing, kind: Published, id: string) {
  const { at: last = 0 } = latestPuts.get(keyOf(kind, id)) ?? {}
  if (Date.now() - last > kvLag) await publish(at, kind, id)
}

/**
 * KV accepts one write per second and key. A request that has to wait leaves it to a newer one for the key, which may
 * still fail.
 * Two isolates may put in the wrong order, so each checks afterwards whether its value is the latest.
 */
async function putLatest(at: Publishing, kind: Published, id: string): Promise<boolean> {
  const { env } = at
  const key = keyOf(kind, id)
  const request = {}
  const latest = { at: latestPuts.get(key)?.at ?? 0, request }
  latestPuts.set(key, latest)
  for (let puts = 0; puts < mostPuts; puts++) {
    // Never longer than the interval, because after the clock was set back, the difference says nothing about KV.
    const wait = Math.min(putInterval, latest.at + putInterval - Date.now())
    if (wait > 0) {
      await scheduler.wait(wait)
      if (latestPuts.get(key)?.request !== request) return false
    }
    latest.at = Date.now()
    const [db, shown] = [primaryDatabase(env), await at.load()]
    const change = latestChange(kind, id)
    const part = await findPart(db, shown, kind, id)
    // Only the shard that an id belongs to can tell that its row is gone.
    if (kind !== 'organization' && part.revision === neverLater && (await findAtShard(env, id))?.SHARD !== env.SHARD)
      return false
    const text = stored(part)
    holdLatest(kind, part, change)
    try {
      // KV keeps nothing about a deleted company, not even that it is gone.
      if (kind === 'organization' && 'isGone' in part) await env.MANIFESTS.delete(key)
      else await env.MANIFESTS.put(key, text, { expirationTtl: secondsOf(kind) })
    } catch (error) {
      log('warn', { message: 'KV did not take a part of a manifest yet.', key, error: String(error) })
      continue
    }
    if ((await findRevision(db, kind, id)) === part.revision) return true
  }
  throw new Error(`${mostPuts} puts were refused or overtaken.`)
}

type Publish = { kind: 'publish'; part: Published; id: string; dueAt: number }

const messageOf = ({ kind, id, dueAt }: Unpublished): Publish => ({ kind: 'publish', part: kind, id, dueAt })

/** A deck takes a dozen statements, and a Worker may run a thousand. */
const mostBesideAnswer = 10

/** From here on, this isolate returns nothing older. If a message is lost, the schedule finds its row. */
export async function publishNoted(work: Work, load: LoadShown, noted: Unpublished[]) {
  for (const { kind, id } of noted) noteChange(kind, id)
  if (noted.length > mostBesideAnswer) return startJobs(work.env, noted.map(messageOf))
  // Leaves out the marks of the request, whose answer has already been kept.
  const afterwards = workAt(work, work.env)
  await Promise.all(noted.map((each) => publishOne(afterwards, { env: work.env, load }, each)))
}

async function publishOne(work: Work, at: Publishing, noted: Unpublished) {
  if (!(await publish(at, noted.kind, noted.id))) return
  await commit(work, { removed: removePublished(work.db, [noted]) }, none)
}

const publishedAtOnce = 100

export const publishJob = (load: LoadShown) =>
  defineJob({
    kind: 'publish',
    queue: 'JOBS',
    due: (db, _env, now) =>
      db
        .select({ row: sql<number>`rowid` })
        .from(unpublished)
        .where(and(lte(unpublished.dueAt, now), isAtHome(db, unpublished.organizationId)))
        .orderBy(asc(unpublished.dueAt))
        .limit(publishedAtOnce),
    lease: (db, due, now) =>
      db
        .update(unpublished)
        .set({ dueAt: sql`max(${now + jobLease}, ${unpublished.dueAt} + 1)` })
        .where(inArray(sql`rowid`, due))
        .returning({ part: unpublished.kind, id: unpublished.id, dueAt: unpublished.dueAt }),
    run: (work, { part, id, dueAt }: Publish) => publishQueued(work, load, { kind: part, id, dueAt }),
  })

/**
 * Publishes from the company's current shard, because in its old one everything would look deleted. The row itself
 * stays where the change was made.
 */
export async function publishQueued(work: Work, load: LoadShown, noted: Unpublished) {
  const env = await findAtShard(work.env, noted.id)
  if (env) await publishOne(work, { env, load }, noted)
  else await commit(work, { removed: removePublished(work.db, [noted]) }, none)
}

/** KV allows a thousand operations per invocation. */
const mostForgotten = 900

export async function forgetDecks(env: Env, deckIds: string[]) {
  const kept = deckIds.length - mostForgotten
  if (kept > 0) log('error', { message: 'KV keeps older parts of decks until they expire.', kept })
  await Promise.all(deckIds.slice(0, mostForgotten).map((id) => env.MANIFESTS.delete(keyOf('deck', id))))
}

/** Poster pictures are stored under their storage keys, which name the company, so a prefix finds them all. */
export async function forgetCompany(env: Env, organizationId: string) {
  noteChange('organization', organizationId)
  await env.MANIFESTS.delete(keyOf('organization', organizationId))
  for (let cursor: string | undefined; ; ) {
    const prefix = keyOf('poster', `media/${organizationId}/`)
    const listed = await env.MANIFESTS.list({ prefix, limit: mostForgotten, ...(cursor && { cursor }) })
    await Promise.all(listed.keys.map(({ name }) => env.MANIFESTS.delete(name)))
    if (listed.list_complete) return
    cursor = listed.cursor
  }
}

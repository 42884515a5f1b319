import { asc, desc, sql } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database'
import { forgetPresentations } from '../viewer/publish-part'
import { presentationRemoval } from './removal'
import { presentations } from './tables'

const minute = 60 * 1000
const day = 24 * 60 * minute
const presentationsAtOnce = 100

const findDeleted = (db: Database, from: number, to: number) =>
  db
    .select({ id: presentations.id })
    .from(presentations)
    .where(sql`${presentations.deletedAt} is not null and ${presentations.deletedAt} between ${from} and ${to}`)
    .limit(presentationsAtOnce)

/**
 * A Worker that died after it deleted a presentation, or that KV refused, left a link that plays. In five runs, because
 * one may fail; not in the first seconds, because KV takes one write a second for a key.
 */
export async function sweepDeletedLinks(env: Env, now: number) {
  const db = primaryDatabase(env)
  const justDeleted = await findDeleted(db, now - 5 * minute, now - 5000).orderBy(desc(presentations.deletedAt))
  await forgetPresentations(
    env,
    justDeleted.map(({ id }) => id),
  )
}

/** KV forgets a homeowner before the row goes, so that a run that fails in between is made good by the next one. */
export async function sweepDeletedPresentations(env: Env, now: number) {
  const db = primaryDatabase(env)
  const before = now - env.DELETED_PRESENTATION_DAYS * day
  const longDeleted = await findDeleted(db, 0, before - 1).orderBy(asc(presentations.deletedAt))
  if (!longDeleted.length) return
  const ids = longDeleted.map(({ id }) => id)
  await forgetPresentations(env, ids)
  await db.batch(presentationRemoval(db, env, ids, now))
}

import { and, asc, isNotNull, lt } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { forgetPresentations } from '../viewer/publish-part'
import { presentationRemoval } from './removal'
import { presentations } from './tables'

const day = 24 * 60 * 60 * 1000
const presentationsAtOnce = 100

/** KV forgets a homeowner before the row goes, so that a run that fails in between is made good by the next one. */
export async function sweepDeletedPresentations(env: Env, now: number) {
  const db = primaryDatabase(env)
  const before = now - env.DELETED_PRESENTATION_DAYS * day
  const longDeleted = await db
    .select({ id: presentations.id })
    .from(presentations)
    .where(and(isNotNull(presentations.deletedAt), lt(presentations.deletedAt, before)))
    .orderBy(asc(presentations.deletedAt))
    .limit(presentationsAtOnce)
  if (!longDeleted.length) return
  const ids = longDeleted.map(({ id }) => id)
  await forgetPresentations(env, ids)
  await db.batch(presentationRemoval(db, env, ids, now))
}

import { and, asc, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { deleteViewings } from '../viewer/sweep'
import { presentations } from './tables'

const day = 24 * 60 * 60 * 1000
const presentationsAtOnce = 100

/**
 * The row goes with all the homeowner's data. Its viewer sessions go first, a bounded number in each run, because
 * deleting the row would delete them all at once.
 */
export async function sweepDeletedPresentations(env: Env, now: number) {
  const db = primaryDatabase(env)
  const before = now - env.DELETED_PRESENTATION_DAYS * day
  const longDeleted = db
    .select({ id: presentations.id })
    .from(presentations)
    .where(and(isNotNull(presentations.deletedAt), lt(presentations.deletedAt, before)))
    .orderBy(asc(presentations.deletedAt))
    .limit(presentationsAtOnce)
  const hasViewings = sql`exists (select 1 from viewer_sessions where presentation_id = ${presentations.id})`
  await db.batch([
    ...deleteViewings(db, sql`presentation_id in ${longDeleted}`),
    db.delete(presentations).where(and(inArray(presentations.id, longDeleted), sql`not ${hasViewings}`)),
  ])
}

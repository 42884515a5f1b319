import { type SQL, sql } from 'drizzle-orm'
import { type Database, primaryDatabase, statement } from '../../core/database'

const day = 24 * 60 * 60 * 1000
const rowsAtOnce = 1000

export async function sweepViewerSessions(env: Env, now: number) {
  const isOld = sql`day < ${Math.floor(now / day) - env.VIEWER_SESSION_DAYS}`
  const db = primaryDatabase(env)
  await db.batch(deleteViewings(db, isOld))
}

/** A presentation has up to a thousand rows a day, so each run deletes a limited number. */
export const deleteViewings = (db: Database, condition: SQL) =>
  [
    statement(
      db,
      sql`delete from viewer_sessions where (presentation_id, viewer_session_id) in (
        select presentation_id, viewer_session_id from viewer_sessions where ${condition} limit ${rowsAtOnce}
      )`,
    ),
    statement(
      db,
      sql`delete from viewer_overflows where (presentation_id, day) in (
        select presentation_id, day from viewer_overflows where ${condition} limit ${rowsAtOnce}
      )`,
    ),
  ] as const

import { sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { deleteSome } from '../../core/delete-some'

const day = 24 * 60 * 60 * 1000

/** A presentation has up to a thousand viewer sessions for each day. */
export async function sweepViewerSessions(env: Env, now: number) {
  const isOld = sql`day < ${Math.floor(now / day) - env.VIEWER_SESSION_DAYS}`
  const db = primaryDatabase(env)
  await db.batch([
    deleteSome(db, 'viewer_sessions', 'presentation_id, viewer_session_id', isOld),
    deleteSome(db, 'viewer_overflows', 'presentation_id, day', isOld),
  ])
}

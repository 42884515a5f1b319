import { and, desc, eq, gt } from 'drizzle-orm'
import { uuidOf } from '../../core/crypto'
import { commit, none, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { directoryName } from '../../core/database/shards'
import { mostListedSessions } from '../../core/limits'
import { sessions } from './tables'

/** Made from the hash of the token, which stays here. */
const publicIdOf = (hash: string) => uuidOf(`session ${hash}`, directoryName)

export async function listSessions(db: Database, userId: string, now: number) {
  const rows = await db
    .select({
      hash: sessions.id,
      device: sessions.device,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.createdAt))
    .limit(mostListedSessions)
  return rows.map((row) => ({ ...row, id: publicIdOf(row.hash) }))
}

/** Returns the hash of the session, if this person has it. */
export async function endSession(work: Work, userId: string, id: string, now: number) {
  const hash = (await listSessions(work.db, userId, now)).find((session) => session.id === id)?.hash
  if (hash !== undefined) await commit(work, { ended: work.db.delete(sessions).where(eq(sessions.id, hash)) }, none)
  return hash
}

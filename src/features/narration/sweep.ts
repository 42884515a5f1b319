import { and, inArray, isNotNull, lt, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import type { UploadOwner } from '../../core/uploads/sweep'
import { narrationGrants, narrationTracks } from './tables'

const day = 24 * 60 * 60 * 1000
const rowsAtOnce = 1000

/** Triggers add the files of deleted rows to `uploads`, whose sweep deletes them. */
export async function sweepTracks(env: Env, now: number) {
  const db = primaryDatabase(env)
  const expired = db
    .select({ rowid: sql`rowid`.as('id') })
    .from(narrationGrants)
    .where(and(isNotNull(narrationGrants.expiresAt), lt(narrationGrants.expiresAt, now)))
    .limit(rowsAtOnce)
  const unnamed = db
    .select({ track: narrationTracks.track })
    .from(narrationTracks)
    .where(and(isNotNull(narrationTracks.unnamedAt), lt(narrationTracks.unnamedAt, now - day)))
    .limit(rowsAtOnce)
  await db.batch([
    db.delete(narrationGrants).where(sql`rowid in ${expired}`),
    db.delete(narrationTracks).where(inArray(narrationTracks.track, unnamed)),
  ])
}

/**
 * A file that was given up may have been made again since: `narration/<36>/tracks/<40>.mp3`,
 * `narration/<36>/clips/<64>`.
 */
export const narrationFiles: UploadOwner = {
  isKept: sql<boolean>`(
    exists (select 1 from narration_tracks where track = substr(uploads.key, 55, 40)) or
    exists (select 1 from narration_clips where key = substr(uploads.key, 54, 64) and made_at is not null)
  )`,
}

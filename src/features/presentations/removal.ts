import { sql } from 'drizzle-orm'
import { type Database, inList, statement } from '../../core/database'
import { deleteSome, rowsAtOnce } from '../../core/delete-some'
import { presentations } from './tables'

/** The tables whose rows go with their presentation, and what names a row of each. */
const removed = {
  viewer_sessions: 'presentation_id, viewer_session_id',
  viewer_overflows: 'presentation_id, day',
  askings: 'id',
  question_hours: 'presentation_id, hour',
  narration_clips: 'key',
  narration_grants: 'track, owner_id',
  narration_work: 'id',
  quotes: 'id',
}

/** Their rows stay, without a presentation. */
const outliving = ['appointments', 'roof_measurements'] as const

/**
 * A bounded number of rows of each table, and then the presentations of which nothing is left: deleting one of those
 * deletes nothing else.
 */
export function presentationRemoval(db: Database, ids: string[]) {
  const areTheirs = sql`presentation_id in (select value from json_each(${JSON.stringify(ids)}) as listed)`
  const isLeft = [...Object.keys(removed), ...outliving].map(
    (table) => sql`exists (select 1 from ${sql.raw(table)} where presentation_id = presentations.id)`,
  )
  const detached = (table: (typeof outliving)[number]) =>
    statement(
      db,
      sql`update ${sql.raw(table)} set presentation_id = null where id in (
        select id from ${sql.raw(table)} where ${areTheirs} limit ${rowsAtOnce}
      )`,
    )
  return [
    detached('appointments'),
    detached('roof_measurements'),
    ...Object.entries(removed).map(([table, key]) => deleteSome(db, table, key, areTheirs)),
    db.delete(presentations).where(sql`${inList(presentations.id, ids)} and not (${sql.join(isLeft, sql` or `)})`),
  ] as const
}

import { type SQL, sql } from 'drizzle-orm'
import { type Database, inList, statement } from '../../core/database'
import { deleteSome, rowsAtOnce } from '../../core/delete-some'
import { presentations } from './tables'

const day = 24 * 60 * 60 * 1000

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

const isNotYetForgotten = sql`signed_at is null and forget_at is null`

/**
 * A bounded number of rows of each table, and then the presentations of which nothing is left: deleting one of those
 * deletes nothing else. Sweeps of their own forget contracts, appointments and roofs later, as far as nothing keeps them.
 */
export function presentationRemoval(db: Database, env: Env, ids: string[], now: number) {
  const areTheirs = sql`presentation_id in (select value from json_each(${JSON.stringify(ids)}) as listed)`
  const deletedAt = sql`coalesce((select deleted_at from presentations where id = presentation_id), ${now})`
  const forgetAt = sql`${deletedAt} + ${env.DELETED_PRESENTATION_DAYS * day}`
  const updateSome = (table: string, change: SQL, condition: SQL) =>
    statement(
      db,
      sql`update ${sql.raw(table)} set ${change} where id in (
        select id from ${sql.raw(table)} where ${condition} limit ${rowsAtOnce}
      )`,
    )
  const isLeft = [...Object.keys(removed), 'appointments', 'roof_measurements'].map(
    (table) => sql`exists (select 1 from ${sql.raw(table)} where presentation_id = presentations.id)`,
  )
  isLeft.push(sql`exists (select 1 from contracts where presentation_id = presentations.id and ${isNotYetForgotten})`)
  return [
    updateSome('contracts', sql`forget_at = ${forgetAt}`, sql`${areTheirs} and ${isNotYetForgotten}`),
    updateSome('appointments', sql`presentation_id = null`, areTheirs),
    updateSome('roof_measurements', sql`presentation_id = null, forget_at = ${forgetAt}`, areTheirs),
    ...Object.entries(removed).map(([table, key]) => deleteSome(db, table, key, areTheirs)),
    db.delete(presentations).where(sql`${inList(presentations.id, ids)} and not (${sql.join(isLeft, sql` or `)})`),
  ] as const
}

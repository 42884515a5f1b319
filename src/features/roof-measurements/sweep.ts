import { sql } from 'drizzle-orm'
import { primaryDatabase, statement } from '../../core/database'
import { rowsAtOnce } from '../../core/delete-some'

/**
 * A roof whose presentation was deleted long ago no longer tells whose it is. Its numbers stay, because the company may
 * have paid for them, and other quotes may be made from them.
 */
export async function sweepRoofMeasurements(env: Env, now: number) {
  const db = primaryDatabase(env)
  await statement(
    db,
    sql`update roof_measurements set address = null, imagery = null, raw = null, forget_at = null where id in (
      select id from roof_measurements where forget_at is not null and forget_at < ${now} limit ${rowsAtOnce}
    )`,
  )
}

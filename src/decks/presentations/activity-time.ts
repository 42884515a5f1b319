import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'

/**
 * The time of what happens to the presentation in the statement around it. Clocks differ, so it is never earlier than
 * what already happened in the company. That keeps `activitySince` from skipping what commits late.
 */
export function activityTime(now: number) {
  const latest = (column: SQL) => sql`coalesce((
    select ${column} from presentation_activity as other
    where other.organization_id = presentation_activity.organization_id and ${column} > 0
    order by ${column} desc limit 1
  ), 0)`
  return sql`max(${now}, ${latest(sql`other.last_viewed_at`)}, ${latest(sql`other.activity_at`)})`
}

export const moveActivity = (db: Database, presentationIds: SQL, now: number) =>
  db.run(
    sql`update presentation_activity set activity_at = ${activityTime(now)} where presentation_id in (${presentationIds})`,
  )

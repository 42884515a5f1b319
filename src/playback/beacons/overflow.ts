import { exists, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { day, hour } from '../../core/time'
import { activityTime } from '../../decks/presentations/activity-time'
import { presentationActivity } from '../../decks/presentations/tables'
import { dayOf, findPlayable, hasRow, type Viewing } from './viewing-events'

/**
 * The viewer sessions of one presentation that get a row. Further ones are only counted, so that someone with the link
 * can't fill D1.
 */
export const countedADay = 1000
export const countedAnHour = 200

const beginningOfHour = (now: number) => Math.floor(now / hour) * hour

const ofDay = ({ presentationId, now }: Viewing) =>
  sql`where day = ${dayOf(now)} and presentation_id = ${presentationId}`

const isDayFull = (viewing: Viewing) => sql`(select count(*) from viewer_sessions ${ofDay(viewing)}) >= ${countedADay}`

export const fullUntil = (viewing: Viewing) =>
  sql`(select full_until from viewer_overflows ${ofDay(viewing)} and full_until > ${viewing.now})`

/**
 * Rows are counted only until the limit is reached. From then on the overflow row says so, until the hour or day ends.
 */
export const hasRoom = (viewing: Viewing) =>
  sql`(${fullUntil(viewing)} is null and (
    select count(*) < ${countedADay} and coalesce(sum(begun_at >= ${beginningOfHour(viewing.now)}), 0) < ${countedAnHour}
    from viewer_sessions ${ofDay(viewing)}))`

/** A session without a row is counted each time it starts, because only a row could tell that it was counted before. */
export function countOverflow(db: Database, viewing: Viewing, isStarted: boolean) {
  const { presentationId, now } = viewing
  const nextLook = sql`iif(${isDayFull(viewing)}, ${(dayOf(now) + 1) * day}, ${beginningOfHour(now) + hour})`
  return db.run(sql`insert into viewer_overflows (presentation_id, day, sessions, full_until)
    select ${presentationId}, ${dayOf(now)}, ${Number(isStarted)}, coalesce(${fullUntil(viewing)}, ${nextLook})
    where ${exists(findPlayable(db, presentationId))} and not ${hasRow(viewing)}
    on conflict (presentation_id, day) do update
      set sessions = sessions + excluded.sessions, full_until = excluded.full_until
      where excluded.sessions > 0 or full_until < excluded.full_until`)
}

/** Comes right after the statement that counts the overflow. */
export const addView = (db: Database, { presentationId, now }: Viewing) =>
  db
    .update(presentationActivity)
    .set({ activityAt: activityTime(now), views: sql`views + 1` })
    .where(sql`${presentationActivity.presentationId} = ${presentationId} and changes() > 0`)

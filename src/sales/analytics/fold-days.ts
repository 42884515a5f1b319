import { asc, lte, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { deleteSome } from '../../core/database/table-rules'
import { organizations } from '../../core/database/tables'
import { defineSweep, isAtHome } from '../../core/jobs/define-job'
import { viewerSessionDays } from '../../core/limits'
import { log } from '../../core/log'
import { day, hour } from '../../core/time'
import { viewerSessions } from '../../playback/beacons/tables'
import { dateAt, startOfDay } from '../appointments/wall-time'
import { added, counts, unfolded } from './unfolded'

/** A viewer session lasts until the end of the day after it began. */
const settledAfter = 2 * day
const longestDay = 25 * hour
const companiesAtOnce = 20

/**
 * Adds up each company's past days in its own time zone, so a year's numbers take one row per day to read. A viewing
 * that is deleted after its day was folded stays counted. If the company changes its time zone, folded days stay as
 * they are.
 */
export const foldDeckDaysJob = defineSweep({
  kind: 'fold-deck-days',
  due: (db, _env, now) =>
    db
      .select({ id: organizations.id, timeZone: organizations.timeZone })
      .from(organizations)
      .where(
        sql`${lte(organizations.daysFoldedUntil, now - settledAfter - longestDay)} and ${isAtHome(db, organizations.id)}`,
      )
      .orderBy(asc(organizations.daysFoldedUntil))
      .limit(companiesAtOnce),
  run: async (work, rows, now) => {
    // A company that fails comes first again in the next run, so it must not hold up the others.
    for (const { id, timeZone } of rows) {
      const until = startOfDay(dateAt(now - settledAfter, timeZone), timeZone)
      await foldDays(work, id, until, now).catch((error: unknown) =>
        log('error', { message: 'The days of a company were not folded.', organizationId: id, error: String(error) }),
      )
    }
  },
})

/** Deletes old viewer sessions first, some at a time. */
export function foldDays(work: Work, organizationId: string, until: number, now: number) {
  const { db } = work
  const oldest = Math.floor(now / day) - viewerSessionDays
  const isOld = sql`day < ${oldest} and presentation_id in (
    select presentation_id from presentation_activity where organization_id = ${organizationId}
      and last_viewed_at >= (select days_folded_until from organizations where id = ${organizationId}) - ${(viewerSessionDays + 2) * day})`
  const isReady = sql`not exists (select 1 from viewer_sessions where ${isOld})`
  return commit(
    work,
    {
      removed: deleteSome(db, viewerSessions, isOld),
      folded: db.run(sql`insert into deck_days (deck_id, day, organization_id, ${counts}, slides)
          select deck_id, day, ${organizationId}, ${counts}, slides
          from ${unfolded({ organizationId, until, withSlides: true })} where ${isReady}
          on conflict (deck_id, day) do update set ${added},
            slides = (
              select json_group_object(key, json_array(reached, milliseconds, gone)) from (
                select key, sum(value ->> 0) as reached, sum(value ->> 1) as milliseconds, sum(value ->> 2) as gone from (
                  select key, value from json_each(deck_days.slides)
                  union all select key, value from json_each(excluded.slides)
                ) group by key
              )
            )`),
      noted:
        db.run(sql`update organizations set days_folded_until = ${until} where id = ${organizationId} and days_folded_until < ${until}
          and ${isReady}`),
    },
    none,
  )
}

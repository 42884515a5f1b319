import { and, eq, sql } from 'drizzle-orm'
import { type Database, inList, statement } from './core/database/database'
import { presentationActivity, presentations } from './talk/presentations/tables'
import { setCountedActivity } from './talk/published/rebuild'

/**
 * Of presentations that were there before the table of activity was: what the triggers would have counted. Whatever came
 * later is counted as it comes. A trigger then counts them for the days of their deck.
 */
setCountedActivity(activityOf)

function activityOf(db: Database, ids: string[]) {
  const watched = sql`from viewer_sessions where presentation_id = presentations.id`
  const asked = sql`from askings where presentation_id = presentations.id`
  const hasNone = sql`${inList(presentations.id, ids)}
    and not exists (select 1 from presentation_activity where presentation_id = presentations.id)`
  return [
    statement(
      db,
      sql`update presentations set last_viewed_at = max(last_viewed_at, coalesce((select max(max(viewed_at), min(seen_at)) ${watched}), 0))
        where ${hasNone}`,
    ),
    statement(
      db,
      sql`insert into presentation_activity (presentation_id, views, first_viewed_at, completion, milliseconds_watched,
        questions, unanswered_questions, chosen_tier, appointment, contract)
      select id,
        coalesce((select sum(views) ${watched}), 0)
          + coalesce((select sum(sessions) from viewer_overflows where presentation_id = presentations.id), 0),
        (select min(iif(viewed_at > 0, viewed_at, seen_at)) ${watched}),
        coalesce((select max(iif(is_complete and played = 0, 1.0, played)) ${watched}), 0),
        coalesce((select sum(member.value) from viewer_sessions cross join json_each(watched) as member
          where presentation_id = presentations.id), 0),
        (select count(*) ${asked}), (select count(*) ${asked} and kind = 'none'),
        (select chosen_tier ${watched} and chosen_tier is not null order by seen_at desc limit 1),
        (select json_object('id', id, 'startsAt', starts_at, 'status', status) from appointments
          where presentation_id = presentations.id
          order by status = 'booked' desc, iif(status = 'booked', starts_at, updated_at) desc, id limit 1),
        (select json_object('id', id, 'status', status) from contracts
          where presentation_id = presentations.id order by created_at desc, id limit 1)
      from presentations where ${hasNone}`,
    ),
    db
      .update(presentationActivity)
      .set({ isInDays: true })
      .where(and(inList(presentationActivity.presentationId, ids), eq(presentationActivity.isInDays, false))),
  ] as const
}

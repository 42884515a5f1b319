import { type SQL, sql } from 'drizzle-orm'
import { day } from '../../core/time'
import { shortId } from '../../playback/beacons/short-id'

type Asked = {
  organizationId: string
  deckId?: string | undefined
  /** Counts only what began before this time. */
  until?: number | undefined
  withSlides: boolean
}

const names = [
  ...['sent', 'viewers', 'views', 'completions', 'milliseconds', 'questions', 'unanswered_questions'],
  ...['good', 'better', 'best', 'booked', 'signed'],
]

export const counts = sql.raw(names.join(', '))
/** For the conflict of two rows of the same day. */
export const added = sql.raw(names.map((name) => `${name} = ${name} + excluded.${name}`).join(', '))

/** An email with a link goes out within this time, however often the mail service refuses it. */
export const longestWait = 30 * day

/** The day of a time in the company's current time zone. */
export const dayIn = (organizationId: string | SQL, at: SQL) => sql`(${at} + coalesce((
    select value ->> 1 from organizations, json_each(zone_changes)
    where organizations.id = ${organizationId} and value ->> 0 <= ${at} order by value ->> 0 desc limit 1), 0)
  ) / ${sql.raw(String(day))}`

/**
 * Counts the days that no job has folded yet, from the rows of viewings, questions, visits, contracts and emails. Days
 * follow the company's current time zone. The columns are those of `deck_days` without the organization.
 */
export function unfolded({ organizationId, deckId, until, withSlides }: Asked): SQL {
  const isOwn = (table: string) => sql`${sql.raw(table)}.organization_id = ${organizationId}`
  const isAsked = deckId === undefined ? sql`true` : sql`presentations.deck_id = ${deckId}`
  const since = sql`(select days_folded_until from organizations where id = ${organizationId})`
  const isIn = (at: SQL) =>
    sql`${at} >= ${since} ${until === undefined ? sql`` : sql`and ${at} < cast(${until} as integer)`}`
  const dayOf = (at: SQL) => dayIn(organizationId, at)
  const row = (at: SQL, own: Partial<Record<string, SQL>>, table = 'presentations') =>
    sql`${sql.raw(table)}.deck_id, ${dayOf(at)} as day, ${sql.join(
      names.map((name) => sql`${own[name] ?? sql.raw('0')} as ${sql.raw(name)}`),
      sql`, `,
    )}`
  const one = sql.raw('1')
  const milliseconds = sql`select sum(value) from json_each(viewing.watched)`
  const lastReached = sql`select ${shortId} from slides where slides.deck_id = viewing.deck_id
    and ${shortId} in (select key from json_each(viewing.watched)) order by slides.order_index desc limit 1`
  const noon = sql.raw(`(overflow.day * ${day} + ${day / 2})`)
  // D1 allows five selects in a union.
  return sql`(
    with watched as materialized (
      select presentations.id, presentations.deck_id
      from presentation_activity as seen cross join presentations on presentations.id = seen.presentation_id
      where ${isOwn('seen')} and seen.last_viewed_at >= ${since} - ${sql.raw(String(day))} and ${isAsked}
    ), viewing as materialized (
      select watched.deck_id, ${dayOf(sql`viewer_sessions.begun_at`)} as counted_day, viewer_sessions.*
      from watched cross join viewer_sessions on viewer_sessions.presentation_id = watched.id
        and viewer_sessions.day >= ${since} / ${sql.raw(String(day))}
      where ${isIn(sql`viewer_sessions.begun_at`)}
    ), counted as (
      select deck_id, counted_day as day, 0 as sent, 1 as viewers, views, is_complete as completions,
        coalesce((${milliseconds}), 0) as milliseconds, 0 as questions, 0 as unanswered_questions,
        chosen_tier is 'good' as good, chosen_tier is 'better' as better, chosen_tier is 'best' as best,
        0 as booked, 0 as signed
      from viewing
      union all select * from (
        select ${row(noon, { viewers: sql`overflow.sessions`, views: sql`overflow.sessions` }, 'watched')}
        from watched cross join viewer_overflows as overflow on overflow.presentation_id = watched.id
        where ${isIn(noon)}
        union all
        select ${row(sql`askings.created_at`, { questions: one, unanswered_questions: sql`askings.kind = 'none'` })}
        from askings cross join presentations on presentations.id = askings.presentation_id
        where ${isOwn('askings')} and ${isIn(sql`askings.created_at`)} and ${isAsked}
      )
      union all select * from (
        select ${row(sql`appointments.created_at`, { booked: one })}
        from appointments cross join presentations on presentations.id = appointments.presentation_id
        where ${isOwn('appointments')} and appointments.starts_at >= ${since} and ${isIn(sql`appointments.created_at`)}
          and ${isAsked}
        union all
        select ${row(sql`contracts.signed_at`, { signed: one })}
        from contracts cross join presentations on presentations.id = contracts.presentation_id
        where ${isOwn('contracts')} and contracts.signed_at is not null and contracts.cancelled_at is null and ${isIn(sql`contracts.signed_at`)} and ${isAsked}
        union all
        select ${row(sql`mails.sent_at`, { sent: one })}
        from mails cross join presentations on presentations.id = mails.presentation_id
        where ${isOwn('mails')} and mails.created_at >= ${since} - ${sql.raw(String(longestWait))}
          and mails.purpose = 'presentation.link' and mails.status = 'sent' and ${isIn(sql`mails.sent_at`)} and ${isAsked}
      )
    ), summed as (
      select deck_id, day, ${sql.raw(names.map((name) => `sum(${name}) as ${name}`).join(', '))} from counted group by deck_id, day
    ) ${
      withSlides
        ? sql`, member as (
      select deck_id, counted_day as day, listed.key, 1 as reached, listed.value as milliseconds, 0 as gone
      from viewing cross join json_each(viewing.watched) as listed
      union all select deck_id, counted_day, coalesce((${lastReached}), ''), 0, 0, 1 from viewing where not is_complete
    ), reached as (
      select deck_id, day, key, json_array(sum(reached), sum(milliseconds), sum(gone)) as numbers
      from member group by deck_id, day, key
    ), listed as (
      select deck_id, day, json_group_object(key, json(numbers)) as slides from reached group by deck_id, day
    )
    select summed.*, coalesce(listed.slides, '{}') as slides from summed left join listed using (deck_id, day)`
        : sql`select *, '{}' as slides from summed`
    }
  )`
}

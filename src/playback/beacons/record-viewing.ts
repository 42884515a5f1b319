import { exists, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { presentationViewed } from '../../core/effects'
import { notFound } from '../../core/http/errors'
import { finishedShare } from '../../core/shared/finished-share'
import type { TierName } from '../../core/shared/tiers'
import { minute, second } from '../../core/time'
import { activityTime } from '../../decks/presentations/activity-time'
import { noteOpening } from '../../decks/presentations/forget-unused'
import type { Device } from './device'
import { addView, countOverflow, fullUntil, hasRoom } from './overflow'
import type { Beacon, ViewerEvent } from './schemas'
import { shortId, shortIdOf } from './short-id'
import {
  dayOf,
  findPlayable,
  hasRow,
  isSession,
  ofPresentation,
  tierChoiceData,
  tierChoiceIn,
  type Viewing,
  viewingEvent,
  watchingEvent,
} from './viewing-events'

const viewEvery = minute
/** A viewer who was offline sends the first beacon late. */
const mostCreditAtFirst = 90 * second
const mostCredit = 10 * minute
const highestSpeed = 2

type Lengths = Record<string, number>

/** What a socket knows beyond a beacon: how long it was open, and what the session had watched before, by short id. */
type Live = { milliseconds: number; before: Lengths }
type Recording = { device: Device | null; lengths: Lengths; live?: Live }

export async function recordBeacon(
  work: Work,
  presentationId: string,
  beacon: Beacon,
  { device, lengths, live }: Recording,
  now: number,
) {
  const { db } = work
  const watched = watchedIn(beacon.events, live ? live.milliseconds * highestSpeed : mostCredit)
  const has = (type: ViewerEvent['type']) => beacon.events.some((event) => event.type === type)
  const viewing = { presentationId, viewerSessionId: beacon.viewerSessionId, now }
  const choice = tierChoiceIn(beacon.events)
  const facts = {
    watched,
    isStarted: has('started'),
    hasReachedEnd: has('completed'),
    chosenTier: choice?.tier ?? null,
    device,
    lengths,
    live,
  }

  const told = [
    ...(facts.isStarted
      ? [watchingEvent(viewing, sql`${fullUntil(viewing)} is null`), viewingEvent('presentation.viewed', viewing)]
      : []),
    ...(has('watched') ? [viewingEvent('presentation.completed', viewing)] : []),
    ...(choice ? [viewingEvent('presentation.tier_chosen', viewing, tierChoiceData(viewing, choice))] : []),
  ]
  const { upserted } = await commit(
    work,
    {
      upserted: upsertSession(db, viewing, facts),
      activity: addToActivity(db, viewing, facts),
      began: facts.isStarted ? undefined : noteBeginning(db, viewing),
      opening: facts.isStarted ? noteOpening(db, presentationId, hasRow(viewing), now) : undefined,
    },
    [...told, presentationViewed(presentationId, now)],
  )
  const [session] = (upserted as unknown as D1Result<{ watched: string }>).results
  if (!session) return recordNone(work, viewing, facts.isStarted)
  const ofDeck = JSON.parse(session.watched) as Record<string, number>
  return beacon.events.filter(({ slideId }) => !slideId || shortIdOf(slideId) in ofDeck).length
}

/** Made in a second round trip, because most sessions have a row. */
async function recordNone(work: Work, viewing: Viewing, isStarted: boolean) {
  const { db } = work
  const { found } = await commit(
    work,
    {
      found: findPlayable(db, viewing.presentationId),
      overflow: countOverflow(db, viewing, isStarted),
      activity: isStarted ? addView(db, viewing) : undefined,
    },
    none,
  )
  if (!found.length) throw notFound('presentation')
  return 0
}

function watchedIn(events: ViewerEvent[], most: number) {
  const watched: Record<string, number> = {}
  for (const { type, slideId, seconds = 0 } of events) {
    if (!slideId) continue
    const milliseconds = type === 'watched' ? Math.min(seconds * second, most) : 0
    watched[slideId] = (watched[slideId] ?? 0) + Math.round(milliseconds)
  }
  return watched
}

type Facts = {
  watched: Record<string, number>
  isStarted: boolean
  hasReachedEnd: boolean
  chosenTier: TierName | null
  device: Device | null
  lengths: Lengths
  live: Live | undefined
}

/**
 * Returns the slides of the session, or nothing if it has no row. A session is credited at most what can be played in the
 * time since its last beacon, by the server's clock, so a repeated beacon counts nothing.
 */
function upsertSession(db: Database, viewing: Viewing, facts: Facts) {
  const { watched, isStarted, hasReachedEnd, chosenTier, device, lengths, live } = facts
  const { presentationId, viewerSessionId, now } = viewing
  const ofDeck = sql`json_each(${JSON.stringify(watched)}) as listed cross join slides on slides.id = listed.key
    where slides.deck_id = ${ofPresentation('deck_id', presentationId)}`
  const sinceLast = sql`(select ${now} - seen_at from viewer_sessions where ${isSession(viewing)})`
  const ofBeacon = sql`min(max(coalesce(${sinceLast} * ${highestSpeed}, ${mostCreditAtFirst}), 0), ${mostCredit})`
  const credit = live ? sql`${live.milliseconds * highestSpeed}` : ofBeacon
  const added = live ? reachedBy(live.before) : addedToRow
  const total = Object.values(watched).reduce((sum, milliseconds) => sum + milliseconds, 0)
  const share = sql`(select min(1.0, ${credit} * 1.0 / ${Math.max(1, total)}))`
  return db.run(sql`with found as materialized (
      select (select json_group_object(${shortId}, cast(listed.value * ${share} as integer)) from ${ofDeck}) as watched
      where ${exists(findPlayable(db, presentationId))} and (${hasRow(viewing)} or ${hasRoom(viewing)})
    )
    insert into viewer_sessions
      (presentation_id, day, viewer_session_id, begun_at, device, seen_at, views, viewed_at, has_reached_end, chosen_tier,
        watched, played, is_complete, added_views, added_milliseconds)
    select ${presentationId}, coalesce((select max(day) from viewer_sessions where ${isSession(viewing)}), ${dayOf(now)}),
      ${viewerSessionId}, ${now}, ${device}, ${now}, ${Number(isStarted)}, ${isStarted ? now : 0},
      ${Number(hasReachedEnd)}, ${chosenTier}, found.watched, counted.played, counted.played >= ${finishedShare},
      ${Number(isStarted)}, (select coalesce(sum(value), 0) from json_each(found.watched))
    from found cross join ${playedIn(sql`(select watched from found)`, lengths)} as counted
    where true
    on conflict (presentation_id, day, viewer_session_id) do update set
      added_views = (excluded.views > 0 and excluded.viewed_at >= viewed_at + ${viewEvery}),
      added_milliseconds = ${live ? gained(added) : sql`excluded.added_milliseconds`},
      seen_at = max(seen_at, excluded.seen_at),
      views = views + (excluded.views > 0 and excluded.viewed_at >= viewed_at + ${viewEvery}),
      viewed_at = iif(excluded.viewed_at >= viewed_at + ${viewEvery}, excluded.viewed_at, viewed_at),
      has_reached_end = max(has_reached_end, excluded.has_reached_end),
      chosen_tier = coalesce(excluded.chosen_tier, chosen_tier),
      watched = ${added},
      (played, is_complete) = (
        select max(viewer_sessions.played, counted.played), max(viewer_sessions.is_complete, counted.played >= ${finishedShare})
        from ${playedIn(added, lengths)} as counted
      )
    returning watched`)
}

/**
 * Comes right after the statement that records the session. A start moves one of the two indexed times and everything
 * else the other, because SQLite rewrites the index of each column that a statement sets.
 */
function addToActivity(db: Database, viewing: Viewing, { isStarted, chosenTier }: Facts) {
  const { presentationId, now } = viewing
  const begun = sql`first_viewed_at = coalesce(first_viewed_at, ${now}), last_viewed_at = ${activityTime(now)}`
  return db.run(sql`update presentation_activity set
      ${isStarted ? begun : sql`activity_at = ${activityTime(now)}`},
      views = views + viewing.added_views,
      milliseconds_watched = milliseconds_watched + viewing.added_milliseconds,
      completion = max(completion, viewing.played),
      finished_at = coalesce(finished_at, iif(viewing.is_complete, ${now}, null)),
      chosen_tier = coalesce(${chosenTier}, chosen_tier)
    from (select added_views, added_milliseconds, played, is_complete, begun_at from viewer_sessions where ${isSession(viewing)} order by day desc limit 1) as viewing
    where presentation_activity.presentation_id = ${presentationId} and changes() > 0
      and (viewing.added_views or viewing.added_milliseconds or viewing.begun_at = ${now} or viewing.played > completion
        or (viewing.is_complete and finished_at is null) or coalesce(${chosenTier}, chosen_tier) is not chosen_tier)`)
}

/** The first beacon of a session can get lost, so another one has to note when it began. */
const noteBeginning = (db: Database, viewing: Viewing) =>
  db.run(sql`update presentation_activity
      set first_viewed_at = coalesce(first_viewed_at, ${viewing.now}), last_viewed_at = ${viewing.now}
      where presentation_id = ${viewing.presentationId} and last_viewed_at < ${viewing.now}
        and exists (select 1 from viewer_sessions where ${isSession(viewing)} and begun_at = ${viewing.now})`)

const addedToRow = sql.raw(`(
  select json_group_object(key, milliseconds) from (
    select key, sum(value) as milliseconds from (
      select key, value from json_each(viewer_sessions.watched) as listed
      union all select key, value from json_each(excluded.watched) as listed
    ) group by key
  )
)`)

/**
 * A socket tells the sum since it opened. Beacons of the same time may have added some of it to the row already, so the
 * larger of both counts.
 */
const reachedBy = (before: Lengths) => sql`(
  select json_group_object(key, milliseconds) from (
    select key, max(value) as milliseconds from (
      select key, value from json_each(viewer_sessions.watched) as listed
      union all
      select listed.key, listed.value + coalesce(former.value, 0) from json_each(excluded.watched) as listed
        left join json_each(${JSON.stringify(before)}) as former on former.key = listed.key
    ) group by key
  )
)`

const gained = (watched: SQL) => sql`(select coalesce(sum(value), 0) from json_each(${watched}))
  - (select coalesce(sum(value), 0) from json_each(viewer_sessions.watched))`

/** Each slide counts for at most its length, so watching one twice doesn't make up for another. */
function playedIn(watched: SQL, lengths: Lengths) {
  const all = Object.values(lengths).reduce((sum, length) => sum + length, 0)
  const ofSlides = JSON.stringify(
    Object.fromEntries(Object.entries(lengths).map(([slideId, length]) => [shortIdOf(slideId), length])),
  )
  return sql`(select coalesce(sum(min(member.value, slide.value)), 0) * 1.0 / ${Math.max(1, all)} as played
    from json_each(${watched}) as member cross join json_each(${ofSlides}) as slide on slide.key = member.key)`
}

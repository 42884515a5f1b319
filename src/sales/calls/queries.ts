import { and, eq, gt, notInArray, type SQL, sql } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { day } from '../../core/time'
import { columns } from '../../decks/presentations/activity'
import { isShown } from '../../decks/presentations/queries'
import { presentationActivity, presentations } from '../../decks/presentations/tables'
import { shortId } from '../../playback/beacons/short-id'
import { type CallFacts, reasonToCall, unopenedAfter } from './reason'
import { calls } from './tables'

/** From each source, as many as a page can list. Others of the same source are less urgent. */
const candidates = 100

/** After this time, having watched is no reason to call anymore, unless the homeowner also chose or asked. */
const watchedLately = 30 * day
const mostLookedAt = 2000

const json = <Value>(text: SQL) => sql<Value>`${text}`.mapWith((stored: string): Value => JSON.parse(stored))
const is = sql`presentation_id = ${presentations.id}`

/** The viewer sessions in which a slide with prices was watched, not only passed. */
const prices = sql`(
  select json_object('count', count(*), 'lastAt', max(seen_at)) from viewer_sessions
  where ${is} and exists (
    select 1 from slides inner join product_data on product_data.slide_id = slides.id
    where slides.deck_id = ${presentations.deckId} and viewer_sessions.watched ->> ${shortId} > 0))`

const openContract = (now: number) => sql`(
  select json_object('status', status, 'sentAt', sent_at, 'openedAt', opened_at,
    'signedAt', (select max(value ->> 'signedAt') from json_each(contracts.signers)),
    'unsigned', json((select json_group_array(value ->> 'name') from json_each(contracts.signers)
      where value ->> 'signedAt' is null))) from contracts
  where ${is} and status in ('sent', 'opened') and sent_at is not null and expires_at > ${now}
  order by created_at desc, number desc limit 1)`

/** The price this homeowner was shown: that of their quote, or else that of the deck. */
const chosenPrice = sql<number | null>`(
  select coalesce(
    presentations.quote ->> ('$.prices.' || chosen_tier || '.priceCents'),
    (select product_data.data ->> ('$.' || chosen_tier || '.priceCents')
      from slides inner join product_data on product_data.slide_id = slides.id
      where slides.deck_id = ${presentations.deckId} order by slides.order_index limit 1))
  from presentation_activity where ${is} and chosen_tier is not null)`

const homeowner = (name: 'first_name' | 'last_name' | 'phone' | 'email') =>
  sql<string | null>`${presentations.homeownerData} ->> ${sql.raw(`'$.${name}'`)}`

const factsOf = (db: Database, organizationId: string, found: SQL, now: number) =>
  db
    .select({
      presentationId: presentations.id,
      firstName: homeowner('first_name').as('first_name'),
      lastName: homeowner('last_name').as('last_name'),
      phone: homeowner('phone').as('phone'),
      email: homeowner('email').as('email'),
      ownerId: columns.ownerId,
      stage: presentations.stage,
      createdAt: presentations.createdAt,
      linkSentAt: presentationActivity.linkSentAt,
      views: presentationActivity.views,
      lastViewedAt: presentationActivity.lastViewedAt,
      finishedAt: presentationActivity.finishedAt,
      chosenTier: presentationActivity.chosenTier,
      chosenAt: sql<
        number | null
      >`(select max(seen_at) from viewer_sessions where ${is} and chosen_tier is not null)`.as('chosen_at'),
      priceCents: chosenPrice.as('price_cents'),
      prices: json<{ count: number; lastAt: number | null }>(prices).as('prices'),
      unanswered: json<{ at: number; question: string } | null>(sql`(
        select json_object('at', created_at, 'question', question) from askings
        where ${is} and kind = 'none' and answered_at is null order by created_at desc limit 1)`).as('unanswered'),
      askedAt: sql<number | null>`(select max(created_at) from askings where ${is})`.as('asked_at'),
      answeredAt: sql<number | null>`(select max(answered_at) from askings where ${is})`.as('answered_at'),
      hasVisit:
        sql<number>`exists (select 1 from appointments where ${is} and status = 'booked' and starts_at > ${now})`.as(
          'has_visit',
        ),
      contract: json<CallFacts['contract']>(openContract(now)).as('contract'),
      call: json<(CallFacts['call'] & { reachedAt: number | null; unansweredAt: number | null }) | null>(sql`(
        select json_object('outcome', outcome, 'at', at, 'until', until, 'reachedAt', reached_at,
          'unansweredAt', (select max(at) from call_records where ${is} and outcome = 'no_answer')) from calls where ${is})`).as(
        'call',
      ),
      notedAt: sql<number | null>`(select max(created_at) from notes where ${is})`.as('noted_at'),
    })
    .from(sql`(${found}) as found`)
    .crossJoin(presentations)
    .crossJoin(presentationActivity)
    .where(
      and(
        sql`${presentations.id} = found.id and ${presentationActivity.presentationId} = found.id`,
        isShown(organizationId),
      ),
    )

/**
 * Leaves out those who are off the list, so that they don't take the places of others. After a call that reached
 * someone, anything the homeowner or the company does ends that; `reasonToCall` decides whether it is a reason.
 */
const isOnList = (id: SQL, now: number) => sql`not exists (
  select 1 from calls where presentation_id = ${id} and (until > ${now} or until is null and not (
    exists (select 1 from viewer_sessions where presentation_id = ${id} and seen_at > calls.at)
    or exists (select 1 from askings where presentation_id = ${id} and created_at > calls.at)
    or exists (select 1 from contracts where presentation_id = ${id} and (sent_at > calls.at or opened_at > calls.at
      or exists (select 1 from json_each(contracts.signers) where value ->> 'signedAt' > calls.at)))
    or exists (select 1 from presentation_activity where presentation_id = ${id} and link_sent_at > calls.at))))`

/** Someone may have typed “none” for the phone. */
const isReachable = sql`(homeowner_data ->> '$.email' <> '' or homeowner_data ->> '$.phone' glob '*[0-9]*')`

const inStage = (organizationId: string, stage: CallFacts['stage'], now: number, more = sql`true`) => sql`
  select id from (
    select id, homeowner_data from presentations where organization_id = ${organizationId} and stage = ${stage} and deleted_at is null
    order by created_at desc, id desc limit ${mostLookedAt}
  ) as listed
  where ${isOnList(sql`listed.id`, now)} and ${more}
  limit ${candidates}`

const watched = (organizationId: string, now: number) => sql`
  select ranked.id from (
    select presentation_id as id, unanswered_questions from presentation_activity
    where organization_id = ${organizationId} and last_viewed_at > ${now - watchedLately}
    order by last_viewed_at desc, presentation_id desc limit ${mostLookedAt}
  ) as ranked cross join presentations on presentations.id = ranked.id
  where deleted_at is null and ${isOnList(sql`ranked.id`, now)}
    and (stage in ('watching', 'chose') or stage = 'booked' and ranked.unanswered_questions > 0)
  limit ${candidates}`

const withContract = (organizationId: string, status: 'sent' | 'opened', now: number) => sql`
  select distinct presentation_id as id from (
    select presentation_id from contracts as agreement
    where organization_id = ${organizationId} and status = ${status} and ${isOnList(sql`agreement.presentation_id`, now)}
    order by created_at desc, id desc limit ${candidates}
  ) as listed`

/** Someone who asked without pressing Play isn't among those who watched. */
const asked = (organizationId: string, now: number) => sql`
  select distinct presentation_id as id from (
    select presentation_id, kind, answered_at from askings
    where organization_id = ${organizationId} and created_at > ${now - watchedLately}
    order by created_at desc limit ${mostLookedAt}
  ) as listed
  where presentation_id is not null and (kind = 'none' and answered_at is null
      or exists (select 1 from presentation_activity where presentation_id = listed.presentation_id and views = 0))
    and ${isOnList(sql`listed.presentation_id`, now)}
  limit ${candidates}`

export const mostSnoozed = 100

/** The homeowners who come back at a certain time, the next one first. Signed and lost homeowners don’t come back. */
const snoozed = (db: Database, organizationId: string, now: number) =>
  db
    .select({
      presentationId: presentations.id,
      firstName: homeowner('first_name').as('first_name'),
      lastName: homeowner('last_name').as('last_name'),
      outcome: calls.outcome,
      until: sql<number>`${calls.until}`.as('until'),
      note: sql<string | null>`(select text from notes where ${is} and created_at = ${calls.at} limit 1)`.as('note'),
      authorName: sql<
        string | null
      >`(select author_name from call_records where ${is} and at = ${calls.at} limit 1)`.as('author_name'),
    })
    .from(calls)
    .innerJoin(presentations, eq(presentations.id, calls.presentationId))
    .where(
      and(
        eq(calls.organizationId, organizationId),
        gt(calls.until, now),
        isShown(organizationId),
        notInArray(presentations.stage, ['signed', 'lost']),
      ),
    )
    .orderBy(calls.until, calls.presentationId)
    .limit(mostSnoozed)

/** The most urgent calls, and if asked for, those that were put off. Each source of candidates is the beginning of an index, so no number of homeowners slows it. */
export async function listCalls(
  db: Database,
  organizationId: string,
  wanted: { limit: number; snoozed: boolean },
  now: number,
) {
  const from = (found: SQL) => factsOf(db, organizationId, found, now)
  const isPatient = sql`${isReachable} and exists (select 1 from presentation_activity
    where presentation_id = listed.id and link_sent_at <= ${now - unopenedAfter})`
  const { waiting, ...found } = await read(db, {
    waiting: wanted.snoozed ? snoozed(db, organizationId, now) : undefined,
    chose: from(inStage(organizationId, 'chose', now)),
    watched: from(watched(organizationId, now)),
    asked: from(asked(organizationId, now)),
    opened: from(withContract(organizationId, 'opened', now)),
    unopened: from(withContract(organizationId, 'sent', now)),
    sent: from(inStage(organizationId, 'sent', now, isPatient)),
    notSent: from(inStage(organizationId, 'not_sent', now, isReachable)),
  })
  const rows = new Map(Object.values(found).flatMap((all) => all.map((row) => [row.presentationId, row] as const)))
  const due = [...rows.values()]
    .flatMap(({ prices, hasVisit, unanswered, ...row }) => {
      const facts = {
        ...row,
        hasVisit: Boolean(hasVisit),
        timesPricesWatched: prices.count,
        pricesWatchedAt: prices.lastAt,
        unansweredAt: unanswered?.at ?? null,
        question: unanswered?.question ?? null,
      }
      const due = reasonToCall(facts, now)
      return due ? [{ ...facts, due }] : []
    })
    .toSorted((one, other) => other.due.urgency - one.due.urgency || other.due.at - one.due.at)
    .slice(0, wanted.limit)
  return { due, waiting }
}

import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { isAtHome } from '../../core/jobs/define-job'
import { hour } from '../../core/time'
import { forgottenMilliseconds } from './queue'
import { deliveries, isSlowSubscription } from './tables'

/** Simultaneous attempts of an organization. The limit keeps slow endpoints from crowding out others. */
export const mostOfOrganization = 10
export const mostOfSubscription = 5

const leasesOf = (organizationId: SQL, now: number, more = sql``) => sql`(
  select count(*) from deliveries as leased
  where lease_id is not null and next_attempt_at > ${now} and leased.organization_id = ${organizationId}${more}
)`

const organizationHasRoom = (organizationId: SQL, now: number) =>
  sql`${leasesOf(organizationId, now)} < ${mostOfOrganization}`

const subscriptionHasRoom = (organizationId: SQL, subscriptionId: SQL, now: number, except = '') => {
  const ofSubscription = sql` and leased.subscription_id = ${subscriptionId} and leased.id <> ${except}`
  return sql`${leasesOf(organizationId, now, ofSubscription)} < ${mostOfSubscription}`
}

export const hasRoom = (now: number) =>
  and(
    organizationHasRoom(sql`deliveries.organization_id`, now),
    subscriptionHasRoom(sql`deliveries.organization_id`, sql`deliveries.subscription_id`, now),
  )

/** How many more attempts an organization may start. */
export const freePlaces = (organizationId: SQL, now: number) =>
  sql`(${mostOfOrganization} - ${leasesOf(organizationId, now)})`

/** For a new delivery, which goes after those already waiting for the same subscription. */
export const isNextOfSubscription = (organizationId: SQL, subscriptionId: SQL, now: number) => sql`(
  ${subscriptionHasRoom(organizationId, subscriptionId, now)} and not exists (
    select 1 from deliveries as waiting
    where is_waiting and waiting.organization_id = ${organizationId} and waiting.subscription_id = ${subscriptionId}
  )
)`

/** An attempt that ends takes it. If none does within this time, the schedule treats it as due. */
const longestWait = hour

export const waitsFrom = (now: number) => ({ isWaiting: true, checkAt: now + longestWait })

/** A separate statement, because `checkAt` has an index, which most leases don't need to touch. */
export const waitLonger = (db: Database, id: string, now: number) =>
  db
    .update(deliveries)
    .set({ checkAt: waitsFrom(now).checkAt })
    .where(and(eq(deliveries.id, id), deliveries.isWaiting))

const taken = (now: number) => ({ isWaiting: false, checkAt: now + forgottenMilliseconds })

/** The number of subscriptions that can be full, plus one. */
const mostTurns = Math.floor(mostOfOrganization / mostOfSubscription) + 1

type Place = { organizationId: string; subscriptionId: string }

/**
 * Chooses the delivery that takes the place of an attempt that ends. Subscriptions take turns in the order of their
 * ids, each with its oldest delivery; those without room are skipped. `ending` is a delivery that still holds its
 * lease.
 */
function nextInPlace({ organizationId, subscriptionId }: Place, now: number, ending = '') {
  const waitingAfter = (after: SQL) => sql`(
    select subscription_id from deliveries as waiting
    where is_waiting and waiting.organization_id = ${organizationId} and waiting.subscription_id > ${after}
    order by waiting.subscription_id limit 1
  )`
  return sql`(
    with recursive turns (turn, subscription_id) as (
      select 0, ${subscriptionId}
      union all
      select turn + 1, coalesce(${waitingAfter(sql`turns.subscription_id`)}, ${waitingAfter(sql`''`)})
      from turns where turn < ${mostTurns} and turns.subscription_id is not null
    )
    select (
      select id from deliveries as waiting
      where is_waiting and waiting.organization_id = ${organizationId} and waiting.subscription_id = turns.subscription_id
      order by created_at limit 1
    ) from turns
    where turn > 0 and turns.subscription_id is not null
      and ${subscriptionHasRoom(sql`${organizationId}`, sql`turns.subscription_id`, now, ending)}
    order by turn limit 1
  )`
}

/** For the batch in which an attempt ends. */
export const takeNext = (db: Database, place: Place, now: number) =>
  db
    .update(deliveries)
    .set(taken(now))
    .where(eq(deliveries.id, nextInPlace(place, now)))
    .returning({ id: deliveries.id, isSlow: isSlowSubscription })

/** A single statement, because this is most of what deliveries cost in D1. Also returns the delivered one. */
export function endAndTakeNext(db: Database, { deliveryId, ...place }: Place & { deliveryId: string }, now: number) {
  const either = (ended: unknown, next: unknown) => sql`iif(${deliveries.id} = ${deliveryId}, ${ended}, ${next})`
  const { checkAt } = taken(now)
  return db
    .update(deliveries)
    .set({
      status: either('delivered', deliveries.status),
      nextAttemptAt: either(null, deliveries.nextAttemptAt),
      leaseId: either(null, deliveries.leaseId),
      leasedAt: either(null, deliveries.leasedAt),
      checkAt: either(deliveries.checkAt, checkAt),
      isWaiting: false,
    })
    .where(sql`${deliveries.id} in (${deliveryId}, ${nextInPlace(place, now, deliveryId)})`)
    .returning({ id: deliveries.id, isSlow: isSlowSubscription })
}

/** Takes the oldest deliveries of one subscription, as many as there is room for. */
export function takeFirst(db: Database, organizationId: string, subscriptionId: string, now: number) {
  const organization = sql`${organizationId}`
  const ofSubscription = leasesOf(organization, now, sql` and leased.subscription_id = ${subscriptionId}`)
  const first = sql`(
    select id from deliveries as waiting
    where is_waiting and waiting.organization_id = ${organizationId} and waiting.subscription_id = ${subscriptionId}
    order by created_at limit max(0, min(${mostOfSubscription} - ${ofSubscription}, ${freePlaces(organization, now)}))
  )`
  return db
    .update(deliveries)
    .set(taken(now))
    .where(sql`${deliveries.id} in ${first}`)
    .returning({ id: deliveries.id, isSlow: isSlowSubscription })
}

const organizationsAtOnce = 500

/**
 * For each organization with room, as many deliveries as it may make at once. Nothing else takes them if every attempt
 * died.
 */
export const leftWaiting = (db: Database, now: number) =>
  db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(
      and(
        isAtHome(db, deliveries.organizationId),
        sql`${deliveries.id} in (
        with recursive found (organization_id) as (
          select min(organization_id) from deliveries as waiting where is_waiting and waiting.organization_id > ''
          union all
          select (
            select min(organization_id) from deliveries as waiting
            where is_waiting and waiting.organization_id > found.organization_id
          ) from found where found.organization_id is not null limit ${organizationsAtOnce}
        )
        select first.id from found join deliveries as first on first.id in (
          select id from deliveries as waiting where is_waiting and waiting.organization_id = found.organization_id
          order by waiting.subscription_id, waiting.created_at limit ${mostOfOrganization}
        )
        where ${organizationHasRoom(sql`found.organization_id`, now)}
      )`,
      ),
    )

export const takeLeft = (db: Database, left: SQLWrapper, now: number) =>
  db
    .update(deliveries)
    .set(taken(now))
    .where(and(sql`is_waiting`, sql`${deliveries.id} in ${left}`))

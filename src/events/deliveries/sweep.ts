import { and, asc, eq, exists, inArray, isNotNull, lt, notExists, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { defineSweep, isAtHome, rowIf } from '../../core/jobs/define-job'
import { deliveryLogDays } from '../../core/limits'
import { day } from '../../core/time'
import { events } from '../outbox/tables'
import { deliveries } from './tables'

const rowsAtOnce = 500

/**
 * A company's oldest events are removed together with all of their deliveries. An event that still has deliveries to make is
 * skipped, so that many of those don't keep others from being removed.
 */
export const removeDeliveryLogJob = defineSweep({
  kind: 'remove-delivery-log',
  due: (db, _env, now) => rowIf(db, exists(oldestEvents(db, now))),
  run: (work, _rows, now) => removeOldest(work, now),
})

const oldestEvents = (db: Database, now: number) => {
  const itsPending = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.eventId, events.id), eq(deliveries.status, 'pending')))
  return db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        sql`${events.organizationId} in ${companiesWithEvents}`,
        lt(events.sequence, now - deliveryLogDays * day),
        lt(events.createdAt, now - deliveryLogDays * day),
        isNotNull(events.enqueuedAt),
        notExists(itsPending),
        isAtHome(db, events.organizationId),
      ),
    )
    .orderBy(asc(events.organizationId), asc(events.sequence))
    .limit(rowsAtOnce)
}

/** Jumps from company to company through the feed's index. An index by age would write another row for each event. */
const companiesWithEvents = sql`(
  with recursive reached(id) as (
    select min(organization_id) from events
    union all
    select (select min(organization_id) from events where organization_id > reached.id)
    from reached where reached.id is not null
  )
  select id from reached where id is not null
)`

async function removeOldest(work: Work, now: number) {
  const { db } = work
  const oldest = oldestEvents(db, now)
  const itsDeliveries = db.select({ id: deliveries.id }).from(deliveries).where(eq(deliveries.eventId, events.id))
  const theirDeliveries = db
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(inArray(deliveries.eventId, oldest))
    .limit(rowsAtOnce)
  await commit(
    work,
    {
      deliveries: db.delete(deliveries).where(inArray(deliveries.id, theirDeliveries)),
      events: db.delete(events).where(and(inArray(events.id, oldest), notExists(itsDeliveries))),
    },
    none,
  )
}

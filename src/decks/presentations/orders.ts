import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Sort } from './places'
import { presentationActivity, presentations } from './tables'

/**
 * The start of a viewing moves one time and everything else the other, and the later of both counts. SQLite merges the
 * two indexes, so a page reads the rows it lists and those whose other time is later: without a `since`, most of those
 * who ever watched.
 */
const moved = sql`(
  select presentation_id, organization_id, last_viewed_at as moved_at from presentation_activity
    where last_viewed_at >= activity_at
  union all select presentation_id, organization_id, activity_at from presentation_activity
    where activity_at > last_viewed_at and activity_at > 0
) as moved`

export const activityAt = sql`(select max(last_viewed_at, activity_at) from presentation_activity
  where presentation_id = ${presentations.id})`

/** A list is in the order of one column of one source. */
export type Order = { source: SQLiteTable | SQL; id: SQLWrapper; organization: SQLWrapper; sorted: SQLWrapper }

const ofPresentations = { source: presentations, id: presentations.id, organization: presentations.organizationId }

/** By these, a list is walked through an index. */
export const orders: Record<Sort, Order> = {
  createdAt: { ...ofPresentations, sorted: presentations.createdAt },
  updatedAt: { ...ofPresentations, sorted: presentations.updatedAt },
  lastViewedAt: {
    source: presentationActivity,
    id: presentationActivity.presentationId,
    organization: presentationActivity.organizationId,
    sorted: presentationActivity.lastViewedAt,
  },
  activityAt: {
    source: moved,
    id: sql`moved.presentation_id`,
    organization: sql`moved.organization_id`,
    sorted: sql`moved.moved_at`,
  },
}

/** For rows that were found in another way, because the merged indexes can't be searched for one presentation. */
export const orderOfFound = (sort: Sort): Order =>
  sort === 'activityAt' ? { ...orders.lastViewedAt, sorted: sql`max(last_viewed_at, activity_at)` } : orders[sort]

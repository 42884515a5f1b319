import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import type { EventType } from '../event-types/catalogue'
import { events, neverEnqueued } from '../outbox/tables'

type Filter = { after: number; type?: EventType | undefined }

/** How many events a page looks through for those of one type. */
const mostLookedThrough = 2000

/**
 * A page may have fewer events than `limit`, or none, although others follow: `reached` is the sequence of the last one
 * that was looked at. Test events have a sequence too, because the sweep goes by it.
 */
export async function listEvents(db: Database, organizationId: string, { after, type }: Filter, limit: number) {
  const found = db
    .select({ id: events.id, place: sql<number>`${events.sequence}`.as('place') })
    .from(events)
    .where(and(eq(events.organizationId, organizationId), gt(events.sequence, after)))
    .orderBy(asc(events.sequence))
    .limit(type === undefined ? limit : mostLookedThrough)
    .as('found')
  const isReal = or(isNull(events.enqueuedAt), ne(events.enqueuedAt, neverEnqueued))
  const { rows, last } = await read(db, {
    rows: db
      .select({
        id: events.id,
        type: events.type,
        data: events.data,
        occurredAt: events.createdAt,
        sequence: sql<number>`${found.place}`.as('at'),
      })
      .from(found)
      .innerJoin(events, eq(events.id, found.id))
      .where(and(isReal, type && eq(events.type, type)))
      .orderBy(asc(found.place))
      .limit(limit),
    last: db.select({ sequence: sql<number | null>`max(${found.place})`.as('last') }).from(found),
  })
  const reached = rows.length === limit ? rows.at(-1)?.sequence : last[0]?.sequence
  return { rows, reached: reached ?? after }
}

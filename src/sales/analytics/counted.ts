import { and, desc, inArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import type { Cursor } from '../../core/http/paging'
import { day } from '../../core/time'
import { columnsWith } from '../../decks/presentations/activity'
import { isThere } from '../../decks/presentations/queries'
import { presentations } from '../../decks/presentations/tables'
import type { Period } from './period'
import { boundsOf } from './queries'
import { dayIn, longestWait } from './unfolded'

export const countedNumbers = ['sent', 'viewers', 'completions', 'tiersChosen', 'booked', 'signed'] as const
export type CountedNumber = (typeof countedNumbers)[number]

type Asked = { number: CountedNumber; period: Period; limit: number; cursor: Cursor | undefined }

/** The presentations that one of the company's numbers counts, each once, newest first. */
export function findCounted(
  db: Database,
  organizationId: string,
  { number, period, limit, cursor }: Asked,
  now: number,
) {
  const { first, last } = boundsOf(organizationId, period, now)
  // The company's day begins at most 14 hours before that of UTC, so a day earlier misses nothing.
  const start = sql`(${first} - 1) * ${sql.raw(String(day))}`
  const at = sql`counted.at`
  const isCounted = sql`${presentations.id} in (
    select presentation_id from (${rowsOf(number, organizationId, start)}) as counted
    where ${dayIn(organizationId, at)} between ${first} and ${last}
  )`
  const newestFirst = [desc(presentations.createdAt), desc(presentations.id)]
  // The plus makes SQLite look up those that are counted, instead of going through the whole company.
  const isFound = and(
    sql`+${presentations.organizationId} = ${organizationId}`,
    isThere(false),
    isCounted,
    cursor && sql`(${presentations.createdAt}, ${presentations.id}) < (${cursor.createdAt}, ${cursor.id})`,
  )
  const page = db
    .select({ id: presentations.id })
    .from(presentations)
    .where(isFound)
    .orderBy(...newestFirst)
    .limit(limit + 1)
  return db
    .select(columnsWith('activity'))
    .from(presentations)
    .where(inArray(presentations.id, page))
    .orderBy(...newestFirst)
}

/** What the number counts, as in `unfolded`, for all decks together. */
function rowsOf(number: CountedNumber, organizationId: string, start: SQL) {
  const isOwn = sql`organization_id = ${organizationId}`
  if (number === 'sent')
    return sql`select presentation_id, sent_at as at from mails where ${isOwn}
      and created_at >= ${start} - ${sql.raw(String(longestWait))} and purpose = 'presentation.link' and status = 'sent'`
  if (number === 'booked')
    return sql`select presentation_id, created_at as at from appointments where ${isOwn} and starts_at >= ${start}`
  if (number === 'signed')
    return sql`select presentation_id, signed_at as at from contracts where ${isOwn}
      and signed_at >= ${start} and cancelled_at is null`
  const isIt = {
    viewers: sql`true`,
    completions: sql`is_complete`,
    tiersChosen: sql`viewer_sessions.chosen_tier is not null`,
  }[number]
  return sql`select viewer_sessions.presentation_id, begun_at as at
    from presentation_activity as seen cross join viewer_sessions
      on viewer_sessions.presentation_id = seen.presentation_id and viewer_sessions.day >= ${start} / ${sql.raw(String(day))}
    where seen.organization_id = ${organizationId} and seen.last_viewed_at >= ${start} and ${isIt}`
}

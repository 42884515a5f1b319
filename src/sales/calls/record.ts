import { and, eq, sql } from 'drizzle-orm'
import { about, commit, read, type Work } from '../../core/database/commit'
import { insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { organizations } from '../../core/database/tables'
import { invalid, notFound } from '../../core/http/errors'
import { day } from '../../core/time'
import { isShown } from '../../decks/presentations/queries'
import { presentations } from '../../decks/presentations/tables'
import { dateAt, endOfDay } from '../appointments/wall-time'
import { type Author, insertNote } from '../notes/queries'
import { callRecords, calls, type Outcome } from './tables'

type Recorded = { outcome: Outcome; until?: number | undefined; note?: string | undefined }

const mostSnoozedDays = 366

/** Takes the homeowner off the list: until something new happens, until tomorrow, or until the time that was asked for; or puts them back. */
export async function recordCall(
  work: Work,
  organizationId: string,
  presentationId: string,
  author: Author,
  { outcome, until: asked, note }: Recorded,
  now: number,
) {
  const { db } = work
  const isTheirs = and(eq(presentations.id, presentationId), isShown(organizationId))
  const {
    found: [found],
  } = await read(db, {
    found: db
      .select({ timeZone: organizations.timeZone })
      .from(presentations)
      .innerJoin(organizations, eq(organizations.id, presentations.organizationId))
      .where(isTheirs),
  })
  if (!found) throw notFound('presentation')
  const until = untilOf(outcome, asked, found.timeZone, now)
  const told = { presentationId, organizationId, outcome, at: now, until }
  const row = { ...told, reachedAt: outcome === 'reached' ? now : null }
  const by = { authorKind: author.kind, authorId: author.id, authorName: author.name }
  const isThere = sql`exists ${db.select({ id: presentations.id }).from(presentations).where(isTheirs)}`
  const {
    recorded: [call],
  } = await commit(
    work,
    {
      recorded: insertWhere(db, callRecords, { id: newId(db.shard), ...told, ...by }, isThere).returning(),
      last: insertWhere(db, calls, row, isThere).onConflictDoUpdate({
        target: calls.presentationId,
        set: { outcome, at: now, until, ...(outcome === 'reached' && { reachedAt: now }) },
      }),
      noted: note ? insertNote(db, organizationId, presentationId, author, note, now) : undefined,
    },
    [about({ table: presentations, id: presentationId })],
  )
  if (!call) throw notFound('presentation')
  return call
}

/** Forgets a recorded call. The call before it, if there is one, decides again whether the homeowner is on the list. */
export async function undoCall(work: Work, organizationId: string, presentationId: string, callId: string) {
  const { db } = work
  const isTheirs = sql`presentation_id = ${presentationId} and organization_id = ${organizationId}`
  const isThere = sql`exists (select 1 from call_records where id = ${callId} and ${isTheirs})
    and exists ${db
      .select({ id: presentations.id })
      .from(presentations)
      .where(and(eq(presentations.id, presentationId), isShown(organizationId)))}`
  const isOther = sql`${isTheirs} and id <> ${callId}`
  const { removed } = await commit(
    work,
    {
      last: db.run(sql`
        insert into calls (presentation_id, organization_id, outcome, at, until, reached_at)
        select presentation_id, organization_id, outcome, at, until,
          (select max(at) from call_records where ${isOther} and outcome = 'reached')
        from call_records where ${isOther} and ${isThere} order by at desc, id desc limit 1
        on conflict (presentation_id) do update set outcome = excluded.outcome, at = excluded.at,
          until = excluded.until, reached_at = excluded.reached_at`),
      none: db.run(sql`delete from calls where ${isTheirs} and ${isThere}
        and not exists (select 1 from call_records where ${isOther})`),
      removed: db
        .delete(callRecords)
        .where(sql`id = ${callId} and ${isTheirs} and ${isThere}`)
        .returning({ id: callRecords.id }),
    },
    [about({ table: presentations, id: presentationId })],
  )
  if (!removed.length) throw notFound('call')
}

function untilOf(outcome: Outcome, asked: number | undefined, timeZone: string, now: number): number | null {
  if (outcome !== 'snooze') {
    if (asked !== undefined) throw invalid('until', 'is only for the outcome snooze. Leave it out.')
    if (outcome === 'unsnooze') return now
    return outcome === 'no_answer' ? endOfDay(dateAt(now, timeZone).toString(), timeZone) : null
  }
  if (asked === undefined)
    throw invalid('until', 'is required for the outcome snooze: the time at which the homeowner is back on the list.')
  if (asked <= now) throw invalid('until', 'must be in the future.')
  if (asked > now + mostSnoozedDays * day) throw invalid('until', `must be at most ${mostSnoozedDays} days ahead.`)
  return asked
}

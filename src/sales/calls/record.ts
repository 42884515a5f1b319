import { and, eq, sql } from 'drizzle-orm'
import { about, commit, read, type Work } from '../../core/database/commit'
import { insertWhere } from '../../core/database/database'
import { organizations } from '../../core/database/tables'
import { invalid, notFound } from '../../core/http/errors'
import { day } from '../../core/time'
import { isShown } from '../../decks/presentations/queries'
import { presentations } from '../../decks/presentations/tables'
import { dateAt, endOfDay } from '../appointments/wall-time'
import { type Author, insertNote } from '../notes/queries'
import { calls, type Outcome } from './tables'

type Recorded = { outcome: Outcome; until?: number | undefined; note?: string | undefined }

const mostSnoozedDays = 366

/** Takes the homeowner off the list: until something new happens, until tomorrow, or until the time that was asked for. */
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
  const row = { presentationId, organizationId, outcome, at: now, until, reachedAt: outcome === 'reached' ? now : null }
  const isThere = sql`exists ${db.select({ id: presentations.id }).from(presentations).where(isTheirs)}`
  const {
    recorded: [call],
  } = await commit(
    work,
    {
      recorded: insertWhere(db, calls, row, isThere)
        .onConflictDoUpdate({
          target: calls.presentationId,
          set: { outcome, at: now, until, ...(outcome === 'reached' && { reachedAt: now }) },
        })
        .returning(),
      noted: note ? insertNote(db, organizationId, presentationId, author, note, now) : undefined,
    },
    [about({ table: presentations, id: presentationId })],
  )
  if (!call) throw notFound('presentation')
  return call
}

function untilOf(outcome: Outcome, asked: number | undefined, timeZone: string, now: number): number | null {
  if (outcome !== 'snooze') {
    if (asked !== undefined) throw invalid('until', 'is only for the outcome snooze. Leave it out.')
    return outcome === 'reached' ? null : endOfDay(dateAt(now, timeZone).toString(), timeZone)
  }
  if (asked === undefined)
    throw invalid('until', 'is required for the outcome snooze: the time at which the homeowner is back on the list.')
  if (asked <= now) throw invalid('until', 'must be in the future.')
  if (asked > now + mostSnoozedDays * day) throw invalid('until', `must be at most ${mostSnoozedDays} days ahead.`)
  return asked
}

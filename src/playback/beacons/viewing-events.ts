import { and, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import { uuidOf } from '../../core/crypto'
import type { Effect } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { newId, shardOfId } from '../../core/database/shards'
import type { TierName } from '../../core/shared/tiers'
import { day, minute } from '../../core/time'
import { decks } from '../../decks/deck-ownership/tables'
import { presentations } from '../../decks/presentations/tables'
import { insertEvent, recorded, recordedBefore } from '../../events/outbox/outbox'
import type { ViewerEvent } from './schemas'

export type Viewing = { presentationId: string; viewerSessionId: string; now: number }

export const findPlayable = (db: Database, presentationId: string) =>
  db
    .select({ id: presentations.id })
    .from(presentations)
    .innerJoin(decks, eq(decks.id, presentations.deckId))
    .where(and(eq(presentations.id, presentationId), isNull(presentations.deletedAt), decks.isActive))

export const dayOf = (now: number) => Math.floor(now / day)

/** Continues a session that began today or yesterday, but not an older one. */
export const isSession = ({ presentationId, viewerSessionId, now }: Viewing) =>
  sql`presentation_id = ${presentationId} and day in (${dayOf(now)}, ${dayOf(now) - 1})
    and viewer_session_id = ${viewerSessionId}`

export const hasRow = (viewing: Viewing) => sql`exists (select 1 from viewer_sessions where ${isSession(viewing)})`

const isFinished = (viewing: Viewing) =>
  sql`exists (select 1 from viewer_sessions where ${isSession(viewing)} and is_complete)`

export const ofPresentation = (column: 'organization_id' | 'deck_id', presentationId: string) =>
  sql<string>`(select ${sql.raw(column)} from presentations where id = ${presentationId})`

type Choice = { tier: TierName; slideId: string | null }

export function tierChoiceIn(events: ViewerEvent[]): Choice | undefined {
  const last = events.findLast(({ type, tier }) => type === 'tier_chosen' && tier)
  return last?.tier && { tier: last.tier, slideId: last.slideId ?? null }
}

/** A choice without a slide belongs to the only slide with prices. */
export function tierChoiceData({ presentationId }: Viewing, { tier, slideId }: Choice) {
  const ofDeck = sql`select id from slides where deck_id = ${ofPresentation('deck_id', presentationId)}`
  const only = sql`${ofDeck} and slide_type = 'product_pricing_v1' group by deck_id having count(*) = 1`
  const shown = slideId === null ? only : sql`${ofDeck} and id = ${slideId}`
  return sql`'tier', ${tier}, 'tierName', (
    select data ->> ${`$.${tier}.name`} from product_data where slide_id in (${shown})
  )`
}

type ViewingEventType =
  | 'presentation.viewed'
  | 'presentation.watching'
  | 'presentation.completed'
  | 'presentation.tier_chosen'

function viewingEventOf(type: ViewingEventType, { presentationId, viewerSessionId }: Viewing, more?: SQL) {
  const [organizationId, deckId] = [
    ofPresentation('organization_id', presentationId),
    ofPresentation('deck_id', presentationId),
  ]
  return {
    type,
    organizationId,
    deckId,
    data: sql`json_object('presentationId', ${presentationId}, 'deckId', ${deckId}, 'viewerSessionId', ${viewerSessionId}${more ? sql`, ${more}` : sql``})`,
  }
}

/** Written only for a session that has a row and if a subscription matches, because each event costs a row. */
export function viewingEvent(
  type: Exclude<ViewingEventType, 'presentation.watching'>,
  viewing: Viewing,
  more?: SQL,
): Effect {
  const { presentationId, viewerSessionId, now } = viewing
  const event = { ...viewingEventOf(type, viewing, more), id: eventId(type, presentationId, viewerSessionId) }
  const isDue = type === 'presentation.completed' ? isFinished(viewing) : hasRow(viewing)
  return recorded((db) => insertEvent(db, event, now, sql`${exists(findPlayable(db, presentationId))} and ${isDue}`))
}

const toldAgainAfter = 30 * minute

/**
 * Goes before the statements of its batch, because the activity then says when someone last started to watch. A session
 * that gets no row moves nothing, so once the day or the hour is full, only those who have one tell.
 */
export function watchingEvent(viewing: Viewing, hasRoom: SQL): Effect {
  const { presentationId, now } = viewing
  const firstName = sql`select homeowner_data ->> '$.first_name' from presentations where id = ${presentationId}`
  const isDue = sql`exists (select 1 from presentation_activity where presentation_id = ${presentationId}
    and coalesce(last_viewed_at, 0) < ${now - toldAgainAfter})`
  const event = viewingEventOf('presentation.watching', viewing, sql`'firstName', (${firstName})`)
  return recordedBefore((db) =>
    insertEvent(
      db,
      { ...event, id: newId(db.shard) },
      now,
      sql`${isDue} and ${exists(findPlayable(db, presentationId))} and (${hasRow(viewing)} or ${hasRoom})`,
    ),
  )
}

/** The same session gives the same id, so that the outbox takes the event once. */
const eventId = (type: string, presentationId: string, viewerSessionId: string) =>
  uuidOf(`${type} ${presentationId} ${viewerSessionId}`, shardOfId(presentationId))

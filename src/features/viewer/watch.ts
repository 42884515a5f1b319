import { createHash } from 'node:crypto'
import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { notFound } from '../../core/errors'
import { decks } from '../decks/tables'
import { recordEvent } from '../notifications/outbox'
import { presentations } from '../presentations/tables'
import type { Beacon, ViewerEvent } from './schemas'
import { viewerEvents } from './tables'

const longestWatch = 60
const oldest = 24 * 60 * 60 * 1000
/** Players round, in milliseconds. */
const leeway = 1000

/** In one trip: the rows, and once for a viewer session each the events that subscribers hear of. */
export async function recordBeacon(db: Database, presentationId: string, beacon: Beacon, now: number) {
  const { viewerSessionId, events } = beacon
  const playable = db
    .select({ id: presentations.id })
    .from(presentations)
    .innerJoin(decks, eq(decks.id, presentations.deckId))
    .where(and(eq(presentations.id, presentationId), isNull(presentations.deletedAt), decks.isActive))
  const has = (type: ViewerEvent['type']) => events.some((event) => event.type === type)
  const tell = (type: 'presentation.viewed' | 'presentation.completed') => {
    const deckId = ofPresentation('deck_id', presentationId)
    const event = {
      id: eventId(type, presentationId, viewerSessionId),
      type,
      organizationId: ofPresentation('organization_id', presentationId),
      deckId,
      data: sql`json_object('presentationId', ${presentationId}, 'deckId', ${deckId}, 'viewerSessionId', ${viewerSessionId})`,
    }
    return recordEvent(db, event, now, exists(playable)).onConflictDoNothing()
  }

  const [found, recorded] = await db.batch([
    playable,
    insertEvents(db, presentationId, beacon, now),
    ...(has('started') ? [tell('presentation.viewed')] : []),
    ...(has('completed') ? [tell('presentation.completed')] : []),
  ])
  if (!found.length) throw notFound('presentation')
  return recorded.length
}

/** Left out are rows that name a slide of another deck, that are there already, or watch at a time that was watched. */
function insertEvents(db: Database, presentationId: string, { viewerSessionId, events }: Beacon, now: number) {
  const rows = JSON.stringify(believable(events, now))
  return db
    .insert(viewerEvents)
    .select(
      sql`select ${presentationId}, ${viewerSessionId}, value ->> 'sentAt', value ->> 'at', value ->> 'type', value ->> 'slideId', value ->> 'seconds'
        from json_each(${rows}) as listed
        where exists (
          select 1 from presentations join decks on decks.id = presentations.deck_id
          where presentations.id = ${presentationId} and presentations.deleted_at is null and decks.is_active
            and (value ->> 'slideId' = '' or exists (
              select 1 from slides where slides.id = value ->> 'slideId' and slides.deck_id = decks.id
            ))
        ) and not exists (
          select 1 from viewer_events as seen
          where seen.presentation_id = ${presentationId} and seen.viewer_session_id = ${viewerSessionId}
            and seen.seconds > 0 and value ->> 'seconds' > 0
            and seen.at > value ->> 'at' - value ->> 'seconds' * 1000 + ${leeway}
            and seen.at - seen.seconds * 1000 + ${leeway} < value ->> 'at'
        )`,
    )
    .onConflictDoNothing()
    .returning({ at: viewerEvents.at })
}

/** Nobody watches more seconds than have passed since they last told of it. */
function believable(events: ViewerEvent[], now: number) {
  let told = 0
  const inOrder = events.map((event) => clamped(event, now)).sort((a, b) => a.at - b.at)
  return inOrder.map((event) => {
    if (!event.seconds) return event
    const seconds = Math.min(event.seconds, (event.at - told) / 1000)
    told = event.at
    return { ...event, seconds }
  })
}

/** A player's clock may be wrong and a beacon may lie, so neither reaches beyond what can be. */
function clamped({ type, slideId, seconds = 0, at }: ViewerEvent, now: number) {
  return {
    type,
    slideId: slideId ?? '',
    seconds: type === 'watched' && slideId ? Math.min(seconds, longestWatch) : 0,
    sentAt: Date.parse(at),
    at: Math.min(Math.max(Date.parse(at), now - oldest), now),
  }
}

const ofPresentation = (column: 'organization_id' | 'deck_id', presentationId: string) =>
  sql<string>`(select ${sql.raw(column)} from presentations where id = ${presentationId})`

/** The same for the same viewer session, which is how the outbox takes it once. */
function eventId(type: string, presentationId: string, viewerSessionId: string) {
  const hex = createHash('sha256').update(`${type} ${presentationId} ${viewerSessionId}`).digest('hex')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)]
  return parts.join('-')
}

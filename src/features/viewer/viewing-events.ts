import { exists, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { uuidOf } from '../../core/sha256'
import { insertEvent } from '../notifications/outbox'
import { events } from '../notifications/tables'
import type { tierNames } from './parse-beacon'
import type { ViewerEvent } from './schemas'
import { findPlayable, hasRow, ofPresentation, type Viewing } from './viewing'

export type TierName = (typeof tierNames)[number]
type Choice = { tier: TierName; slideId: string | null }

export function tierChoiceIn(events: ViewerEvent[]): Choice | undefined {
  const last = events.findLast(({ type, tier }) => type === 'tier_chosen' && tier)
  return last?.tier && { tier: last.tier, slideId: last.slideId ?? null }
}

export const tierChoiceData = ({ presentationId }: Viewing, { tier, slideId }: Choice) =>
  sql`'tier', ${tier}, 'tierName', (
    select data ->> ${`$.${tier}.name`} from product_data where slide_id in (
      select id from slides where id = ${slideId} and deck_id = ${ofPresentation('deck_id', presentationId)})
  )`

type ViewingEventType = 'presentation.viewed' | 'presentation.completed' | 'presentation.tier_chosen'

/** Written only for a session that has a row and if a subscription matches, because each event costs a row. */
export function insertViewingEvent(db: Database, type: ViewingEventType, viewing: Viewing, more?: SQL) {
  const { presentationId, viewerSessionId, now } = viewing
  const [organizationId, deckId] = [
    ofPresentation('organization_id', presentationId),
    ofPresentation('deck_id', presentationId),
  ]
  const event = {
    id: eventId(type, presentationId, viewerSessionId),
    type,
    organizationId,
    deckId,
    data: sql`json_object('presentationId', ${presentationId}, 'deckId', ${deckId}, 'viewerSessionId', ${viewerSessionId}${more ? sql`, ${more}` : sql``})`,
  }
  const isWanted = sql`exists (
    select 1 from subscriptions where organization_id = ${organizationId} and is_active
      and event_type in (${type}, '*') and (deck_id is null or deck_id = ${deckId})
  )`
  const condition = sql`${exists(findPlayable(db, presentationId))} and ${hasRow(viewing)} and ${isWanted}`
  return insertEvent(db, event, now, condition).onConflictDoNothing().returning({ id: events.id })
}

/** The same session gives the same id, so that the outbox takes the event once. */
const eventId = (type: string, presentationId: string, viewerSessionId: string) =>
  uuidOf(`${type} ${presentationId} ${viewerSessionId}`)

import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { tables } from '../../tables'
import { presentations, type Stage } from './tables'

/** The stage of the presentation in the statement around it. A signature outweighs what the company had given up on. */
export const stageNow = (lostReason: SQL) => sql<Stage>`(
  select case
    when ${reaches('signed')} then 'signed'
    when ${lostReason} is not null then 'lost'
    when ${reaches('booked')} then 'booked'
    when chosen_tier is not null or ${reaches('chose')} then 'chose'
    when views > 0 or questions > 0 then 'watching'
    when link_sent_at is not null then 'sent'
    else 'not_sent' end
  from presentation_activity where presentation_id = presentations.id
)`

function reaches(stage: 'chose' | 'booked' | 'signed') {
  const isReached = tables.flatMap(({ inActivity }) => inActivity?.reachesStage[stage] ?? [])[0]
  if (!isReached) throw new Error(`No table brings a presentation to the stage ${stage}.`)
  return isReached(presentations.id)
}

/** Follows a change to the activity, the visits or the contracts of these presentations. Most change no stage. */
export const refreshStage = (db: Database, ids: SQL) =>
  db.run(sql`update presentations set stage = found.stage
    from (select id, ${stageNow(sql`lost_reason`)} as stage from presentations where id in (${ids})) as found
    where presentations.id = found.id and presentations.stage <> found.stage`)

export const noteLinkSent = (db: Database, presentationId: string, now: number) =>
  db.run(sql`update presentation_activity set link_sent_at = ${now} where presentation_id = ${presentationId}`)

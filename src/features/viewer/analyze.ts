import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { notFound } from '../../core/errors'
import { isoTime } from '../../core/shapes'
import { presentations } from '../presentations/tables'
import { slides } from '../slides/tables'
import { viewerEvents } from './tables'

const rounded = (number: number, digits: number) => Number(number.toFixed(digits))

/** What viewers did with a presentation of the organization, in one trip. */
export async function getAnalytics(db: Database, organizationId: string, presentationId: string) {
  const [[presentation], [totals], slideRows, lastSlides] = await db.batch([
    db
      .select({ id: presentations.id })
      .from(presentations)
      .where(
        and(
          eq(presentations.id, presentationId),
          eq(presentations.organizationId, organizationId),
          isNull(presentations.deletedAt),
        ),
      ),
    db
      .select({
        views: sql<number>`count(*) filter (where type = 'started')`.as('views'),
        viewers: sql<number>`count(distinct viewer_session_id)`.as('viewers'),
        completions: sql<number>`count(distinct case when type = 'completed' then viewer_session_id end)`.as(
          'completions',
        ),
        lastSeenAt: sql<number | null>`max(at)`.as('last_seen_at'),
      })
      .from(viewerEvents)
      .where(eq(viewerEvents.presentationId, presentationId)),
    db
      .select({
        id: slides.id,
        slideId: slides.slideId,
        title: slides.title,
        orderIndex: slides.orderIndex,
        viewers: sql<number>`(select count(distinct viewer_session_id) from viewer_events
          where presentation_id = ${presentationId} and viewer_events.slide_id = slides.id)`.as('viewers'),
        seconds: sql<number>`(select coalesce(sum(seconds), 0) from viewer_events
          where presentation_id = ${presentationId} and viewer_events.slide_id = slides.id)`.as('seconds'),
      })
      .from(slides)
      .where(
        and(
          eq(slides.organizationId, organizationId),
          eq(slides.deckId, sql`(select deck_id from presentations where id = ${presentationId})`),
        ),
      )
      .orderBy(asc(slides.orderIndex)),
    furthestOfEach(db, presentationId),
  ])
  if (!presentation) throw notFound('presentation')
  const { views = 0, viewers = 0, completions = 0, lastSeenAt = null } = totals ?? {}
  const lastOf = new Map<number, number>()
  for (const { furthest, isComplete } of lastSlides)
    if (!isComplete) lastOf.set(furthest, (lastOf.get(furthest) ?? 0) + 1)
  const furthest = Math.max(-1, ...lastSlides.map((row) => row.furthest))
  return {
    views,
    viewers,
    completions,
    completionRate: viewers ? rounded(completions / viewers, 3) : 0,
    furthestSlideId: slideRows.find((row) => row.orderIndex === furthest)?.id ?? null,
    lastSeenAt: lastSeenAt === null ? null : isoTime(lastSeenAt),
    slides: slideRows.map((row) => ({
      ...row,
      seconds: rounded(row.seconds, 1),
      secondsPerViewer: row.viewers ? rounded(row.seconds / row.viewers, 1) : 0,
      leftHere: lastOf.get(row.orderIndex) ?? 0,
    })),
  }
}

/** How far each viewer session came, and whether to the end. */
function furthestOfEach(db: Database, presentationId: string) {
  return db
    .select({
      furthest: sql<number>`max(order_index)`.as('furthest'),
      isComplete: sql<number>`exists (select 1 from viewer_events as ends where ends.presentation_id = ${presentationId}
        and ends.viewer_session_id = viewer_events.viewer_session_id and ends.type = 'completed')`.as('is_complete'),
    })
    .from(viewerEvents)
    .innerJoin(slides, eq(slides.id, viewerEvents.slideId))
    .where(eq(viewerEvents.presentationId, presentationId))
    .groupBy(viewerEvents.viewerSessionId)
}

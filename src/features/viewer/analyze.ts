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
  const [[presentation], [totals], slideRows, watchedRows, lastSlides] = await db.batch([
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
        views: sql<number>`count(distinct case when type = 'started' then viewer_session_id || (at / 60000) end)`.as(
          'views',
        ),
        viewers: sql<number>`count(distinct viewer_session_id)`.as('viewers'),
        completions: sql<number>`count(distinct case when type = 'completed' then viewer_session_id end)`.as(
          'completions',
        ),
        lastSeenAt: sql<number | null>`max(at)`.as('last_seen_at'),
      })
      .from(viewerEvents)
      .where(eq(viewerEvents.presentationId, presentationId)),
    db
      .select({ id: slides.id, slideId: slides.slideId, title: slides.title, orderIndex: slides.orderIndex })
      .from(slides)
      .where(
        and(
          eq(slides.organizationId, organizationId),
          eq(slides.deckId, sql`(select deck_id from presentations where id = ${presentationId})`),
        ),
      )
      .orderBy(asc(slides.orderIndex)),
    db
      .select({
        id: viewerEvents.slideId,
        viewers: sql<number>`count(distinct viewer_session_id)`.as('viewers'),
        seconds: sql<number>`sum(seconds)`.as('seconds'),
      })
      .from(viewerEvents)
      .where(eq(viewerEvents.presentationId, presentationId))
      .groupBy(viewerEvents.slideId),
    furthestOfEach(db, presentationId),
  ])
  if (!presentation) throw notFound('presentation')
  const { views = 0, viewers = 0, completions = 0, lastSeenAt = null } = totals ?? {}
  const leftAt = Map.groupBy(
    lastSlides.filter(({ isComplete }) => !isComplete),
    ({ furthest }) => furthest,
  )
  const leftOn = (orderIndex: number | null) => leftAt.get(orderIndex)?.length ?? 0
  const furthest = Math.max(...lastSlides.map((row) => row.furthest ?? -1))
  const watched = new Map(watchedRows.map((row) => [row.id, row]))
  return {
    views,
    viewers,
    completions,
    completionRate: viewers ? rounded(completions / viewers, 3) : 0,
    furthestSlideId: slideRows.find((row) => row.orderIndex === furthest)?.id ?? null,
    lastSeenAt: lastSeenAt === null ? null : isoTime(lastSeenAt),
    leftBeforeSlides: leftOn(null),
    slides: slideRows.map((row) => {
      const { viewers = 0, seconds = 0 } = watched.get(row.id) ?? {}
      return {
        ...row,
        viewers,
        seconds: rounded(seconds, 1),
        secondsPerViewer: viewers ? rounded(seconds / viewers, 1) : 0,
        leftHere: leftOn(row.orderIndex),
      }
    }),
  }
}

/** How far each viewer session came, null for not even to the first slide, and whether to the end. */
function furthestOfEach(db: Database, presentationId: string) {
  return db
    .select({
      furthest: sql<number | null>`max(order_index)`.as('furthest'),
      isComplete: sql<number>`max(type = 'completed')`.as('is_complete'),
    })
    .from(viewerEvents)
    .leftJoin(slides, eq(slides.id, viewerEvents.slideId))
    .where(eq(viewerEvents.presentationId, presentationId))
    .groupBy(viewerEvents.viewerSessionId)
}

import { and, asc, eq, sql } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { notFound } from '../../core/http/errors'
import { isoTime } from '../../core/http/shapes'
import { isShown } from '../../decks/presentations/queries'
import { presentations } from '../../decks/presentations/tables'
import { slides } from '../../decks/slides/tables'
import { shortId, shortIdOf } from '../beacons/short-id'
import { viewerOverflows, viewerSessions } from '../beacons/tables'

const rounded = (number: number, digits: number) => Number(number.toFixed(digits))

export async function getAnalytics(db: Database, organizationId: string, presentationId: string) {
  const {
    presentations: [presentation],
    totals: [totals],
    overflows: [overflow],
    slideRows,
    watchedRows,
    leftRows,
  } = await read(db, {
    presentations: db
      .select({ id: presentations.id })
      .from(presentations)
      .where(and(eq(presentations.id, presentationId), isShown(organizationId))),
    totals: db
      .select({
        views: sql<number>`coalesce(sum(views), 0)`.as('views'),
        viewers: sql<number>`count(*)`.as('viewers'),
        completions: sql<number>`coalesce(sum(is_complete), 0)`.as('completions'),
        good: sql<number>`count(*) filter (where chosen_tier = 'good')`.as('good'),
        better: sql<number>`count(*) filter (where chosen_tier = 'better')`.as('better'),
        best: sql<number>`count(*) filter (where chosen_tier = 'best')`.as('best'),
        lastSeenAt: sql<number | null>`max(seen_at)`.as('last_seen_at'),
      })
      .from(viewerSessions)
      .where(eq(viewerSessions.presentationId, presentationId)),
    overflows: db
      .select({ sessions: sql<number>`coalesce(sum(sessions), 0)`.as('sessions') })
      .from(viewerOverflows)
      .where(eq(viewerOverflows.presentationId, presentationId)),
    slideRows: db
      .select({ id: slides.id, slideId: slides.slideId, title: slides.title, orderIndex: slides.orderIndex })
      .from(slides)
      .where(
        and(
          eq(slides.organizationId, organizationId),
          eq(slides.deckId, sql`(select deck_id from presentations where id = ${presentationId})`),
        ),
      )
      .orderBy(asc(slides.orderIndex)),
    watchedRows: watchedBySlide(db, presentationId),
    leftRows: furthestSlides(db, presentationId),
  })
  if (!presentation) throw notFound('presentation')
  const { completions = 0, lastSeenAt = null, good = 0, better = 0, best = 0 } = totals ?? {}
  const further = overflow?.sessions ?? 0
  const viewers = (totals?.viewers ?? 0) + further
  const watched = new Map(watchedRows.map((row) => [row.shortId, row]))
  const left = new Map(leftRows.map((row) => [row.orderIndex, row.left]))
  const furthest = leftRows.reduce((most, { orderIndex }) => Math.max(most, orderIndex ?? -1), -1)
  return {
    views: (totals?.views ?? 0) + further,
    viewers,
    completions,
    tiersChosen: { good, better, best },
    completionRate: viewers ? rounded(completions / viewers, 3) : 0,
    furthestSlideId: slideRows.find((row) => row.orderIndex === furthest)?.id ?? null,
    lastSeenAt: lastSeenAt === null ? null : isoTime(lastSeenAt),
    leftBeforeSlides: left.get(null) ?? 0,
    slides: slideRows.map((row) => {
      const { viewers = 0, milliseconds = 0 } = watched.get(shortIdOf(row.id)) ?? {}
      const seconds = milliseconds / 1000
      return {
        ...row,
        viewers,
        seconds: rounded(seconds, 1),
        secondsPerViewer: viewers ? rounded(seconds / viewers, 1) : 0,
        leftHere: left.get(row.orderIndex) ?? 0,
      }
    }),
  }
}

const watchedBySlide = (db: Database, presentationId: string) =>
  db
    .select({
      shortId: sql<string>`listed.key`.as('short_id'),
      viewers: sql<number>`count(*)`.as('viewers'),
      milliseconds: sql<number>`sum(listed.value)`.as('milliseconds'),
    })
    .from(sql`viewer_sessions, json_each(viewer_sessions.watched) as listed`)
    .where(eq(viewerSessions.presentationId, presentationId))
    .groupBy(sql`listed.key`)

function furthestSlides(db: Database, presentationId: string) {
  const places = sql`(
    select json_group_object(${shortId}, order_index) from slides
    where deck_id = (select deck_id from presentations where id = ${presentationId})
  )`
  const furthest = sql`(
    select max(json_extract(${places}, '$."' || listed.key || '"')) from json_each(viewer_sessions.watched) as listed
  )`
  return db
    .select({
      orderIndex: sql<number | null>`${furthest}`.as('furthest'),
      left: sql<number>`sum(not is_complete)`.as('left_there'),
    })
    .from(viewerSessions)
    .where(eq(viewerSessions.presentationId, presentationId))
    .groupBy(sql`furthest`)
}

import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { presentations } from '../../decks/presentations/tables'
import { slides } from '../../decks/slides/tables'
import { findPlayable, isSession, type Viewing } from '../beacons/viewing-events'

const isLive = sql<number>`(select is_live from decks where decks.id = ${presentations.deckId})`.as('is_live')

/** What a socket needs to know of its presentation, and what the session had watched before. */
export const findWatched = (db: Database, viewing: Viewing) =>
  db
    .select({
      organizationId: presentations.organizationId,
      deckId: presentations.deckId,
      isLive,
      email: sql<string | null>`${presentations.homeownerData} ->> '$.email'`,
      firstName: sql<string>`${presentations.homeownerData} ->> '$.first_name'`,
      before: sql<
        string | null
      >`(select watched from viewer_sessions where ${isSession(viewing)} order by day desc limit 1)`,
    })
    .from(presentations)
    .where(and(eq(presentations.id, viewing.presentationId), sql`exists ${findPlayable(db, viewing.presentationId)}`))

export const findSlides = (db: Database, deckId: string) =>
  db.select({ id: slides.id, title: slides.title }).from(slides).where(eq(slides.deckId, deckId))

/** A presentation of this company that can be watched. */
export const findJoinable = (db: Database, organizationId: string, presentationId: string) =>
  db
    .select({ id: presentations.id, isLive })
    .from(presentations)
    .where(
      and(
        eq(presentations.id, presentationId),
        eq(presentations.organizationId, organizationId),
        sql`exists ${findPlayable(db, presentationId)}`,
      ),
    )

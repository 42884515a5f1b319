import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { decks } from '../decks/tables'
import { presentations } from '../presentations/tables'

export type Viewing = { presentationId: string; viewerSessionId: string; now: number }
export const findPlayable = (db: Database, presentationId: string) =>
  db
    .select({ id: presentations.id })
    .from(presentations)
    .innerJoin(decks, eq(decks.id, presentations.deckId))
    .where(and(eq(presentations.id, presentationId), isNull(presentations.deletedAt), decks.isActive))

export const isSession = ({ presentationId, viewerSessionId }: Viewing) =>
  sql`presentation_id = ${presentationId} and viewer_session_id = ${viewerSessionId}`

export const hasRow = (viewing: Viewing) => sql`exists (select 1 from viewer_sessions where ${isSession(viewing)})`

export const ofPresentation = (column: 'organization_id' | 'deck_id', presentationId: string) =>
  sql<string>`(select ${sql.raw(column)} from presentations where id = ${presentationId})`

import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { type Database, statement } from '../../core/database'
import { mediaRemovals } from '../media/tables'
import { contentOf, deckStatements } from '../viewer/deck-content'
import { type DeckPreview, deckPreviews } from './tables'

/** Moves the due time, so that it is tried again if the Worker dies. */
export async function takePreview(db: Database, deckId: string, dueAt: number) {
  const [[preview], ...rows] = await db.batch([
    db
      .update(deckPreviews)
      .set({ dueAt, attempts: sql`attempts + 1` })
      .where(and(eq(deckPreviews.deckId, deckId), isNotNull(deckPreviews.dueAt)))
      .returning(),
    ...deckStatements(db, sql`${deckId}`),
  ])
  const deck = contentOf(rows)
  return preview && deck ? { preview, deck } : undefined
}

export const finishPreview = (db: Database, deckId: string, revision: number, now: number) =>
  statement(
    db,
    sql`update deck_previews set attempts = 0,
      due_at = iif((select revision from decks where id = ${deckId}) = ${revision}, null, ${now})
    where deck_id = ${deckId}`,
  )

type Drawn = Pick<DeckPreview, 'storageKey' | 'posterKey'>

/** A trigger raises the deck's revision. Earlier files are deleted later, because pages still name them. */
export function savePreview(db: Database, preview: DeckPreview, revision: number, drawn: Drawn, now: number) {
  const { deckId, organizationId } = preview
  const kept = [drawn.storageKey, drawn.posterKey]
  const keys = [preview.storageKey, preview.posterKey].filter((key) => key !== null && !kept.includes(key)) as string[]
  return db.batch([
    db.update(deckPreviews).set(drawn).where(eq(deckPreviews.deckId, deckId)),
    finishPreview(db, deckId, revision + 1, now),
    ...(keys.length
      ? [db.insert(mediaRemovals).values({ id: crypto.randomUUID(), organizationId, keys, sentAt: now })]
      : []),
  ])
}

export async function takeDuePreviews(db: Database, now: number, limit: number) {
  const due = db
    .select({ deckId: deckPreviews.deckId })
    .from(deckPreviews)
    .where(and(isNotNull(deckPreviews.dueAt), lte(deckPreviews.dueAt, now)))
    .orderBy(asc(deckPreviews.dueAt))
    .limit(limit)
  const rows = await db
    .update(deckPreviews)
    .set({ dueAt: now + overdue })
    .where(inArray(deckPreviews.deckId, due))
    .returning({ deckId: deckPreviews.deckId })
  return rows.map(({ deckId }) => deckId)
}

export const overdue = 10 * 60 * 1000

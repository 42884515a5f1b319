import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Database, inList, statement } from '../../core/database'
import { presentations } from '../presentations/tables'
import { deleteViewings } from '../viewer/sweep'
import { decks } from './tables'

const presentationsAtOnce = 100

export const findNextPresentations = (db: Database, deckId: string) =>
  db
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.deckId, deckId))
    .limit(presentationsAtOnce)

/** What lists and answers show. A deck has a bounded number of each, so one batch can delete them. */
const shownTables = ['slides', 'faqs', 'action_configs', 'branding', 'qa_settings', 'intros', 'generations']

const isDeleted = (deckId: string) => sql`exists (select 1 from decks where id = ${deckId} and deleted_at is not null)`

/** Presentations come later, because KV holds them too. */
export const contentRemoval = (db: Database, deckId: string) =>
  shownTables.map((table) =>
    statement(db, sql`delete from ${sql.raw(table)} where deck_id = ${deckId} and ${isDeleted(deckId)}`),
  )

export function presentationRemoval(db: Database, deckId: string, ids: string[]) {
  const ofDeck = sql`(select id from presentations where ${inList(presentations.id, ids)} and ${isDeleted(deckId)})`
  const isWatched = sql`exists (select 1 from viewer_sessions where presentation_id = presentations.id)`
  return [
    ...deleteViewings(db, sql`presentation_id in ${ofDeck}`),
    statement(db, sql`delete from presentations where id in ${ofDeck} and not ${isWatched}`),
  ]
}

/** Goes last, because it deletes whatever is left under the deck. */
export const finalStatement = (db: Database, deckId: string) =>
  db
    .delete(decks)
    .where(
      and(
        eq(decks.id, deckId),
        isNotNull(decks.deletedAt),
        sql`not exists (select 1 from presentations where deck_id = ${deckId})`,
      ),
    )
    .returning({ id: decks.id })

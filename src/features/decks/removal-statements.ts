import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Database, statement } from '../../core/database'
import { deleteViewings } from '../viewer/sweep'
import { decks } from './tables'

const presentationsAtOnce = 100

/** What lists and answers show; there are at most so many of each as a deck may have. */
const shownTables = ['slides', 'faqs', 'action_configs', 'branding', 'qa_settings', 'intros', 'generations']

/** One step of a deleted deck's removal. */
export function removalStatements(db: Database, deckId: string) {
  const isDeleted = sql`exists (select 1 from decks where id = ${deckId} and deleted_at is not null)`
  const ofDeck = sql`(select id from presentations where deck_id = ${deckId} and ${isDeleted} limit ${presentationsAtOnce})`
  const watched = sql`exists (select 1 from viewer_sessions where presentation_id = presentations.id)`
  return [
    ...shownTables.map((table) =>
      statement(db, sql`delete from ${sql.raw(table)} where deck_id = ${deckId} and ${isDeleted}`),
    ),
    ...deleteViewings(db, sql`presentation_id in ${ofDeck}`),
    statement(db, sql`delete from presentations where id in ${ofDeck} and not ${watched}`),
  ]
}

/** After those; with the deck goes what is left under it. */
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

import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { type Database, statement } from '../../core/database'
import { deleteSome } from '../../core/delete-some'
import { presentations } from '../presentations/tables'
import { decks } from './tables'

const presentationsAtOnce = 100

export const findNextPresentations = (db: Database, deckId: string) =>
  db
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.deckId, deckId))
    .limit(presentationsAtOnce)

/** Rows that lists and answers show. A deck has a limited number of each, so one batch can delete them. */
const shownTables = ['slides', 'faqs', 'action_configs', 'branding', 'qa_settings', 'intros', 'generations']

const isDeleted = (deckId: string) => sql`exists (select 1 from decks where id = ${deckId} and deleted_at is not null)`

/** Leaves out presentations, because KV must forget them first. */
export const contentRemoval = (db: Database, deckId: string) =>
  shownTables.map((table) =>
    statement(db, sql`delete from ${sql.raw(table)} where deck_id = ${deckId} and ${isDeleted(deckId)}`),
  )

/** What a deck may have any number of, besides its presentations, and what names a row of each. */
const unbounded = { askings: 'id', questions: 'id', narration_grants: 'track, owner_id', narration_work: 'id' }

const has = (table: string, deckId: string) => sql`exists (select 1 from ${sql.raw(table)} where deck_id = ${deckId})`

/** A bounded number of each. Deleting a question deletes its askings, so they go first. */
export const unboundedRemoval = (db: Database, deckId: string) =>
  Object.entries(unbounded).map(([table, key]) =>
    deleteSome(
      db,
      table,
      key,
      sql`deck_id = ${deckId} and ${isDeleted(deckId)}${table === 'questions' ? sql` and not ${has('askings', deckId)}` : sql``}`,
    ),
  )

/** Deletes whatever is left under the deck, so it waits until that is little. */
export function finalStatement(db: Database, deckId: string) {
  const isLeft = ['presentations', ...Object.keys(unbounded)].map((table) => has(table, deckId))
  return db
    .delete(decks)
    .where(and(eq(decks.id, deckId), isNotNull(decks.deletedAt), sql`not (${sql.join(isLeft, sql` or `)})`))
    .returning({ id: decks.id })
}

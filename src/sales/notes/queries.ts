import { and, desc, eq, exists, sql } from 'drizzle-orm'
import { about, commit, read, type Work } from '../../core/database/commit'
import { type Database, insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { notFound } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { isShown } from '../../decks/presentations/queries'
import { presentations } from '../../decks/presentations/tables'
import { type Note, notes } from './tables'

export type Author = { kind: Note['authorKind']; id: string; name: string }

const findPresentation = (db: Database, organizationId: string, presentationId: string) =>
  db
    .select({ id: presentations.id })
    .from(presentations)
    .where(and(eq(presentations.id, presentationId), isShown(organizationId)))

/** The audit log names the homeowner, because a note has no name of its own. */
const aboutHomeowner = (presentationId: string) => about({ table: presentations, id: presentationId })

/** For a write that also does something else. Adds none if the company has no such presentation. */
export const insertNote = (
  db: Database,
  organizationId: string,
  presentationId: string,
  author: Author,
  text: string,
  now: number,
) => {
  const row = {
    id: newId(db.shard),
    organizationId,
    presentationId,
    text,
    authorKind: author.kind,
    authorId: author.id,
    authorName: author.name,
    createdAt: now,
    updatedAt: now,
  }
  return insertWhere(db, notes, row, sql`exists ${findPresentation(db, organizationId, presentationId)}`)
}

export async function createNote(
  work: Work,
  organizationId: string,
  presentationId: string,
  author: Author,
  text: string,
  now: number,
) {
  const {
    inserted: [note],
  } = await commit(
    work,
    { inserted: insertNote(work.db, organizationId, presentationId, author, text, now).returning() },
    [aboutHomeowner(presentationId)],
  )
  if (!note) throw notFound('presentation')
  return note
}

export async function listNotes(
  db: Database,
  organizationId: string,
  presentationId: string,
  limit: number,
  cursor: Cursor | undefined,
) {
  const { found, rows } = await read(db, {
    found: findPresentation(db, organizationId, presentationId),
    rows: db
      .select()
      .from(notes)
      .where(
        and(
          eq(notes.presentationId, presentationId),
          cursor && sql`(${notes.createdAt}, ${notes.id}) < (${cursor.createdAt}, ${cursor.id})`,
        ),
      )
      .orderBy(desc(notes.createdAt), desc(notes.id))
      .limit(limit + 1),
  })
  if (!found.length) throw notFound('presentation')
  return rows
}

const isNote = (db: Database, organizationId: string, presentationId: string, id: string) =>
  and(
    eq(notes.id, id),
    eq(notes.presentationId, presentationId),
    exists(findPresentation(db, organizationId, presentationId)),
  )

export async function updateNote(
  work: Work,
  organizationId: string,
  presentationId: string,
  id: string,
  text: string,
  now: number,
) {
  const {
    updated: [note],
  } = await commit(
    work,
    {
      updated: work.db
        .update(notes)
        .set({ text, updatedAt: now })
        .where(isNote(work.db, organizationId, presentationId, id))
        .returning(),
    },
    [aboutHomeowner(presentationId)],
  )
  if (!note) throw notFound('note')
  return note
}

export async function deleteNote(work: Work, organizationId: string, presentationId: string, id: string) {
  const { deleted } = await commit(
    work,
    {
      deleted: work.db
        .delete(notes)
        .where(isNote(work.db, organizationId, presentationId, id))
        .returning({ id: notes.id }),
    },
    [aboutHomeowner(presentationId)],
  )
  if (!deleted.length) throw notFound('note')
}

import { and, count, desc, eq, exists, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import { type Database, inList, insertWhere } from '../../core/database'
import { conflict, invalid, notFound } from '../../core/errors'
import type { Uploaded } from '../../core/uploads/storage'
import type { Owner } from '../../core/uploads/sweep'
import { uploads } from '../../core/uploads/tables'
import { findWriter, mayWrite, requireWriter } from '../auth/queries'
import { type Document, documents, passages } from './tables'

const isDocument = (organizationId: string, id: string) =>
  and(eq(documents.id, id), eq(documents.organizationId, organizationId))

/** An upload that expired unconfirmed counts no more, though the sweep may not have come by yet. */
const counts = (organizationId: string, now: number) =>
  and(eq(documents.organizationId, organizationId), or(ne(documents.status, 'uploading'), gt(documents.expiresAt, now)))

/** The limit is checked in the statement that inserts, so that of many at once no one slips past it. */
export async function createDocument(db: Database, sessionId: string, row: Document, limit: number) {
  const present = db.select({ count: count() }).from(documents).where(counts(row.organizationId, row.createdAt))
  const created = sql`exists (select 1 from documents where id = ${row.id})`
  const upload = { key: row.storageKey, expiresAt: row.expiresAt }
  const allowed = sql`${mayWrite(db, sessionId, row.createdAt)} and ${present} < ${limit}`
  const [writer, inserted] = await db.batch([
    findWriter(db, sessionId, row.createdAt),
    insertWhere(db, documents, row, allowed).returning({ id: documents.id }),
    insertWhere(db, uploads, upload, created),
  ])
  requireWriter(writer)
  if (!inserted.length) throw invalid(`The limit of ${limit} documents is reached. Delete one first.`)
}

export function listDocuments(db: Database, organizationId: string, now: number) {
  return db
    .select()
    .from(documents)
    .where(counts(organizationId, now))
    .orderBy(desc(documents.createdAt), desc(documents.id))
}

export async function getDocument(db: Database, organizationId: string, id: string) {
  const [document] = await db.select().from(documents).where(isDocument(organizationId, id))
  if (!document) throw notFound('document')
  return document
}

const restarted = () => ({
  status: 'processing' as const,
  failureReason: null,
  run: crypto.randomUUID(),
  step: 0,
  cursor: null,
})

/** The name is searched too, so a document that was read is read again under its new one. */
export async function renameDocument(
  db: Database,
  organizationId: string,
  id: string,
  displayName: string,
  now: number,
) {
  const which = isDocument(organizationId, id)
  const isBegun = and(which, ne(documents.status, 'uploading'))
  const begun = exists(db.select({ id: documents.id }).from(documents).where(isBegun))
  const [, , , [document]] = await db.batch([
    db.update(documents).set({ displayName, updatedAt: now }).where(which),
    db.delete(passages).where(and(eq(passages.documentId, id), begun)),
    db.update(documents).set(restarted()).where(isBegun),
    db.select().from(documents).where(which),
  ])
  if (!document) throw notFound('document')
  return document
}

export async function restartDocument(db: Database, organizationId: string, id: string, now: number) {
  const which = isDocument(organizationId, id)
  const isThere = and(which, ne(documents.status, 'uploading'))
  const confirmed = exists(db.select({ id: documents.id }).from(documents).where(isThere))
  const [, [restartedRow], found] = await db.batch([
    db.delete(passages).where(and(eq(passages.documentId, id), confirmed)),
    db
      .update(documents)
      .set({ ...restarted(), updatedAt: now })
      .where(isThere)
      .returning(),
    db.select({ id: documents.id }).from(documents).where(which),
  ])
  if (!found.length) throw notFound('document')
  if (!restartedRow) throw conflict('The upload is not complete yet.')
  return restartedRow
}

/** Its passages go with it, and by a trigger their words; should its file stay behind, the sweep finds the key. */
export async function deleteDocument(db: Database, organizationId: string, id: string, now: number) {
  const which = isDocument(organizationId, id)
  const [, [deleted]] = await db.batch([
    db.insert(uploads).select(sql`select storage_key, ${now} from documents where ${which}`).onConflictDoNothing(),
    db.delete(documents).where(which).returning({ storageKey: documents.storageKey }),
  ])
  if (!deleted) throw notFound('document')
  return deleted.storageKey
}

/** Counts the document if it is what was announced, and answers the row as it is then, whether it counts or not. */
export async function confirmDocument(
  db: Database,
  organizationId: string,
  id: string,
  uploaded: Uploaded | undefined,
  now: number,
) {
  const [confirmed, [found]] = await db.batch([
    db
      .update(documents)
      .set({ status: 'processing', etag: uploaded?.etag ?? null, run: crypto.randomUUID(), step: 0, updatedAt: now })
      .where(
        and(
          isDocument(organizationId, id),
          eq(documents.status, 'uploading'),
          gt(documents.expiresAt, now),
          eq(documents.storageKey, uploaded?.key ?? ''),
          eq(documents.sizeBytes, uploaded?.sizeBytes ?? -1),
          eq(documents.contentType, uploaded?.contentType ?? ''),
        ),
      )
      .returning({ id: documents.id }),
    db.select().from(documents).where(isDocument(organizationId, id)),
  ])
  if (!found) throw notFound('upload')
  return { document: found, isNew: confirmed.length === 1 }
}

/** Says whether there was anything to forget: someone else may have confirmed a better file meanwhile. */
export async function forgetDocument(db: Database, organizationId: string, id: string) {
  const waiting = and(isDocument(organizationId, id), eq(documents.status, 'uploading'))
  return (await db.delete(documents).where(waiting).returning({ id: documents.id })).length > 0
}

export const documentUploads: Owner = {
  keeps: sql<boolean>`exists (select 1 from documents where storage_key = uploads.key and status <> 'uploading')`,
  forget: (db, keys) =>
    db.delete(documents).where(and(inList(documents.storageKey, keys), eq(documents.status, 'uploading'))),
}

type Found = {
  documentId: string
  displayName: string
  filename: string
  page: number | null
  heading: string | null
  body: string
  score: number
}

/** `bm25` is the better the lower; a hit in the title counts most, then in a heading, then in the text. */
export function searchPassages(db: Database, organizationId: string, match: string, limit: number) {
  const found: SQL = sql`
    select passages.document_id as documentId, documents.display_name as displayName, documents.filename as filename, passages.page as page,
      passages.heading as heading, passages.body as body, -found.rank as score
    from (
      select rowid, bm25(passage_index, 5.0, 3.0, 1.0) as rank from passage_index
      where passage_index match ${match} order by rank limit ${limit}
    ) as found
    join passages on passages.id = found.rowid and passages.organization_id = ${organizationId}
    join documents on documents.id = passages.document_id
    order by found.rank`
  return db.all<Found>(found)
}

import { and, count, desc, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, inList, insertWhere, laterThan } from '../../core/database/database'
import { uploads } from '../../core/database/tables'
import { ApiError, conflict, notFound } from '../../core/http/errors'
import { isAsAnnounced, type Uploaded } from '../../core/uploads/storage'
import type { UploadOwner } from '../../core/uploads/sweep'
import { letOthers } from './readers/reader'
import type { DocumentPatch } from './schemas'
import { startReading } from './steps'
import { type Document, documents, vectorPacks } from './tables'
import { vectorsLeft } from './vectors-left'

export const documentVersion = documents.id

const passagesAtOnce = 200

/** For each passage, a trigger deletes its words, which is slow, so only some are deleted at a time. */
function clearSome(db: Database, documentId: string | SQL, condition = sql`true`) {
  const isOneOfSome = sql`id in
    (select id from passages where document_id = ${documentId} and ${condition} limit ${passagesAtOnce})`
  return {
    vectors: vectorsLeft(db, isOneOfSome),
    cleared: db.run(sql`delete from passages where ${isOneOfSome} returning id`),
  }
}

type Place = Pick<Document, 'id' | 'run' | 'step' | 'status'>

/**
 * Works only while the document is at the same step, because another message may have read it since, and its passages
 * must stay.
 */
export async function clearPassages(work: Work, { id, run, step, status }: Place) {
  const isThere = sql`exists (select 1 from documents
    where id = ${id} and run is ${run} and step = ${step} and status = ${status})`
  for (;;) {
    const { cleared } = await commit(work, clearSome(work.db, id, isThere), none)
    if ((cleared as unknown as D1Result).results.length < passagesAtOnce) return
    await letOthers()
  }
}

const isCleared = (documentId: string) => sql`not exists (select 1 from passages where document_id = ${documentId})`

const isDocument = (organizationId: string, id: string) =>
  and(eq(documents.id, id), eq(documents.organizationId, organizationId))

/** An expired upload doesn't count, even before its job has deleted it. */
const countsTowardLimit = (organizationId: string, now: number) =>
  and(eq(documents.organizationId, organizationId), or(ne(documents.status, 'uploading'), gt(documents.expiresAt, now)))

/** The insert itself checks the limit, so that parallel requests can't exceed it. */
export async function createDocument(work: Work, row: Document, limit: number) {
  const { db } = work
  const present = db
    .select({ count: count() })
    .from(documents)
    .where(countsTowardLimit(row.organizationId, row.createdAt))
  const created = sql`exists (select 1 from documents where id = ${row.id})`
  const upload = { key: row.storageKey, expiresAt: row.expiresAt }
  const { inserted } = await commit(
    work,
    {
      inserted: insertWhere(db, documents, row, sql`${present} < ${limit}`).returning({ id: documents.id }),
      upload: insertWhere(db, uploads, upload, created),
    },
    none,
  )
  if (!inserted.length)
    throw new ApiError(400, 'too_many_documents', `The limit of ${limit} documents is reached. Delete one first.`)
}

export function listDocuments(db: Database, organizationId: string, now: number) {
  return db
    .select()
    .from(documents)
    .where(countsTowardLimit(organizationId, now))
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
  textBytes: 0,
  embedAt: null,
  embeddedTo: 0,
})

/** Without them, a question can't find what the document said before. */
const removePacks = (db: Database, which: SQL | undefined) =>
  db.delete(vectorPacks).where(sql`${vectorPacks.documentId} in (select id from ${documents} where ${which})`)

/** The index holds the name with each passage and the audience with each word, so the document is read again. */
export async function updateDocument(
  work: Work,
  organizationId: string,
  id: string,
  patch: DocumentPatch,
  now: number,
) {
  const { db } = work
  if (!Object.keys(patch).length) return getDocument(db, organizationId, id)
  const which = isDocument(organizationId, id)
  const isBegun = ne(documents.status, 'uploading')
  const { displayName, audience } = patch
  const isOther = or(
    displayName === undefined ? undefined : ne(documents.displayName, displayName),
    audience === undefined ? undefined : ne(documents.audience, audience),
  )
  const {
    found: [document],
  } = await commit(
    work,
    {
      packs: removePacks(db, and(which, isBegun, isOther)),
      restarted: db
        .update(documents)
        .set(restarted())
        .where(and(which, isBegun, isOther)),
      patched: db
        .update(documents)
        .set({ ...patch, updatedAt: laterThan(documents.updatedAt, now) })
        .where(which),
      found: db.select().from(documents).where(which),
    },
    none,
  )
  if (!document) throw notFound('document')
  return document
}

export async function restartDocument(work: Work, organizationId: string, id: string, now: number) {
  const { db } = work
  const which = isDocument(organizationId, id)
  const fresh = restarted()
  const {
    restarted: [document],
    found,
  } = await commit(
    work,
    {
      packs: removePacks(db, which),
      restarted: db
        .update(documents)
        .set({ ...fresh, updatedAt: now })
        .where(and(which, ne(documents.status, 'uploading')))
        .returning(),
      found: db.select({ id: documents.id }).from(documents).where(which),
    },
    [{ afterCommit: ({ env }) => startReading(env, { id, ...fresh }) }],
  )
  if (!found.length) throw notFound('document')
  if (!document) throw conflict('upload_incomplete', 'The upload is not complete yet.')
  return document
}

/**
 * A large document is deleted in steps, the first of which ends its reading. Its key goes to `uploads`, whose job
 * deletes the file if the caller fails.
 */
export async function deleteDocument(work: Work, organizationId: string, id: string, now: number) {
  const { db } = work
  const which = isDocument(organizationId, id)
  const isEmptied = and(which, isCleared(id))
  for (;;) {
    const {
      found,
      deleted: [deleted],
    } = await commit(
      work,
      {
        found: db.select({ id: documents.id }).from(documents).where(which),
        ended: db
          .update(documents)
          .set({ status: 'failed', failureReason: 'It is being deleted.', run: null })
          .where(which),
        packs: removePacks(db, which),
        ...clearSome(db, sql`(select id from documents where ${which})`),
        remembered: db
          .insert(uploads)
          .select(sql`select storage_key, ${now} from documents where ${isEmptied}`)
          .onConflictDoNothing(),
        deleted: db.delete(documents).where(isEmptied).returning({ storageKey: documents.storageKey }),
      },
      none,
    )
    if (!found.length) throw notFound('document')
    if (deleted) return deleted.storageKey
  }
}

export async function confirmDocument(
  work: Work,
  organizationId: string,
  id: string,
  uploaded: Uploaded | undefined,
  now: number,
) {
  const { db } = work
  const which = isDocument(organizationId, id)
  const begun = { run: crypto.randomUUID(), step: 0 }
  const {
    found: [document],
  } = await commit(
    work,
    {
      confirmed: db
        .update(documents)
        .set({ status: 'processing', etag: uploaded?.etag ?? null, ...begun, updatedAt: now })
        .where(and(which, isAsAnnounced(documents, uploaded, now))),
      found: db.select().from(documents).where(which),
    },
    [{ afterCommit: ({ env }) => startReading(env, { id, ...begun }) }],
  )
  if (!document) throw notFound('upload')
  return document
}

export async function discardDocument(work: Work, organizationId: string, id: string) {
  const waiting = and(isDocument(organizationId, id), eq(documents.status, 'uploading'))
  const discarded = work.db.delete(documents).where(waiting).returning({ id: documents.id })
  return (await commit(work, { discarded }, none)).discarded.length > 0
}

export const documentUploads: UploadOwner = {
  isKept: sql<boolean>`exists (select 1 from documents where storage_key = uploads.key and status <> 'uploading')`,
  deleteRows: (db, keys) =>
    db.delete(documents).where(and(inList(documents.storageKey, keys), eq(documents.status, 'uploading'))),
}

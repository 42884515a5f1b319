import { and, desc, eq, gt, type SQL, sql } from 'drizzle-orm'
import { type Database, inList, insertWhere, statement } from '../../core/database'
import { conflict, notFound } from '../../core/errors'
import type { Uploaded } from '../../core/uploads/storage'
import type { Owner } from '../../core/uploads/sweep'
import { uploads } from '../../core/uploads/tables'
import { findWriter, mayWrite, requireWriter } from '../auth/queries'
import { type Media, media, type mediaKinds } from './tables'
import { describeUses, emptyPlaces, isUnused } from './uses'

const isMedia = (organizationId: string, id: string) => and(eq(media.id, id), eq(media.organizationId, organizationId))

export async function createMedia(db: Database, sessionId: string, row: Media) {
  const allowed = mayWrite(db, sessionId, row.createdAt)
  const [writer] = await db.batch([
    findWriter(db, sessionId, row.createdAt),
    insertWhere(db, media, row, allowed),
    insertWhere(db, uploads, { key: row.storageKey, expiresAt: row.expiresAt }, allowed),
  ])
  requireWriter(writer)
}

export function listMedia(db: Database, organizationId: string, kind?: (typeof mediaKinds)[number]) {
  return db
    .select()
    .from(media)
    .where(
      and(eq(media.organizationId, organizationId), eq(media.status, 'ready'), kind ? eq(media.kind, kind) : undefined),
    )
    .orderBy(desc(media.createdAt), desc(media.id))
}

/** Counts the file if it is what was announced, and answers the row as it is then, whether it counts or not. */
export async function confirmMedia(
  db: Database,
  organizationId: string,
  id: string,
  uploaded: Uploaded | undefined,
  now: number,
) {
  const row = db.select().from(media).where(isMedia(organizationId, id))
  const [, [found]] = await db.batch([
    db
      .update(media)
      .set({ status: 'ready', etag: uploaded?.etag ?? null })
      .where(
        and(
          isMedia(organizationId, id),
          eq(media.status, 'uploading'),
          gt(media.expiresAt, now),
          eq(media.storageKey, uploaded?.key ?? ''),
          eq(media.sizeBytes, uploaded?.sizeBytes ?? -1),
          eq(media.contentType, uploaded?.contentType ?? ''),
        ),
      ),
    row,
  ])
  if (!found) throw notFound('upload')
  return found
}

/** Says whether there was anything to forget: someone else may have confirmed a better file meanwhile. */
export async function forgetMedia(db: Database, organizationId: string, id: string) {
  const waiting = and(isMedia(organizationId, id), eq(media.status, 'uploading'))
  return (await db.delete(media).where(waiting).returning({ id: media.id })).length > 0
}

/** Answers the key of the file, for storage to forget too, and the decks that named it. */
export async function deleteMedia(db: Database, organizationId: string, id: string, isForced: boolean, now: number) {
  const key = sql`(select storage_key from media where id = ${id} and organization_id = ${organizationId})`
  const row = db
    .select({ storageKey: media.storageKey, uses: describeUses(organizationId, key).as('uses') })
    .from(media)
    .where(isMedia(organizationId, id))
  const condition: SQL | undefined = isForced ? undefined : isUnused(organizationId, key)
  const emptied = isForced ? emptyPlaces(db, organizationId, key) : []
  const remembered = statement(
    db,
    sql`insert into uploads (key, expires_at) select storage_key, ${now} from media where ${isMedia(organizationId, id)} on conflict do nothing`,
  )
  const deletion = db
    .delete(media)
    .where(and(isMedia(organizationId, id), condition))
    .returning({ id: media.id })
  const [[found], , ...done] = (await db.batch([row, remembered, ...emptied, deletion] as never)) as Done
  const deleted = done.pop() as Row[]
  if (!found) throw notFound('file')
  if (!deleted.length) throw conflict(`The file is used by ${found.uses}. Add ?force=true to delete it all the same.`)
  const places = done as D1Result<{ deck_id: string }>[]
  return { key: found.storageKey, deckIds: places.flatMap(({ results }) => results.map((place) => place.deck_id)) }
}

type Row = { id: string }
type Done = [{ storageKey: string; uses: string }[], unknown, ...(D1Result<{ deck_id: string }> | Row[])[]]

export const mediaUploads: Owner = {
  keeps: sql<boolean>`exists (select 1 from media where storage_key = uploads.key and status = 'ready')`,
  forget: (db, keys) => db.delete(media).where(and(inList(media.storageKey, keys), eq(media.status, 'uploading'))),
}

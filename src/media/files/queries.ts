import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, inList } from '../../core/database/database'
import { columnOf, deckOf } from '../../core/database/table-rules'
import { uploads } from '../../core/database/tables'
import { decksChanged } from '../../core/effects'
import { conflict, notFound } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { isAsAnnounced, type Uploaded } from '../../core/uploads/storage'
import type { UploadOwner } from '../../core/uploads/sweep'
import { deckTable } from '../../find-tables'
import { tables } from '../../tables'
import { type FontFacts, type ImageFacts, type Media, media, type mediaKinds } from './tables'
import { describeUses, emptyPlaces, isUnused, unionAll } from './uses'

const isMedia = (organizationId: string, id: string) => and(eq(media.id, id), eq(media.organizationId, organizationId))

export function createMedia(work: Work, row: Media) {
  const { db } = work
  const upload = { key: row.storageKey, expiresAt: row.expiresAt }
  return commit(work, { file: db.insert(media).values(row), upload: db.insert(uploads).values(upload) }, none)
}

export const undescribed = {
  failureReason: null,
  width: null,
  height: null,
  placeholder: null,
  isAnimated: false,
  describedAt: null,
  altText: null,
  focalPoint: null,
  fontFamily: null,
  fontWeight: null,
  fontStyle: null,
}

type Filter = { kind?: (typeof mediaKinds)[number] | undefined; cursor?: Cursor | undefined }

export function listMedia(db: Database, organizationId: string, { kind, cursor }: Filter, limit: number) {
  return db
    .select()
    .from(media)
    .where(
      and(
        eq(media.organizationId, organizationId),
        eq(media.status, 'ready'),
        kind ? eq(media.kind, kind) : undefined,
        cursor && sql`(${media.createdAt}, ${media.id}) < (${cursor.createdAt}, ${cursor.id})`,
      ),
    )
    .orderBy(desc(media.createdAt), desc(media.id))
    .limit(limit + 1)
}

export type MediaFacts = ImageFacts | FontFacts

export async function confirmMedia(
  work: Work,
  organizationId: string,
  id: string,
  uploaded: Uploaded | undefined,
  facts: MediaFacts | undefined,
  now: number,
) {
  const { db } = work
  const which = isMedia(organizationId, id)
  const ofFont =
    facts && 'fontFamily' in facts
      ? [touchDecksOfFont(db, organizationId, and(which, eq(media.describedAt, now)), now)]
      : []
  const {
    found: [confirmed],
  } = await commit(
    work,
    {
      updated: db
        .update(media)
        .set({ status: 'ready', etag: uploaded?.etag ?? null, ...(facts && { ...facts, describedAt: now }) })
        .where(and(which, isAsAnnounced(media, uploaded, now))),
      found: db.select().from(media).where(which),
      touched: ofFont,
    },
    [decksChanged(organizationId)],
  )
  if (!confirmed) throw notFound('upload')
  return confirmed
}

/** Decks that use this font's family, or another file of it, now show one weight more or less. */
function touchDecksOfFont(db: Database, organizationId: string, file: SQL | undefined, now: number) {
  const naming = tables.flatMap(({ table, fonts }) => {
    if (!fonts) return []
    const isNamed = ['heading', 'body'].map((role) => sql`${fonts} ->> ${role} in (select name from named)`)
    const isMine = sql`${columnOf(table, 'organizationId')} = ${organizationId}`
    return [sql`select ${deckOf(table)} from ${table} where ${isMine} and (${sql.join(isNamed, sql` or `)})`]
  })
  return db.run(sql`with family(name) as (select font_family from media where ${file}),
      named(name) as (
        select name from family
        union all select storage_key from family, media
          where organization_id = ${organizationId} and kind = 'font' and font_family = family.name
      )
      update ${deckTable()} set updated_at = max(updated_at, ${now}) where id in (${unionAll(naming)})`)
}

export async function discardMedia(work: Work, organizationId: string, id: string) {
  const waiting = and(isMedia(organizationId, id), eq(media.status, 'uploading'))
  const discarded = work.db.delete(media).where(waiting).returning({ id: media.id })
  return (await commit(work, { discarded }, none)).discarded.length > 0
}

export async function deleteMedia(
  work: Work,
  organizationId: string,
  id: string,
  isForced: boolean,
  now: number,
  kind?: Media['kind'],
) {
  const { db } = work
  const which = and(isMedia(organizationId, id), kind && eq(media.kind, kind))
  const key = sql`(select storage_key from media where ${which})`
  const row = db
    .select({ storageKey: media.storageKey, uses: describeUses(organizationId, key).as('uses') })
    .from(media)
    .where(which)
  const condition: SQL | undefined = isForced ? undefined : isUnused(organizationId, key)
  const emptied = isForced ? emptyPlaces(db, organizationId, key) : []
  const touched = touchDecksOfFont(db, organizationId, and(which, condition), now)
  const remembered = db.run(
    sql`insert into uploads (key, expires_at) select storage_key, ${now} from media where ${which} on conflict do nothing`,
  )
  const deletion = db.delete(media).where(and(which, condition)).returning({ id: media.id })
  const done = await commit(work, { row, remembered, emptied, touched, deletion }, [decksChanged(organizationId)])
  const [found] = done.row
  if (!found) throw notFound('file')
  if (!done.deletion.length)
    throw conflict('file_in_use', `The file is used by ${found.uses}. Add ?force=true to delete it anyway.`)
  return found.storageKey
}

export const mediaUploads: UploadOwner = {
  isKept: sql<boolean>`exists (select 1 from media where storage_key = uploads.key and status = 'ready')`,
  deleteRows: (db, keys) => db.delete(media).where(and(inList(media.storageKey, keys), eq(media.status, 'uploading'))),
}

export const listUploadedFonts = (db: Database, organizationId: string, first: number, limit: number) =>
  db
    .select()
    .from(media)
    .where(
      and(
        eq(media.organizationId, organizationId),
        eq(media.kind, 'font'),
        isNotNull(media.fontFamily),
        eq(media.status, 'ready'),
      ),
    )
    .orderBy(asc(media.fontFamily), asc(media.fontWeight), asc(media.fontStyle), asc(media.id))
    .limit(limit)
    .offset(first)

import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { commit, read, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { decksChanged } from '../../core/effects'
import { notFound } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { deckTable } from '../../find-tables'
import { type Media, media } from '../files/tables'
import { listUses } from '../files/uses'

export type Use = { key: string; noun: string; deckId: string; deckName: string }

const shownStatuses = ['drawing', 'ready', 'failed'] as const

const isImage = (organizationId: string) =>
  and(eq(media.organizationId, organizationId), eq(media.kind, 'image'), inArray(media.status, shownStatuses))

export async function listImages(
  db: Database,
  organizationId: string,
  { q, limit, cursor }: { q: string | undefined; limit: number; cursor: Cursor | undefined },
) {
  const text = q?.trim().toLowerCase()
  const matches = text
    ? sql`(instr(lower(${media.filename}), ${text}) > 0 or instr(lower(coalesce(${media.altText}, '')), ${text}) > 0)`
    : undefined
  const after = cursor && sql`(${media.createdAt}, ${media.id}) < (${cursor.createdAt}, ${cursor.id})`
  const shown = and(isImage(organizationId), matches, after)
  const keys = sql`(
    select storage_key from media where ${shown} order by created_at desc, id desc limit ${limit + 1}
  )`
  const { rows, uses } = await read(db, {
    rows: db
      .select()
      .from(media)
      .where(shown)
      .orderBy(desc(media.createdAt), desc(media.id))
      .limit(limit + 1),
    uses: db.run(listUses(organizationId, keys)),
  })
  return { rows, uses: usesOf(uses) }
}

export async function getImage(db: Database, organizationId: string, id: string) {
  const which = and(isImage(organizationId), eq(media.id, id))
  const key = sql`(select storage_key from media where ${which})`
  const {
    images: [image],
    uses,
  } = await read(db, {
    images: db.select().from(media).where(which),
    uses: db.run(listUses(organizationId, key)),
  })
  if (!image) throw notFound('image')
  return { image, uses: usesOf(uses) }
}

/** Raises the revision of the decks that show the image, because their published parts are out of date. */
function touchDecksOfImage(db: Database, organizationId: string, key: SQL, now: number) {
  const uses = listUses(organizationId, key)
  return db.run(
    sql`update ${deckTable()} set updated_at = max(updated_at, ${now}) where id in (select deck_id from (${uses})) returning id`,
  )
}

export type ImagePatch = {
  altText?: string | null | undefined
  focalPoint?: { x: number; y: number } | null | undefined
}

export async function updateImage(work: Work, organizationId: string, id: string, patch: ImagePatch, now: number) {
  const { db } = work
  const which = and(isImage(organizationId), eq(media.id, id))
  const key = sql`(select storage_key from media where ${which})`
  const found = await commit(
    work,
    {
      images: db.update(media).set(definedOf(patch)).where(which).returning(),
      touched: touchDecksOfImage(db, organizationId, key, now),
      uses: db.run(listUses(organizationId, key)),
    },
    [decksChanged(organizationId)],
  )
  const [image] = found.images
  if (!image) throw notFound('image')
  return { image, uses: usesOf(found.uses) }
}

/** An update has to set something, so an empty patch sets the current value. */
const definedOf = ({ altText, focalPoint }: ImagePatch) => ({
  altText: altText === undefined ? sql`alt_text` : altText,
  ...(focalPoint !== undefined && { focalPoint }),
})

type Row = { key: string; noun: string; deck_id: string; deck_name: string }

function usesOf(result: unknown): Use[] {
  const { results } = result as D1Result<Row>
  return results.map(({ key, noun, deck_id, deck_name }) => ({ key, noun, deckId: deck_id, deckName: deck_name }))
}

export type Image = Media

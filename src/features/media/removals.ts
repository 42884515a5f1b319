import { asc, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { type Database, inList, insertWhere } from '../../core/database'
import { media, mediaRemovals } from './tables'
import { namedKeys } from './uses'

type Removal = { id: string; organizationId: string; deckId: string; sentAt: number }

/** Must run in the batch before the deletion, because afterwards nothing tells which files the deck named. */
export function queueRemoval(db: Database, { deckId, ...removal }: Removal, condition: SQL) {
  const deck = sql`deck_id = ${deckId}`
  const ofSlide = sql`slide_id in (select id from slides where ${deck})`
  const keys = sql`(
    select json_group_array(distinct key) from (
      select key from (${namedKeys(deck, ofSlide)})
      union all select storage_key from deck_previews where ${deck}
      union all select poster_key from deck_previews where ${deck}
    )
    where key like ${`media/${removal.organizationId}/%`}
  )`
  return insertWhere(db, mediaRemovals, { ...removal, keys }, condition)
}

/** Keys that other rows still name are left out. */
export async function findUnusedKeys(db: Database, removalId: string) {
  const [removal] = await db.select().from(mediaRemovals).where(eq(mediaRemovals.id, removalId))
  if (!removal) return undefined
  const mine = sql`organization_id = ${removal.organizationId}`
  const rows = await db.all<{ key: string }>(sql`
    select listed.value as key from json_each(${JSON.stringify(removal.keys)}) as listed
    where listed.value not in (${namedKeys(mine)})`)
  return rows.map((row) => row.key)
}

export const finishRemoval = (db: Database, removalId: string, keys: string[]) =>
  db.batch([
    db.delete(media).where(inList(media.storageKey, keys)),
    db.delete(mediaRemovals).where(eq(mediaRemovals.id, removalId)),
  ])

export const takeOverdueRemovals = (db: Database, before: number, now: number, limit: number) =>
  db
    .update(mediaRemovals)
    .set({ sentAt: now })
    .where(
      inArray(
        mediaRemovals.id,
        db
          .select({ id: mediaRemovals.id })
          .from(mediaRemovals)
          .where(lt(mediaRemovals.sentAt, before))
          .orderBy(asc(mediaRemovals.sentAt))
          .limit(limit),
      ),
    )
    .returning({ id: mediaRemovals.id })

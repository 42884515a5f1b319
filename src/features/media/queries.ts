import { asc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { mediaRemovals } from './tables'

type Removal = { id: string; organizationId: string; deckId: string; createdAt: number }

/** Every place that names a file; `which` says whose rows are looked at. */
const namedKeys = (which: { deck: SQL; ofSlide: SQL }) => sql`
  select hero_img as key from slides where ${which.deck}
  union select audio_url from slides where ${which.deck}
  union select audio_url from faqs where ${which.deck}
  union select logo from branding where ${which.deck}
  union select avatar from branding where ${which.deck}
  union select fonts ->> 'heading' from branding where ${which.deck}
  union select fonts ->> 'body' from branding where ${which.deck}
  union select resume_audio_url from qa_settings where ${which.deck}
  union select transition_audio_url from qa_settings where ${which.deck}
  union select audio_url from intros where ${which.deck}
  union select poster_img from intros where ${which.deck}
  union select data ->> 'brandLogo' from product_data where ${which.ofSlide}
  union select data ->> '$.good.imageKey' from product_data where ${which.ofSlide}
  union select data ->> '$.better.imageKey' from product_data where ${which.ofSlide}
  union select data ->> '$.best.imageKey' from product_data where ${which.ofSlide}`

/** Goes into the batch that deletes the deck, before the deletion. */
export function queueRemoval(db: Database, { deckId, ...removal }: Removal, condition: SQL) {
  const deck = sql`deck_id = ${deckId}`
  const ofSlide = sql`slide_id in (select id from slides where ${deck})`
  const keys = sql`(
    select json_group_array(key) from (${namedKeys({ deck, ofSlide })})
    where key like ${`media/${removal.organizationId}/%`}
  )`
  return insertWhere(db, mediaRemovals, { ...removal, keys }, condition)
}

/** The files of a removal that no row of the organization names any more. */
export async function findUnusedKeys(db: Database, removalId: string) {
  const [removal] = await db.select().from(mediaRemovals).where(eq(mediaRemovals.id, removalId))
  if (!removal) return undefined
  const mine = sql`organization_id = ${removal.organizationId}`
  const used = namedKeys({ deck: mine, ofSlide: mine })
  const rows = await db.all<{ key: string }>(sql`
    select value as key from json_each(${JSON.stringify(removal.keys)}) where value not in (
      select key from (${used}) where key is not null
    )`)
  return rows.map((row) => row.key)
}

export const finishRemoval = (db: Database, removalId: string) =>
  db.delete(mediaRemovals).where(eq(mediaRemovals.id, removalId))

export function listOverdueRemovals(db: Database, before: number, limit: number) {
  return db
    .select({ id: mediaRemovals.id })
    .from(mediaRemovals)
    .where(lt(mediaRemovals.createdAt, before))
    .orderBy(asc(mediaRemovals.createdAt))
    .limit(limit)
}

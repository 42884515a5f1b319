import { asc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { mediaRemovals } from './tables'

type Removal = { id: string; organizationId: string; deckId: string; createdAt: number }

const tierImage = (tier: string) => `data ->> '$.${tier}.imageKey'`

/** Every column that names a file. */
const places = {
  slides: ['hero_img', 'audio_url'],
  faqs: ['audio_url'],
  branding: ['logo', 'avatar', `fonts ->> 'heading'`, `fonts ->> 'body'`],
  qa_settings: ['resume_audio_url', 'transition_audio_url'],
  intros: ['audio_url', 'poster_img'],
  product_data: [`data ->> 'brandLogo'`, tierImage('good'), tierImage('better'), tierImage('best')],
}

/** The files that rows name, of a deck or of a whole organization. */
function namedKeys(ofDeck: SQL, ofSlide = ofDeck) {
  const named = Object.entries(places).map(([table, columns]) => {
    const which = table === 'product_data' ? ofSlide : ofDeck
    return sql`select named.value as key from ${sql.raw(table)}, json_each(json_array(${sql.raw(columns.join(', '))})) as named
      where ${which}`
  })
  const half = Math.ceil(named.length / 2)
  const union = (selects: SQL[]) => sql.join(selects, sql` union all `)
  // D1 takes no more than five selects in one union.
  return sql`select key from (${union(named.slice(0, half))}) union all select key from (${union(named.slice(half))})`
}

/** Goes into the batch that deletes the deck, before the deletion. */
export function queueRemoval(db: Database, { deckId, ...removal }: Removal, condition: SQL) {
  const deck = sql`deck_id = ${deckId}`
  const ofSlide = sql`slide_id in (select id from slides where ${deck})`
  const keys = sql`(
    select json_group_array(distinct key) from (${namedKeys(deck, ofSlide)})
    where key like ${`media/${removal.organizationId}/%`}
  )`
  return insertWhere(db, mediaRemovals, { ...removal, keys }, condition)
}

/** The files of a removal that no row of the organization names any more. */
export async function findUnusedKeys(db: Database, removalId: string) {
  const [removal] = await db.select().from(mediaRemovals).where(eq(mediaRemovals.id, removalId))
  if (!removal) return undefined
  const mine = sql`organization_id = ${removal.organizationId}`
  const rows = await db.all<{ key: string }>(sql`
    select listed.value as key from json_each(${JSON.stringify(removal.keys)}) as listed where listed.value not in (
      select key from (${namedKeys(mine)}) where key is not null
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

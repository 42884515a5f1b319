import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { media } from '../media/tables'
import { publishDecks } from '../viewer/publish-decks'
import { describeImage } from './describe'
import { touchDecksOfImage } from './queries'

const imagesAtOnce = 10
/** Written as in the index, because SQLite would not use the index otherwise. */
const isUndescribed = sql`described_at is null and kind = 'image' and status = 'ready'`

/** Pictures from before uploads were described. One that cannot be described is not tried again. */
export async function sweepUndescribedImages(env: Env, now: number) {
  const db = primaryDatabase(env)
  const rows = await db
    .select({
      id: media.id,
      organizationId: media.organizationId,
      storageKey: media.storageKey,
      contentType: media.contentType,
    })
    .from(media)
    .where(and(isUndescribed, lte(media.createdAt, now)))
    .orderBy(asc(media.createdAt))
    .limit(imagesAtOnce)
  const described = []
  const touched = []
  for (const { id, organizationId, storageKey, contentType } of rows) {
    const object = await env.FILES.get(storageKey)
    const seen = object && (await describeImage(env, new Uint8Array(await object.arrayBuffer()), contentType))
    const facts = seen && 'facts' in seen ? seen.facts : undefined
    if (facts) touched.push(touchDecksOfImage(db, organizationId, sql`(${storageKey})`, now))
    else log('warn', { message: 'A picture could not be described.', mediaId: id })
    described.push(
      db
        .update(media)
        .set({ ...facts, describedAt: now })
        .where(eq(media.id, id)),
    )
  }
  const [first, ...others] = described
  if (!first) return
  const results = await db.batch([first, ...others, ...touched])
  const changed = results.slice(rows.length).flatMap(({ results }) => results as { id: string }[])
  const deckIds = changed.map(({ id }) => id)
  await publishDecks(env, deckIds)
}

import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { media } from '../media/tables'
import { describeImage } from './describe'

const imagesAtOnce = 10
/** Written as in the index, because SQLite would not use the index otherwise. */
const isUndescribed = sql`described_at is null and kind = 'image' and status = 'ready'`

/** Pictures from before uploads were described. One that cannot be described is not tried again. */
export async function sweepUndescribedImages(env: Env, now: number) {
  const db = primaryDatabase(env)
  const rows = await db
    .select({ id: media.id, storageKey: media.storageKey, contentType: media.contentType })
    .from(media)
    .where(and(isUndescribed, lte(media.createdAt, now)))
    .orderBy(asc(media.createdAt))
    .limit(imagesAtOnce)
  const described = []
  for (const { id, storageKey, contentType } of rows) {
    const object = await env.FILES.get(storageKey)
    const seen = object && (await describeImage(env, new Uint8Array(await object.arrayBuffer()), contentType))
    if (!seen || 'refusal' in seen) log('warn', { message: 'A picture could not be described.', mediaId: id })
    const facts = seen && 'facts' in seen ? seen.facts : {}
    described.push(
      db
        .update(media)
        .set({ ...facts, describedAt: now })
        .where(eq(media.id, id)),
    )
  }
  const [first, ...others] = described
  if (first) await db.batch([first, ...others])
}

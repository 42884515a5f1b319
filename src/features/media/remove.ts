import { primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { variantKeys } from '../images/variants'
import { forgetCopies } from './edge-copy'
import { findUnusedKeys, finishRemoval, takeOverdueRemovals } from './removals'

export type RemoveMedia = { kind: 'remove-media'; removalId: string }

const message = (removalId: string): RemoveMedia => ({ kind: 'remove-media', removalId })
/** A key has up to 19 variants, and storage deletes a thousand at once. */
const keysAtOnce = 50
const overdue = 10 * 60 * 1000

/** Never throws: the row is committed, and `sweepRemovals` finds it if the queue did not take it. */
export async function startRemoval(env: Env, removalId: string) {
  try {
    await env.JOBS.send(message(removalId))
  } catch (error) {
    log('warn', { message: 'A removal waits for the schedule.', removalId, error: String(error) })
  }
}

export async function removeMedia(env: Env, { removalId }: RemoveMedia) {
  const db = primaryDatabase(env)
  const keys = await findUnusedKeys(db, removalId)
  if (!keys) return
  for (let start = 0; start < keys.length; start += keysAtOnce)
    await env.FILES.delete(keys.slice(start, start + keysAtOnce).flatMap((key) => [key, ...variantKeys(key)]))
  for (const key of keys) await forgetCopies(env.APP_URL, key)
  await finishRemoval(db, removalId, keys)
}

export async function sweepRemovals(env: Env, now: number) {
  const rows = await takeOverdueRemovals(primaryDatabase(env), now - overdue, now, 100)
  if (rows.length) await env.JOBS.sendBatch(rows.map(({ id }) => ({ body: message(id) })))
}

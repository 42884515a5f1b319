import { primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { findUnusedKeys, finishRemoval, takeOverdueRemovals } from './removals'

export type RemoveMedia = { kind: 'remove-media'; removalId: string }

const message = (removalId: string): RemoveMedia => ({ kind: 'remove-media', removalId })
const keysAtOnce = 1000
const overdue = 10 * 60 * 1000

/** The row is committed by now: if the queue does not take the message, the schedule finds the row. */
export async function startRemoval(env: Env, removalId: string) {
  try {
    await env.JOBS.send(message(removalId))
  } catch (error) {
    log('warn', { message: 'A removal waits for the schedule.', removalId, error: String(error) })
  }
}

/** Twice does no harm: the second time there is no row. */
export async function removeMedia(env: Env, { removalId }: RemoveMedia) {
  const db = primaryDatabase(env)
  const keys = await findUnusedKeys(db, removalId)
  if (!keys) return
  for (let start = 0; start < keys.length; start += keysAtOnce)
    await env.FILES.delete(keys.slice(start, start + keysAtOnce))
  await finishRemoval(db, removalId, keys)
}

export async function sweepRemovals(env: Env, now: number) {
  const rows = await takeOverdueRemovals(primaryDatabase(env), now - overdue, now, 100)
  if (rows.length) await env.JOBS.sendBatch(rows.map(({ id }) => ({ body: message(id) })))
}

import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { presentationRemoval } from '../presentations/removal'
import { forgetPresentations } from '../viewer/publish-part'
import { contentRemoval, finalStatement, findNextPresentations, unboundedRemoval } from './removal-statements'
import { decks } from './tables'

export type RemoveDeck = { kind: 'remove-deck'; deckId: string }

const message = (deckId: string): RemoveDeck => ({ kind: 'remove-deck', deckId })

/** A step takes up to a hundred KV operations of the thousand that a Worker may make; the rest is queued again. */
const stepsAtOnce = 9

/** Never throws: the deck is marked, and `sweepDeletedDecks` finds it if the queue did not take it. */
export async function startDeckRemoval(env: Env, deckId: string) {
  try {
    await env.JOBS.send(message(deckId))
  } catch (error) {
    log('warn', { message: 'The rest of a deck waits for the schedule.', deckId, error: String(error) })
  }
}

/**
 * Running twice does no harm. KV forgets a homeowner before the row is deleted, so that a job that dies in between does
 * it again.
 */
export async function removeDeck(env: Env, { deckId }: RemoveDeck) {
  const db = primaryDatabase(env)
  for (let step = 0; step < stepsAtOnce; step++) {
    const [[deck], next] = await db.batch([findDeleted(db, deckId), findNextPresentations(db, deckId)])
    if (!deck) return
    const ids = next.map(({ id }) => id)
    await forgetPresentations(env, ids)
    await db.batch([
      finalStatement(db, deckId),
      ...contentRemoval(db, deckId),
      ...presentationRemoval(db, env, ids, Date.now()),
      ...unboundedRemoval(db, deckId),
    ])
    await scheduler.wait(0)
  }
  await startDeckRemoval(env, deckId)
}

const findDeleted = (db: Database, deckId: string) =>
  db
    .select({ id: decks.id })
    .from(decks)
    .where(and(eq(decks.id, deckId), isNotNull(decks.deletedAt)))

const overdue = 10 * 60 * 1000
const decksAtOnce = 100

export async function sweepDeletedDecks(env: Env, now: number) {
  const db = primaryDatabase(env)
  const left = db
    .select({ id: decks.id })
    .from(decks)
    .where(and(isNotNull(decks.deletedAt), lt(decks.deletedAt, now - overdue)))
    .orderBy(asc(decks.deletedAt))
    .limit(decksAtOnce)
  const rows = await db.update(decks).set({ deletedAt: now }).where(inArray(decks.id, left)).returning({ id: decks.id })
  if (rows.length) await env.JOBS.sendBatch(rows.map(({ id }) => ({ body: message(id) })))
}

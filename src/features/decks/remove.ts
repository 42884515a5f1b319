import { and, asc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { type Database, primaryDatabase } from '../../core/database'
import { log } from '../../core/log'
import { finalStatement, removalStatements } from './removal-statements'
import { decks } from './tables'

export type RemoveDeck = { kind: 'remove-deck'; deckId: string }

const message = (deckId: string): RemoveDeck => ({ kind: 'remove-deck', deckId })

/** Then the rest goes to the back of the queue. */
const stepsAtOnce = 50

/** Never throws: the deck is marked, and `sweepDeletedDecks` sends it again if the queue did not take it. */
export async function startDeckRemoval(env: Env, deckId: string) {
  try {
    await env.JOBS.send(message(deckId))
  } catch (error) {
    log('warn', { message: 'The rest of a deck waits for the schedule.', deckId, error: String(error) })
  }
}

/** Twice does no harm. */
export async function removeDeck(env: Env, { deckId }: RemoveDeck) {
  const db = primaryDatabase(env)
  for (let step = 0; step < stepsAtOnce; step++) {
    if (!(await isLeft(db, deckId))) return
    const last = finalStatement(db, deckId)
    await db.batch([last, ...removalStatements(db, deckId)])
    await scheduler.wait(0)
  }
  await startDeckRemoval(env, deckId)
}

async function isLeft(db: Database, deckId: string) {
  const isDeleted = and(eq(decks.id, deckId), isNotNull(decks.deletedAt))
  return (await db.select({ id: decks.id }).from(decks).where(isDeleted)).length > 0
}

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

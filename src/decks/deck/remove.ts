import { and, asc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { commit, follow, none, read, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { columnsNaming, type Fate } from '../../core/database/table-rules'
import { presentationsForgotten } from '../../core/effects'
import { defineJob, isAtHome } from '../../core/jobs/define-job'
import { jobLease } from '../../core/jobs/keep-lease'
import { startJob } from '../../core/jobs/start'
import { removeSome, tablesUnder } from '../../find-tables'
import { decks } from '../deck-ownership/tables'
import { presentationRemoval } from '../presentations/removal'
import { presentations } from '../presentations/tables'

const presentationsAtOnce = 100

const findNextPresentations = (db: Database, deckId: string) =>
  db
    .select({ id: presentations.id })
    .from(presentations)
    .where(eq(presentations.deckId, deckId))
    .limit(presentationsAtOnce)

const tablesThat = (wanted: Fate) => tablesUnder('deck').filter(({ fate }) => fate === wanted)

const isDeleted = (deckId: string) =>
  sql`exists (select 1 from ${decks} where ${decks.id} = ${deckId} and ${decks.deletedAt} is not null)`

/** Leaves out presentations, because KV must forget them first. */
export const contentRemoval = (db: Database, deckId: string) =>
  tablesThat('at-once').map(({ table, column }) =>
    db.run(sql`delete from ${table} where ${column} = ${deckId} and ${isDeleted(deckId)}`),
  )

/** The tables with any number of rows per deck, except presentations. */
const unbounded = () => tablesThat('in-steps').filter(({ table }) => table !== presentations)

/**
 * Deletes a bounded number of rows per table. A row that others refer to waits for them, because deleting it would
 * cascade to all of them.
 */
const unboundedRemoval = (db: Database, deckId: string) =>
  unbounded().flatMap(({ table, column }) =>
    removeSome(db, table, sql.join([eq(column, deckId), isDeleted(deckId), ...hasNone(table, deckId)], sql` and `)),
  )

const hasNone = (table: SQLiteTable, deckId: string): SQL[] =>
  unbounded()
    .filter((other) => columnsNaming(other.table, table).length > 0)
    .map((other) => sql`not ${exists(other, deckId)}`)

const exists = ({ table, column }: ReturnType<typeof unbounded>[number], deckId: string) =>
  sql`exists (select 1 from ${table} where ${column} = ${deckId})`

/** Cascades to everything left under the deck, so it waits until the tables that may have many rows have none. */
export function finalStatement(db: Database, deckId: string) {
  const isLeft = tablesThat('in-steps').map((each) => exists(each, deckId))
  return db
    .delete(decks)
    .where(and(eq(decks.id, deckId), isNotNull(decks.deletedAt), sql`not (${sql.join(isLeft, sql` or `)})`))
    .returning({ id: decks.id })
}

type RemoveDeck = { kind: 'remove-deck'; deckId: string }

const message = (deckId: string): RemoveDeck => ({ kind: 'remove-deck', deckId })

/** A step takes up to a hundred of the thousand KV operations a Worker may make. The rest is queued again. */
const stepsAtOnce = 9

export const startDeckRemoval = (env: Env, deckId: string) => startJob(env, message(deckId))

/**
 * Running twice does no harm. KV forgets a homeowner before the row is deleted, so if a job dies in between, the next
 * one repeats that.
 */
export async function removeDeck(work: Work, { deckId }: RemoveDeck) {
  const { db } = work
  for (let step = 0; step < stepsAtOnce; step++) {
    const { deck, next } = await read(db, {
      deck: findDeleted(db, deckId),
      next: findNextPresentations(db, deckId),
    })
    if (!deck.length) return
    const ids = next.map(({ id }) => id)
    await follow(work, [presentationsForgotten(ids)])
    await commit(
      work,
      {
        deck: finalStatement(db, deckId),
        content: contentRemoval(db, deckId),
        presentations: presentationRemoval(db, ids, Date.now()),
        others: unboundedRemoval(db, deckId),
        renewed: renewal(db, deckId, Date.now()),
      },
      none,
    )
    await scheduler.wait(0)
  }
  await startDeckRemoval(work.env, deckId)
}

/** The schedule resumes a removal that has made no step for a minute. */
const renewal = (db: Database, deckId: string, now: number) =>
  db
    .update(decks)
    .set({ deletedAt: now })
    .where(and(eq(decks.id, deckId), isNotNull(decks.deletedAt)))

const findDeleted = (db: Database, deckId: string) =>
  db
    .select({ id: decks.id })
    .from(decks)
    .where(and(eq(decks.id, deckId), isNotNull(decks.deletedAt)))

const decksAtOnce = 100

export const removeDeckJob = defineJob({
  kind: 'remove-deck',
  queue: 'JOBS',
  due: (db, _env, now) =>
    db
      .select({ id: decks.id })
      .from(decks)
      .where(and(isNotNull(decks.deletedAt), lt(decks.deletedAt, now - jobLease), isAtHome(db, decks.organizationId)))
      .orderBy(asc(decks.deletedAt))
      .limit(decksAtOnce),
  lease: (db, due, now) =>
    db.update(decks).set({ deletedAt: now }).where(inArray(decks.id, due)).returning({ deckId: decks.id }),
  run: removeDeck,
})

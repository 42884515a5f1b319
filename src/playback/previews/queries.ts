import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { commit, none, type Work } from '../../core/database/commit'
import { type Database, inList, insertWhere } from '../../core/database/database'
import { newId } from '../../core/database/shards'
import { previewDrawn } from '../../core/effects'
import { isAtHome } from '../../core/jobs/define-job'
import { jobLease } from '../../core/jobs/keep-lease'
import { startJobs } from '../../core/jobs/start'
import { presentations } from '../../decks/presentations/tables'
import { contentOf, deckStatements } from '../../decks/published/deck-content'
import { mediaRemovals } from '../../media/files/tables'
import * as pictures from './shown-with-decks'
import { type DeckPreview, deckPreviews } from './tables'

/** Postpones the due time, so that the preview is tried again if the Worker dies. */
export async function takePreview(work: Work, deckId: string, now: number) {
  const { db } = work
  const parts = {
    previews: db
      .update(deckPreviews)
      .set({ dueAt: now + jobLease, attempts: sql`attempts + 1` })
      .where(and(eq(deckPreviews.deckId, deckId), isNotNull(deckPreviews.dueAt)))
      .returning(),
    content: deckStatements(db, sql`${deckId}`, pictures),
  }
  const {
    previews: [preview],
    content,
  } = await commit(work, parts, none)
  const deck = contentOf(content)
  return preview && deck ? { preview, deck } : undefined
}

export const finishPreview = (db: Database, deckId: string, revision: number, now: number) =>
  db.run(sql`update deck_previews set attempts = 0,
      due_at = iif((select revision from decks where id = ${deckId}) = ${revision}, null, ${now})
    where deck_id = ${deckId}`)

type Drawn = Pick<DeckPreview, 'storageKey' | 'posterKey'>

/** A trigger raises the deck's revision. Earlier files are deleted later, because pages still name them. */
export function savePreview(work: Work, preview: DeckPreview, revision: number, drawn: Drawn, now: number) {
  const { db } = work
  const { deckId, organizationId } = preview
  const kept = [drawn.storageKey, drawn.posterKey]
  const keys = [preview.storageKey, preview.posterKey].filter((key) => key !== null && !kept.includes(key)) as string[]
  return commit(
    work,
    {
      drawn: db.update(deckPreviews).set(drawn).where(eq(deckPreviews.deckId, deckId)),
      finished: finishPreview(db, deckId, revision + 1, now),
      removal: keys.length
        ? db.insert(mediaRemovals).values({ id: newId(db.shard), organizationId, keys, sentAt: now })
        : undefined,
    },
    [previewDrawn(deckId)],
  )
}

export const findDuePreviews = (db: Database, now: number, limit: number) =>
  db
    .select({ deckId: deckPreviews.deckId })
    .from(deckPreviews)
    .where(and(isNotNull(deckPreviews.dueAt), lte(deckPreviews.dueAt, now), isAtHome(db, deckPreviews.organizationId)))
    .orderBy(asc(deckPreviews.dueAt))
    .limit(limit)

export const takeDuePreviews = (db: Database, due: SQLWrapper, now: number) =>
  db
    .update(deckPreviews)
    .set({ dueAt: now + jobLease })
    .where(inArray(deckPreviews.deckId, due))
    .returning({ deckId: deckPreviews.deckId })

export type DrawPreview = { kind: 'draw-preview'; deckId: string }

export const startPreviews = (env: Env, rows: { deckId: string }[]) =>
  startJobs(
    env,
    rows.map(({ deckId }): DrawPreview => ({ kind: 'draw-preview', deckId })),
  )

export const outdatePreviews = (db: Database, decks: SQL) =>
  db
    .update(deckPreviews)
    .set({ dueAt: Date.now() })
    .where(sql`${isNull(deckPreviews.dueAt)} and ${deckPreviews.deckId} in (select id from (${decks}) as revised)`)

/** Adds a preview for each deck of these presentations that has none yet. */
export const addPreviews = (db: Database, presentationIds: string[], now: number) =>
  insertWhere(
    db,
    deckPreviews,
    {
      deckId: sql`deck_id`,
      organizationId: sql`organization_id`,
      storageKey: sql`null`,
      posterKey: sql`null`,
      dueAt: now,
      attempts: 0,
    },
    inList(presentations.id, presentationIds),
    sql`from ${presentations}`,
  )
    .onConflictDoNothing()
    .returning({ deckId: deckPreviews.deckId })

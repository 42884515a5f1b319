import type { SQL } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { deckPreviews } from './tables'

/** Part of the batch that makes a presentation; returns a row for the first one of a deck. */
export const addPreview = (db: Database, organizationId: string, deckId: string, now: number, condition: SQL) =>
  insertWhere(
    db,
    deckPreviews,
    { deckId, organizationId, storageKey: null, posterKey: null, dueAt: now, attempts: 0 },
    condition,
  )
    .onConflictDoNothing()
    .returning({ deckId: deckPreviews.deckId })

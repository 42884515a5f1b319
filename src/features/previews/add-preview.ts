import type { SQL } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { deckPreviews } from './tables'

export const addPreview = (db: Database, organizationId: string, deckId: string, now: number, condition: SQL) =>
  insertWhere(
    db,
    deckPreviews,
    { deckId, organizationId, storageKey: null, posterKey: null, dueAt: now, attempts: 0 },
    condition,
  )
    .onConflictDoNothing()
    .returning({ deckId: deckPreviews.deckId })

import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database/database'
import { minute } from '../../core/time'
import { unpublished } from './tables'

export type Unpublished = Pick<typeof unpublished.$inferSelect, 'kind' | 'id' | 'dueAt'>

/**
 * Belongs in the batch of the change, so that a Worker that dies before KV has the change can't leave a link outdated.
 * `changed` selects ids with their companies. A later change makes the row due later, so publishing an earlier one
 * doesn't delete it.
 */
export const noteUnpublished = (db: Database, kind: Unpublished['kind'], changed: SQL) =>
  db
    .insert(unpublished)
    .select(sql`select ${kind}, id, organization_id, ${Date.now() + minute} from (${changed}) as found where true`)
    .onConflictDoUpdate({
      target: [unpublished.kind, unpublished.id],
      set: { dueAt: sql`max(excluded.due_at, ${unpublished.dueAt} + 1)` },
    })
    .returning({ kind: unpublished.kind, id: unpublished.id, dueAt: unpublished.dueAt })

export const removePublished = (db: Database, published: Unpublished[]) =>
  db.delete(unpublished).where(sql`(kind, id, due_at) in (
    select value ->> 'kind', value ->> 'id', value ->> 'dueAt' from json_each(${JSON.stringify(published)}) as listed
  )`)

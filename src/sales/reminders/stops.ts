import { and, eq, inArray, sql } from 'drizzle-orm'
import { commit, none, read, type Work } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { findLook } from '../../decks/branding/queries'
import { presentations } from '../../decks/presentations/tables'
import type { Stopping } from './stop-link'
import { reminderStops } from './tables'

const isOf = (organizationId: string, hash: string) =>
  and(eq(reminderStops.organizationId, organizationId), eq(reminderStops.addressHash, hash))

export const findStop = (db: Database, organizationId: string, hash: string) =>
  db.select({ stoppedAt: reminderStops.createdAt }).from(reminderStops).where(isOf(organizationId, hash))

export const findStopped = (db: Database, organizationId: string, hashes: string[]) =>
  db
    .select({ hash: reminderStops.addressHash })
    .from(reminderStops)
    .where(and(eq(reminderStops.organizationId, organizationId), inArray(reminderStops.addressHash, hashes)))

export const hasStop = (organizationId: string, hash: string) =>
  sql`exists (select 1 from reminder_stops where organization_id = ${organizationId} and address_hash = ${hash})`

export function stop(work: Work, { organizationId, addressHash }: Stopping, now: number) {
  const row = { organizationId, addressHash, createdAt: now }
  return commit(work, { stopped: work.db.insert(reminderStops).values(row).onConflictDoNothing() }, none)
}

export const resume = (work: Work, { organizationId, addressHash }: Stopping) =>
  commit(work, { resumed: work.db.delete(reminderStops).where(isOf(organizationId, addressHash)) }, none)

/**
 * Loads what the link's page shows. If the presentation is gone, that is the company's name and the default branding.
 */
export async function loadStop(db: Database, { organizationId, addressHash, presentationId }: Stopping) {
  const deckId = sql`(select deck_id from presentations where id = ${presentationId})`
  const {
    looks: [look],
    stops,
    presentations: [presentation],
  } = await read(db, {
    looks: findLook(db, organizationId, deckId),
    stops: findStop(db, organizationId, addressHash),
    presentations: db
      .select({ settings: presentations.languageSettings })
      .from(presentations)
      .where(and(eq(presentations.id, presentationId), eq(presentations.organizationId, organizationId))),
  })
  return look && { look, isStopped: stops.length > 0, language: presentation?.settings.language ?? null }
}

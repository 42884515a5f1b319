import { and, eq, sql } from 'drizzle-orm'
import { about, commit, type Work } from '../../core/database/commit'
import { presentationChanged, presentationsCreated } from '../../core/effects'
import { conflict } from '../../core/http/errors'
import { externalIdsFreed } from '../deck-ownership/external-ids'
import { addActivity, columns } from './activity'
import { type Author, changesRecorded } from './changes'
import { findDecks, insertRows, type MadePresentation, narratedOf, newRow, refusalOf } from './create'
import { isMember, unknownOwner } from './owner'
import { changedJustNow, creationTold, isGone, laterThanBefore, updateTold } from './queries'
import type { PresentationInput } from './schemas'
import { type Presentation, presentations } from './tables'
import { warningsOf } from './warnings'

type Upserted = { presentation: MadePresentation; isNew: boolean }

/**
 * Works in one batch, so the second of two simultaneous calls changes what the first created. Rows that are already the
 * same are left alone.
 */
export async function upsertPresentation(
  work: Work,
  organizationId: string,
  input: PresentationInput & { externalId: string },
  author: Author,
  now: number,
): Promise<Upserted> {
  const { env, db } = work
  const { externalId, deckId } = input
  const row = newRow(db, input, now)
  const { homeownerData, voiceSettings, languageSettings, metadata } = row
  const isNamed = and(eq(presentations.organizationId, organizationId), eq(presentations.externalId, externalId))
  const owner = input.ownerId === undefined ? [] : [sql`${presentations.ownerId} is not ${row.ownerId}`]
  const isOther = sql.join(
    [
      ...Object.entries({ homeownerData, voiceSettings, languageSettings, metadata }).map(
        ([name, value]) => sql`${presentations[name as keyof Changed]} is not ${JSON.stringify(value)}`,
      ),
      ...owner,
    ],
    sql` or `,
  )
  const next = { ownerId: input.ownerId, homeownerData: sql`${JSON.stringify(homeownerData)}` }
  const isOwned = row.ownerId ? isMember(organizationId, sql`${row.ownerId}`) : undefined
  const isUpdated = and(isNamed, eq(presentations.deckId, deckId), sql`(${isOther})`, isOwned)
  const {
    found,
    presentations: [presentation],
  } = await commit(
    work,
    {
      found: findDecks(db, organizationId, [row]),
      inserted: insertRows(db, organizationId, [row]),
      activity: addActivity(db, [row.id]),
      updated: db
        .update(presentations)
        .set({
          homeownerData,
          voiceSettings,
          languageSettings,
          metadata,
          ...(input.ownerId !== undefined && { ownerId: row.ownerId }),
          updatedAt: laterThanBefore(now),
          usedAt: now,
        })
        .where(isUpdated)
        .returning({ id: presentations.id }),
      presentations: db.select(columns).from(presentations).where(isNamed),
    },
    [
      externalIdsFreed(presentations, organizationId, [externalId], isGone),
      updateTold(organizationId, isNamed, now),
      changesRecorded(author, next, sql`${isUpdated}`, now),
      creationTold(organizationId, [row.id], now),
      presentationChanged(changedJustNow(isNamed, now)),
      presentationsCreated({ ids: [row.id], narrated: narratedOf([row]) }),
      about({ table: presentations, column: presentations.externalId, values: [externalId] }),
    ],
  )
  if (!presentation) throw refusalOf(row, found[0], new Map())
  if (presentation.deckId !== deckId)
    throw conflict(
      'external_id_taken',
      'externalId is already used by a presentation of another deck, whose id is conflictingId. Delete that one first.',
      { conflictingId: presentation.id },
    )
  if (row.ownerId && presentation.ownerId !== row.ownerId) throw unknownOwner()
  const warnings = warningsOf(env, presentation, found[0])
  return { presentation: { ...presentation, warnings }, isNew: presentation.id === row.id }
}

type Changed = Pick<Presentation, 'homeownerData' | 'voiceSettings' | 'languageSettings' | 'metadata'>

import { and, eq, sql } from 'drizzle-orm'
import { dueRows, type NewPresentations } from '../../core/changes'
import type { Database } from '../../core/database/database'
import { conflict } from '../../core/http/errors'
import { publishCommitted } from '../../events/outbox/recorded-events'
import { freeExternalIds } from '../deck-ownership/external-ids'
import { columns } from './activity'
import { findDecks, idsOf, insertRows, type MadePresentation, madeOf, narratedOf, newRow, refusalOf } from './create'
import { isGone, laterThanBefore, tellOfCreation, tellOfUpdate } from './queries'
import type { PresentationInput } from './schemas'
import { type Presentation, presentations } from './tables'
import { warningsOf } from './warnings'

type Upserted = { presentation: MadePresentation; made: NewPresentations | undefined; hasChanged: boolean }

/** In one batch, so that of two at once the second changes what the first made. What is the same already is left alone. */
export async function upsertPresentation(
  env: Env,
  db: Database,
  organizationId: string,
  input: PresentationInput & { externalId: string },
  now: number,
): Promise<Upserted> {
  const { externalId, deckId } = input
  const row = newRow(db, input, now)
  const { homeownerData, voiceSettings, languageSettings, metadata } = row
  const isNamed = and(eq(presentations.organizationId, organizationId), eq(presentations.externalId, externalId))
  const isOther = sql.join(
    Object.entries({ homeownerData, voiceSettings, languageSettings, metadata }).map(
      ([name, value]) => sql`${presentations[name as keyof Changed]} is not ${JSON.stringify(value)}`,
    ),
    sql` or `,
  )
  const [found, , , created, changed, updated, [presentation]] = await db.batch([
    findDecks(db, organizationId, [row]),
    freeExternalIds(db, presentations, organizationId, [externalId], isGone),
    insertRows(db, organizationId, [row]),
    tellOfCreation(db, organizationId, idsOf([row]), now),
    db
      .update(presentations)
      .set({
        homeownerData,
        voiceSettings,
        languageSettings,
        metadata,
        updatedAt: laterThanBefore(now),
        usedAt: now,
      })
      .where(and(isNamed, eq(presentations.deckId, deckId), sql`(${isOther})`))
      .returning({ id: presentations.id }),
    tellOfUpdate(db, organizationId, isNamed, now),
    db.select(columns).from(presentations).where(isNamed),
    ...dueRows(env, db, { ids: idsOf([row]), narrated: narratedOf([row]) }, now),
  ])
  publishCommitted(db.shard, idsOf([...updated, ...created]))
  if (!presentation) throw refusalOf(row, found[0], new Map())
  if (presentation.deckId !== deckId)
    throw conflict(
      'external_id_taken',
      'externalId is taken by a presentation of another deck, whose id is conflictingId. Delete that one first.',
      { conflictingId: presentation.id },
    )
  const isMade = presentation.id === row.id
  const warnings = warningsOf(env, presentation, found[0])
  return {
    presentation: { ...presentation, warnings },
    made: isMade ? madeOf([row], found) : undefined,
    hasChanged: changed.length > 0,
  }
}

type Changed = Pick<Presentation, 'homeownerData' | 'voiceSettings' | 'languageSettings' | 'metadata'>

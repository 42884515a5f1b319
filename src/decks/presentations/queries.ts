import { type AnyColumn, and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { commit, type Following, read, type Work } from '../../core/database/commit'
import { type Database, inList, laterThan, newIdSql } from '../../core/database/database'
import { presentationChanged, presentationsEnded } from '../../core/effects'
import { invalid, notFound } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { mostMetadata } from '../../core/limits'
import { insertEvent, recorded, recordedBefore } from '../../events/outbox/outbox'
import { externalIdsFreed, externalIdTaken, findNamed } from '../deck-ownership/external-ids'
import { findDeck, requireDeck } from '../deck-ownership/queries'
import { decks } from '../deck-ownership/tables'
import { columns, columnsWith, type Include } from './activity'
import { type Author, changesRecorded } from './changes'
import { isMember, unknownOwner } from './owner'
import type { PresentationPatch } from './schemas'
import { stageNow } from './stages'
import { isOfDeck, presentations } from './tables'
import { scriptColumns, warningsOf } from './warnings'

export const presentationVersion = presentations.id

export const isThere = (withDeleted: boolean) =>
  and(withDeleted ? undefined : isNull(presentations.deletedAt), isOfDeck)

export const isShown = (organizationId: string, withDeleted = false) =>
  and(eq(presentations.organizationId, organizationId), isThere(withDeleted))

const isPresentation = (organizationId: string, id: string, withDeleted = false) =>
  and(eq(presentations.id, id), isShown(organizationId, withDeleted))

/** The plus makes SQLite look among the deck's rows, which are fewer than the organization's. */
export const isOfKnownDeck = (organizationId: string, deckId: string) =>
  sql`${presentations.deckId} = ${deckId} and +${presentations.organizationId} = ${organizationId}`

const newestFirst = [desc(presentations.createdAt), desc(presentations.id)]

export async function listDeckPresentations(
  db: Database,
  organizationId: string,
  deckId: string,
  limit: number,
  cursor?: Cursor,
) {
  const { deck, rows } = await read(db, {
    deck: findDeck(db, organizationId, deckId),
    rows: db
      .select(columns)
      .from(presentations)
      .where(
        and(
          isOfKnownDeck(organizationId, deckId),
          isThere(false),
          cursor && sql`(${presentations.createdAt}, ${presentations.id}) < (${cursor.createdAt}, ${cursor.id})`,
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit + 1),
  })
  requireDeck(deck)
  return rows
}

type Asked = { includeDeleted: boolean; include?: Include | undefined }

/** Finds it by its id, or by the company's own. */
export type Named = { id: string } | { externalId: string }

const hasName = (named: Named) =>
  'id' in named ? eq(presentations.id, named.id) : eq(presentations.externalId, named.externalId)

export async function getPresentation(db: Database, organizationId: string, named: Named, asked: Asked) {
  const isFound = and(hasName(named), isShown(organizationId, asked.includeDeleted))
  const [presentation] = await db.select(columnsWith(asked.include)).from(presentations).where(isFound)
  if (!presentation) throw notFound('presentation')
  return presentation
}

export async function idOfExternal(db: Database, organizationId: string, externalId: string) {
  const isIt = and(hasName({ externalId }), isShown(organizationId))
  const [found] = await db.select({ id: presentations.id }).from(presentations).where(isIt)
  if (!found) throw notFound('presentation')
  return found.id
}

/** Also true if the deck was deleted, because its presentations are removed step by step. */
export const isGone = sql`(${presentations.deletedAt} is not null or not ${isOfDeck})`

export async function updatePresentation(
  work: Work,
  organizationId: string,
  id: string,
  patch: PresentationPatch,
  author: Author,
  now: number,
  more: Following[] = [],
) {
  const { env, db } = work
  const { externalId, metadata, ownerId, lostReason } = patch
  const wanted = externalId ? [externalId] : []
  const isIt = isPresentation(organizationId, id)
  const isFree = sql`not exists (select 1 from ${presentations} as others
    where others.organization_id = ${organizationId} and others.external_id = ${externalId} and others.id <> ${id})`
  const merging = metadata && merged(presentations.metadata, metadata)
  const hasRoom = sql`(select count(*) from json_each(${merging})) <= ${mostMetadata}`
  const homeownerData = patch.homeownerData && merged(presentations.homeownerData, patch.homeownerData)
  const isOwned = ownerId ? isMember(organizationId, sql`${ownerId}`) : undefined
  const isUpdated = and(isIt, externalId ? isFree : undefined, merging && hasRoom, isOwned)
  const {
    updated: [presentation],
    found,
    holders: [holder],
    decks: [deck],
  } = await commit(
    work,
    {
      updated: db
        .update(presentations)
        .set({
          ...(homeownerData && { homeownerData }),
          ...(patch.voiceSettings && { voiceSettings: merged(presentations.voiceSettings, patch.voiceSettings) }),
          ...(patch.languageSettings && {
            languageSettings: merged(presentations.languageSettings, patch.languageSettings),
          }),
          ...(externalId !== undefined && { externalId }),
          ...(merging && { metadata: merging }),
          ...(ownerId !== undefined && { ownerId }),
          ...(lostReason !== undefined && { lostReason, stage: stageNow(sql`${lostReason}`) }),
          updatedAt: laterThanBefore(now),
          usedAt: now,
        })
        .where(isUpdated)
        .returning(columns),
      found: db
        .select({ id: presentations.id, hasOwner: sql<number>`${isOwned ?? sql`true`}`.as('has_owner') })
        .from(presentations)
        .where(isIt),
      holders: findNamed(db, presentations, organizationId, wanted),
      decks: db
        .select(scriptColumns)
        .from(decks)
        .where(
          sql`decks.id = (select deck_id from presentations where id = ${id} and organization_id = ${organizationId})`,
        ),
    },
    [
      externalIdsFreed(presentations, organizationId, wanted, isGone),
      updateTold(organizationId, isIt, now),
      changesRecorded(author, { ownerId, lostReason, homeownerData }, sql`${isUpdated}`, now),
      presentationChanged(changedJustNow(isIt, now)),
      ...more,
    ],
  )
  if (presentation) return { ...presentation, warnings: warningsOf(env, presentation, deck) }
  const [there] = found
  if (!there) throw notFound('presentation')
  if (!there.hasOwner) throw unknownOwner()
  if (holder && holder.id !== id) throw externalIdTaken('presentation', holder.id)
  throw invalid('metadata', `would have more than ${mostMetadata} members. Remove one by setting it to null.`)
}

/** Records an event for each of these presentations that exists once the batch has committed. */
export const creationTold = (organizationId: string, ids: string[], now: number) =>
  recorded((db) => insertEvents(db, 'presentation.created', organizationId, inList(presentations.id, ids), now))

/** Must be the first effect of an update, because it records nothing if the update changed nothing. */
export const updateTold = (organizationId: string, isIt: SQL | undefined, now: number) =>
  recorded((db) => insertEvents(db, 'presentation.updated', organizationId, sql`changes() > 0 and ${isIt}`, now))

/** For those of many presentations that a merge at `now` changed. */
export const mergeTold = (organizationId: string, areThey: SQL, now: number) =>
  recorded((db) =>
    insertEvents(db, 'presentation.updated', organizationId, sql`${areThey} and ${isMergedAt(now)}`, now),
  )

export const isMergedAt = (now: number) =>
  sql`${presentations.usedAt} = ${now} and ${presentations.updatedAt} >= ${now}`

export const deletionTold = (organizationId: string | SQL, areThey: SQL | undefined, now: number) =>
  recordedBefore((db) => insertEvents(db, 'presentation.deleted', organizationId, sql`${areThey}`, now))

const insertEvents = (
  db: Database,
  type: 'presentation.created' | 'presentation.updated' | 'presentation.deleted',
  organizationId: string | SQL,
  condition: SQL,
  now: number,
) => insertEvent(db, { ...ofPresentations(db, organizationId), type }, now, condition, sql`from ${presentations}`)

/** The events of presentations, for a statement that selects them. */
const ofPresentations = (db: Database, organizationId: string | SQL) => ({
  id: newIdSql(db),
  organizationId,
  deckId: sql`presentations.deck_id`,
  data: sql`json_object('presentationId', presentations.id, 'deckId', presentations.deck_id,
    'firstName', presentations.homeowner_data ->> '$.first_name')`,
})

/** Parts of a manifest are compared by `updatedAt`, so it must increase even within a millisecond. */
export const laterThanBefore = (now: number) => laterThan(presentations.updatedAt, now)

/** The presentations that this batch changed. */
export const changedJustNow = (which: SQL | undefined, now: number) =>
  sql`select id from ${presentations} where ${and(which, sql`${presentations.updatedAt} >= ${now}`)}`

const merged = (column: AnyColumn, patch: object) => sql`json_patch(${column}, ${JSON.stringify(patch)})`

export async function deletePresentation(
  work: Work,
  organizationId: string,
  id: string,
  now: number,
  more: Following[] = [],
) {
  const isIt = isPresentation(organizationId, id)
  const { deleted } = await commit(
    work,
    {
      deleted: work.db
        .update(presentations)
        .set({ deletedAt: now, updatedAt: laterThanBefore(now) })
        .where(isIt)
        .returning({ id: presentations.id }),
    },
    [
      deletionTold(organizationId, isIt, now),
      presentationChanged(changedJustNow(isPresentation(organizationId, id, true), now)),
      presentationsEnded([id]),
      ...more,
    ],
  )
  if (!deleted.length) throw notFound('presentation')
}

import { type AnyColumn, and, desc, eq, exists, getTableColumns, isNull, sql } from 'drizzle-orm'
import { dueRows } from '../../core/changes'
import { type Database, insertWhere } from '../../core/database/database'
import { deckPrefixedId } from '../../core/database/deck-prefixed-id'
import { conflict, notFound } from '../../core/http/errors'
import type { Cursor } from '../../core/http/paging'
import { recordEvent } from '../../events/outbox/outbox'
import { findDeck, requireDeck } from '../deck-ownership/queries'
import { decks } from '../deck-ownership/tables'
import type { PresentationInput, PresentationPatch } from './schemas'
import { isOfDeck, presentations } from './tables'

const { quote: _, usedAt: __, ...columns } = getTableColumns(presentations)

const isThere = (withDeleted: boolean) => and(withDeleted ? undefined : isNull(presentations.deletedAt), isOfDeck)

export const isShown = (organizationId: string, withDeleted = false) =>
  and(eq(presentations.organizationId, organizationId), isThere(withDeleted))

const isPresentation = (organizationId: string, id: string, withDeleted = false) =>
  and(eq(presentations.id, id), isShown(organizationId, withDeleted))

/** With the plus SQLite looks for the rows of the deck, which are fewer than those of the organization. */
const isOfKnownDeck = (organizationId: string, deckId: string) =>
  sql`${presentations.deckId} = ${deckId} and +${presentations.organizationId} = ${organizationId}`

const newestFirst = [desc(presentations.createdAt), desc(presentations.id)]

type Filter = {
  deckId?: string | undefined
  q?: string | undefined
  cursor?: Cursor | undefined
  includeDeleted: boolean
}

/**
 * Short words have no index. A page of them may have less than `limit` rows although others follow: `lookedThrough` is
 * then the last row that was looked at.
 */
export async function listPresentations(db: Database, organizationId: string, filter: Filter, limit: number) {
  const { deckId, q, cursor, includeDeleted } = filter
  const words = q?.split(/\s+/).filter(Boolean).slice(0, mostWords) ?? []
  const isOlder = cursor && sql`(${presentations.createdAt}, ${presentations.id}) < (${cursor.createdAt}, ${cursor.id})`
  const isFound = and(isThere(includeDeleted), ...words.filter((word) => !isIndexed(word)).map(contains), isOlder)
  const isOwn = deckId ? isOfKnownDeck(organizationId, deckId) : eq(presentations.organizationId, organizationId)
  const listed = db.select(columns).from(presentations).$dynamic()
  const indexed = words.filter(isIndexed)
  const most = limit + 1
  if (!indexed.length) {
    // The deck's index holds only what is not deleted.
    const isLookedAt = and(isOwn, deckId && !includeDeleted ? isNull(presentations.deletedAt) : undefined, isOlder)
    const last = db
      .select({ createdAt: presentations.createdAt, id: presentations.id })
      .from(presentations)
      .where(isLookedAt)
      .orderBy(...newestFirst)
      .limit(1)
      .offset(mostLookedThrough - 1)
    const isNear = sql`(${presentations.createdAt}, ${presentations.id}) >= (
      select coalesce(max(created_at), 0), coalesce(max(id), '') from ${last}
    )`
    const newest = listed
      .where(and(isOwn, words.length ? isNear : undefined, isFound))
      .orderBy(...newestFirst)
      .limit(most)
    if (!words.length) return { rows: await newest, lookedThrough: undefined }
    const [rows, [lookedThrough]] = await db.batch([newest, last])
    return { rows, lookedThrough }
  }
  const matches = sql`
    select rowid from presentation_index where presentation_index match ${matching(organizationId, indexed)}`
  const few = sql`(select count(*) from (${matches} limit ${mostSorted + 1})) <= ${mostSorted}`
  // Each plus tells SQLite which index not to walk: here that of the organization, for rows that are few already.
  const isOwnOfFew = and(
    sql`+${presentations.organizationId} = ${organizationId}`,
    deckId ? sql`+${presentations.deckId} = ${deckId}` : undefined,
  )
  const [found, passed] = await db.batch([
    listed
      .where(and(isOwnOfFew, isFound, few, sql`presentations.rowid in (${matches} limit ${mostSorted + 1})`))
      .orderBy(...newestFirst)
      .limit(most),
    // Here the newest rows are looked through, instead of all that match being looked up and sorted.
    db
      .select(columns)
      .from(sql`(select 1 where not ${few}) as found`)
      .crossJoin(presentations)
      .where(and(isOwn, isFound, sql`+presentations.rowid in (${matches})`))
      .orderBy(...newestFirst)
      .limit(most),
  ])
  return { rows: [...found, ...passed], lookedThrough: undefined }
}

const mostWords = 8
const mostSorted = 1000

/** Rows in which one page looks for short words, however few of them match. */
const mostLookedThrough = 2000

/** The index holds any three letters. */
const isIndexed = (word: string) => [...word].length >= 3

const matching = (organizationId: string, words: string[]) =>
  [
    `organization : "${organizationLetters(organizationId)}"`,
    ...words.map((word) => `words : "${word.replaceAll('"', '""')}"`),
  ].join(' AND ')

/** As the triggers of `presentation_index` make them. Where two organizations share them, the join keeps them apart. */
const organizationLetters = (organizationId: string) =>
  (organizationId.replaceAll('-', '').slice(0, 9).match(/.../g) ?? [])
    .map((digits) => String.fromCodePoint(0xf0000 + Number.parseInt(digits, 16)))
    .join('')

/** SQLite lowers only ASCII letters, so a short word is also compared as it was written. */
const contains = (word: string) => sql`exists (
  select 1 from json_each(${presentations.homeownerData}) as member
  where instr(lower(member.value), lower(${word})) > 0 or instr(member.value, ${word}) > 0
)`

export async function listDeckPresentations(
  db: Database,
  organizationId: string,
  deckId: string,
  limit: number,
  cursor?: Cursor,
) {
  const [deck, rows] = await db.batch([
    findDeck(db, organizationId, deckId),
    db
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
  ])
  requireDeck(deck)
  return rows
}

export async function getPresentation(db: Database, organizationId: string, id: string, withDeleted = false) {
  const isFound = isPresentation(organizationId, id, withDeleted)
  const [presentation] = await db.select(columns).from(presentations).where(isFound)
  if (!presentation) throw notFound('presentation')
  return presentation
}

export async function createPresentation(
  env: Env,
  db: Database,
  organizationId: string,
  { deckId, ...input }: PresentationInput,
  now: number,
) {
  const row = {
    id: deckPrefixedId(deckId, db.shard),
    deckId,
    organizationId,
    homeownerData: input.homeownerData,
    voiceSettings: input.voiceSettings ?? {},
    languageSettings: input.languageSettings ?? {},
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
    usedAt: now,
    quote: null,
  }
  const { id } = row
  const data = { presentationId: id, deckId, firstName: input.homeownerData.first_name }
  const event = { type: 'presentation.created', organizationId, deckId, data } as const
  const activeDeck = db
    .select({ id: decks.id })
    .from(decks)
    .where(and(eq(decks.id, deckId), eq(decks.organizationId, organizationId), isNull(decks.deletedAt), decks.isActive))
  const created = db.select(columns).from(presentations).where(isPresentation(organizationId, row.id))
  const others = db
    .select({ id: presentations.id })
    .from(presentations)
    .where(and(eq(presentations.deckId, deckId), eq(presentations.organizationId, organizationId)))
    .limit(1)
  const [deck, before, , , [presentation]] = await db.batch([
    findDeck(db, organizationId, deckId),
    others,
    insertWhere(db, presentations, row, exists(activeDeck)),
    recordEvent(db, event, now, exists(created)),
    created,
    ...dueRows(env, db, { id, deckId, organizationId }, now, exists(created)),
  ])
  requireDeck(deck)
  if (!presentation) throw conflict('deck_inactive', 'The deck is inactive. Set its isActive to true first.')
  return { presentation, isFirstOfDeck: !before.length }
}

export async function updatePresentation(
  db: Database,
  organizationId: string,
  id: string,
  patch: PresentationPatch,
  now: number,
) {
  const [presentation] = await db
    .update(presentations)
    .set({
      ...(patch.homeownerData && { homeownerData: merged(presentations.homeownerData, patch.homeownerData) }),
      ...(patch.voiceSettings && { voiceSettings: merged(presentations.voiceSettings, patch.voiceSettings) }),
      ...(patch.languageSettings && {
        languageSettings: merged(presentations.languageSettings, patch.languageSettings),
      }),
      updatedAt: laterThanBefore(now),
      usedAt: now,
    })
    .where(isPresentation(organizationId, id))
    .returning(columns)
  if (!presentation) throw notFound('presentation')
  return presentation
}

/** Parts of a manifest are compared by `updatedAt`, so it must rise even within a millisecond. */
const laterThanBefore = (now: number) => sql`max(${now}, ${presentations.updatedAt} + 1)`

const merged = (column: AnyColumn, patch: object) => sql`json_patch(${column}, ${JSON.stringify(patch)})`

export async function deletePresentation(db: Database, organizationId: string, id: string, now: number) {
  const deleted = await db
    .update(presentations)
    .set({ deletedAt: now, updatedAt: laterThanBefore(now) })
    .where(isPresentation(organizationId, id))
    .returning({ id: presentations.id })
  if (!deleted.length) throw notFound('presentation')
}

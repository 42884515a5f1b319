import { type AnyColumn, and, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { deckPrefixedId } from '../../core/deck-prefixed-id'
import { conflict, notFound } from '../../core/errors'
import type { Cursor } from '../../core/paging'
import { findDeck, requireDeck } from '../decks/queries'
import { decks } from '../decks/tables'
import { addWork } from '../narration/work-queries'
import { recordEvent } from '../notifications/outbox'
import { addPreview } from '../previews/add-preview'
import { isOfDeck } from './is-of-deck'
import type { PresentationInput, PresentationPatch } from './schemas'
import { presentations } from './tables'

export const isShown = (organizationId: string) =>
  and(eq(presentations.organizationId, organizationId), isNull(presentations.deletedAt), isOfDeck)

const isPresentation = (organizationId: string, id: string) => and(eq(presentations.id, id), isShown(organizationId))

const newestFirst = [desc(presentations.createdAt), desc(presentations.id)]

type Filter = { deckId?: string | undefined; q?: string | undefined; cursor?: Cursor | undefined }

export function listPresentations(db: Database, organizationId: string, { deckId, q, cursor }: Filter, limit: number) {
  return db
    .select()
    .from(presentations)
    .where(
      and(
        isShown(organizationId),
        deckId ? eq(presentations.deckId, deckId) : undefined,
        q ? matches(q) : undefined,
        cursor && sql`(${presentations.createdAt}, ${presentations.id}) < (${cursor.createdAt}, ${cursor.id})`,
      ),
    )
    .orderBy(...newestFirst)
    .limit(limit + 1)
}

/** Every word must occur. SQLite lowers only ASCII letters, so words are also compared as written. */
const matches = (q: string) =>
  and(
    ...q
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, 8)
      .map(
        (word) => sql`exists (
        select 1 from json_each(${presentations.homeownerData}) as member
        where instr(lower(member.value), lower(${word})) > 0 or instr(member.value, ${word}) > 0
      )`,
      ),
  )

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
      .select()
      .from(presentations)
      .where(
        and(
          eq(presentations.deckId, deckId),
          isShown(organizationId),
          cursor && sql`(${presentations.createdAt}, ${presentations.id}) < (${cursor.createdAt}, ${cursor.id})`,
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit + 1),
  ])
  requireDeck(deck)
  return rows
}

export async function getPresentation(db: Database, organizationId: string, id: string) {
  const [presentation] = await db.select().from(presentations).where(isPresentation(organizationId, id))
  if (!presentation) throw notFound('presentation')
  return presentation
}

export async function createPresentation(
  db: Database,
  organizationId: string,
  { deckId, ...input }: PresentationInput,
  now: number,
  isNarrated: boolean,
) {
  const row = {
    id: deckPrefixedId(deckId),
    deckId,
    organizationId,
    homeownerData: input.homeownerData,
    voiceSettings: input.voiceSettings ?? {},
    languageSettings: input.languageSettings ?? {},
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
  const { id } = row
  const data = { presentationId: id, deckId, firstName: input.homeownerData.first_name }
  const event = { type: 'presentation.created', organizationId, deckId, data } as const
  const activeDeck = db
    .select({ id: decks.id })
    .from(decks)
    .where(and(eq(decks.id, deckId), eq(decks.organizationId, organizationId), isNull(decks.deletedAt), decks.isActive))
  const created = db.select().from(presentations).where(isPresentation(organizationId, row.id))
  const [deck, , , [presentation], added] = await db.batch([
    findDeck(db, organizationId, deckId),
    insertWhere(db, presentations, row, exists(activeDeck)),
    recordEvent(db, event, now, exists(created)),
    created,
    addPreview(db, organizationId, deckId, now, exists(created)),
    ...(isNarrated ? [addWork(db, { id, deckId, organizationId, presentationId: id }, now, exists(created))] : []),
  ])
  requireDeck(deck)
  if (!presentation) throw conflict('The deck is inactive. Set its isActive to true first.')
  return { presentation, isFirstOfDeck: added.length > 0 }
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
    })
    .where(isPresentation(organizationId, id))
    .returning()
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

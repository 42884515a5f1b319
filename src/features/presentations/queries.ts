import { type AnyColumn, and, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { conflict, notFound } from '../../core/errors'
import { kinId } from '../../core/kin'
import type { Cursor } from '../../core/paging'
import { findDeck, requireDeck } from '../decks/queries'
import { decks } from '../decks/tables'
import { recordEvent } from '../notifications/outbox'
import type { PresentationInput, PresentationPatch } from './schemas'
import { presentations } from './tables'

const isShown = (organizationId: string) =>
  and(eq(presentations.organizationId, organizationId), isNull(presentations.deletedAt))

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

/** Each word stands somewhere in the data. SQLite folds the case of ASCII alone, so both spellings are tried. */
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

export async function listDeckPresentations(db: Database, organizationId: string, deckId: string) {
  const [deck, rows] = await db.batch([
    findDeck(db, organizationId, deckId),
    db
      .select()
      .from(presentations)
      .where(and(eq(presentations.deckId, deckId), isShown(organizationId)))
      .orderBy(...newestFirst),
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
) {
  const row = {
    id: kinId(deckId),
    deckId,
    organizationId,
    homeownerData: input.homeownerData,
    voiceSettings: input.voiceSettings ?? {},
    languageSettings: input.languageSettings ?? {},
    createdAt: now,
    updatedAt: now,
    deletedAt: null,
  }
  const data = { presentationId: row.id, deckId, firstName: input.homeownerData.first_name }
  const event = { type: 'presentation.created', organizationId, deckId, data } as const
  const activeDeck = db
    .select({ id: decks.id })
    .from(decks)
    .where(and(eq(decks.id, deckId), eq(decks.organizationId, organizationId), decks.isActive))
  const created = db.select().from(presentations).where(isPresentation(organizationId, row.id))
  const [deck, , , [presentation]] = await db.batch([
    findDeck(db, organizationId, deckId),
    insertWhere(db, presentations, row, exists(activeDeck)),
    recordEvent(db, event, now, exists(created)),
    created,
  ])
  requireDeck(deck)
  if (!presentation) throw conflict('The deck is inactive. Set its isActive to true first.')
  return presentation
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
      updatedAt: now,
    })
    .where(isPresentation(organizationId, id))
    .returning()
  if (!presentation) throw notFound('presentation')
  return presentation
}

const merged = (column: AnyColumn, patch: object) => sql`json_patch(${column}, ${JSON.stringify(patch)})`

export async function deletePresentation(db: Database, organizationId: string, id: string, now: number) {
  const deleted = await db
    .update(presentations)
    .set({ deletedAt: now })
    .where(isPresentation(organizationId, id))
    .returning({ id: presentations.id })
  if (!deleted.length) throw notFound('presentation')
}

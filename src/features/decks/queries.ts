import { and, asc, count, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import { notFound } from '../../core/errors'
import type { Cursor } from '../../core/paging'
import { branding } from '../branding/tables'
import { faqs } from '../faqs/tables'
import { queueRemoval } from '../media/removals'
import { recordEvent } from '../notifications/outbox'
import { presentations } from '../presentations/tables'
import { qaSettings } from '../qa-settings/tables'
import { slides } from '../slides/tables'
import type { DeckInput, DeckPatch } from './schemas'
import { type Deck, decks } from './tables'

const isDeck = (organizationId: string, deckId: string) =>
  and(eq(decks.id, deckId), eq(decks.organizationId, organizationId))

/** For the batch of whatever stands under a deck: no row, no deck of this organization. */
export const findDeck = (db: Database, organizationId: string, deckId: string) =>
  db.select({ id: decks.id }).from(decks).where(isDeck(organizationId, deckId))

/** The condition of every insert under a deck. */
export const deckExists = (db: Database, organizationId: string, deckId: string) =>
  exists(findDeck(db, organizationId, deckId))

export function requireDeck(rows: { id: string }[]) {
  if (!rows.length) throw notFound('deck')
}

const previewImage = sql<string | null>`(
  select hero_img from slides where deck_id = decks.id order by order_index limit 1
)`.as('preview_image')

export function listDecks(db: Database, organizationId: string, limit?: number, cursor?: Cursor) {
  const { id, name, isActive, description, createdAt, updatedAt } = decks
  const after = cursor && sql`(${decks.createdAt}, ${decks.id}) < (${cursor.createdAt}, ${cursor.id})`
  const query = db
    .select({ id, name, isActive, description, createdAt, updatedAt, previewImage })
    .from(decks)
    .where(and(eq(decks.organizationId, organizationId), after))
    .orderBy(desc(decks.createdAt), desc(decks.id))
    .$dynamic()
  return limit === undefined ? query : query.limit(limit + 1)
}

export async function createDeck(db: Database, organizationId: string, input: DeckInput, now: number): Promise<Deck> {
  const deck: Deck = {
    id: crypto.randomUUID(),
    organizationId,
    name: input.name,
    description: input.description ?? null,
    isActive: input.isActive,
    metadata: input.metadata ?? { deckContext: null },
    createdAt: now,
    updatedAt: now,
  }
  const data = { deckId: deck.id, name: deck.name }
  const event = { type: 'deck.created', organizationId, deckId: deck.id, data } as const
  await db.batch([db.insert(decks).values(deck), recordEvent(db, event, now)])
  return deck
}

export async function getWholeDeck(db: Database, organizationId: string, deckId: string) {
  const inDeck = <Table extends typeof slides | typeof faqs | typeof branding | typeof qaSettings>(table: Table) =>
    and(eq(table.deckId, deckId), eq(table.organizationId, organizationId))
  const isShown = and(
    eq(presentations.deckId, deckId),
    eq(presentations.organizationId, organizationId),
    isNull(presentations.deletedAt),
  )
  const [[deck], slideRows, faqRows, [brand], [settings], [presentationRow]] = await db.batch([
    db.select().from(decks).where(isDeck(organizationId, deckId)),
    db.select().from(slides).where(inDeck(slides)).orderBy(asc(slides.orderIndex)),
    db.select().from(faqs).where(inDeck(faqs)).orderBy(asc(faqs.orderIndex)),
    db.select().from(branding).where(inDeck(branding)),
    db.select().from(qaSettings).where(inDeck(qaSettings)),
    db.select({ count: count() }).from(presentations).where(isShown),
  ])
  if (!deck) throw notFound('deck')
  return {
    deck,
    slides: slideRows,
    faqs: faqRows,
    branding: brand,
    qaSettings: settings,
    presentationsCount: presentationRow?.count ?? 0,
  }
}

export async function updateDeck(db: Database, organizationId: string, deckId: string, patch: DeckPatch, now: number) {
  const [deck] = await db
    .update(decks)
    .set({ ...patch, updatedAt: now })
    .where(isDeck(organizationId, deckId))
    .returning()
  if (!deck) throw notFound('deck')
  return deck
}

/** Everything under the deck goes with it; its files go by a job, whose id this answers. */
export async function deleteDeck(db: Database, organizationId: string, deckId: string, now: number) {
  const removalId = crypto.randomUUID()
  const condition = deckExists(db, organizationId, deckId)
  const data = sql`(select json_object('deckId', id, 'name', name) from decks where id = ${deckId})`
  const event = { type: 'deck.deleted', organizationId, deckId, data } as const
  const [, , deleted] = await db.batch([
    queueRemoval(db, { id: removalId, organizationId, deckId, sentAt: now }, condition),
    recordEvent(db, event, now, condition),
    db.delete(decks).where(isDeck(organizationId, deckId)).returning({ id: decks.id }),
  ])
  requireDeck(deleted)
  return removalId
}

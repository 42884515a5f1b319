import { and, asc, eq, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../../core/database'
import { conflict, invalid, notFound } from '../../core/errors'
import { hasRoom, movedTo, placeFor, renumber, reorder } from '../../core/ordering'
import { mostRows } from '../../core/shapes'
import { deckExists, findDeck, requireDeck } from '../decks/queries'
import { pointsIntoDeck } from '../slides/queries'
import type { FaqInput, FaqPatch } from './schemas'
import { faqs } from './tables'

const inDeck = (organizationId: string, deckId: string) =>
  and(eq(faqs.deckId, deckId), eq(faqs.organizationId, organizationId))

const isFaq = (organizationId: string, deckId: string, id: string) =>
  and(eq(faqs.id, id), inDeck(organizationId, deckId))

const inOrder = (db: Database, organizationId: string, deckId: string) =>
  db.select().from(faqs).where(inDeck(organizationId, deckId)).orderBy(asc(faqs.orderIndex))

export async function listFaqs(db: Database, organizationId: string, deckId: string) {
  const [deck, rows] = await db.batch([findDeck(db, organizationId, deckId), inOrder(db, organizationId, deckId)])
  requireDeck(deck)
  return rows
}

export async function getFaq(db: Database, organizationId: string, deckId: string, id: string) {
  const [faq] = await db
    .select()
    .from(faqs)
    .where(isFaq(organizationId, deckId, id))
  if (!faq) throw notFound('FAQ')
  return faq
}

export async function createFaq(db: Database, organizationId: string, deckId: string, input: FaqInput, now: number) {
  const id = crypto.randomUUID()
  const row = {
    id,
    deckId,
    organizationId,
    userQuestion: input.userQuestion,
    cannedAnswer: input.cannedAnswer,
    relatedSlideId: input.relatedSlideId ?? null,
    audioUrl: input.audioUrl ?? null,
    wordTimings: input.wordTimings ?? [],
    orderIndex: placeFor(input.orderIndex),
    createdAt: now,
    updatedAt: now,
  }
  const fits = pointsIntoDeck(db, organizationId, deckId, row.relatedSlideId)
  const [deck, [{ count } = { count: 0 }], , , [faq]] = await db.batch([
    findDeck(db, organizationId, deckId),
    db.select({ count: sql<number>`count(*)` }).from(faqs).where(inDeck(organizationId, deckId)),
    insertWhere(
      db,
      faqs,
      row,
      sql`${deckExists(db, organizationId, deckId)} and ${fits} and ${hasRoom(db, faqs, organizationId, deckId)}`,
    ),
    renumber(db, faqs, organizationId, deckId),
    db
      .select()
      .from(faqs)
      .where(isFaq(organizationId, deckId, id)),
  ])
  requireDeck(deck)
  if (!faq) throw count >= mostRows ? conflict(`A deck has at most ${mostRows} FAQs.`) : foreignSlide()
  return faq
}

export async function updateFaq(
  db: Database,
  organizationId: string,
  deckId: string,
  id: string,
  patch: FaqPatch,
  now: number,
) {
  const { orderIndex, ...values } = patch
  const which = isFaq(organizationId, deckId, id)
  const [updated, , [faq]] = await db.batch([
    db
      .update(faqs)
      .set({ ...values, ...movedTo(faqs, orderIndex), updatedAt: now })
      .where(and(which, pointsIntoDeck(db, organizationId, deckId, patch.relatedSlideId)))
      .returning({ id: faqs.id }),
    renumber(db, faqs, organizationId, deckId),
    db.select().from(faqs).where(which),
  ])
  if (!faq) throw notFound('FAQ')
  if (!updated.length) throw foreignSlide()
  return faq
}

export async function deleteFaq(db: Database, organizationId: string, deckId: string, id: string) {
  const [deleted] = await db.batch([
    db
      .delete(faqs)
      .where(isFaq(organizationId, deckId, id))
      .returning({ id: faqs.id }),
    renumber(db, faqs, organizationId, deckId),
  ])
  if (!deleted.length) throw notFound('FAQ')
}

export async function reorderFaqs(db: Database, organizationId: string, deckId: string, ids: string[]) {
  const [, deck, rows] = await db.batch([
    reorder(db, faqs, organizationId, deckId, ids),
    findDeck(db, organizationId, deckId),
    inOrder(db, organizationId, deckId),
  ])
  requireDeck(deck)
  const isDone = rows.length === ids.length && rows.every((row, index) => row.id === ids[index])
  if (!isDone) throw invalid('faqIds must name each FAQ of the deck exactly once; nothing was changed.')
  return rows
}

const foreignSlide = () => invalid('relatedSlideId must be the id of a slide of this deck.')

import { and, asc, eq, exists, sql } from 'drizzle-orm'
import { type Database, insertWhere, isTaken } from '../../core/database'
import { conflict, invalid, notFound } from '../../core/errors'
import { kinId } from '../../core/kin'
import { hasRoom, movedTo, placeFor, renumber, reorder } from '../../core/ordering'
import { mostRows } from '../../core/shapes'
import { deckExists, findDeck, requireDeck } from '../decks/queries'
import type { SlideInput, SlidePatch } from './schemas'
import { slides } from './tables'

const inDeck = (organizationId: string, deckId: string) =>
  and(eq(slides.deckId, deckId), eq(slides.organizationId, organizationId))

const isSlide = (organizationId: string, deckId: string, id: string) =>
  and(eq(slides.id, id), inDeck(organizationId, deckId))

const inOrder = (db: Database, organizationId: string, deckId: string) =>
  db.select().from(slides).where(inDeck(organizationId, deckId)).orderBy(asc(slides.orderIndex))

export async function listSlides(db: Database, organizationId: string, deckId: string) {
  const [deck, rows] = await db.batch([findDeck(db, organizationId, deckId), inOrder(db, organizationId, deckId)])
  requireDeck(deck)
  return rows
}

export async function getSlide(db: Database, organizationId: string, deckId: string, id: string) {
  const [slide] = await db
    .select()
    .from(slides)
    .where(isSlide(organizationId, deckId, id))
  if (!slide) throw notFound('slide')
  return slide
}

export async function createSlide(
  db: Database,
  organizationId: string,
  deckId: string,
  input: SlideInput,
  now: number,
) {
  const id = kinId(deckId)
  const row = {
    id,
    deckId,
    organizationId,
    slideId: input.slideId,
    slideType: input.slideType,
    title: input.title,
    bullets: input.bullets ?? [],
    narrationScript: input.narrationScript,
    slideContext: input.slideContext ?? null,
    audioUrl: input.audioUrl ?? null,
    heroImg: input.heroImg ?? null,
    wordTimings: input.wordTimings ?? [],
    orderIndex: placeFor(input.orderIndex),
    createdAt: now,
    updatedAt: now,
  }
  const [deck, , , [slide]] = await refuseTakenSlideId(
    db.batch([
      findDeck(db, organizationId, deckId),
      insertWhere(
        db,
        slides,
        row,
        sql`${deckExists(db, organizationId, deckId)} and ${hasRoom(db, slides, organizationId, deckId)}`,
      ),
      renumber(db, slides, organizationId, deckId),
      db
        .select()
        .from(slides)
        .where(isSlide(organizationId, deckId, id)),
    ]),
  )
  requireDeck(deck)
  if (!slide) throw conflict(`A deck has at most ${mostRows} slides.`)
  return slide
}

export async function updateSlide(
  db: Database,
  organizationId: string,
  deckId: string,
  id: string,
  patch: SlidePatch,
  now: number,
) {
  const { orderIndex, ...values } = patch
  const which = isSlide(organizationId, deckId, id)
  const [, , [slide]] = await refuseTakenSlideId(
    db.batch([
      db
        .update(slides)
        .set({ ...values, ...movedTo(slides, orderIndex), updatedAt: now })
        .where(which),
      renumber(db, slides, organizationId, deckId),
      db.select().from(slides).where(which),
    ]),
  )
  if (!slide) throw notFound('slide')
  return slide
}

export async function deleteSlide(db: Database, organizationId: string, deckId: string, id: string) {
  const [deleted] = await db.batch([
    db
      .delete(slides)
      .where(isSlide(organizationId, deckId, id))
      .returning({ id: slides.id }),
    renumber(db, slides, organizationId, deckId),
  ])
  if (!deleted.length) throw notFound('slide')
}

export async function reorderSlides(db: Database, organizationId: string, deckId: string, ids: string[]) {
  const [, deck, rows] = await db.batch([
    reorder(db, slides, organizationId, deckId, ids),
    findDeck(db, organizationId, deckId),
    inOrder(db, organizationId, deckId),
  ])
  requireDeck(deck)
  const isDone = rows.length === ids.length && rows.every((row, index) => row.id === ids[index])
  if (!isDone) throw invalid('slideIds must name each slide of the deck exactly once; nothing was changed.')
  return rows
}

async function refuseTakenSlideId<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    if (isTaken(error, 'slides.deck_id, slides.slide_id'))
      throw conflict('slideId is taken by another slide of this deck.')
    throw error
  }
}

/** The condition of every row that may point at a slide: at none, or at one of its own deck. */
export const pointsIntoDeck = (db: Database, organizationId: string, deckId: string, slideId?: string | null) =>
  slideId
    ? exists(
        db
          .select({ id: slides.id })
          .from(slides)
          .where(isSlide(organizationId, deckId, slideId)),
      )
    : sql`true`

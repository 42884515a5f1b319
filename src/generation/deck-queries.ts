import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { type Database, insertWhere } from '../core/database/database'
import { hasRoom, placeFor, renumber } from '../core/database/ordering'
import { newId } from '../core/database/shards'
import { longestBullet, mostBullets } from '../core/limits'
import { faqs } from '../decks/faqs/tables'
import type { SlideImage } from '../decks/slides/schemas'
import { slides } from '../decks/slides/tables'
import { media } from '../media/files/tables'
import { isMoved, type Leased } from './steps'
import type { WrittenFaq } from './write-faqs'
import type { WrittenSlide } from './write-slide'

export function insertSlide(db: Database, leased: Leased, id: string, slide: WrittenSlide, now: number) {
  const { id: generationId, organizationId, deckId, step } = leased.generation
  const row = {
    id,
    deckId,
    organizationId,
    slideId: `slide-${step}-${generationId.slice(0, 8)}`,
    slideType: 'standard' as const,
    title: slide.title,
    bullets: slide.bullets.map((bullet) => bullet.slice(0, longestBullet)).slice(0, mostBullets),
    narrationScript: slide.narrationScript,
    slideContext: slide.slideContext || null,
    audioUrl: null,
    images: [],
    wordTimings: [],
    timings: null,
    timesAskedAt: null,
    take: 0,
    orderIndex: placeFor(),
    createdAt: now,
    updatedAt: now,
  }
  const condition = sql`${isMoved(leased)} and ${hasRoom(db, slides, organizationId, deckId)}`
  return [insertWhere(db, slides, row, condition), renumber(db, slides, organizationId, deckId)]
}

export function insertFaq(
  db: Database,
  leased: Leased,
  { userQuestion, cannedAnswer }: WrittenFaq,
  index: number,
  slideId: string | null,
  now: number,
) {
  const { organizationId, deckId } = leased.generation
  const row = {
    id: newId(db.shard),
    deckId,
    organizationId,
    userQuestion,
    cannedAnswer,
    relatedSlideId: sql`(select id from slides where id = ${slideId} and deck_id = ${deckId})`,
    audioUrl: null,
    wordTimings: [],
    timings: null,
    timesAskedAt: null,
    take: 0,
    orderIndex: placeFor(900_000 + index),
    createdAt: now + index,
    updatedAt: now,
  }
  return [insertWhere(db, faqs, row, sql`${isMoved(leased)} and ${hasRoom(db, faqs, organizationId, deckId)}`)]
}

export const renumberFaqs = (db: Database, organizationId: string, deckId: string) =>
  renumber(db, faqs, organizationId, deckId)

const isSlide = (deckId: string, id: string) => and(eq(slides.id, id), eq(slides.deckId, deckId))

export const findSlide = (db: Database, deckId: string, id: string) =>
  db.select({ title: slides.title, heroImg: slides.heroImg }).from(slides).where(isSlide(deckId, id))

export const findDrawn = (db: Database, ids: string[]) =>
  db
    .select({ id: media.id, status: media.status, failureReason: media.failureReason })
    .from(media)
    .where(and(inArray(media.id, ids), inArray(media.status, ['ready', 'failed'])))

/** Someone may have chosen a picture in the meantime, or deleted this one. */
export const showPicture = (db: Database, leased: Leased, slideId: string, image: SlideImage, now: number) =>
  db
    .update(slides)
    .set({ images: [image], updatedAt: now })
    .where(
      and(
        isSlide(leased.generation.deckId, slideId),
        sql`${slides.heroImg} is null`,
        isReady(db, image.key),
        isMoved(leased),
      ),
    )

const isReady = (db: Database, key: string) =>
  exists(
    db
      .select({ id: media.id })
      .from(media)
      .where(and(eq(media.storageKey, key), eq(media.status, 'ready'))),
  )

import { exists, type SQL, sql } from 'drizzle-orm'
import { followLater, type Work } from '../../core/database/commit'
import { type Database, isTaken } from '../../core/database/database'
import { deckPrefixedId } from '../../core/database/deck-prefixed-id'
import { isRow } from '../../core/database/ordering'
import { recordingAdded } from '../../core/effects'
import { conflict, invalid } from '../../core/http/errors'
import type { NamedFile } from '../../media/files/named-files'
import {
  deleteRow,
  getRow,
  insertRow,
  listRows,
  type OrderedList,
  type Requirement,
  reorderRows,
  type Stretch,
  updateRow,
} from '../deck-ownership/queries'
import { imageOf, type SlideInput, type SlidePatch } from './schemas'
import { type Slide, slides } from './tables'
import { asksForTimes, changedTimes, newTimes } from './word-timings'

export const slideVersion = slides.id

const list: OrderedList<typeof slides> = { table: slides, one: 'slide', many: 'slides' }

export const listSlides = (db: Database, organizationId: string, deckId: string, stretch: Stretch) =>
  listRows(db, list, organizationId, deckId, stretch)

export const getSlide = (db: Database, organizationId: string, deckId: string, id: string) =>
  getRow(db, list, organizationId, deckId, id)

export function createSlide(work: Work, organizationId: string, deckId: string, input: SlideInput, now: number) {
  const row = {
    id: deckPrefixedId(deckId, work.db.shard),
    deckId,
    organizationId,
    slideId: input.slideId,
    slideType: input.slideType,
    title: input.title,
    bullets: input.bullets ?? [],
    narrationScript: input.narrationScript,
    slideContext: input.slideContext ?? null,
    audioUrl: input.audioUrl ?? null,
    images: imagesOf(input),
    wordTimings: input.wordTimings ?? [],
    ...newTimes(input, now),
    take: 0,
    orderIndex: input.orderIndex,
    createdAt: now,
    updatedAt: now,
  }
  return withTimesOf(work, explained(insertRow(work, list, row, undefined, filesOf(input))))
}

const imagesOf = ({ images, heroImg }: Pick<SlideInput, 'images' | 'heroImg'>) =>
  (images ?? (heroImg ? [{ key: heroImg }] : [])).map(imageOf)

export const updateSlide = (
  work: Work,
  organizationId: string,
  deckId: string,
  id: string,
  patch: SlidePatch,
  now: number,
) => {
  const { heroImg, images: _, ...others } = patch
  const images = changedImages(patch)
  const values = { ...others, ...(images && { images }), ...changedTimes(patch, now) }
  const change = updateRow(work, list, organizationId, deckId, id, values, now, undefined, filesOf(patch))
  return withTimesOf(work, explained(change))
}

/** If the first picture stays the same, it keeps its alt text and focal point. */
function changedImages({ heroImg, images }: SlidePatch) {
  if (images || heroImg === null) return imagesOf({ images, heroImg })
  if (heroImg === undefined) return undefined
  const first = JSON.stringify(imageOf({ key: heroImg }))
  return sql`case when hero_img = ${heroImg} then images else json_set(images, '$[0]', json(${first})) end`
}

export const deleteSlide = (work: Work, organizationId: string, deckId: string, id: string) =>
  deleteRow(work, list, organizationId, deckId, id)

export const reorderSlides = (work: Work, organizationId: string, deckId: string, ids: string[]) =>
  reorderRows(work, list, organizationId, deckId, ids, 'slideIds')

/** Whether to measure is known only after the write, because a patch may leave the recording as it was. */
async function withTimesOf(work: Work, change: Promise<Slide>) {
  const slide = await change
  const place = { organizationId: slide.organizationId, slideId: slide.id }
  if (asksForTimes(slide)) followLater(work, [recordingAdded(place)])
  return slide
}

const filesOf = ({ audioUrl, heroImg, images }: Pick<SlidePatch, 'audioUrl' | 'heroImg' | 'images'>): NamedFile[] => [
  ['audioUrl', audioUrl],
  ...(images ?? []).flatMap(({ key, portrait }): NamedFile[] => [
    ['images', key],
    ['images', portrait?.key],
  ]),
  ...(images ? [] : [['heroImg', heroImg] satisfies NamedFile]),
]

async function explained<T>(change: Promise<T>): Promise<T> {
  try {
    return await change
  } catch (error) {
    if (isTaken(error, 'slides.deck_id, slides.slide_id'))
      throw conflict('slide_id_taken', 'slideId is already used by another slide of this deck. Use another.')
    throw error
  }
}

export const slideOfDeck = (
  db: Database,
  organizationId: string,
  deckId: string,
  field: string,
  slideId: string | null | undefined,
): Requirement => ({
  holds: slideId ? hasSlide(db, organizationId, deckId, slideId) : sql`true`,
  refusal: invalid(field, 'must be the id of a slide of this deck.'),
})

const hasSlide = (db: Database, organizationId: string, deckId: string, slideId: string): SQL =>
  exists(
    db
      .select({ id: slides.id })
      .from(slides)
      .where(isRow(slides, organizationId, deckId, slideId)),
  )

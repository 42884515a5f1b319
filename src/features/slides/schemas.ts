import { mediaKey } from '../../core/media'
import {
  bullets,
  id,
  isoTime,
  line,
  mostRows,
  orderIndex,
  pathId,
  script,
  text,
  timestamp,
  wordTimings,
} from '../../core/shapes'
import { z } from '../../core/zod'
import { type Slide, slideTypes } from './tables'

const slideId = line(100).openapi({ example: 'welcome', description: 'A name of your own, unique in its deck.' })
const title = line(200).openapi({ example: 'What we found on your roof' })
const slideContext = text(16_000).openapi({ example: 'Inspection of May 4th; nine photographs.' })
const slideType = z.enum(slideTypes).openapi({ example: 'standard' })

export const slideInput = z
  .strictObject({
    slideId,
    title,
    narrationScript: script,
    bullets: bullets.optional(),
    slideContext: slideContext.nullish(),
    audioUrl: mediaKey.nullish(),
    heroImg: mediaKey.nullish(),
    wordTimings: wordTimings.optional(),
    orderIndex: orderIndex.optional(),
    slideType: slideType.default('standard'),
  })
  .openapi('SlideInput')

export const slidePatch = slideInput
  .omit({ slideType: true })
  .partial()
  .openapi('SlidePatch', { description: 'The type of a slide is chosen when it is created.' })

export const slideOrder = z.strictObject({ slideIds: z.array(id).max(mostRows) }).openapi('SlideOrder')

export type SlideInput = z.infer<typeof slideInput>
export type SlidePatch = z.infer<typeof slidePatch>

export const slide = z
  .object({
    id,
    deckId: id,
    slideId,
    slideType,
    title,
    bullets: z.array(z.string()).openapi({ example: ['Inspected on Tuesday', 'Nine photographs'] }),
    narration_script: z.string().openapi({ example: 'Hello {{first_name}}, this is your roof.' }),
    orderIndex,
    slide_context: slideContext.nullable(),
    audio_url: mediaKey.nullable(),
    hero_img: mediaKey.nullable(),
    wordTimings,
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Slide')

export const slideAnswer = z.object({ slide }).openapi('SlideAnswer')
export const slideList = z.object({ slides: z.array(slide) }).openapi('SlideList')
export const slidePath = z.object({ deckId: pathId('deckId'), slideId: pathId('slideId') })

export const slideOf = (row: Slide) => ({
  id: row.id,
  deckId: row.deckId,
  slideId: row.slideId,
  slideType: row.slideType,
  title: row.title,
  bullets: row.bullets,
  narration_script: row.narrationScript,
  orderIndex: row.orderIndex,
  slide_context: row.slideContext,
  audio_url: row.audioUrl,
  hero_img: row.heroImg,
  wordTimings: row.wordTimings,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
})

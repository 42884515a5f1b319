import { mostRows } from '../../core/limits'
import { audioKey, imageKey } from '../../core/media'
import { bullets, id, isoTime, line, orderIndex, pathId, script, text, timestamp, wordTimings } from '../../core/shapes'
import { z } from '../../core/zod'
import { imagesInput, slideImage } from './image-schemas'
import { type Slide, slideTypes } from './tables'

const slideId = line(100).openapi({ example: 'welcome', description: 'A name of your own, unique in its deck.' })
const title = line(200).openapi({ example: 'What we found on your roof' })
const slideContext = text(16_000).openapi({ example: 'Inspection of May 4th; nine photographs.' })
const slideType = z.enum(slideTypes).openapi({ example: 'standard' })

const input = z.strictObject({
  slideId,
  title,
  narrationScript: script,
  bullets: bullets.optional(),
  slideContext: slideContext.nullish(),
  audioUrl: audioKey.nullish(),
  heroImg: imageKey.nullish().openapi({ description: 'The first of `images`; null means that there is none.' }),
  images: imagesInput.optional(),
  wordTimings: wordTimings.optional(),
  orderIndex: orderIndex.optional(),
  slideType: slideType.default('standard'),
})

type Pictures = Pick<z.infer<typeof input>, 'heroImg' | 'images'>

const agree = ({ heroImg, images }: Pictures, context: z.RefinementCtx) => {
  if (heroImg === undefined || !images || heroImg === (images[0]?.key ?? null)) return
  context.addIssue({
    code: 'custom',
    path: ['heroImg'],
    message: 'must be the key of the first of images, or left out',
  })
}

export const slideInput = input.superRefine(agree).openapi('SlideInput')

export const slidePatch = input.omit({ slideType: true }).partial().superRefine(agree).openapi('SlidePatch', {
  description:
    'The type of a slide is chosen when it is created. `heroImg` alone puts another picture in the place of the first of `images`; null empties them.',
})

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
    audio_url: audioKey.nullable(),
    hero_img: imageKey.nullable(),
    images: z.array(slideImage),
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
  images: row.images.map((image) => ({ ...image, portrait: image.portrait ?? null })),
  wordTimings: row.wordTimings,
  createdAt: isoTime(row.createdAt),
  updatedAt: isoTime(row.updatedAt),
})

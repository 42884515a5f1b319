import { nextCursor } from '../../core/http/paging'
import {
  bullets,
  id,
  isoTime,
  line,
  orderIndex,
  pathId,
  script,
  text,
  timestamp,
  wordTimings,
} from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { mostBullets, mostCallouts, mostImages, mostRows } from '../../core/limits'
import { audioKey, imageKey } from '../../core/uploads/schemas'
import { focalPoint } from '../../media/images/focal-point'
import { type Slide, slideTypes } from './tables'

const share = z.number().min(0).max(1)

export const callout = z
  .strictObject({
    x: share.openapi({ example: 0.42, description: 'The center, as a share of the picture’s width.' }),
    y: share.openapi({ example: 0.31, description: 'The center, as a share of the picture’s height.' }),
    radius: z
      .number()
      .min(0.01)
      .max(0.5)
      .openapi({ example: 0.08, description: 'The mark’s radius, as a share of the picture’s width.' }),
    bullet: z
      .int()
      .min(0)
      .max(mostBullets - 1)
      .openapi({ example: 0, description: 'The bullet that this mark lights up with, counted from 0.' }),
  })
  .openapi('Callout')

const altText = line(500).openapi({ example: 'The west slope with three bare spots' })
const caption = line(200).openapi({ example: 'West slope, May 4th' })
const beforeAfter = z.boolean().openapi({
  example: false,
  description: 'Whether this picture is the “before” of the next one. Both share a frame, with a slider between them.',
})

const portraitInput = z
  .strictObject({
    key: imageKey,
    focalPoint: focalPoint.nullish().openapi({
      description:
        'The point that stays in view when the picture is cropped. Leave it out to use the one from your library, or else the center.',
    }),
    callouts: z.array(callout).max(mostCallouts).optional(),
  })
  .openapi('SlidePortraitInput')

const imageInput = z
  .strictObject({
    key: imageKey,
    altText: altText.nullish().openapi({
      description:
        'What the picture shows, for people who can’t see it. Leave it out to use the text from your library.',
    }),
    focalPoint: focalPoint.nullish().openapi({
      description:
        'The point that stays in view when the picture is cropped. Leave it out to use the one from your library, or else the center.',
    }),
    caption: caption.nullish(),
    callouts: z.array(callout).max(mostCallouts).optional(),
    beforeAfter: beforeAfter.optional(),
    portrait: portraitInput.nullish().openapi({
      description:
        'The same picture composed for upright screens, with its own callouts. It is shown wherever it fits better.',
    }),
  })
  .openapi('SlideImageInput')

const imagesInput = z
  .array(imageInput)
  .max(mostImages)
  .superRefine((images, context) => {
    for (const [index, image] of images.entries()) {
      const next = images[index + 1]
      if (image.beforeAfter && (!next || next.beforeAfter))
        context.addIssue({
          code: 'custom',
          path: [index, 'beforeAfter'],
          message: 'needs a picture after it that isn’t a “before” itself',
        })
    }
  })
  .openapi({
    description: 'The slide’s pictures, in the order the narration reaches them. The first is also `heroImg`.',
  })

const portrait = z
  .object({ key: imageKey, focalPoint: focalPoint.nullable(), callouts: z.array(callout) })
  .openapi('SlidePortrait')

export const slideImage = z
  .object({
    key: imageKey,
    altText: altText.nullable(),
    focalPoint: focalPoint.nullable(),
    caption: caption.nullable(),
    callouts: z.array(callout),
    beforeAfter,
    portrait: portrait.nullable(),
  })
  .openapi('SlideImage')

export type SlideImage = z.infer<typeof slideImage>
type SlideImageInput = z.infer<typeof imageInput>

export const imageOf = (input: SlideImageInput): SlideImage => ({
  key: input.key,
  altText: input.altText ?? null,
  focalPoint: input.focalPoint ?? null,
  caption: input.caption ?? null,
  callouts: input.callouts ?? [],
  beforeAfter: input.beforeAfter ?? false,
  portrait: input.portrait
    ? {
        key: input.portrait.key,
        focalPoint: input.portrait.focalPoint ?? null,
        callouts: input.portrait.callouts ?? [],
      }
    : null,
})

const slideId = line(100).openapi({
  example: 'welcome',
  description: 'Your own name for the slide, unique in its deck.',
})
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
  heroImg: imageKey
    .nullish()
    .openapi({ description: 'The storage key of the first of `images`; null if there is none.' }),
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
    message: 'must be the key of the first of images, or be left out',
  })
}

export const slideInput = input.superRefine(agree).openapi('SlideInput')

export const slidePatch = input.omit({ slideType: true }).partial().superRefine(agree).openapi('SlidePatch', {
  description:
    'What to change about the slide; its type can’t change. Sent alone, `heroImg` replaces the first of `images`, and null removes them all.',
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
export const slideList = z.object({ slides: z.array(slide), nextCursor: nextCursor.optional() }).openapi('SlideList')
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

import { mostBullets, mostCallouts, mostImages } from '../../core/limits'
import { imageKey } from '../../core/media'
import { line } from '../../core/shapes'
import { z } from '../../core/zod'
import { focalPoint } from '../images/focal-point'

const share = z.number().min(0).max(1)

export const callout = z
  .strictObject({
    x: share.openapi({ example: 0.42, description: 'Of its middle, as a share of the width.' }),
    y: share.openapi({ example: 0.31, description: 'Of its middle, as a share of the height.' }),
    radius: z.number().min(0.01).max(0.5).openapi({ example: 0.08, description: 'As a share of the width.' }),
    bullet: z
      .int()
      .min(0)
      .max(mostBullets - 1)
      .openapi({ example: 0, description: 'Counted from zero: the mark lights up together with this bullet.' }),
  })
  .openapi('Callout')

const altText = line(500).openapi({ example: 'The west slope with three bare spots' })
const caption = line(200).openapi({ example: 'West slope, May 4th' })
const beforeAfter = z.boolean().openapi({
  example: false,
  description: 'This picture is the “before” of the next one: both are shown in one frame, with a slider between them.',
})

const portraitInput = z
  .strictObject({
    key: imageKey,
    focalPoint: focalPoint.nullish().openapi({ description: 'Without it, that of the library, else the middle.' }),
    callouts: z.array(callout).max(mostCallouts).optional(),
  })
  .openapi('SlidePortraitInput')

const imageInput = z
  .strictObject({
    key: imageKey,
    altText: altText.nullish().openapi({ description: 'Without it, that of the library.' }),
    focalPoint: focalPoint.nullish().openapi({ description: 'Without it, that of the library, else the middle.' }),
    caption: caption.nullish(),
    callouts: z.array(callout).max(mostCallouts).optional(),
    beforeAfter: beforeAfter.optional(),
    portrait: portraitInput.nullish().openapi({
      description:
        'The same picture composed for an upright frame, shown where it fits the frame better. Its marks are its own.',
    }),
  })
  .openapi('SlideImageInput')

export const imagesInput = z
  .array(imageInput)
  .max(mostImages)
  .superRefine((images, context) => {
    for (const [index, image] of images.entries()) {
      const next = images[index + 1]
      if (image.beforeAfter && (!next || next.beforeAfter))
        context.addIssue({
          code: 'custom',
          path: [index, 'beforeAfter'],
          message: 'needs a next picture to be its “after”, which is not itself a “before”',
        })
    }
  })
  .openapi({ description: 'Shown in this order, each when the voice reaches it. The first is also `heroImg`.' })

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
export type SlideImageInput = z.infer<typeof imageInput>

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

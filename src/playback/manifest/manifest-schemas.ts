import { id, timestamp, wordTimings } from '../../core/http/shapes'
import { orNull, z } from '../../core/http/zod'
import { financing } from '../../core/money'
import { actionConfig } from '../../decks/actions/schemas'
import { fullBranding } from '../../decks/branding/schemas'
import { tier } from '../../decks/prices/schemas'
import { callout, slide, slideImage } from '../../decks/slides/schemas'
import { focalPoint } from '../../media/images/focal-point'
import { manifestRoof } from './roof-schema'

const mediaUrl = z.url().nullable().openapi({ example: 'https://porchlight.example/media/3f0e8a52/9b2f/roof.webp' })
const narrationUrl = z.url().nullable().openapi({
  example:
    'https://porchlight.example/api/narration/tracks/3b1f6c1e?presentationId=3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11',
  description:
    'Where to get the synthesized narration, whether or not it is ready. Null if a recording plays instead, or nothing is said.',
})
const durationSeconds = z
  .number()
  .nullable()
  .openapi({ example: 24.37, description: 'How long the synthesized voice speaks, in seconds; null until known.' })
const sentence = z.string().openapi({ example: 'Hello Maria, this is the roof of 12 Maple Street.' })
const size = z.number().nullable().openapi({ example: 1600 })

const shape = {
  url: z.url().openapi({ example: 'https://porchlight.example/media/3f0e8a52/9b2f/roof.webp' }),
  focalPoint,
  width: size,
  height: size,
  widths: z.array(z.int()).openapi({
    example: [320, 640, 960, 1280, 1920],
    description: 'The widths in pixels that you may ask for by adding `?width=` to the address.',
  }),
  placeholder: z.string().nullable().openapi({
    example: '3OcRJYB4d3h/iIeHeEh3eIhw+j2w',
    description: 'A tiny preview to show while the picture loads, as a ThumbHash in base64; null until known.',
  }),
  color: z
    .string()
    .nullable()
    .openapi({ example: '#8d6c83', description: 'The picture’s average color; null until known.' }),
}

const manifestPortrait = z.object({ ...shape, callouts: z.array(callout) }).openapi('ManifestPortrait')

const manifestImage = slideImage
  .omit({ key: true, focalPoint: true, portrait: true })
  .extend({
    ...shape,
    portrait: manifestPortrait
      .nullable()
      .openapi({ description: 'The same picture for upright screens; null if there is none.' }),
  })
  .openapi('ManifestImage')

const shownTier = tier
  .omit({ imageKey: true })
  .extend({ imageUrl: mediaUrl, image: orNull<typeof manifestImage>('ManifestImage') })
  .openapi('ManifestTier')

const manifestProductData = z.object({
  good: shownTier,
  better: shownTier,
  best: shownTier,
  subtitle: z.string().nullable().openapi({ example: 'Three ways to a dry home' }),
  brandLogoUrl: mediaUrl,
  disclaimer: z.string().nullable().openapi({ example: 'Prices hold for 30 days.' }),
  financing: financing.nullable().openapi({ description: 'To be shown beside every monthly price.' }),
  validUntil: timestamp
    .nullable()
    .openapi({ description: 'When the homeowner’s quote stops holding, in UTC; null if there is none.' }),
})

const manifestSlide = slide
  .pick({ id: true, slideId: true, slideType: true, title: true, bullets: true })
  .extend({
    script: sentence,
    audioUrl: mediaUrl,
    narrationUrl,
    durationSeconds,
    imageUrl: mediaUrl,
    images: z
      .array(manifestImage)
      .openapi({ description: 'The slide’s pictures, in order. The first is the one at `imageUrl`.' }),
    wordTimings,
    productData: manifestProductData.nullable(),
    roof: manifestRoof.nullable().openapi({
      description: 'The homeowner’s roof, on slides of the type `roof_v1` once there is a quote; otherwise null.',
    }),
  })
  .openapi('ManifestSlide')

const manifestFaq = z
  .object({
    id,
    question: z.string().openapi({ example: 'How long does it take?' }),
    answer: z.string().openapi({ example: 'Most roofs take two days.' }),
    language: z
      .string()
      .openapi({ example: 'en', description: 'The language the answer is written in; null if we can’t tell.' }),
    relatedSlideId: id.nullable(),
    audioUrl: mediaUrl,
    narrationUrl,
    wordTimings,
  })
  .openapi('ManifestFaq')

const manifestIntro = z.object({
  title: z.string().openapi({ example: 'Prepared for your home' }),
  script: sentence.nullable(),
  audioUrl: mediaUrl,
  narrationUrl,
  durationSeconds,
  posterUrl: mediaUrl,
  poster: orNull<typeof manifestImage>('ManifestImage'),
  isSkippable: z.boolean().openapi({ example: true }),
})

const poster = z
  .object({
    firstName: z.string().nullable().openapi({ example: 'Margaret' }),
    address: z.string().nullable().openapi({ example: '418 Juniper Lane' }),
    greeting: z.string().nullable().openapi({
      example: 'Margaret, your roof at 418 Juniper Lane',
      description:
        'A line that says who it is for, in the presentation’s language; null if the deck’s `posterShows` hides it.',
    }),
    length: z.string().openapi({ example: 'About 4 minutes' }),
  })
  .openapi('ManifestPoster', { description: 'What is shown before it plays.' })

const prompt = z.object({ text: sentence.nullable(), audioUrl: mediaUrl, narrationUrl }).openapi('ManifestPrompt')
const percentage = z.string().openapi({ example: '107.12%' })
const fontSource = z
  .object({
    family: z.string().openapi({ example: 'Source Serif 4' }),
    url: mediaUrl.openapi({ description: 'The address of the font file, if the branding names one; otherwise null.' }),
    faces: z.array(
      z
        .object({
          url: z.url().openapi({ example: 'https://porchlight.example/fonts/inter/5.3.0/latin-normal.woff2' }),
          weight: z.string().openapi({ example: '100 900' }),
          style: z.enum(['normal', 'italic']).openapi({ example: 'normal' }),
          unicodeRange: z.string().nullable().openapi({ example: 'U+0000-00FF' }),
        })
        .openapi('ManifestFontFace'),
    ),
    fallback: z
      .object({
        local: z.string().openapi({ example: 'Arial' }),
        sizeAdjust: percentage,
        ascentOverride: percentage,
        descentOverride: percentage,
        lineGapOverride: percentage,
      })
      .nullable()
      .openapi({
        description:
          'How to adjust a system font so it takes the same space until this font has loaded; null if unknown.',
      }),
  })
  .openapi('ManifestFont')

const manifestBranding = fullBranding
  .pick({ palette: true, cta: true, chatName: true, chatGreeting: true, contact: true })
  .extend({
    name: z.string().openapi({ example: 'Summit Roofing' }),
    logoUrl: mediaUrl,
    logoColor: z.string().nullable().openapi({
      example: '#f4f6f8',
      description:
        'The average color of a logo with a transparent background, to keep it visible against a background of the same color. Null if the logo has its own background.',
    }),
    avatarUrl: mediaUrl,
    fonts: z.object({ heading: fontSource.optional(), body: fontSource.optional() }).openapi('ManifestFonts'),
  })
  .openapi('ManifestBranding')

export const manifest = z
  .object({
    presentationId: id,
    version: z
      .string()
      .openapi({ example: '5d41402abc4b2a76', description: 'Changes whenever anything else in the manifest does.' }),
    title: z.string().openapi({ example: 'Roof replacement' }),
    language: z.string().nullable().openapi({ example: 'en-US' }),
    slideLanguage: z.string().openapi({
      example: 'en-US',
      description:
        'The language of the slides and their narration, which may differ from the presentation’s language; null if we can’t tell.',
    }),
    hasCaptions: z.boolean().openapi({ example: true, description: 'Whether captions are on at first.' }),
    speed: z.number().openapi({ example: 1 }),
    branding: manifestBranding,
    poster,
    intro: manifestIntro.nullable(),
    slides: z.array(manifestSlide),
    faqs: z.array(manifestFaq),
    actions: z.array(
      actionConfig
        .pick({ id: true, type: true, label: true, slideId: true, trigger: true, config: true })
        .openapi('ManifestAction'),
    ),
    prompts: z.object({ resume: prompt, transition: prompt }).openapi('ManifestPrompts'),
  })
  .openapi('Manifest')

export type Manifest = z.infer<typeof manifest>
export type ManifestSlide = z.infer<typeof manifestSlide>
export type ManifestImage = z.infer<typeof manifestImage>
export type ManifestShape = z.infer<typeof manifestPortrait>
export type ManifestFaq = z.infer<typeof manifestFaq>
export type ManifestRoof = z.infer<typeof manifestRoof>
export type ManifestProductData = z.infer<typeof manifestProductData>
export type ManifestTier = z.infer<typeof shownTier>

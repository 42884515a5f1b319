import { id, moment, pathId, text, timestamp } from '../../core/shapes'
import { z } from '../../core/zod'
import { mostEvents, tierNames, viewerEventTypes } from './parse-beacon'

export const manifestPath = z.object({ presentationId: pathId('presentationId') })

const viewerEvent = z
  .strictObject({
    type: z.enum(viewerEventTypes).openapi({ example: 'watched' }),
    slideId: id.nullish(),
    seconds: z
      .number()
      .min(0)
      .optional()
      .openapi({ example: 12.5, description: 'No more than have passed since the last beacon count.' }),
    tier: z
      .enum(tierNames)
      .optional()
      .openapi({ example: 'better', description: 'Of a `tier_chosen`; without it such an event tells nothing.' }),
    at: moment,
  })
  .openapi('ViewerEvent')

export const beacon = z
  .strictObject({ viewerSessionId: id, events: z.array(viewerEvent).min(1).max(mostEvents) })
  .openapi('Beacon')

export type ViewerEvent = z.infer<typeof viewerEvent>
export type Beacon = z.infer<typeof beacon>

export const recorded = z
  .object({
    recorded: z
      .int()
      .openapi({ example: 3, description: 'How many were counted: those of slides of this presentation.' }),
  })
  .openapi('Recorded')

const count = z.int().openapi({ example: 3 })
const watchedSeconds = z.number().openapi({ example: 41.5 })

const slideAnalytics = z
  .object({
    id,
    slideId: z.string().openapi({ example: 'welcome' }),
    title: z.string().openapi({ example: 'What we found on your roof' }),
    orderIndex: z.int().openapi({ example: 0 }),
    viewers: count,
    seconds: watchedSeconds.openapi({ description: 'Watched by everyone together.' }),
    secondsPerViewer: watchedSeconds,
    leftHere: count.openapi({ description: 'Viewers who came this far, no further, and not to the end.' }),
  })
  .openapi('SlideAnalytics')

const analytics = z
  .object({
    views: count,
    viewers: count,
    completions: count,
    tiersChosen: z
      .object({ good: count, better: count, best: count })
      .openapi({ description: 'Viewers by the tier that they chose last.' }),
    completionRate: z.number().openapi({ example: 0.66, description: 'Of the viewers, from 0 to 1.' }),
    furthestSlideId: id.nullable(),
    lastSeenAt: timestamp.nullable(),
    leftBeforeSlides: count.openapi({ description: 'Viewers who left during the intro.' }),
    slides: z.array(slideAnalytics),
  })
  .openapi('Analytics')

export const analyticsAnswer = z.object({ analytics }).openapi('AnalyticsAnswer')

export const oembedQuery = z.object({
  url: text(2000).openapi({ example: 'https://porchlight.example/p/3f0e8a52-6a0b-4c57-9d0e-1f4f8f1f2a11' }),
  format: z.string().optional().openapi({ example: 'json', description: '`json` or `xml`.' }),
  maxwidth: z.coerce.number().int().min(1).max(10_000).optional().openapi({ example: 800 }),
  maxheight: z.coerce.number().int().min(1).max(10_000).optional().openapi({ example: 450 }),
})

export const oembed = z
  .object({
    version: z.literal('1.0').openapi({ example: '1.0' }),
    type: z.literal('rich').openapi({ example: 'rich' }),
    title: z.string().openapi({ example: 'Roof replacement' }),
    provider_name: z.string().openapi({ example: 'Summit Roofing' }),
    cache_age: z.int().openapi({ example: 3600 }),
    html: z.string().openapi({ example: '<iframe src="https://porchlight.example/p/3f0e8a52"></iframe>' }),
    width: z.int().openapi({ example: 960 }),
    height: z.int().openapi({ example: 540 }),
  })
  .openapi('OEmbed')

export type OEmbed = z.infer<typeof oembed>

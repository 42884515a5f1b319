import { answer, createRouter, errors, route } from '../../core/http/route'
import { id, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { presentationPath } from '../../decks/presentations/schemas'
import { getAnalytics } from './analyze'

const count = z.int().openapi({ example: 3 })
const watchedSeconds = z.number().openapi({ example: 41.5 })

const slideAnalytics = z
  .object({
    id,
    slideId: z.string().openapi({ example: 'welcome' }),
    title: z.string().openapi({ example: 'What we found on your roof' }),
    orderIndex: z.int().openapi({ example: 0 }),
    viewers: count,
    seconds: watchedSeconds.openapi({ description: 'Seconds watched, by everyone together.' }),
    secondsPerViewer: watchedSeconds,
    leftHere: count.openapi({ description: 'How many viewers stopped on this slide, without reaching the end.' }),
  })
  .openapi('SlideAnalytics')

const analytics = z
  .object({
    views: count,
    viewers: count,
    completions: count,
    tiersChosen: z
      .object({ good: count, better: count, best: count })
      .openapi({ description: 'How many viewers last chose each price option.' }),
    completionRate: z
      .number()
      .openapi({ example: 0.66, description: 'The share of viewers who watched at least 90 %, from 0 to 1.' }),
    furthestSlideId: id.nullable(),
    lastSeenAt: timestamp.nullable(),
    leftBeforeSlides: count.openapi({ description: 'How many viewers left during the intro.' }),
    slides: z.array(slideAnalytics),
  })
  .openapi('Analytics')

const analyticsAnswer = z.object({ analytics }).openapi('AnalyticsAnswer')

export const analyticsRoutes = createRouter().openapi(
  route({
    method: 'get',
    path: '/{presentationId}/analytics',
    operationId: 'getAnalytics',
    tags: ['Presentations'],
    summary: 'Get a presentation’s analytics',
    description:
      'Returns how many people watched, how far they got, how long they stayed on each slide, and which price options they chose.',
    request: { params: presentationPath },
    responses: { 200: answer('The numbers over all viewer sessions.', analyticsAnswer), ...errors(400, 404) },
  }),
  async (c) => {
    const { presentationId } = c.req.valid('param')
    return c.json({ analytics: await getAnalytics(c.var.db, c.var.caller.organizationId, presentationId) }, 200)
  },
)

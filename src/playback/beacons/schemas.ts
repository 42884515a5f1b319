import { id, moment } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { tierNames } from '../../core/shared/tiers'
import { mostEvents, viewerEventTypes } from './parse-beacon'

const viewerEvent = z
  .strictObject({
    type: z.enum(viewerEventTypes).openapi({ example: 'watched' }),
    slideId: id.nullish(),
    seconds: z
      .number()
      .min(0)
      .optional()
      .openapi({ example: 12.5, description: 'Seconds played. At most the time since the last beacon counts.' }),
    tier: z
      .enum(tierNames)
      .optional()
      .openapi({ example: 'better', description: 'The price option chosen. Required for `tier_chosen` to count.' }),
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
    recorded: z.int().openapi({
      example: 3,
      description: 'How many events counted. Events about slides of other presentations don’t.',
    }),
  })
  .openapi('Recorded')

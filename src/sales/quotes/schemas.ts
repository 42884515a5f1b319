import { id } from '../../core/http/shapes'
import { z } from '../../core/http/zod'

export const work = {
  layers: z
    .int()
    .min(0)
    .max(5)
    .default(1)
    .openapi({ example: 1, description: 'How many layers of old roofing come off.' }),
  stories: z.int().min(1).max(10).default(1).openapi({ example: 2 }),
}

export const quoteInput = z.strictObject({ roofMeasurementId: id, ...work }).openapi('QuoteInput')

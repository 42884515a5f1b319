import { z } from '../../core/http/zod'
import { tierNames } from '../../core/shared/tiers'

const progress = z
  .object({
    chosenTier: z
      .enum(tierNames)
      .nullable()
      .openapi({ description: 'The price option chosen last, on any device; null if none was.' }),
    isVisitBooked: z.boolean().openapi({ example: true, description: 'Whether the homeowner has a visit coming up.' }),
    isContractSigned: z.boolean().openapi({
      example: false,
      description: 'Whether the latest contract is signed and in force.',
    }),
  })
  .openapi('PresentationProgress')

export const progressAnswer = z.object({ progress })

export type Progress = z.infer<typeof progress>

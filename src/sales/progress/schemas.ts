import { z } from '../../core/http/zod'
import { tierNames } from '../../core/shared/tiers'

const progress = z
  .object({
    chosenTier: z.enum(tierNames).nullable().openapi({ description: 'The one that was chosen last, on any device.' }),
    isVisitBooked: z.boolean().openapi({ example: true, description: 'Whether a visit is still to come.' }),
    isContractSigned: z.boolean().openapi({
      example: false,
      description: 'Whether the last contract that was made is signed and in force.',
    }),
  })
  .openapi('PresentationProgress')

export const progressAnswer = z.object({ progress })

export type Progress = z.infer<typeof progress>

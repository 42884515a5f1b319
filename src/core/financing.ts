import { highestPriceCents } from './limits'
import { filledText } from './shapes'
import { z } from './zod'

/** Regulation Z lets nobody show a monthly payment without the terms that it follows from. */
export const financing = z
  .strictObject({
    aprBasisPoints: z.int().min(0).max(10_000).openapi({ example: 799, description: '799 is 7.99 %.' }),
    termMonths: z.int().min(1).max(480).openapi({ example: 120 }),
    downPaymentCents: z.int().min(0).max(highestPriceCents).openapi({ example: 0 }),
    disclosure: filledText(2000).openapi({ example: 'Estimated payment, with approved credit by Front Range Bank.' }),
  })
  .openapi('Financing')

export type Financing = z.infer<typeof financing>

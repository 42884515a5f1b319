import { line } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { financing } from '../../core/money'
import { ofEachKind } from './input-schemas'

const cents = z.int().min(0).max(10_000_000)
const amountCents = z.int().min(0).max(1_000_000_00)
const mostExtras = 20
const mostSurcharges = 20
const quantity = z.number().min(0.01).max(10_000)

const centsPerFoot = z.strictObject(ofEachKind(cents.optional())).openapi({
  example: { ridge: 450, valley: 900 },
  description: 'Prices per foot for work along an edge, such as ridge vents.',
})

const extras = z.array(z.strictObject({ label: line(100).openapi({ example: 'Permit' }), amountCents })).max(mostExtras)

const centsPerSquare = cents.openapi({ example: 52_000 })

const tierPricingInput = z
  .strictObject({ centsPerSquare, centsPerFoot: centsPerFoot.nullish(), extras: extras.nullish() })
  .openapi('TierPricingInput')

const tierPricing = z.object({ centsPerSquare, centsPerFoot, extras }).openapi('TierPricing')

const surchargeKinds = ['pitch_at_least', 'stories_at_least', 'facets_at_least'] as const

const surcharge = z
  .strictObject({
    when: z.enum(surchargeKinds).openapi({ example: 'pitch_at_least' }),
    value: z.number().min(0).max(1000).openapi({ example: 8 }),
    basisPoints: z
      .int()
      .min(0)
      .max(50_000)
      .openapi({ example: 1500, description: 'How much it adds, in hundredths of a percent: 1500 is 15 %.' }),
  })
  .openapi('Surcharge', {
    description:
      'A share added to the price of the squares. With `pitch_at_least` it applies to facets at or above that pitch, otherwise to all. Surcharges don’t compound.',
  })

const coverage = z
  .strictObject({
    bundlesPerSquare: quantity.openapi({ example: 3 }),
    starterFeetPerBundle: quantity.openapi({ example: 105 }),
    ridgeFeetPerBundle: quantity.openapi({ example: 33 }),
    underlaymentSquaresPerRoll: quantity.openapi({ example: 10 }),
    iceAndWaterFeetPerRoll: quantity.openapi({ example: 65 }),
    dripEdgeFeetPerPiece: quantity.openapi({ example: 10 }),
    nailSquaresPerBox: quantity.openapi({ example: 20 }),
  })
  .openapi('RoofCoverage', { description: 'How far the packages that your company buys go.' })

const tiers = z.strictObject({ good: tierPricingInput, better: tierPricingInput, best: tierPricingInput })

export const pricingInput = z
  .strictObject({
    tiers,
    tearOffCentsPerSquareAndLayer: cents.openapi({ example: 6500 }),
    surcharges: z.array(surcharge).max(mostSurcharges).default([]),
    minimumCents: amountCents.default(0).openapi({ example: 450_000 }),
    wasteBasisPoints: z
      .int()
      .min(0)
      .max(10_000)
      .openapi({ example: 1200, description: 'Extra material for cuts, in hundredths of a percent: 1200 is 12 %.' }),
    validDays: z.int().min(1).max(365).openapi({ example: 30 }),
    financing: financing.nullish(),
    coverage: coverage.nullish(),
  })
  .openapi('RoofPricingInput')

export type PricingInput = z.infer<typeof pricingInput>
export type Pricing = Omit<PricingInput, 'financing' | 'coverage'> & {
  financing: z.infer<typeof financing> | null
  coverage: z.infer<typeof coverage> | null
}

const pricing = z
  .object({
    ...pricingInput.shape,
    tiers: z.object({ good: tierPricing, better: tierPricing, best: tierPricing }),
    surcharges: z.array(surcharge),
    minimumCents: amountCents,
    financing: financing.nullable(),
    coverage: coverage.nullable(),
  })
  .openapi('RoofPricing')

export const pricingAnswer = z.object({ pricing }).openapi('RoofPricingAnswer')

export const completedPricing = ({ tiers, ...input }: PricingInput | Pricing) => ({
  ...input,
  tiers: { good: completedTier(tiers.good), better: completedTier(tiers.better), best: completedTier(tiers.best) },
  financing: input.financing ?? null,
  coverage: input.coverage ?? null,
})

const completedTier = (tier: z.infer<typeof tierPricingInput>) => ({
  centsPerSquare: tier.centsPerSquare,
  centsPerFoot: tier.centsPerFoot ?? {},
  extras: tier.extras ?? [],
})

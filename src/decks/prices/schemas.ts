import { line, pathId, shownText, text } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { highestPriceCents } from '../../core/limits'
import { financing } from '../../core/money'
import { imageKey } from '../../core/uploads/schemas'
import { withDefaults } from '../../core/with-defaults'

const cents = z.int().min(0).max(highestPriceCents)

export const tier = z
  .strictObject({
    name: line(100).openapi({ example: 'Better' }),
    priceCents: cents.nullable().openapi({ example: 1_890_000 }),
    monthlyCents: cents.nullable().openapi({ example: 21_900 }),
    description: text(2000).nullable().openapi({ example: 'What most of our neighbours choose.' }),
    features: z
      .array(shownText(200).trim().min(1))
      .max(30)
      .openapi({ example: ['Architectural shingles'] }),
    warranty: text(500).nullable().openapi({ example: '30 years, material and labour' }),
    imageKey: imageKey.nullable(),
    isRecommended: z.boolean().openapi({ example: true }),
  })
  .openapi('Tier')

const tierInput = tier.partial().required({ name: true }).openapi('TierInput')

const offer = {
  subtitle: text(500).nullable().openapi({ example: 'Three ways to a dry home' }),
  brandLogo: imageKey.nullable(),
  disclaimer: text(2000).nullable().openapi({ example: 'Prices hold for 30 days.' }),
  financing: financing.nullable(),
}

const productData = z.strictObject({ good: tier, better: tier, best: tier, ...offer }).openapi('ProductData')

const termsMissing =
  'is required beside a monthlyCents: Regulation Z wants APR, term and down payment wherever a monthly payment is shown'

const productDataInput = z
  .strictObject({ good: tierInput, better: tierInput, best: tierInput, ...z.object(offer).partial().shape })
  .superRefine(({ good, better, best, financing }, context) => {
    const hasMonthly = [good, better, best].some(({ monthlyCents }) => typeof monthlyCents === 'number')
    if (hasMonthly && !financing)
      context.addIssue({ code: 'custom', path: ['financing'], message: termsMissing, params: { code: 'invalid' } })
  })
  .openapi('ProductDataInput', {
    description: 'The three price options. If you give a `monthlyCents`, give its terms in `financing`.',
  })

type Tier = z.infer<typeof tier>
export type ProductData = z.infer<typeof productData>
export type ProductDataInput = z.infer<typeof productDataInput>

export const productDataBody = z.strictObject({ productData: productDataInput }).openapi('ProductDataBody')
export const productDataAnswer = z.object({ productData }).openapi('ProductDataAnswer')

const emptyTier = {
  priceCents: null,
  monthlyCents: null,
  description: null,
  features: [],
  warranty: null,
  imageKey: null,
  isRecommended: false,
}

export const completed = ({ good, better, best, ...input }: ProductDataInput): ProductData => ({
  good: withDefaults<Tier>(emptyTier, good),
  better: withDefaults<Tier>(emptyTier, better),
  best: withDefaults<Tier>(emptyTier, best),
  subtitle: input.subtitle ?? null,
  brandLogo: input.brandLogo ?? null,
  disclaimer: input.disclaimer ?? null,
  financing: input.financing ?? null,
})

export const productDataPath = z.object({ slideId: pathId('slideId') })

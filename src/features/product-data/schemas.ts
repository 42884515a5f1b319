import { mediaKey } from '../../core/media'
import { filledText, pathId, text } from '../../core/shapes'
import { z } from '../../core/zod'

const cents = z.int().min(0).max(100_000_000_00)

const tier = z
  .strictObject({
    name: filledText(100).openapi({ example: 'Better' }),
    priceCents: cents.nullish().openapi({ example: 1_890_000 }),
    monthlyCents: cents.nullish().openapi({ example: 21_900 }),
    description: text(2000).nullish().openapi({ example: 'What most of our neighbours choose.' }),
    features: z
      .array(filledText(200))
      .max(30)
      .nullish()
      .openapi({ example: ['Architectural shingles'] }),
    warranty: text(500).nullish().openapi({ example: '30 years, material and labour' }),
    imageKey: mediaKey.nullish(),
    isRecommended: z.boolean().nullish().openapi({ example: true }),
  })
  .transform((input) => ({
    name: input.name,
    priceCents: input.priceCents ?? null,
    monthlyCents: input.monthlyCents ?? null,
    description: input.description ?? null,
    features: input.features ?? [],
    warranty: input.warranty ?? null,
    imageKey: input.imageKey ?? null,
    isRecommended: input.isRecommended ?? false,
  }))
  .openapi('Tier')

export const productData = z
  .strictObject({
    good: tier,
    better: tier,
    best: tier,
    subtitle: text(500).nullish().openapi({ example: 'Three ways to a dry home' }),
    brandLogo: mediaKey.nullish(),
    disclaimer: text(2000).nullish().openapi({ example: 'Prices hold for 30 days.' }),
  })
  .transform((input) => ({
    good: input.good,
    better: input.better,
    best: input.best,
    subtitle: input.subtitle ?? null,
    brandLogo: input.brandLogo ?? null,
    disclaimer: input.disclaimer ?? null,
  }))
  .openapi('ProductData')

export type ProductData = z.infer<typeof productData>

export const productDataBody = z.strictObject({ productData }).openapi('ProductDataBody')
export const productDataPath = z.object({ slideId: pathId('slideId') })

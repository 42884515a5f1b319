import { financing } from '../../core/financing'
import { id, isoTime, timestamp } from '../../core/shapes'
import { z } from '../../core/zod'
import { lineOfQuoteKinds } from './price'
import { type FoundQuote, isOutdated, isRoofConfirmed } from './queries'

export const quoteInput = z
  .strictObject({
    roofMeasurementId: id,
    layers: z.int().min(0).max(5).default(1).openapi({ example: 1, description: 'Of old roofing, to be torn off.' }),
    stories: z.int().min(1).max(10).default(1).openapi({ example: 2 }),
  })
  .openapi('QuoteInput')

const cents = z.int().openapi({ example: 1_790_000 })

const quoteTier = z
  .object({
    lines: z
      .array(
        z.object({
          kind: z.enum(lineOfQuoteKinds).openapi({ example: 'roof' }),
          label: z.string().openapi({ example: 'Roof: 24.31 squares and 12% waste' }),
          amountCents: cents,
        }),
      )
      .openapi({ description: 'They add up to the total.' }),
    totalCents: cents,
    monthlyCents: cents.nullable().openapi({ description: 'Never without the terms in `financing`.' }),
  })
  .openapi('QuoteTier')

export const quote = z
  .object({
    id,
    presentationId: id,
    roofMeasurementId: id,
    createdAt: timestamp,
    validUntil: timestamp,
    layers: z.int().openapi({ example: 1 }),
    stories: z.int().openapi({ example: 2 }),
    wasteBasisPoints: z.int().openapi({ example: 1200 }),
    isRoofConfirmed: z
      .boolean()
      .openapi({ example: true, description: 'Whether a person confirmed these numbers of the roof.' }),
    isOutdated: z.boolean().openapi({
      example: false,
      description: 'Whether the roof or the prices changed since. The quote holds all the same; POST makes a new one.',
    }),
    tiers: z.object({ good: quoteTier, better: quoteTier, best: quoteTier }),
    financing: financing.nullable(),
  })
  .openapi('Quote')

export const quoteAnswer = z.object({ quote }).openapi('QuoteAnswer')

export const quoteOf = (row: FoundQuote) => ({
  id: row.id,
  presentationId: row.presentationId,
  roofMeasurementId: row.roofMeasurementId,
  createdAt: isoTime(row.createdAt),
  validUntil: isoTime(row.validUntil),
  layers: row.layers,
  stories: row.stories,
  wasteBasisPoints: row.pricing.wasteBasisPoints,
  isRoofConfirmed: isRoofConfirmed(row),
  isOutdated: isOutdated(row),
  tiers: row.tiers,
  financing: row.financing,
})

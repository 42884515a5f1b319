import { workOf } from '../../core/http/context'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { id, isoTime, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { financing } from '../../core/money'
import { presentationPath } from '../../decks/presentations/schemas'
import { completedPricing, pricingInput } from '../roofs/pricing-schemas'
import { measurementPath } from '../roofs/schemas'
import { findOffer, offerAnswer } from './offer'
import { lineOfQuoteKinds } from './price'
import { createQuote, type FoundQuote, getQuote, isOutdated, isRoofConfirmed, tryPrices } from './queries'
import { quoteInput, work } from './schemas'

const trialInput = z.strictObject({ pricing: pricingInput, ...work }).openapi('PriceTrialInput')

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
      .openapi({ description: 'What the price consists of; the lines add up to the total.' }),
    totalCents: cents,
    monthlyCents: cents.nullable().openapi({ description: 'The monthly payment in cents; null without `financing`.' }),
  })
  .openapi('QuoteTier')

const tiers = z.object({ good: quoteTier, better: quoteTier, best: quoteTier })

const trialAnswer = z.object({ tiers, financing: financing.nullable() }).openapi('PriceTrialAnswer')

const quote = z
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
      .openapi({ example: true, description: 'Whether a person confirmed the roof’s numbers.' }),
    isOutdated: z.boolean().openapi({
      example: false,
      description:
        'Whether the roof or your prices have changed since. The quote still holds; create a new one to update it.',
    }),
    tiers,
    financing: financing.nullable(),
  })
  .openapi('Quote')

const quoteAnswer = z.object({ quote }).openapi('QuoteAnswer')

const quoteOf = (row: FoundQuote) => ({
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

const tags = ['Presentations']

export const priceTrialRoutes = createRouter().openapi(
  route({
    method: 'post',
    path: '/{roofMeasurementId}/price',
    operationId: 'tryPrices',
    tags: ['Roof measurements'],
    summary: 'Try prices on a roof',
    description:
      'Computes what the prices you send would come to for this roof. Nothing is saved and homeowners don’t see the result.',
    request: { params: measurementPath, body: jsonBody(trialInput) },
    responses: { 200: answer('The three prices.', trialAnswer), ...errors(400, 404) },
  }),
  async (c) => {
    const { pricing, ...asked } = c.req.valid('json')
    const { roofMeasurementId } = c.req.valid('param')
    const trial = { pricing: completedPricing(pricing), ...asked }
    return c.json(await tryPrices(c.var.db, c.var.caller.organizationId, roofMeasurementId, trial), 200)
  },
)

export const quoteRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/{presentationId}/quote',
      confirmsSession: true,
      operationId: 'createQuote',
      tags,
      summary: 'Create a quote',
      description:
        'Computes a quote from a roof measurement and the company’s current prices. The homeowner is shown these prices from then on.',
      request: { params: presentationPath, body: jsonBody(quoteInput) },
      responses: { 201: answer('The quote.', quoteAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const ask = { ...c.req.valid('param'), ...c.req.valid('json') }
      const quote = await createQuote(workOf(c), c.var.caller.organizationId, ask, Date.now())
      return c.json({ quote: quoteOf(quote) }, 201)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{presentationId}/quote',
      operationId: 'getQuote',
      tags,
      summary: 'Get a presentation’s quote',
      description: 'Returns the latest quote of a presentation.',
      request: { params: presentationPath },
      responses: { 200: answer('The quote, as the homeowner sees it.', quoteAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      const quote = await getQuote(c.var.db, c.var.caller.organizationId, presentationId)
      return c.json({ quote: quoteOf(quote) }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{presentationId}/offer',
      operationId: 'getOffer',
      tags,
      summary: 'Get the prices a homeowner is shown',
      description:
        'Returns the three price options as the homeowner sees them: their names, prices and monthly payments, from the latest quote or, without one, from the deck.',
      request: { params: presentationPath },
      responses: { 200: answer('The prices.', offerAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { presentationId } = c.req.valid('param')
      return c.json(await findOffer(c.var.db, c.var.caller.organizationId, presentationId), 200)
    },
  )

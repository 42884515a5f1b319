import { createRoute } from '@hono/zod-openapi'
import { answer, jsonBody, readErrors, writeErrors } from '../../core/contract'
import { createRouter } from '../../core/router'
import { completedPricing, pricingAnswer, pricingInput } from './pricing-schemas'
import { getPricing, putPricing } from './queries'

const tags = ['Roof measurements']

/** Mounted before the roofs, so that `pricing` is not taken for an id. */
export const roofPricingRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'get',
      path: '/pricing',
      operationId: 'getRoofPricing',
      tags,
      summary: 'Get what a roof costs',
      responses: { 200: answer('The company’s prices.', pricingAnswer), ...readErrors(404) },
    }),
    async (c) => c.json({ pricing: completedPricing(await getPricing(c.var.db, c.var.caller.organizationId)) }, 200),
  )
  .openapi(
    createRoute({
      method: 'put',
      path: '/pricing',
      operationId: 'putRoofPricing',
      tags,
      summary: 'Say what a roof costs',
      description:
        'In whole cents; shares in basis points, of which 100 are a percent. Quotes that were made stay as they are.',
      request: { body: jsonBody(pricingInput) },
      responses: { 200: answer('The company’s prices.', pricingAnswer), ...writeErrors() },
    }),
    async (c) => {
      const pricing = completedPricing(c.req.valid('json'))
      await putPricing(c.var.db, c.var.caller.organizationId, pricing, Date.now())
      return c.json({ pricing }, 200)
    },
  )

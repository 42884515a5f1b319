import { workOf } from '../../core/http/context'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { versionOf } from '../../core/http/versions'
import { requireOwnMedia } from '../../core/uploads/schemas'
import { getProductData, productDataVersion, putProductData } from './queries'
import { completed, type ProductData, productDataAnswer, productDataBody, productDataPath } from './schemas'

const tags = ['Product pricing data']

export const productDataRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/{slideId}/product-data',
      version: productDataVersion,
      operationId: 'getProductData',
      tags,
      summary: 'Get a slide’s prices',
      description:
        'Returns the Good, Better and Best options of a slide as they were last saved, or 404 if it has none.',
      request: { params: productDataPath },
      responses: { 200: answer('The Good, Better and Best options.', productDataAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { slideId } = c.req.valid('param')
      const row = await getProductData(c.var.db, c.var.caller.organizationId, slideId)
      return c.json({ productData: row.data }, 200, versionOf(row))
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/{slideId}/product-data',
      version: productDataVersion,
      operationId: 'putProductData',
      tags,
      summary: 'Replace a slide’s prices',
      description: 'Creates or replaces the price options of a slide, whose type must be `product_pricing_v1`.',
      request: { params: productDataPath, body: jsonBody(productDataBody) },
      responses: { 200: answer('The saved price options.', success), ...errors(404, 409) },
    }),
    async (c) => {
      const { organizationId } = c.var.caller
      const productData = completed(c.req.valid('json').productData)
      requireOwnMedia(organizationId, mediaIn(productData))
      const { slideId } = c.req.valid('param')
      const row = await putProductData(workOf(c), organizationId, slideId, productData, Date.now())
      return c.json({ success: true }, 200, versionOf(row))
    },
  )

const mediaIn = ({ brandLogo, good, better, best }: ProductData) => ({
  'productData.brandLogo': brandLogo,
  'productData.good.imageKey': good.imageKey,
  'productData.better.imageKey': better.imageKey,
  'productData.best.imageKey': best.imageKey,
})

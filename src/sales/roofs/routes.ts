import { actorOf, workOf } from '../../core/http/context'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { measurementInput, measurementPatch } from './input-schemas'
import { completedPricing, pricingAnswer, pricingInput } from './pricing-schemas'
import {
  confirmMeasurement,
  deleteMeasurement,
  getMeasurement,
  getPricing,
  type KeepForQuotes,
  listMeasurements,
  putPricing,
} from './queries'
import {
  measurementAnswer,
  measurementList,
  measurementListQuery,
  measurementPath,
  measurementResponse,
  timeOf,
  wholeMeasurementResponse,
} from './schemas'
import { correctMeasurement, storeMeasurement } from './store-measurement'

const tags = ['Roof measurements']
const usualPage = 50

export const measurementRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/',
      operationId: 'createRoofMeasurement',
      tags,
      summary: 'Write a roof down',
      description: 'Facets with their pitch and area, and lines in feet; the answer has what follows from them.',
      request: { body: jsonBody(measurementInput) },
      responses: { 201: answer('The roof.', measurementAnswer), ...errors(404) },
    }),
    async (c) => {
      const { measuredAt, lines, ...input } = c.req.valid('json')
      const measurement = { ...input, lines: lines ?? {}, measuredAt: timeOf(measuredAt) }
      return c.json({ roofMeasurement: await storeMeasurement(c, measurement) }, 201)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/',
      operationId: 'listRoofMeasurements',
      tags,
      summary: 'List roofs',
      description: `The newest first, ${usualPage} to a page unless \`limit\` says otherwise; without \`raw\`.`,
      request: { query: measurementListQuery },
      responses: { 200: answer('The roofs of the organization.', measurementList), ...errors(400) },
    }),
    async (c) => {
      const { limit = usualPage, cursor, presentationId } = c.req.valid('query')
      const filter = { presentationId, cursor: readCursor(cursor) }
      const { rows, pricing } = await listMeasurements(c.var.db, c.var.caller.organizationId, filter, limit)
      const { rows: shown, nextCursor } = page(rows, limit)
      const roofMeasurements = shown.map((row) => measurementResponse(row, pricing, c.req.url))
      return c.json({ roofMeasurements, nextCursor }, 200)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/{roofMeasurementId}',
      operationId: 'getRoofMeasurement',
      tags,
      summary: 'Get a roof',
      description: 'With what follows from it: squares, waste, materials and a drawing.',
      request: { params: measurementPath },
      responses: { 200: answer('The roof.', measurementAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { roofMeasurementId } = c.req.valid('param')
      const { row, pricing } = await getMeasurement(c.var.db, c.var.caller.organizationId, roofMeasurementId)
      return c.json({ roofMeasurement: wholeMeasurementResponse(row, pricing, c.req.url) }, 200)
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{roofMeasurementId}',
      confirmsSession: true,
      operationId: 'updateRoofMeasurement',
      tags,
      summary: 'Correct a roof',
      description:
        '`structures` replaces them all, `lines` changes the kinds it names. New numbers have to be confirmed anew.',
      request: { params: measurementPath, body: jsonBody(measurementPatch) },
      responses: { 200: answer('The roof as it is now.', measurementAnswer), ...errors(404, 409) },
    }),
    async (c) => {
      const { roofMeasurementId } = c.req.valid('param')
      const { row, pricing } = await correctMeasurement(
        workOf(c),
        c.var.caller.organizationId,
        roofMeasurementId,
        c.req.valid('json'),
        Date.now(),
      )
      return c.json({ roofMeasurement: wholeMeasurementResponse(row, pricing, c.req.url) }, 200)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{roofMeasurementId}/confirm',
      operationId: 'confirmRoofMeasurement',
      tags,
      summary: 'Say that a person has looked at the numbers',
      description: 'Prices in a contract need it. Twice changes nothing; other numbers have to be confirmed anew.',
      request: { params: measurementPath },
      responses: { 200: answer('The confirmed roof.', measurementAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { roofMeasurementId } = c.req.valid('param')
      const { organizationId } = c.var.caller
      const { id } = actorOf(c.var.caller)
      const { row, pricing } = await confirmMeasurement(workOf(c), organizationId, roofMeasurementId, id, Date.now())
      return c.json({ roofMeasurement: wholeMeasurementResponse(row, pricing, c.req.url) }, 200)
    },
  )

/** Mounted before the roofs, so that `pricing` isn't taken for an id. */
export const roofPricingRoutes = createRouter()
  .openapi(
    route({
      method: 'get',
      path: '/pricing',
      operationId: 'getRoofPricing',
      tags,
      summary: 'Get what a roof costs',
      description: 'What quotes are computed from. 404 until there are prices.',
      responses: { 200: answer('The company’s prices.', pricingAnswer), ...errors(404) },
    }),
    async (c) => c.json({ pricing: completedPricing(await getPricing(c.var.db, c.var.caller.organizationId)) }, 200),
  )
  .openapi(
    route({
      method: 'put',
      path: '/pricing',
      operationId: 'putRoofPricing',
      tags,
      summary: 'Say what a roof costs',
      description:
        'In whole cents; shares in basis points, of which 100 are a percent. Quotes that were made stay as they are.',
      request: { body: jsonBody(pricingInput) },
      responses: { 200: answer('The company’s prices.', pricingAnswer) },
    }),
    async (c) => {
      const pricing = completedPricing(c.req.valid('json'))
      await putPricing(workOf(c), c.var.caller.organizationId, pricing, Date.now())
      return c.json({ pricing }, 200)
    },
  )

export const measurementDeletionRoutes = (keep: KeepForQuotes) =>
  createRouter().openapi(
    route({
      method: 'delete',
      path: '/{roofMeasurementId}',
      operationId: 'deleteRoofMeasurement',
      tags,
      summary: 'Delete a roof',
      description: 'Quotes that were made from it stay as they are.',
      request: { params: measurementPath },
      responses: { 200: answer('Deleted.', success), ...errors(400, 404) },
    }),
    async (c) => {
      await deleteMeasurement(workOf(c), c.var.caller.organizationId, c.req.valid('param').roofMeasurementId, keep)
      return c.json({ success: true }, 200)
    },
  )

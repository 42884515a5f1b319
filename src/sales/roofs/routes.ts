import { actorOf, workOf } from '../../core/http/context'
import { page, readCursor } from '../../core/http/paging'
import { answer, createRouter, errors, jsonBody, route, success } from '../../core/http/route'
import { versionOf } from '../../core/http/versions'
import { measurementInput, measurementPatch } from './input-schemas'
import { completedPricing, pricingAnswer, pricingInput } from './pricing-schemas'
import {
  confirmMeasurement,
  deleteMeasurement,
  getMeasurement,
  getPricing,
  type KeepForQuotes,
  listMeasurements,
  measurementVersion,
  pricingVersion,
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
      summary: 'Create a roof measurement',
      description:
        'Saves a roof that someone measured: facets with pitch and area, and lines in feet. The answer includes everything derived from them, such as squares, waste and materials.',
      request: { body: jsonBody(measurementInput) },
      responses: { 201: answer('The roof measurement.', measurementAnswer), ...errors(404) },
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
      summary: 'List roof measurements',
      description: `Returns the company’s roof measurements, newest first, ${usualPage} per page unless you set \`limit\`. \`raw\` is left out.`,
      request: { query: measurementListQuery },
      responses: { 200: answer('The roof measurements.', measurementList), ...errors(400) },
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
      version: measurementVersion,
      operationId: 'getRoofMeasurement',
      tags,
      summary: 'Get a roof measurement',
      description:
        'Returns a roof measurement with everything derived from it: squares, waste, materials and a drawing.',
      request: { params: measurementPath },
      responses: { 200: answer('The roof measurement.', measurementAnswer), ...errors(400, 404) },
    }),
    async (c) => {
      const { roofMeasurementId } = c.req.valid('param')
      const { row, pricing } = await getMeasurement(c.var.db, c.var.caller.organizationId, roofMeasurementId)
      return c.json({ roofMeasurement: wholeMeasurementResponse(row, pricing, c.req.url) }, 200, versionOf(row))
    },
  )
  .openapi(
    route({
      method: 'patch',
      path: '/{roofMeasurementId}',
      version: measurementVersion,
      confirmsSession: true,
      operationId: 'updateRoofMeasurement',
      tags,
      summary: 'Update a roof measurement',
      description:
        'Corrects a roof measurement. `structures` replaces all structures; `lines` changes only the kinds it names. New numbers must be confirmed again.',
      request: { params: measurementPath, body: jsonBody(measurementPatch) },
      responses: { 200: answer('The updated roof measurement.', measurementAnswer), ...errors(404, 409) },
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
      return c.json({ roofMeasurement: wholeMeasurementResponse(row, pricing, c.req.url) }, 200, versionOf(row))
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/{roofMeasurementId}/confirm',
      operationId: 'confirmRoofMeasurement',
      tags,
      summary: 'Confirm a roof measurement',
      description:
        'Records that a person has checked the numbers, which prices in a contract require. Confirming twice changes nothing; changed numbers must be confirmed again.',
      request: { params: measurementPath },
      responses: { 200: answer('The confirmed roof measurement.', measurementAnswer), ...errors(400, 404) },
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
      version: pricingVersion,
      operationId: 'getRoofPricing',
      tags,
      summary: 'Get the roof prices',
      description: 'Returns the prices that quotes are computed from, or 404 if there are none yet.',
      responses: { 200: answer('The company’s prices.', pricingAnswer), ...errors(404) },
    }),
    async (c) => {
      const row = await getPricing(c.var.db, c.var.caller.organizationId)
      return c.json({ pricing: completedPricing(row.pricing) }, 200, versionOf(row))
    },
  )
  .openapi(
    route({
      method: 'put',
      path: '/pricing',
      version: pricingVersion,
      operationId: 'putRoofPricing',
      tags,
      summary: 'Replace the roof prices',
      description:
        'Saves the prices that quotes are computed from, in whole cents; shares are in basis points, 100 of which are one percent. Existing quotes don’t change.',
      request: { body: jsonBody(pricingInput) },
      responses: { 200: answer('The saved prices.', pricingAnswer) },
    }),
    async (c) => {
      const pricing = completedPricing(c.req.valid('json'))
      const row = await putPricing(workOf(c), c.var.caller.organizationId, pricing, Date.now())
      return c.json({ pricing }, 200, versionOf(row))
    },
  )

export const measurementDeletionRoutes = (keep: KeepForQuotes) =>
  createRouter().openapi(
    route({
      method: 'delete',
      path: '/{roofMeasurementId}',
      version: measurementVersion,
      operationId: 'deleteRoofMeasurement',
      tags,
      summary: 'Delete a roof measurement',
      description: 'Deletes a roof measurement. Quotes made from it stay as they are.',
      request: { params: measurementPath },
      responses: { 200: answer('The roof measurement was deleted.', success), ...errors(400, 404) },
    }),
    async (c) => {
      await deleteMeasurement(workOf(c), c.var.caller.organizationId, c.req.valid('param').roofMeasurementId, keep)
      return c.json({ success: true }, 200)
    },
  )

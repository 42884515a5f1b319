import { createRoute } from '@hono/zod-openapi'
import { answer, bareWriteErrors, jsonBody, readErrors, success, writeErrors } from '../../core/contract'
import { page, readCursor } from '../../core/paging'
import { createRouter } from '../../core/router'
import { correctMeasurement } from './correct'
import { measurementInput, measurementPatch } from './input-schemas'
import { measurementResponse, wholeMeasurementResponse } from './measurement-response'
import { confirmMeasurement, deleteMeasurement, getMeasurement, listMeasurements } from './queries'
import { measurementAnswer, measurementList, measurementListQuery, measurementPath, timeOf } from './schemas'
import { storeMeasurement } from './store-measurement'

const tags = ['Roof measurements']
const usualPage = 50

export const measurementRoutes = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/',
      operationId: 'createRoofMeasurement',
      tags,
      summary: 'Write a roof down',
      description: 'Facets with their pitch and area, and lines in feet; the answer has what follows from them.',
      request: { body: jsonBody(measurementInput) },
      responses: { 201: answer('The roof.', measurementAnswer), ...writeErrors(404) },
    }),
    async (c) => {
      const { measuredAt, lines, ...input } = c.req.valid('json')
      const measurement = { ...input, lines: lines ?? {}, measuredAt: timeOf(measuredAt) }
      return c.json({ roofMeasurement: await storeMeasurement(c, measurement) }, 201)
    },
  )
  .openapi(
    createRoute({
      method: 'get',
      path: '/',
      operationId: 'listRoofMeasurements',
      tags,
      summary: 'List roofs',
      description: `The newest first, ${usualPage} to a page unless \`limit\` says otherwise; without \`raw\`.`,
      request: { query: measurementListQuery },
      responses: { 200: answer('The roofs of the organization.', measurementList), ...readErrors(400) },
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
    createRoute({
      method: 'get',
      path: '/{roofMeasurementId}',
      operationId: 'getRoofMeasurement',
      tags,
      summary: 'Get a roof',
      request: { params: measurementPath },
      responses: { 200: answer('The roof.', measurementAnswer), ...readErrors(400, 404) },
    }),
    async (c) => {
      const { roofMeasurementId } = c.req.valid('param')
      const { row, pricing } = await getMeasurement(c.var.db, c.var.caller.organizationId, roofMeasurementId)
      return c.json({ roofMeasurement: wholeMeasurementResponse(row, pricing, c.req.url) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'patch',
      path: '/{roofMeasurementId}',
      operationId: 'updateRoofMeasurement',
      tags,
      summary: 'Correct a roof',
      request: { params: measurementPath, body: jsonBody(measurementPatch) },
      responses: { 200: answer('The roof as it is now.', measurementAnswer), ...writeErrors(404, 409) },
    }),
    async (c) => {
      const { roofMeasurementId } = c.req.valid('param')
      const { row, pricing } = await correctMeasurement(
        c.var.db,
        c.var.caller,
        roofMeasurementId,
        c.req.valid('json'),
        Date.now(),
      )
      return c.json({ roofMeasurement: wholeMeasurementResponse(row, pricing, c.req.url) }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/{roofMeasurementId}',
      operationId: 'deleteRoofMeasurement',
      tags,
      summary: 'Delete a roof',
      description: 'Quotes that were made from it stay as they are.',
      request: { params: measurementPath },
      responses: { 200: answer('Deleted.', success), ...bareWriteErrors(400, 404) },
    }),
    async (c) => {
      await deleteMeasurement(c.var.db, c.var.caller.organizationId, c.req.valid('param').roofMeasurementId)
      return c.json({ success: true }, 200)
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/{roofMeasurementId}/confirm',
      operationId: 'confirmRoofMeasurement',
      tags,
      summary: 'Say that a person has looked at the numbers',
      description: 'Prices in a contract need it. Twice changes nothing; other numbers have to be confirmed anew.',
      request: { params: measurementPath },
      responses: { 200: answer('The confirmed roof.', measurementAnswer), ...bareWriteErrors(400, 404) },
    }),
    async (c) => {
      const { roofMeasurementId } = c.req.valid('param')
      const { organizationId, userId } = c.var.caller
      const { row, pricing } = await confirmMeasurement(c.var.db, organizationId, roofMeasurementId, userId, Date.now())
      return c.json({ roofMeasurement: wholeMeasurementResponse(row, pricing, c.req.url) }, 200)
    },
  )

import type { Context } from 'hono'
import { type AppEnv, workOf } from '../../core/http/context'
import { describedHeaders } from '../../core/http/described-headers'
import { tooMany } from '../../core/http/errors'
import { answer, createRouter, errors, jsonBody, route } from '../../core/http/route'
import { roofLookupsPerHour } from '../../core/limits'
import { countOrWait, secondsUntil } from '../../core/rate-limits/queries'
import { hour } from '../../core/time'
import { drawRoof } from './draw'
import { importInput, lookupInput } from './input-schemas'
import { lookUp, requireRoofImagery } from './lookup'
import { getDrawn } from './queries'
import { csvTemplate } from './readers/csv'
import { readFile } from './readers/read'
import { measurementAnswer, measurementPath, timeOf } from './schemas'
import { storeMeasurement } from './store-measurement'

const tags = ['Roof measurements']

/** Mounted before the roofs, so that `import-template.csv` isn't taken for an id. */
export const roofSourceRoutes = createRouter()
  .openapi(
    route({
      method: 'post',
      path: '/lookup',
      operationId: 'lookUpRoof',
      tags,
      summary: 'Measure a roof from aerial imagery',
      description:
        'Measures the roof at an address or a point with the configured imagery provider. `imagery` says how far the building is from the point; over 20 m, `warnings` says so too.',
      request: { body: jsonBody(lookupInput) },
      responses: { 201: answer('The roof measurement.', measurementAnswer), ...errors(404, 409, 429, 503) },
    }),
    async (c) => {
      const provider = requireRoofImagery(c.env)
      await limitLookups(c)
      const input = c.req.valid('json')
      const found = await lookUp(provider, input)
      const measuredAt = timeOf(found.imagery.date)
      const measurement = {
        ...found,
        lines: {},
        measuredAt,
        address: input.address,
        presentationId: input.presentationId,
      }
      return c.json({ roofMeasurement: await storeMeasurement(c, measurement) }, 201)
    },
  )
  .openapi(
    route({
      method: 'post',
      path: '/import',
      operationId: 'importRoof',
      tags,
      summary: 'Import a roof measurement',
      description:
        'Creates a roof measurement from Hover’s `full_json` or `summarized_json`, EagleView’s JSON, or a CSV laid out like `import-template.csv`. The whole file is kept as `raw`.',
      request: { body: jsonBody(importInput) },
      responses: { 201: answer('The roof measurement.', measurementAnswer), ...errors(404) },
    }),
    async (c) => {
      const { format, data, presentationId, address, measuredAt } = c.req.valid('json')
      const read = readFile({ format, data })
      const measurement = { ...read, presentationId, address: address ?? read.address, measuredAt: timeOf(measuredAt) }
      return c.json({ roofMeasurement: await storeMeasurement(c, measurement) }, 201)
    },
  )
  .openapi(
    route({
      method: 'get',
      path: '/import-template.csv',
      operationId: 'getRoofImportTemplate',
      tags,
      summary: 'Download the CSV template',
      description: 'Returns a CSV file to fill in and send to the import with the format `csv`.',
      responses: {
        200: {
          description: 'The file, with an example of each kind of row.',
          headers: describedHeaders('Content-Disposition'),
          content: { 'text/csv': { schema: { type: 'string' as const } } },
        },
      },
    }),
    (c) =>
      c.body(csvTemplate, 200, {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="roof.csv"',
      }) as never,
  )
  .openapi(
    route({
      method: 'get',
      path: '/{roofMeasurementId}/diagram.svg',
      operationId: 'getRoofDiagram',
      tags,
      summary: 'Get a roof diagram',
      description:
        'Returns a drawing of the roof: from its outlines if the source has them, otherwise a schematic by area, pitch and direction.',
      request: { params: measurementPath },
      responses: {
        200: { description: 'The drawing.', content: { 'image/svg+xml': { schema: { type: 'string' as const } } } },
        ...errors(400, 404),
      },
    }),
    async (c) => {
      const { roofMeasurementId } = c.req.valid('param')
      const { structures, palette, address } = await getDrawn(c.var.db, c.var.caller.organizationId, roofMeasurementId)
      const svg = drawRoof(structures, palette, address ? `Roof of ${address}` : 'Roof')
      const headers = { 'content-type': 'image/svg+xml; charset=utf-8', 'cache-control': 'private, no-cache' }
      return c.body(svg, 200, headers) as never
    },
  )

/**
 * Each lookup costs money, so it counts before the provider is asked, and a retry with the same Idempotency-Key doesn't
 * pay again. No roof exists yet, so this write has no audit entry.
 */
async function limitLookups(c: Context<AppEnv>) {
  const now = Date.now()
  const key = `roof-lookups:${c.var.caller.organizationId}`
  const freeAt = await countOrWait(workOf(c), [{ key, most: roofLookupsPerHour, milliseconds: hour }], now)
  if (freeAt)
    throw tooMany(
      'roof_lookups',
      'You’ve looked up too many roofs this hour. Try again later.',
      secondsUntil(freeAt, now),
    )
}

import type { Context } from 'hono'
import type { AppEnv } from '../../core/context'
import { wholeMeasurementResponse } from './measurement-response'
import { createMeasurement } from './queries'
import { type NewMeasurement, newRow } from './row'

export async function storeMeasurement(c: Context<AppEnv>, measurement: NewMeasurement) {
  const row = newRow(c.var.caller.organizationId, measurement, Date.now())
  const { pricing } = await createMeasurement(c.var.db, row)
  return wholeMeasurementResponse(row, pricing, c.req.url)
}

import { sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { commit, none, type Work } from '../../core/database/commit'
import { newId } from '../../core/database/shards'
import { rowsAtOnce } from '../../core/database/table-rules'
import { type AppEnv, workOf } from '../../core/http/context'
import { defineSweep, rowIf } from '../../core/jobs/define-job'
import type { MeasurementPatch } from './input-schemas'
import { type Changes, createMeasurement, getMeasurement, updateMeasurement } from './queries'
import {
  correctedLines,
  correctedStructures,
  type LinesInput,
  linesWithOrigin,
  type Origin,
  type StructureInput,
  type Warning,
  withOrigin,
} from './roof'
import { timeOf, wholeMeasurementResponse } from './schemas'
import type { Imagery, Raw, RoofMeasurement } from './tables'

type NewMeasurement = {
  source: Origin['source']
  structures: StructureInput[]
  lines: LinesInput
  measuredAt: number | null
  confidence?: number | null | undefined
  quality?: string | null
  presentationId?: string | null | undefined
  address?: string | null | undefined
  imagery?: Imagery
  warnings?: Warning[]
  raw?: Raw
}

function newRow(shard: string, organizationId: string, measurement: NewMeasurement, now: number): RoofMeasurement {
  const { source, confidence = null, quality = null } = measurement
  const origin = { source, confidence, quality }
  return {
    id: newId(shard),
    organizationId,
    presentationId: measurement.presentationId ?? null,
    address: measurement.address ?? null,
    source,
    measuredAt: measurement.measuredAt,
    confidence,
    structures: withOrigin(measurement.structures, origin),
    lines: linesWithOrigin(measurement.lines, origin),
    imagery: measurement.imagery ?? null,
    warnings: measurement.warnings ?? [],
    raw: measurement.raw ?? null,
    revision: 1,
    confirmedAt: null,
    confirmedBy: null,
    forgetAt: null,
    createdAt: now,
    updatedAt: now,
  }
}

export async function storeMeasurement(c: Context<AppEnv>, measurement: NewMeasurement) {
  const row = newRow(c.env.SHARD, c.var.caller.organizationId, measurement, Date.now())
  const { pricing } = await createMeasurement(workOf(c), row)
  return wholeMeasurementResponse(row, pricing, c.req.url)
}

export async function correctMeasurement(
  work: Work,
  organizationId: string,
  id: string,
  patch: MeasurementPatch,
  now: number,
) {
  const { structures, lines, measuredAt, ...others } = patch
  const { row, pricing } = await getMeasurement(work.db, organizationId, id, patch.presentationId)
  const corrected = {
    structures: structures && correctedStructures(row.structures, structures),
    lines: lines && correctedLines(row.lines, lines),
  }
  const changes: Changes = {
    ...others,
    ...(measuredAt !== undefined && { measuredAt: timeOf(measuredAt) }),
    ...(corrected.structures && !isSame(corrected.structures, row.structures) && { structures: corrected.structures }),
    ...(corrected.lines && !isSame(corrected.lines, row.lines) && { lines: corrected.lines }),
  }
  return { row: await updateMeasurement(work, organizationId, row, changes, now), pricing }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Once a presentation was deleted long ago, its roof no longer tells whose it is. The numbers stay, because the company
 * may have paid for them and other quotes may use them. The names people gave its parts are replaced, because they may
 * name the homeowner.
 */
export const forgetRoofsJob = defineSweep({
  kind: 'forget-roofs',
  due: (db, _env, now) => rowIf(db, sql`exists ${forgottenBefore(now)}`),
  run: (work, _rows, now) => {
    const forgotten =
      work.db.run(sql`update roof_measurements set address = null, imagery = null, raw = null, warnings = '[]', forget_at = null,
          structures = (
            select json_group_array(json_set(part.value, '$.name', 'Roof ' || (part.key + 1), '$.facets', json((
              select json_group_array(json_set(facet.value, '$.name', null)) from json_each(part.value, '$.facets') as facet
            )))) from json_each(structures) as part
          )
        where id in ${forgottenBefore(now)}`)
    return commit(work, { forgotten }, none)
  },
})

const forgottenBefore = (now: number) =>
  sql`(select id from roof_measurements where forget_at is not null and forget_at < ${now} limit ${rowsAtOnce})`

import { type LinesInput, linesWithOrigin, type Origin, type StructureInput, type Warning, withOrigin } from './roof'
import type { Imagery, Raw, RoofMeasurement } from './tables'

export type NewMeasurement = {
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

export function newRow(organizationId: string, measurement: NewMeasurement, now: number): RoofMeasurement {
  const { source, confidence = null, quality = null } = measurement
  const origin = { source, confidence, quality }
  return {
    id: crypto.randomUUID(),
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

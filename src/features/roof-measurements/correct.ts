import type { Database } from '../../core/database'
import type { MeasurementPatch } from './input-schemas'
import { type Changes, getMeasurement, updateMeasurement } from './queries'
import { correctedLines, correctedStructures } from './roof'
import { timeOf } from './schemas'

type Writer = { organizationId: string; sessionId: string }

export async function correctMeasurement(
  db: Database,
  writer: Writer,
  id: string,
  patch: MeasurementPatch,
  now: number,
) {
  const { structures, lines, measuredAt, ...others } = patch
  const { row, pricing } = await getMeasurement(db, writer.organizationId, id, patch.presentationId)
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
  return { row: await updateMeasurement(db, writer, row, changes, now), pricing }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

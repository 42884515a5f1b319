import type { JSONValue } from 'hono/utils/types'
import { toHundredths } from '../../core/exact-arithmetic'
import { usualCoverage } from './coverage'
import { contradictions, degreesOf, derived, sumOf } from './formulas'
import type { Pricing } from './pricing-schemas'
import { type FacetNumbers, type LineKind, type Lines, lineKinds } from './roof'
import { isoOrNull } from './schemas'
import type { RoofMeasurement } from './tables'

/** The type of a JSON column does not say that it holds only JSON. */
type JsonObject = { [member: string]: JSONValue }
type Basis = Pick<Pricing, 'coverage' | 'wasteBasisPoints'> | null | undefined
export type Row = Omit<RoofMeasurement, 'raw'>

export function measurementResponse(row: Row, basis: Basis, requestUrl: string) {
  const wasteBasisPoints = basis?.wasteBasisPoints ?? 0
  const result = derived(row, basis?.coverage ?? usualCoverage, wasteBasisPoints)
  return {
    id: row.id,
    presentationId: row.presentationId,
    address: row.address,
    source: row.source,
    measuredAt: isoOrNull(row.measuredAt),
    confidence: row.confidence,
    confirmedAt: isoOrNull(row.confirmedAt),
    createdAt: new Date(row.createdAt).toISOString(),
    updatedAt: new Date(row.updatedAt).toISOString(),
    areaSquareFeet: toHundredths(result.areaSquareFeet),
    planAreaSquareFeet: toHundredths(result.planAreaSquareFeet),
    squares: toHundredths(result.squares),
    facetCount: result.facets.length,
    predominantPitch: result.predominantPitch,
    areaByPitch: result.areaByPitch.map(({ pitch, areaSquareFeet }) => ({ pitch, ...inBoth(areaSquareFeet) })),
    structures: row.structures.map(({ name, facets }, at) => ({
      name,
      ...inBoth(sumOf((result.structures[at]?.facets ?? []).map((facet) => facet.areaSquareFeet))),
      facets: facets.map(({ name, source, confidence, quality, ...asMeasured }, index) => ({
        name,
        ...shown(result.structures[at]?.facets[index]),
        asMeasured: asMeasured as FacetNumbers,
        source,
        confidence,
        quality,
      })),
    })),
    lines: ofEachKind((kind) => row.lines[kind]?.feet ?? 0),
    lineOrigins: ofEachKind((kind) => originOf(row.lines[kind])),
    dripEdgeFeet: toHundredths(result.dripEdgeFeet),
    waste: result.waste,
    materials: result.materials,
    materialsBasis: { wasteBasisPoints, coverage: basis?.coverage ? ('own' as const) : ('usual' as const) },
    warnings: [...row.warnings, ...contradictions(row, result)],
    imagery: row.imagery,
    diagramUrl: new URL(`/api/roof-measurements/${row.id}/diagram.svg`, requestUrl).href,
  }
}

export const wholeMeasurementResponse = (row: RoofMeasurement, basis: Basis, requestUrl: string) => ({
  ...measurementResponse(row, basis, requestUrl),
  raw: row.raw as JsonObject | null,
})

const ofEachKind = <Value>(read: (kind: LineKind) => Value) =>
  Object.fromEntries(lineKinds.map((kind) => [kind, read(kind)])) as Record<LineKind, Value>

const originOf = (line: Lines[LineKind]) =>
  line ? { source: line.source, confidence: line.confidence, quality: line.quality } : null

const inBoth = (areaSquareFeet: number) => ({
  areaSquareFeet: toHundredths(areaSquareFeet),
  squares: toHundredths(areaSquareFeet / 100),
})

function shown(facet: ReturnType<typeof derived>['facets'][number] | undefined) {
  const { pitch = 0, areaSquareFeet = 0, planAreaSquareFeet = 0, azimuthDegrees = null } = facet ?? {}
  return {
    pitch: toHundredths(pitch),
    pitchDegrees: toHundredths(degreesOf(pitch)),
    areaSquareFeet: toHundredths(areaSquareFeet),
    planAreaSquareFeet: toHundredths(planAreaSquareFeet),
    azimuthDegrees,
  }
}

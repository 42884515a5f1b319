import type { JSONValue } from 'hono/utils/types'
import { nextCursor, pageQuery } from '../../core/http/paging'
import { id, isoTime, pathId, timestamp } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { toHundredths } from '../../core/money'
import { contradictions, degreesOf, derived, sumOf, usualCoverage } from './formulas'
import { confidence, facetNumbers, lines, ofEachKind } from './input-schemas'
import type { Pricing } from './pricing-schemas'
import { type FacetNumbers, type LineKind, type Lines, lineKinds, sources } from './roof'
import type { RoofMeasurement } from './tables'

const area = z.number().openapi({ example: 2431.25 })
const squares = z.number().openapi({ example: 24.31 })
const pitch = z.number().openapi({ example: 6, description: 'The pitch, in inches of rise for each foot of run.' })
const origin = {
  source: z.enum(sources).openapi({ example: 'manual' }),
  confidence: confidence.nullable(),
  quality: z.string().nullable().openapi({
    example: 'HIGH',
    description: 'How the source rates it, if it gives a word instead of a number; otherwise null.',
  }),
}

const lineOrigin = z
  .object(origin)
  .openapi('RoofLineOrigin', { example: { source: 'manual', confidence: null, quality: null } })
  .nullable()

const facet = z
  .object({
    name: z.string().nullable().openapi({ example: 'Front' }),
    pitch,
    pitchDegrees: z.number().openapi({ example: 26.57 }),
    areaSquareFeet: area,
    planAreaSquareFeet: area,
    azimuthDegrees: z.number().nullable().openapi({ example: 180 }),
    asMeasured: z
      .object(facetNumbers)
      .openapi({ description: 'The numbers as the source gave them, in its own units.' }),
    ...origin,
  })
  .openapi('RoofFacet')

const structure = z
  .object({ name: z.string().openapi({ example: 'House' }), areaSquareFeet: area, squares, facets: z.array(facet) })
  .openapi('RoofStructure')

const warning = z
  .object({ code: z.string().openapi({ example: 'edges_too_short' }), message: z.string() })
  .openapi('RoofWarning')

const imagery = z.object({
  quality: z.string().nullable().openapi({ example: 'HIGH' }),
  date: z.string().nullable().openapi({ example: '2024-06-18' }),
  latitude: z.number().openapi({ example: 39.7555 }),
  longitude: z.number().openapi({ example: -105.2211 }),
  distanceMeters: z
    .number()
    .openapi({ example: 4.2, description: 'How far the building is from the point you asked for, in meters.' }),
  missedAreaSquareFeet: z.number().nullable().openapi({
    example: 0,
    description: 'How much of the building the facets don’t cover, in square feet; null if unknown.',
  }),
})

const measurement = z
  .object({
    id,
    presentationId: id.nullable(),
    address: z.string().nullable().openapi({ example: '418 Juniper Lane, Golden, CO 80401' }),
    source: origin.source,
    measuredAt: timestamp.nullable(),
    confidence: confidence.nullable(),
    confirmedAt: timestamp.nullable(),
    createdAt: timestamp,
    updatedAt: timestamp,
    areaSquareFeet: area,
    planAreaSquareFeet: area,
    squares,
    facetCount: z.int().openapi({ example: 4 }),
    predominantPitch: pitch,
    areaByPitch: z.array(z.object({ pitch, areaSquareFeet: area, squares })),
    structures: z.array(structure),
    lines,
    lineOrigins: z
      .object(ofEachKind(lineOrigin))
      .openapi('RoofLineOrigins', { description: 'Where each length comes from.' }),
    dripEdgeFeet: z.number().openapi({ example: 136 }),
    waste: z.array(z.object({ wasteBasisPoints: z.int().openapi({ example: 1200 }), areaSquareFeet: area, squares })),
    materials: z.array(
      z.object({
        item: z.string().openapi({ example: 'shingles' }),
        unit: z.string().openapi({ example: 'bundle' }),
        quantity: z.int().openapi({ example: 82 }),
      }),
    ),
    materialsBasis: z
      .object({ wasteBasisPoints: z.int().openapi({ example: 1200 }), coverage: z.enum(['own', 'usual']) })
      .openapi({
        description: 'What the materials were counted with.',
      }),
    warnings: z.array(warning),
    imagery: imagery.nullable(),
    diagramUrl: z.url().openapi({ example: 'https://porchlight.example/api/roof-measurements/3f0e8a52/diagram.svg' }),
  })
  .openapi('RoofMeasurement')

const wholeMeasurement = measurement
  .extend({
    raw: z.looseObject({}).nullable().openapi({
      additionalProperties: true,
      description: 'The file or answer it was read from; null if someone entered it.',
    }),
  })
  .openapi('WholeRoofMeasurement')

export const measurementAnswer = z.object({ roofMeasurement: wholeMeasurement }).openapi('RoofMeasurementAnswer')
export const measurementList = z
  .object({ roofMeasurements: z.array(measurement), nextCursor })
  .openapi('RoofMeasurementList')

export const measurementPath = z.object({ roofMeasurementId: pathId('roofMeasurementId') })
export const measurementListQuery = z.strictObject({ presentationId: id.optional(), ...pageQuery })

export const timeOf = (time: string | null | undefined) => (time ? Date.parse(time) : null)
const isoOrNull = (time: number | null) => (time === null ? null : isoTime(time))

/** The type of a JSON column doesn't say that it holds only JSON. */
type JsonObject = { [member: string]: JSONValue }
type Basis = Pick<Pricing, 'coverage' | 'wasteBasisPoints'> | null | undefined
type Row = Omit<RoofMeasurement, 'raw'>

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
    lines: byKind((kind) => row.lines[kind]?.feet ?? 0),
    lineOrigins: byKind((kind) => originOf(row.lines[kind])),
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

const byKind = <Value>(read: (kind: LineKind) => Value) =>
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

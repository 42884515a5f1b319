import { nextCursor, pageQuery } from '../../core/paging'
import { id, isoTime, pathId, timestamp } from '../../core/shapes'
import { z } from '../../core/zod'
import { confidence, facetNumbers, lines, ofEachKind } from './input-schemas'
import { sources } from './roof'

const area = z.number().openapi({ example: 2431.25 })
const squares = z.number().openapi({ example: 24.31 })
const pitch = z.number().openapi({ example: 6, description: 'Rise in 12.' })
const origin = {
  source: z.enum(sources).openapi({ example: 'manual' }),
  confidence: confidence.nullable(),
  quality: z.string().nullable().openapi({ example: 'HIGH', description: 'The word of a source that has no number.' }),
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
    asMeasured: z.object(facetNumbers).openapi({ description: 'The numbers and units in which it came.' }),
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
  distanceMeters: z.number().openapi({ example: 4.2, description: 'From the point that was asked for.' }),
  missedAreaSquareFeet: z
    .number()
    .nullable()
    .openapi({ example: 0, description: 'Of the building, outside of its facets.' }),
})

export const measurement = z
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
      .openapi('RoofLineOrigins', { description: 'Null for what nobody gave.' }),
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
        description: 'Waste and coverage of the company’s pricing; `usual` where it has no coverage of its own.',
      }),
    warnings: z.array(warning),
    imagery: imagery.nullable(),
    diagramUrl: z.url().openapi({ example: 'https://porchlight.example/api/roof-measurements/3f0e8a52/diagram.svg' }),
  })
  .openapi('RoofMeasurement')

export const wholeMeasurement = measurement
  .extend({
    raw: z
      .looseObject({})
      .nullable()
      .openapi({ additionalProperties: true, description: 'The file or answer it was read from.' }),
  })
  .openapi('WholeRoofMeasurement')

export const measurementAnswer = z.object({ roofMeasurement: wholeMeasurement }).openapi('RoofMeasurementAnswer')
export const measurementList = z
  .object({ roofMeasurements: z.array(measurement), nextCursor })
  .openapi('RoofMeasurementList')

export const measurementPath = z.object({ roofMeasurementId: pathId('roofMeasurementId') })
export const measurementListQuery = z.strictObject({ presentationId: id.optional(), ...pageQuery })

export const timeOf = (time: string | null | undefined) => (time ? Date.parse(time) : null)
export const isoOrNull = (time: number | null) => (time === null ? null : isoTime(time))

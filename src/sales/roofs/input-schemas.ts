import { id, line, moment, shownText } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import { degreesOf, riseOf, slopedArea, squareFeetPerSquareMeter } from './formulas'
import { type FacetNumbers, lineKinds, sources } from './roof'

export const mostFacets = 500
const mostStructures = 50
const mostCorners = 100
const steepest = 24
const steepestDegrees = degreesOf(steepest)
const largestSquareFeet = 1_000_000
const largestSquareMeters = 92_000
const longestFeet = 100_000
/** Vendors round to whole square feet. */
const roundingSquareFeet = 1.5
const roundingShare = 0.01

const steep = `must be at most ${steepest} in 12: steeper is a wall`
const squareFeet = z.number().gt(0).max(largestSquareFeet)
const squareMeters = z.number().gt(0).max(largestSquareMeters)
const coordinate = z.number().min(-longestFeet).max(longestFeet)

export const confidence = z.number().min(0).max(1).openapi({ example: 0.95 })

export const facetNumbers = {
  pitch: z
    .number()
    .min(0)
    .max(steepest, { error: steep })
    .optional()
    .openapi({ example: 6, description: 'The pitch, in inches of rise for each foot of run.' }),
  pitchDegrees: z.number().min(0).max(steepestDegrees, { error: steep }).optional().openapi({ example: 26.57 }),
  areaSquareFeet: squareFeet.optional().openapi({ example: 1240, description: 'The sloped area, in square feet.' }),
  planAreaSquareFeet: squareFeet
    .optional()
    .openapi({ example: 1109, description: 'The area as seen from above, in square feet.' }),
  areaSquareMeters: squareMeters.optional(),
  planAreaSquareMeters: squareMeters.optional(),
  azimuthDegrees: z
    .number()
    .min(0)
    .max(360)
    .optional()
    .openapi({ example: 180, description: 'Where it faces: 0 is north, 90 is east. Leave it out for a flat facet.' }),
  polygon: z
    .array(z.tuple([coordinate, coordinate]))
    .min(3)
    .max(mostCorners)
    .optional()
    .openapi({
      description: 'The corners as seen from above, in feet: each is east, then north.',
      example: [
        [0, 0],
        [40, 0],
        [40, 28],
      ],
    }),
}

const facetInput = z
  .strictObject({
    ...facetNumbers,
    name: line(100).nullish(),
    azimuthDegrees: facetNumbers.azimuthDegrees.nullable(),
    polygon: facetNumbers.polygon.nullable(),
    confidence: confidence.nullish(),
  })
  .transform(({ name, azimuthDegrees, polygon, confidence, ...facet }) => ({
    ...facet,
    ...(name != null && { name }),
    ...(azimuthDegrees != null && { azimuthDegrees }),
    ...(polygon != null && { polygon }),
    ...(confidence != null && { confidence }),
  }))
  .superRefine((facet, context) => {
    const fault = faultOf(facet)
    if (fault) context.addIssue({ code: 'custom', path: [fault.field], message: fault.message })
  })
  .openapi('RoofFacetInput', {
    description:
      'One flat face. Send `pitch` or `pitchDegrees`, and the sloped area, the area seen from above, or both if they agree.',
  })

export function faultOf(facet: FacetNumbers): { field: keyof FacetNumbers; message: string } | undefined {
  const { pitch, pitchDegrees, areaSquareFeet, areaSquareMeters, planAreaSquareFeet, planAreaSquareMeters } = facet
  const field = areaSquareFeet === undefined ? 'areaSquareMeters' : 'areaSquareFeet'
  const planField = planAreaSquareFeet === undefined ? 'planAreaSquareMeters' : 'planAreaSquareFeet'
  const isTwice = (one: unknown, other: unknown) => one !== undefined && other !== undefined
  if (pitch === undefined && pitchDegrees === undefined) return { field: 'pitch', message: 'is required' }
  if (isTwice(pitch, pitchDegrees)) return { field: 'pitchDegrees', message: 'can’t be sent together with pitch' }
  if (isTwice(areaSquareFeet, areaSquareMeters))
    return { field: 'areaSquareMeters', message: 'can’t be sent together with areaSquareFeet' }
  if (isTwice(planAreaSquareFeet, planAreaSquareMeters))
    return { field: 'planAreaSquareMeters', message: 'can’t be sent together with planAreaSquareFeet' }
  const sloped = areaSquareFeet ?? (areaSquareMeters && areaSquareMeters * squareFeetPerSquareMeter)
  const plan = planAreaSquareFeet ?? (planAreaSquareMeters && planAreaSquareMeters * squareFeetPerSquareMeter)
  if (sloped === undefined && plan === undefined)
    return { field: 'areaSquareFeet', message: 'is required, or planAreaSquareFeet' }
  if (sloped === undefined || plan === undefined) return undefined
  const expected = slopedArea(plan, pitch ?? riseOf(pitchDegrees ?? 0))
  if (Math.abs(sloped - expected) <= Math.max(roundingSquareFeet, expected * roundingShare)) return undefined
  const message = `contradicts ${planField}: at this pitch ${Math.round(plan)} sq ft in plan are ${Math.round(expected)} of slope`
  return { field, message }
}

const structures = z
  .array(
    z
      .strictObject({
        name: line(100).openapi({ example: 'House' }),
        facets: z.array(facetInput).min(1).max(mostFacets),
      })
      .openapi('RoofStructureInput'),
  )
  .min(1)
  .max(mostStructures)
  .superRefine((value, context) => {
    if (value.reduce((sum, { facets }) => sum + facets.length, 0) > mostFacets)
      context.addIssue({ code: 'custom', message: `must have at most ${mostFacets} facets in all` })
  })

const feet = z.number().min(0).max(longestFeet)
export const ofEachKind = <Schema extends z.ZodType>(schema: Schema) =>
  Object.fromEntries(lineKinds.map((kind) => [kind, schema])) as Record<(typeof lineKinds)[number], Schema>

export const lines = z.strictObject(ofEachKind(feet)).openapi('RoofLines', {
  description: 'The length of each kind of edge, in feet. 0 can also mean that it is unknown.',
})

const linesInput = z.strictObject(ofEachKind(feet.nullish())).openapi('RoofLinesInput', {
  description: 'The length of each kind of edge, in feet.',
  example: { ridge: 40, eave: 80, rake: 56 },
})

const address = shownText(300).trim().min(1).openapi({ example: '418 Juniper Lane, Golden, CO 80401' })

export const measurementInput = z
  .strictObject({
    presentationId: id.nullish(),
    address: address.nullish(),
    source: z.enum(sources).openapi({ example: 'manual' }),
    measuredAt: moment.nullish(),
    structures,
    lines: linesInput.nullish(),
    confidence: confidence.nullish(),
  })
  .openapi('RoofMeasurementInput')

export const measurementPatch = z
  .strictObject({
    presentationId: id.nullish(),
    address: address.nullish(),
    measuredAt: moment.nullish(),
    structures: structures.optional(),
    lines: linesInput.optional(),
  })
  .openapi('RoofMeasurementPatch', {
    description:
      'What to change about the roof. `structures` replaces all of them; each kind of `lines` is replaced separately, and null removes it. Numbers you change become `manual`, and the roof has to be confirmed again.',
  })

export const lookupInput = z
  .strictObject({
    latitude: z.number().min(-90).max(90).optional().openapi({ example: 39.7555 }),
    longitude: z.number().min(-180).max(180).optional().openapi({ example: -105.2211 }),
    address: address.optional(),
    presentationId: id.nullish(),
  })
  .superRefine(({ latitude, longitude, address }, context) => {
    const isPoint = latitude !== undefined && longitude !== undefined
    if (!isPoint && (latitude !== undefined || longitude !== undefined))
      context.addIssue({
        code: 'custom',
        path: [latitude === undefined ? 'latitude' : 'longitude'],
        message: 'is required',
      })
    else if (!isPoint && address === undefined)
      context.addIssue({ code: 'custom', path: ['address'], message: 'is required, or latitude and longitude' })
  })
  .openapi('RoofLookupInput')

const importFormats = ['hover_json', 'eagleview_json', 'csv'] as const

export const importInput = z
  .strictObject({
    format: z.enum(importFormats).openapi({ example: 'csv' }),
    data: z
      .union(
        [z.string().min(1), z.record(z.string(), z.unknown()).openapi({ type: 'object', additionalProperties: true })],
        {
          error: 'must be the text of the file, or its JSON',
        },
      )
      .openapi({ description: 'The content of the file: the text of a CSV, or the JSON itself.' }),
    presentationId: id.nullish(),
    address: address.nullish(),
    measuredAt: moment.nullish(),
  })
  .openapi('RoofImportInput')

export type MeasurementPatch = z.infer<typeof measurementPatch>
export type ImportInput = z.infer<typeof importInput>
export type LookupInput = z.infer<typeof lookupInput>

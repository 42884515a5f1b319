import { fromMillionths, inMillionths, quotientRoundedUp, toHundredths } from '../../core/money'
import { type FacetNumbers, type LineKind, type Lines, lineKinds, type Roof } from './roof'

type Coverage = {
  bundlesPerSquare: number
  starterFeetPerBundle: number
  ridgeFeetPerBundle: number
  underlaymentSquaresPerRoll: number
  iceAndWaterFeetPerRoll: number
  dripEdgeFeetPerPiece: number
  nailSquaresPerBox: number
}

export const usualCoverage: Coverage = {
  bundlesPerSquare: 3,
  starterFeetPerBundle: 105,
  ridgeFeetPerBundle: 33,
  underlaymentSquaresPerRoll: 10,
  iceAndWaterFeetPerRoll: 65,
  dripEdgeFeetPerPiece: 10,
  nailSquaresPerBox: 20,
}

export const squareFeetPerSquareMeter = 1 / 0.3048 ** 2
export const feetPerMeter = 1 / 0.3048
const squareFeetPerSquare = 100
const wasteTable = [0, 500, 1000, 1200, 1500, 1700, 2000, 2200]
/** Pitches measured in degrees fall between the pitches that roofers use. */
const pitchStep = 0.5

export const riseOf = (degrees: number) => 12 * Math.tan((degrees * Math.PI) / 180)
export const degreesOf = (rise: number) => (Math.atan(rise / 12) * 180) / Math.PI
const slopeFactor = (rise: number) => Math.sqrt(1 + (rise / 12) ** 2)
export const slopedArea = (planArea: number, rise: number) => planArea * slopeFactor(rise)

type MeasuredFacet = {
  pitch: number
  /** The pitch as roofers would name it. Areas are added up by it. */
  commonPitch: number
  areaSquareFeet: number
  planAreaSquareFeet: number
  azimuthDegrees: number | null
}

export function measured(facet: FacetNumbers): MeasuredFacet {
  const pitch = facet.pitch ?? riseOf(facet.pitchDegrees ?? 0)
  const sloped = facet.areaSquareFeet ?? inFeet(facet.areaSquareMeters)
  const plan = facet.planAreaSquareFeet ?? inFeet(facet.planAreaSquareMeters)
  const area = sloped ?? slopedArea(plan ?? 0, pitch)
  const commonPitch = facet.pitch === undefined ? nearestPitch(pitch) : toHundredths(pitch)
  return {
    pitch,
    commonPitch,
    areaSquareFeet: area,
    planAreaSquareFeet: plan ?? area / slopeFactor(pitch),
    azimuthDegrees: commonPitch === 0 ? null : (facet.azimuthDegrees ?? null),
  }
}

const inFeet = (squareMeters: number | undefined) =>
  squareMeters === undefined ? undefined : squareMeters * squareFeetPerSquareMeter

const nearestPitch = (pitch: number) => Math.round(pitch / pitchStep) * pitchStep

export const sumOf = (values: number[]) => fromMillionths(values.reduce((sum, value) => sum + inMillionths(value), 0n))

const feetOf = (lines: Lines, ...kinds: LineKind[]) => sumOf(kinds.map((kind) => lines[kind]?.feet ?? 0))

export function areaByPitch(facets: MeasuredFacet[]) {
  const areas = new Map<number, bigint>()
  for (const { commonPitch, areaSquareFeet } of facets)
    areas.set(commonPitch, (areas.get(commonPitch) ?? 0n) + inMillionths(areaSquareFeet))
  return [...areas]
    .toSorted(([one], [other]) => other - one)
    .map(([pitch, area]) => ({ pitch, areaSquareFeet: fromMillionths(area) }))
}

/** If two pitches cover the same area, the steeper one counts. */
const predominantPitch = (areas: ReturnType<typeof areaByPitch>) =>
  areas.toSorted((one, other) => other.areaSquareFeet - one.areaSquareFeet)[0]?.pitch ?? 0

const wasteRows = (areaSquareFeet: number) =>
  wasteTable.map((wasteBasisPoints) => {
    const area = (areaSquareFeet * (10_000 + wasteBasisPoints)) / 10_000
    return { wasteBasisPoints, areaSquareFeet: toHundredths(area), squares: toHundredths(area / squareFeetPerSquare) }
  })

/** Drip edge and starter shingles go along the same edges. */
const withDripEdge: LineKind[] = ['eave', 'rake']

/** Whole packages, rounded up once per item. Waste is added to areas but not to lengths. */
function materials(areaSquareFeet: number, lines: Lines, coverage: Coverage, wasteBasisPoints: number) {
  const bought = inMillionths(areaSquareFeet) * BigInt(10_000 + wasteBasisPoints)
  const perSquare = BigInt(squareFeetPerSquare) * 10_000n
  const scale = inMillionths(1)
  const packagesPerSquare = (count: number) =>
    quotientRoundedUp(bought * inMillionths(count), perSquare * scale * scale)
  const squaresPerPackage = (squares: number) => quotientRoundedUp(bought, perSquare * inMillionths(squares))
  const feetPerPackage = (feet: number, ...kinds: LineKind[]) =>
    quotientRoundedUp(inMillionths(feetOf(lines, ...kinds)), inMillionths(feet))
  return [
    { item: 'shingles', unit: 'bundle', quantity: packagesPerSquare(coverage.bundlesPerSquare) },
    { item: 'starter', unit: 'bundle', quantity: feetPerPackage(coverage.starterFeetPerBundle, ...withDripEdge) },
    { item: 'ridgeCap', unit: 'bundle', quantity: feetPerPackage(coverage.ridgeFeetPerBundle, 'ridge', 'hip') },
    { item: 'underlayment', unit: 'roll', quantity: squaresPerPackage(coverage.underlaymentSquaresPerRoll) },
    { item: 'iceAndWater', unit: 'roll', quantity: feetPerPackage(coverage.iceAndWaterFeetPerRoll, 'eave', 'valley') },
    { item: 'dripEdge', unit: 'piece', quantity: feetPerPackage(coverage.dripEdgeFeetPerPiece, ...withDripEdge) },
    { item: 'nails', unit: 'box', quantity: squaresPerPackage(coverage.nailSquaresPerBox) },
  ]
}

export function derived({ structures, lines }: Roof, coverage: Coverage, wasteBasisPoints: number) {
  const measuredStructures = structures.map(({ name, facets }) => ({ name, facets: facets.map(measured) }))
  const facets = measuredStructures.flatMap((structure) => structure.facets)
  const areaSquareFeet = sumOf(facets.map((facet) => facet.areaSquareFeet))
  const pitches = areaByPitch(facets)
  return {
    structures: measuredStructures,
    facets,
    areaSquareFeet,
    planAreaSquareFeet: sumOf(facets.map((facet) => facet.planAreaSquareFeet)),
    squares: areaSquareFeet / squareFeetPerSquare,
    areaByPitch: pitches,
    predominantPitch: predominantPitch(pitches),
    dripEdgeFeet: feetOf(lines, ...withDripEdge),
    waste: wasteRows(areaSquareFeet),
    materials: materials(areaSquareFeet, lines, coverage, wasteBasisPoints),
  }
}

export type Derived = ReturnType<typeof derived>

/** No perimeter is shorter than a circle's, and no house has a roof as jagged as the upper bound. */
const longestPerimeter = 12
const tolerance = 0.98

export function contradictions({ lines }: Roof, { structures, facets }: Derived) {
  const warnings = []
  const edge = feetOf(lines, 'eave', 'rake', 'flashing', 'stepFlashing', 'parapet')
  const shortest = sumOf(
    structures.map(
      (structure) => 2 * Math.sqrt(Math.PI * sumOf(structure.facets.map((each) => each.planAreaSquareFeet))),
    ),
  )
  const isGiven = lineKinds.some((kind) => lines[kind])
  if (isGiven && edge > 0 && edge < shortest * tolerance)
    warnings.push({
      code: 'edges_too_short',
      message: `The edges add up to ${Math.round(edge)} ft, but an area this large needs at least ${Math.round(shortest)} ft.`,
    })
  if (edge > shortest * longestPerimeter)
    warnings.push({
      code: 'edges_too_long',
      message: `The edges add up to ${Math.round(edge)} ft, far more than an area of this size has.`,
    })
  const inner = feetOf(lines, 'ridge', 'hip', 'valley')
  if (inner > 0 && facets.every(({ commonPitch }) => commonPitch === 0))
    warnings.push({
      code: 'ridge_without_slope',
      message: 'Ridges, hips or valleys are given, but every facet is flat.',
    })
  return warnings
}

import { ApiError, conflict } from '../../core/http/errors'
import type { ImageryRoof, Point, RoofImagery } from '../../providers/roof-imagery'
import { findRoofImagery, secretOfRoofImagery } from '../../providers/roof-imagery'
import { squareFeetPerSquareMeter } from './formulas'
import { faultOf, type LookupInput } from './input-schemas'
import type { StructureInput, Warning } from './roof'
import type { Imagery } from './tables'

const farMeters = 20
const missedShare = 0.02
const earthMeters = 6_371_008.8

export function requireRoofImagery(env: Env): RoofImagery {
  const imagery = findRoofImagery(env)
  if (imagery) return imagery
  throw conflict(
    'imagery_not_configured',
    `No imagery provider is configured: set the secret ${secretOfRoofImagery}, or measure by hand.`,
  )
}

export async function lookUp(imagery: RoofImagery, { latitude, longitude, address }: LookupInput) {
  const point =
    latitude !== undefined && longitude !== undefined ? { latitude, longitude } : await imagery.findPoint(address ?? '')
  if (!point)
    throw new ApiError(
      404,
      'place_not_found',
      'We couldn’t find this address. Check it, or send latitude and longitude.',
    )
  const roof = await imagery.findRoof(point)
  if (!roof?.facets.length)
    throw new ApiError(
      404,
      'building_not_found',
      'There is no building within 50 m of this point. Check the location, or measure by hand.',
    )
  return { source: imagery.name, ...readImagery(point, roof) }
}

function readImagery(point: Point, roof: ImageryRoof) {
  const warnings: Warning[] = []
  const facets = roof.facets.map((facet, index) => ({
    name: `Facet ${index + 1}`,
    pitchDegrees: facet.pitchDegrees,
    azimuthDegrees: facet.azimuthDegrees,
    areaSquareMeters: facet.areaSquareMeters,
    planAreaSquareMeters: facet.planAreaSquareMeters,
  }))
  const usable = facets.filter((facet) => facet.pitchDegrees < 63.4 && facet.areaSquareMeters > 0)
  if (usable.length < facets.length)
    warnings.push({
      code: 'facets_left_out',
      message: `${facets.length - usable.length} facets were left out because they have no area or are steeper than 24 in 12.`,
    })
  if (!usable.length)
    throw new ApiError(
      404,
      'roof_not_measurable',
      'There is a building, but its roof couldn’t be measured. Measure it by hand.',
    )
  // The sloped and the flat area are measured separately. If they contradict each other, the sloped one counts.
  const disagreeing = usable.filter((facet) => faultOf(facet))
  if (disagreeing.length)
    warnings.push({ code: 'areas_disagree', message: `The two areas of ${disagreeing.length} facets disagree.` })

  const distanceMeters = Math.round(distance(point, roof.building) * 10) / 10
  if (distanceMeters > farMeters)
    warnings.push({
      code: 'building_far_away',
      message: `The building is ${distanceMeters} m from the point you asked for. Make sure it is the right one.`,
    })
  const missed = roof.missedAreaSquareMeters ?? 0
  const total = roof.facets.reduce((sum, facet) => sum + facet.areaSquareMeters, 0)
  if (missed > total * missedShare)
    warnings.push({
      code: 'area_missed',
      message: `About ${Math.round(missed * squareFeetPerSquareMeter)} sq ft of the building belong to no facet.`,
    })
  warnings.push({ code: 'no_lines', message: 'Aerial pictures don’t show ridges, eaves, or rakes. Add them by hand.' })
  const structures: StructureInput[] = [{ name: 'Building', facets: usable }]
  const imagery: Imagery = {
    ...roof.building,
    quality: roof.quality,
    date: roof.date,
    distanceMeters,
    missedAreaSquareFeet:
      roof.missedAreaSquareMeters === null ? null : Math.round(roof.missedAreaSquareMeters * squareFeetPerSquareMeter),
  }
  return { structures, warnings, imagery, quality: roof.quality, raw: roof.raw }
}

function distance(one: Point, other: Point) {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const latitude = radians(other.latitude - one.latitude)
  const longitude = radians(other.longitude - one.longitude)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(longitude / 2) ** 2
  return 2 * earthMeters * Math.asin(Math.sqrt(chord))
}

import { ApiError } from '../core/http/errors'
import { log } from '../core/log'
import { second } from '../core/time'

const timeoutMilliseconds = 10 * second

type Size = { areaMeters2?: number; groundAreaMeters2?: number }
type Segment = { pitchDegrees?: number; azimuthDegrees?: number; stats?: Size }
type Answer = {
  center?: Partial<Point>
  imageryDate?: { year?: number; month?: number; day?: number }
  imageryQuality?: string
  solarPotential?: { roofSegmentStats?: Segment[]; wholeRoofStats?: Size; buildingStats?: Size }
}
type Geocoded = { status?: string; results?: { geometry?: { location?: { lat?: number; lng?: number } } }[] }

const googleSolar = (key: string): RoofImagery => ({
  name: 'google_solar',
  async findPoint(address) {
    const query = new URLSearchParams({ address, key })
    const found = await ask<Geocoded>(`https://maps.googleapis.com/maps/api/geocode/json?${query}`)
    if (found?.status === 'ZERO_RESULTS') return undefined
    if (found?.status !== 'OK') throw unavailable(`Geocoding answered ${found?.status}.`)
    const { lat, lng } = found.results?.[0]?.geometry?.location ?? {}
    return lat === undefined || lng === undefined ? undefined : { latitude: lat, longitude: lng }
  },
  async findRoof({ latitude, longitude }) {
    const query = new URLSearchParams({
      'location.latitude': String(latitude),
      'location.longitude': String(longitude),
      requiredQuality: 'LOW',
      key,
    })
    const found = await ask<Answer>(`https://solar.googleapis.com/v1/buildingInsights:findClosest?${query}`)
    return found && roofOf(found)
  },
})

/** Google leaves out members that are zero. */
function roofOf(answer: Answer): ImageryRoof {
  const { roofSegmentStats = [], wholeRoofStats, buildingStats } = answer.solarPotential ?? {}
  const { latitude = 0, longitude = 0 } = answer.center ?? {}
  const missed = (buildingStats?.areaMeters2 ?? 0) - (wholeRoofStats?.areaMeters2 ?? 0)
  const { year, month, day } = answer.imageryDate ?? {}
  return {
    building: { latitude, longitude },
    facets: roofSegmentStats.map(
      ({ pitchDegrees = 0, azimuthDegrees = 0, stats }): ImageryFacet => ({
        pitchDegrees,
        azimuthDegrees,
        areaSquareMeters: stats?.areaMeters2 ?? 0,
        planAreaSquareMeters: stats?.groundAreaMeters2 ?? 0,
      }),
    ),
    quality: answer.imageryQuality ?? null,
    date: year && month && day ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : null,
    missedAreaSquareMeters: buildingStats && wholeRoofStats ? Math.max(0, missed) : null,
    raw: answer,
  }
}

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** URLs are never logged, because they contain the key. */
async function ask<Body>(url: string): Promise<Body | undefined> {
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  const response = await fetch(url, { signal, headers: { accept: 'application/json' } }).catch((error: unknown) => {
    throw unavailable(error instanceof Error ? error.name : 'no answer')
  })
  if (response.status === 404) return undefined
  if (!response.ok) throw unavailable(`status ${response.status}`)
  return response.json().catch(() => {
    throw unavailable('an answer that isn’t JSON')
  }) as Promise<Body>
}

function unavailable(reason: string) {
  log('warn', { message: 'Google did not measure a roof.', reason })
  return new ApiError(503, 'imagery_unavailable', 'Google’s Solar API isn’t working properly. Try again later.', {
    'retry-after': '60',
  })
}

export type Point = { latitude: number; longitude: number }

type ImageryFacet = {
  pitchDegrees: number
  azimuthDegrees: number
  areaSquareMeters: number
  planAreaSquareMeters: number
}

export type ImageryRoof = {
  building: Point
  facets: ImageryFacet[]
  quality: string | null
  date: string | null
  /** The area of the building that belongs to no recognized facet. */
  missedAreaSquareMeters: number | null
  raw: { [member: string]: unknown }
}

export type RoofImagery = {
  name: 'google_solar'
  findPoint: (address: string) => Promise<Point | undefined>
  findRoof: (point: Point) => Promise<ImageryRoof | undefined>
}

type Secrets = { GOOGLE_SOLAR_API_KEY?: string }

export const secretOfRoofImagery = 'GOOGLE_SOLAR_API_KEY'

export const findRoofImagery = ({ GOOGLE_SOLAR_API_KEY: key }: Secrets): RoofImagery | undefined =>
  key ? googleSolar(key) : undefined

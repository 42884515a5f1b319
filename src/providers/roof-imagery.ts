import { googleSolar } from './google-solar'

export type Point = { latitude: number; longitude: number }

export type ImageryFacet = {
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
  /** The area of the building that belongs to no recognised facet. */
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

import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it } from 'vitest'
import { origin, signedIn } from '../support/client'
import { type Call, endpoints } from '../support/endpoints'
import { buildingInsights } from '../support/roof-files'
import { app } from '../support/running'

const path = '/api/roof-measurements/lookup'
const point = { latitude: 39.7555, longitude: -105.2211 }
const solar = 'solar.googleapis.com'
const geocoding = 'maps.googleapis.com'

beforeEach(() => {
  endpoints.delete(solar)
  endpoints.delete(geocoding)
})

function answering(host: string, status: number, body: unknown) {
  const calls: Call[] = []
  endpoints.set(host, { calls, behaviour: () => Response.json(body, { status }) })
  return calls
}

/** Calls a server that has the secret. */
async function lookUp(body: object, client?: Awaited<ReturnType<typeof signedIn>>) {
  const { cookies } = client ?? (await signedIn())
  const headers = { 'content-type': 'application/json', cookie: `session=${cookies.session}` }
  const context = createExecutionContext()
  const request = new Request(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await app.fetch(request, { ...env, GOOGLE_SOLAR_API_KEY: 'a-secret-key' }, context)
  await waitOnExecutionContext(context)
  const { roofMeasurement: roof, error } = (await answer.json()) as { roofMeasurement: never; error: string }
  return { status: answer.status, headers: answer.headers, roof: roof as Record<string, never>, error }
}

describe('looking a roof up', () => {
  it('without a secret says which one to set, and calls no one', async () => {
    const calls = answering(solar, 200, buildingInsights())
    const answer = await (await signedIn()).post(path, point)
    expect([answer.status, answer.body.error]).toEqual([
      409,
      'No imagery provider is configured: set the secret GOOGLE_SOLAR_API_KEY, or measure by hand.',
    ])
    expect(calls).toEqual([])
  })

  it('asks Google for the building nearest to the point, and keeps meters and degrees as they came', async () => {
    const calls = answering(solar, 200, buildingInsights())
    const client = await signedIn()
    const { status, roof } = await lookUp(point, client)
    expect(status).toBe(201)
    const asked = new URL(calls[0]?.url ?? '')
    expect(asked.pathname).toBe('/v1/buildingInsights:findClosest')
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      'location.latitude': '39.7555',
      'location.longitude': '-105.2211',
      key: 'a-secret-key',
    })
    expect(roof).toMatchObject({
      source: 'google_solar',
      measuredAt: '2024-06-08T00:00:00.000Z',
      areaSquareFeet: 2381.47,
      predominantPitch: 6,
      confirmedAt: null,
      imagery: { quality: 'HIGH', date: '2024-06-08', distanceMeters: 1.4, missedAreaSquareFeet: 11 },
      lines: { ridge: 0, eave: 0 },
      lineOrigins: { ridge: null, eave: null },
      raw: buildingInsights(),
    })
    const [south, , flat] = (roof.structures as unknown as { facets: Record<string, unknown>[] }[])[0]?.facets ?? []
    expect(south).toMatchObject({
      source: 'google_solar',
      confidence: null,
      quality: 'HIGH',
      azimuthDegrees: 180,
      asMeasured: { pitchDegrees: 26.565051, areaSquareMeters: 111.803, planAreaSquareMeters: 100 },
    })
    expect(flat).toMatchObject({ pitch: 0, azimuthDegrees: null })
    const codes = (roof.warnings as unknown as { code: string }[]).map(({ code }) => code)
    expect(codes).toEqual(['no_lines'])
    const listed = (await client.get('/api/roof-measurements')).body.roofMeasurements
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([roof.id])
  })

  it('flags a building more than 20 m away, and area that no facet covers', async () => {
    const far = buildingInsights()
    far.center = { latitude: 39.7558, longitude: -105.2211 }
    far.solarPotential.buildingStats.areaMeters2 = 240
    answering(solar, 200, far)
    const { roof } = await lookUp(point)
    expect(roof.warnings).toEqual([
      expect.objectContaining({ code: 'building_far_away', message: expect.stringContaining('33.4 m') }),
      expect.objectContaining({ code: 'area_missed', message: expect.stringContaining('215 sq ft') }),
      expect.objectContaining({ code: 'no_lines' }),
    ])
    expect(roof.imagery).toMatchObject({ distanceMeters: 33.4, missedAreaSquareFeet: 215 })
  })

  it('leaves walls out and says so', async () => {
    const steep = buildingInsights()
    Object.assign(steep.solarPotential.roofSegmentStats[1] ?? {}, { pitchDegrees: 80 })
    answering(solar, 200, steep)
    const { roof } = await lookUp(point)
    expect(roof.facetCount).toBe(2)
    expect(roof.warnings).toContainEqual(expect.objectContaining({ code: 'facets_left_out' }))
  })

  it('geocodes an address with the same key', async () => {
    const location = { lat: point.latitude, lng: point.longitude }
    const geocoded = answering(geocoding, 200, { status: 'OK', results: [{ geometry: { location } }] })
    const calls = answering(solar, 200, buildingInsights())
    const { status, roof } = await lookUp({ address: '418 Juniper Lane, Golden' })
    expect([status, roof.address]).toEqual([201, '418 Juniper Lane, Golden'])
    expect(new URL(geocoded[0]?.url ?? '').searchParams.get('address')).toBe('418 Juniper Lane, Golden')
    expect(new URL(calls[0]?.url ?? '').searchParams.get('location.latitude')).toBe('39.7555')
  })

  it.each([
    [
      'no building',
      () => answering(solar, 404, { error: { code: 404, status: 'NOT_FOUND' } }),
      point,
      404,
      'There is no building within 50 m of this point. Check the location, or measure by hand.',
    ],
    [
      'a building without facets',
      () => answering(solar, 200, { ...buildingInsights(), solarPotential: {} }),
      point,
      404,
      'There is no building within 50 m of this point. Check the location, or measure by hand.',
    ],
    [
      'an unknown address',
      () => answering(geocoding, 200, { status: 'ZERO_RESULTS', results: [] }),
      { address: 'Nowhere' },
      404,
      'We couldn’t find this address. Check it, or send latitude and longitude.',
    ],
    ['a refused key', () => answering(solar, 403, {}), point, 503, 'isn’t working properly'],
    ['too many requests', () => answering(solar, 429, {}), point, 503, 'isn’t working properly'],
    ['a failure', () => answering(solar, 500, 'x'), point, 503, 'isn’t working properly'],
    [
      'a refused geocoding key',
      () => answering(geocoding, 200, { status: 'REQUEST_DENIED' }),
      { address: 'A' },
      503,
      'isn’t working properly',
    ],
    ['no connection', () => undefined, point, 503, 'isn’t working properly'],
  ])('with %s invents nothing', async (_, prepare, body, status, message) => {
    prepare()
    const client = await signedIn()
    const answer = await lookUp(body, client)
    expect([answer.status, answer.error]).toEqual([status, expect.stringContaining(message)])
    expect(answer.error).not.toContain('a-secret-key')
    if (status === 503) expect(answer.headers.get('retry-after')).toBe('60')
    expect((await client.get('/api/roof-measurements')).body.roofMeasurements).toEqual([])
  })

  it.each([
    ['an empty body', {}, 'address is required, or latitude and longitude'],
    ['half a point', { latitude: 39 }, 'longitude is required'],
    ['a point that is not on Earth', { latitude: 91, longitude: 0 }, 'latitude must be at most 90'],
  ])('is rejected with %s', async (_, body, message) => {
    const { status, error } = await lookUp(body)
    expect([status, error]).toEqual([400, expect.stringContaining(message)])
  })
})

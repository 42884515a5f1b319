import { describe, expect, it } from 'vitest'
import { newMember, signedIn, trips } from '../support/client'
import { newDeck, newPresentation } from '../support/factories'
import { newRoof, pricingInput, putPricing, roofInput } from '../support/roofs'

const path = '/api/roof-measurements'

const withFacet = (facet: object) => roofInput({ structures: [{ name: 'House', facets: [facet] }] })

describe('a roof entered by hand', () => {
  it('is returned with derived values, and keeps its numbers as they came', async () => {
    const client = await signedIn()
    const answer = await client.post(path, roofInput({ confidence: 0.9, measuredAt: '2026-05-04T11:30:00+02:00' }))
    expect([answer.status, trips(answer)]).toEqual([201, 2])
    const { roofMeasurement: roof } = answer.body
    expect(roof).toMatchObject({
      presentationId: null,
      address: '418 Juniper Lane',
      source: 'manual',
      measuredAt: '2026-05-04T09:30:00.000Z',
      confirmedAt: null,
      areaSquareFeet: 2400,
      planAreaSquareFeet: 2188.85,
      squares: 24,
      facetCount: 3,
      predominantPitch: 6,
      dripEdgeFeet: 260,
      confidence: 0.9,
      lines: { ridge: 40, hip: 0, valley: 0, rake: 100, eave: 160, flashing: 0, stepFlashing: 0, parapet: 0 },
      materialsBasis: { wasteBasisPoints: 0, coverage: 'usual' },
      warnings: [],
      imagery: null,
      raw: null,
    })
    expect(roof.structures.map(({ name, squares }: { name: string; squares: number }) => [name, squares])).toEqual([
      ['House', 20],
      ['Garage', 4],
    ])
    expect(roof.structures[0].facets[0]).toEqual({
      name: 'Front',
      pitch: 6,
      pitchDegrees: 26.57,
      areaSquareFeet: 1000,
      planAreaSquareFeet: 894.43,
      azimuthDegrees: 180,
      asMeasured: { pitch: 6, areaSquareFeet: 1000, azimuthDegrees: 180 },
      source: 'manual',
      confidence: 0.9,
      quality: null,
    })
    expect(roof.lineOrigins.ridge).toEqual({ source: 'manual', confidence: 0.9, quality: null })
    expect(roof.lineOrigins.hip).toBeNull()
    const read = await client.get(`${path}/${roof.id}`)
    expect([read.body.roofMeasurement, trips(read)]).toEqual([roof, 1])
  })

  it('counts its materials with the company’s own coverage and waste', async () => {
    const client = await signedIn()
    const { id } = await newRoof(client)
    const coverage = {
      bundlesPerSquare: 4,
      starterFeetPerBundle: 100,
      ridgeFeetPerBundle: 20,
      underlaymentSquaresPerRoll: 4,
      iceAndWaterFeetPerRoll: 80,
      dripEdgeFeetPerPiece: 10.5,
      nailSquaresPerBox: 24,
    }
    await putPricing(client, { coverage, wasteBasisPoints: 1200 })
    const { roofMeasurement: roof } = (await client.get(`${path}/${id}`)).body
    expect(roof.areaSquareFeet).toBe(2400)
    expect(roof.materialsBasis).toEqual({ wasteBasisPoints: 1200, coverage: 'own' })
    expect(roof.materials.map(({ quantity }: { quantity: number }) => quantity)).toEqual([108, 3, 2, 7, 2, 25, 2])
  })

  it.each([
    ['a wall', { pitch: 24.1, areaSquareFeet: 10 }, 'pitch must be at most 24 in 12: steeper is a wall'],
    ['a wall in degrees', { pitchDegrees: 90, areaSquareFeet: 10 }, 'pitchDegrees must be at most 24 in 12'],
    ['a negative pitch', { pitch: -1, areaSquareFeet: 10 }, 'pitch must be at least 0'],
    ['no pitch', { areaSquareFeet: 10 }, 'pitch is required'],
    [
      'two pitches',
      { pitch: 6, pitchDegrees: 26, areaSquareFeet: 10 },
      'pitchDegrees can’t be sent together with pitch',
    ],
    ['no area', { pitch: 6 }, 'areaSquareFeet is required, or planAreaSquareFeet'],
    ['a negative area', { pitch: 6, areaSquareFeet: -10 }, 'areaSquareFeet must be more than 0'],
    ['an area of zero', { pitch: 6, areaSquareFeet: 0 }, 'areaSquareFeet must be more than 0'],
    ['an area as large as a country', { pitch: 6, areaSquareFeet: 1e9 }, 'areaSquareFeet must be at most 1000000'],
    ['an area that is not a number', { pitch: 6, areaSquareFeet: null }, 'areaSquareFeet must be a number'],
    ['an area in words', { pitch: 6, areaSquareFeet: '1000' }, 'areaSquareFeet must be a number'],
    [
      'two areas that contradict each other',
      { pitch: 12, areaSquareFeet: 1000, planAreaSquareFeet: 1000 },
      'areaSquareFeet contradicts planAreaSquareFeet: at this pitch 1000 sq ft in plan are 1414 of slope',
    ],
    [
      'an invalid direction',
      { pitch: 6, areaSquareFeet: 10, azimuthDegrees: 361 },
      'azimuthDegrees must be at most 360',
    ],
    ['an unknown field', { pitch: 6, areaSquareFeet: 10, color: 'red' }, 'has no member "color"'],
  ])('is rejected with %s', async (_, facet, message) => {
    const client = await signedIn()
    const answer = await client.post(path, withFacet(facet))
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
    expect(answer.body.error).toMatch(/^structures\[0\]\.facets\[0\]/)
  })

  it.each(['1e999', '-1e999', 'NaN'])('is rejected with the number %s', async (number) => {
    const client = await signedIn()
    const body = JSON.stringify(withFacet({ pitch: 6, areaSquareFeet: 1 })).replace(
      '"areaSquareFeet":1',
      `"areaSquareFeet":${number}`,
    )
    expect((await client.post(path, body, { 'content-type': 'application/json' })).status).toBe(400)
  })

  it('accepts null for missing values of a facet or a line', async () => {
    const client = await signedIn()
    const facet = { name: null, pitch: 0, areaSquareFeet: 10, azimuthDegrees: null, polygon: null, confidence: null }
    const lines = { ridge: null, eave: 12 }
    const { status, body } = await client.post(path, { ...withFacet(facet), lines })
    expect(status).toBe(201)
    expect(body.roofMeasurement.structures[0].facets[0]).toMatchObject({
      name: null,
      azimuthDegrees: null,
      confidence: null,
      asMeasured: { pitch: 0, areaSquareFeet: 10 },
    })
    expect(body.roofMeasurement.lines).toMatchObject({ ridge: 0, eave: 12 })
    expect((await client.post(path, { ...withFacet(facet), lines: null })).status).toBe(201)
  })

  it('names the contradicting fields as they were sent', async () => {
    const client = await signedIn()
    const answer = await client.post(
      path,
      withFacet({ pitchDegrees: 45, areaSquareMeters: 100, planAreaSquareMeters: 100 }),
    )
    expect(answer.body.error).toMatch(/facets\[0\]\.areaSquareMeters contradicts planAreaSquareMeters/)
  })

  it('may have both areas if they agree within the vendors’ rounding', async () => {
    const client = await signedIn()
    const facet = { pitch: 12, areaSquareFeet: 1414, planAreaSquareFeet: 1000 }
    const answer = await client.post(path, withFacet(facet))
    expect([answer.status, answer.body.roofMeasurement.areaSquareFeet]).toEqual([201, 1414])
  })

  it.each([
    ['no structures', { structures: [] }, 'structures must have at least 1 item'],
    ['no facets', { structures: [{ name: 'House', facets: [] }] }, 'structures[0].facets must have at least 1 item'],
    ['a negative line', { lines: { ridge: -1 } }, 'lines.ridge must be at least 0'],
    ['an unknown line', { lines: { gutter: 10 } }, 'lines has no member "gutter"'],
    ['another source', { source: 'guess' }, 'source must be one of'],
    [
      'an address with a direction override',
      { address: '12 \u202eteertS elpaM' },
      'address must not contain characters',
    ],
    ['a blank address', { address: '  ' }, 'address must be at least 1'],
    ['a confidence above one', { confidence: 2 }, 'confidence must be at most 1'],
    [
      'more than 500 facets',
      {
        structures: ['House', 'Barn'].map((name) => ({
          name,
          facets: Array.from({ length: 251 }, () => ({ pitch: 1, areaSquareFeet: 1 })),
        })),
      },
      'structures must have at most 500 facets in all',
    ],
  ])('is rejected with %s', async (_, more, message) => {
    const client = await signedIn()
    const answer = await client.post(path, roofInput(more))
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })

  it('is flagged, not rejected, if its lines contradict its area', async () => {
    const client = await signedIn()
    const answer = await client.post(path, roofInput({ lines: { eave: 20 } }))
    expect([answer.status, answer.body.roofMeasurement.warnings]).toEqual([
      201,
      [{ code: 'edges_too_short', message: expect.stringMatching(/^The edges add up to 20 ft/) }],
    ])
  })

  it('stays confirmed by a person until its numbers change', async () => {
    const client = await signedIn()
    const { id } = await newRoof(client, { source: 'hover' })
    const confirmed = await client.post(`${path}/${id}/confirm`)
    expect([confirmed.status, trips(confirmed)]).toEqual([200, 2])
    const { confirmedAt } = confirmed.body.roofMeasurement
    expect(confirmedAt).toMatch(/Z$/)
    expect((await client.post(`${path}/${id}/confirm`)).body.roofMeasurement.confirmedAt).toBe(confirmedAt)
    const renamed = await client.patch(`${path}/${id}`, { address: '420 Juniper Lane' })
    expect(renamed.body.roofMeasurement).toMatchObject({ address: '420 Juniper Lane', confirmedAt })
    const corrected = await client.patch(`${path}/${id}`, { lines: { ridge: 42 } })
    expect(trips(corrected)).toBe(2)
    expect(corrected.body.roofMeasurement).toMatchObject({ confirmedAt: null, lines: { ridge: 42 } })
    expect(corrected.body.roofMeasurement.lineOrigins.ridge.source).toBe('manual')
    expect(corrected.body.roofMeasurement.structures[0].facets[0].source).toBe('hover')
  })

  it('is corrected number by number: unchanged ones keep their source, and the confirmation', async () => {
    const client = await signedIn()
    const { id } = await newRoof(client, { source: 'hover', confidence: 0.8 })
    const at = `${path}/${id}`
    const { confirmedAt } = (await client.post(`${at}/confirm`)).body.roofMeasurement
    const patched = async (patch: object) => (await client.patch(at, patch)).body.roofMeasurement
    const { structures, lines } = roofInput()
    expect(await patched({ structures, lines })).toMatchObject({ confirmedAt })

    const corrected = await patched({ lines: { ridge: 42, rake: null, hip: 0 } })
    expect(corrected.lines).toMatchObject({ ridge: 42, rake: 0, eave: 160, hip: 0 })
    expect(corrected.lineOrigins).toMatchObject({ ridge: { source: 'manual' }, rake: null, hip: null })
    expect(corrected.lineOrigins.eave).toEqual({ source: 'hover', confidence: 0.8, quality: null })
    expect(corrected.confirmedAt).toBeNull()

    await client.post(`${at}/confirm`)
    const [house, garage] = structures
    const [front, back] = house?.facets ?? []
    const other = await patched({
      structures: [{ name: 'House', facets: [{ ...back, areaSquareFeet: 1010 }, front] }, garage],
    })
    const facets = other.structures.flatMap((structure: { facets: object[] }) => structure.facets)
    expect(facets).toEqual([
      expect.objectContaining({ name: 'Back', source: 'manual', confidence: null }),
      expect.objectContaining({ name: 'Front', source: 'hover', confidence: 0.8 }),
      expect.objectContaining({ name: 'Flat', source: 'hover', confidence: 0.8 }),
    ])
    expect(other.confirmedAt).toBeNull()
  })

  it('keeps the corrections of two people at once, or reports a conflict', async () => {
    const client = await signedIn()
    const { id } = await newRoof(client)
    const answers = await Promise.all([1, 2, 3, 4].map((ridge) => client.patch(`${path}/${id}`, { lines: { ridge } })))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([])
    expect(statuses).toContain(200)
  })

  it('belongs to a presentation of the same organization, or to none', async () => {
    const client = await signedIn()
    const stranger = await signedIn('Another company')
    const presentation = await newPresentation(client, (await newDeck(client)).id)
    const foreign = await newPresentation(stranger, (await newDeck(stranger)).id)
    const refused = await client.post(path, roofInput({ presentationId: foreign.id }))
    expect([refused.status, refused.body.error]).toEqual([404, 'There is no such presentation.'])
    const own = await newRoof(client, { presentationId: presentation.id })
    const other = await newRoof(client)
    const moved = await client.patch(`${path}/${other.id}`, { presentationId: foreign.id })
    expect([moved.status, moved.body.error]).toEqual([404, 'There is no such presentation.'])
    const listed = (await client.get(`${path}?presentationId=${presentation.id}`)).body.roofMeasurements
    expect(listed.map(({ id }: { id: string }) => id)).toEqual([own.id])
  })

  it('is listed in pages, with the newest first, without its file', async () => {
    const client = await signedIn()
    const ids = [(await newRoof(client)).id, (await newRoof(client)).id, (await newRoof(client)).id]
    const first = await client.get(`${path}?limit=2`)
    expect(trips(first)).toBe(1)
    expect(first.body.roofMeasurements[0]).not.toHaveProperty('raw')
    const second = await client.get(`${path}?limit=2&cursor=${first.body.nextCursor}`)
    const seen = [...first.body.roofMeasurements, ...second.body.roofMeasurements].map(({ id }) => id)
    expect(seen.toSorted()).toEqual(ids.toSorted())
    expect(second.body.nextCursor).toBeNull()
  })

  it('is gone once it is deleted', async () => {
    const client = await signedIn()
    const { id } = await newRoof(client)
    expect((await client.delete(`${path}/${id}`)).body).toEqual({ success: true })
    expect((await client.get(`${path}/${id}`)).status).toBe(404)
    expect((await client.delete(`${path}/${id}`)).status).toBe(404)
  })
})

describe('the diagram', () => {
  const draw = async (client: Awaited<ReturnType<typeof signedIn>>, id: string) =>
    client.get(`${path}/${id}/diagram.svg`)

  it('names every facet for screen readers, in the palette of the deck', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const palette = { primary: '#123456', neutral: '#fefefe', text: '#111111' }
    await client.put(`/api/decks/${deck.id}/branding`, { palette, cta: {} })
    const { id: presentationId } = await newPresentation(client, deck.id)
    const { id } = await newRoof(client, { presentationId, address: '1 <b> & Sons' })
    const { roofMeasurement } = (await client.get(`${path}/${id}`)).body
    const answer = await client.get(new URL(roofMeasurement.diagramUrl).pathname)
    expect([answer.status, answer.headers.get('content-type'), trips(answer)]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
      1,
    ])
    expect(answer.text).toContain('<title id="title">Roof of 1 &lt;b&gt; &amp; Sons</title>')
    expect(answer.text).toContain(
      'House: 1,000 square feet at 6 in 12 facing south; 1,000 square feet at 6 in 12 facing north.',
    )
    expect(answer.text).toContain('Garage: 400 square feet at 0 in 12.')
    expect(answer.text).toContain('viewBox="0 0 320 ')
    expect(answer.text.match(/<polygon [^>]*stroke="#123456"/g)).toHaveLength(3)
    expect(answer.text).toContain('>1,000 ft²</text>')
    expect(answer.text).toContain('>6/12</text>')
    expect(answer.text.match(/rotate\((\d+)\)/g)).toEqual(['rotate(180)', 'rotate(0)'])
  })

  it('lists below it the facets that are too small for their labels', async () => {
    const client = await signedIn()
    const facets = [2000, 1500, 3].map((areaSquareFeet) => ({ pitch: 4, areaSquareFeet }))
    const { id } = await newRoof(client, { structures: [{ name: 'House', facets }] })
    const { text } = await draw(client, id)
    expect(text).toContain('>3: 3 ft², 4/12</text>')
    expect(text.match(/font-size="12"/g)?.length).toBe(text.match(/<text /g)?.length)
  })
})

describe('pricing', () => {
  it('is absent until it is put, then as it was put', async () => {
    const client = await signedIn()
    expect((await client.get(`${path}/pricing`)).status).toBe(404)
    const put = await putPricing(client)
    const { tiers, ...others } = pricingInput()
    const whole = Object.entries(tiers).map(([name, tier]) => [name, { ...tier, centsPerFoot: {}, extras: [] }])
    expect([put.status, put.body.pricing]).toEqual([
      200,
      { ...others, tiers: Object.fromEntries(whole), coverage: null },
    ])
    expect((await client.put(`${path}/pricing`, put.body.pricing)).body).toEqual(put.body)
    const read = await client.get(`${path}/pricing`)
    expect([read.body, trips(read)]).toEqual([put.body, 1])
    await putPricing(client, { financing: undefined, validDays: 10 })
    expect((await client.get(`${path}/pricing`)).body.pricing).toMatchObject({ financing: null, validDays: 10 })
  })

  it.each([
    ['half a cent', { tearOffCentsPerSquareAndLayer: 0.5 }, 'tearOffCentsPerSquareAndLayer must be a whole number'],
    ['a negative price', { minimumCents: -1 }, 'minimumCents must be at least 0'],
    ['waste larger than the roof', { wasteBasisPoints: 10_001 }, 'wasteBasisPoints must be at most 10000'],
    ['no validity', { validDays: 0 }, 'validDays must be at least 1'],
    ['half the terms', { financing: { aprBasisPoints: 799 } }, 'financing.termMonths is required'],
    [
      'an unknown surcharge',
      { surcharges: [{ when: 'raining', value: 1, basisPoints: 1 }] },
      'surcharges[0].when must be',
    ],
    ['a missing tier', { tiers: { good: { centsPerSquare: 1 } } }, 'tiers.better is required'],
  ])('is rejected with %s', async (_, more, message) => {
    const client = await signedIn()
    const answer = await putPricing(client, more)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })

  it('belongs to each company, and viewers can only read it', async () => {
    const client = await signedIn()
    await putPricing(client)
    const viewer = await newMember(client, 'viewer')
    expect((await viewer.get(`${path}/pricing`)).status).toBe(200)
    expect((await viewer.put(`${path}/pricing`, pricingInput())).status).toBe(403)
    expect((await (await signedIn()).get(`${path}/pricing`)).status).toBe(404)
  })
})

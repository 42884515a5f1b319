import { describe, expect, it } from 'vitest'
import { newMember, signedIn, trips } from '../support/client'
import { d1 } from '../support/databases'
import { newDeck, newPresentation, newSlide, productData } from '../support/factories'
import { costOf, forgetInKv, inKv, later, presentationPartOf, readManifest } from '../support/manifests'
import { newRoof, pricingInput, putPricing } from '../support/roofs'

type Owner = Awaited<ReturnType<typeof signedIn>>
type Line = { kind: string; label: string; amountCents: number }

async function quotable(pricing = {}, roof = {}) {
  const client = await signedIn()
  const deck = await newDeck(client)
  const presentation = await newPresentation(client, deck.id)
  await putPricing(client, pricing)
  const { id: roofMeasurementId } = await newRoof(client, roof)
  const path = `/api/presentations/${presentation.id}/quote`
  const quote = (more = {}, by: Pick<Owner, 'post'> = client) => by.post(path, { roofMeasurementId, ...more })
  return { client, deck, presentation, roofMeasurementId, path, quote }
}

const amounts = (tier: { lines: Line[] }) => tier.lines.map(({ kind, amountCents }) => [kind, amountCents])

describe('a quote', () => {
  it('has lines that add up to the total, with waste on what is bought but not on what is torn off', async () => {
    const { client, path, quote, roofMeasurementId, presentation } = await quotable()
    await client.get('/api/auth/me')
    await expect.poll(async () => trips(await client.get('/api/auth/me'))).toBe(0)
    const answer = await quote({ layers: 2 })
    expect([answer.status, trips(answer)]).toEqual([201, 2])
    const { quote: made } = answer.body
    expect(made).toMatchObject({
      presentationId: presentation.id,
      roofMeasurementId,
      layers: 2,
      stories: 1,
      wasteBasisPoints: 1000,
      isRoofConfirmed: false,
      isOutdated: false,
      financing: pricingInput().financing,
    })
    expect(Date.parse(made.validUntil) - Date.parse(made.createdAt)).toBe(30 * 24 * 60 * 60 * 1000)
    expect(made.tiers.good.lines).toEqual([
      { kind: 'roof', label: 'Roof: 24.00 squares and 10% waste', amountCents: 1_056_000 },
      { kind: 'tear_off', label: 'Tear-off: 24.00 squares, 2 layers', amountCents: 288_000 },
    ])
    expect(made.tiers.good).toMatchObject({ totalCents: 1_344_000, monthlyCents: 16_299 })
    expect([made.tiers.better.totalCents, made.tiers.best.totalCents]).toEqual([1_608_000, 2_664_000])
    const read = await client.get(path)
    expect([read.status, read.body, trips(read)]).toEqual([200, answer.body, 1])
  })

  it('is offered under the names of the deck, whose own prices come before it', async () => {
    const { client, deck, presentation, quote } = await quotable()
    const path = `/api/presentations/${presentation.id}/offer`
    const offerOf = async () => (await client.get(path)).body.offer
    expect(await offerOf()).toEqual({ quoteId: null, tiers: null })
    const slide = await newSlide(client, deck.id, { slideType: 'product_pricing_v1' })
    const hearth = { name: 'Hearth', priceCents: 1_845_000, monthlyCents: 21_900 }
    const priced = productData({ better: hearth })
    await client.put(`/api/slides/${slide.id}/product-data`, { productData: priced })
    expect(await offerOf()).toMatchObject({ quoteId: null, tiers: { better: hearth } })
    const { quote: made } = (await quote({ layers: 2 })).body
    expect(await offerOf()).toMatchObject({
      quoteId: made.id,
      tiers: {
        good: { priceCents: made.tiers.good.totalCents, monthlyCents: made.tiers.good.monthlyCents },
        better: { name: 'Hearth', priceCents: made.tiers.better.totalCents },
      },
    })
    await expect.poll(async () => trips(await client.get(path))).toBe(1)
    expect((await (await signedIn()).get(path)).body.code).toBe('presentation_not_found')
  })

  it('can be previewed with other prices, which are not saved', async () => {
    const { client, quote, path, roofMeasurementId } = await quotable()
    const { quote: made } = (await quote({ layers: 2 })).body
    const tried = (pricing: object, more = {}) =>
      client.post(`/api/roof-measurements/${roofMeasurementId}/price`, { pricing, ...more })
    const same = await tried(pricingInput(), { layers: 2 })
    expect([same.status, same.body]).toEqual([200, { tiers: made.tiers, financing: made.financing }])
    expect(trips(same)).toBeLessThanOrEqual(2)
    const dearer = (await tried({ ...pricingInput(), minimumCents: 9_000_000 })).body
    expect(dearer.tiers.good.totalCents).toBe(9_000_000)
    expect((await client.get(path)).body.quote).toEqual(made)
    expect((await client.get('/api/roof-measurements/pricing')).body.pricing.minimumCents).toBe(0)
    const bad = await tried({ ...pricingInput(), wasteBasisPoints: -1 })
    expect([bad.status, bad.body.fields[0].path]).toEqual([400, 'pricing.wasteBasisPoints'])
    expect(
      (await (await signedIn()).post(`/api/roof-measurements/${roofMeasurementId}/price`, { pricing: pricingInput() }))
        .status,
    ).toBe(404)
  })

  it('charges steepness for the steep area, other surcharges for the whole area, and each by itself', async () => {
    const surcharges = [
      { when: 'pitch_at_least', value: 6, basisPoints: 1000 },
      { when: 'pitch_at_least', value: 6.01, basisPoints: 5000 },
      { when: 'stories_at_least', value: 2, basisPoints: 500 },
      { when: 'stories_at_least', value: 3, basisPoints: 5000 },
      { when: 'facets_at_least', value: 3, basisPoints: 200 },
      { when: 'facets_at_least', value: 4, basisPoints: 5000 },
    ]
    const { quote } = await quotable({ surcharges, wasteBasisPoints: 0, tearOffCentsPerSquareAndLayer: 0 })
    const { good } = (await quote({ stories: 2 })).body.quote.tiers
    expect(amounts(good)).toEqual([
      ['roof', 960_000],
      ['surcharge', 80_000],
      ['surcharge', 48_000],
      ['surcharge', 19_200],
    ])
    expect(good.lines[1].label).toBe('Steep, 6/12 and above: 20.00 squares, +10%')
  })

  it('uses a pitch in degrees exactly', async () => {
    const facets = [{ pitchDegrees: 33.690067, areaSquareFeet: 1000 }]
    const surcharges = [{ when: 'pitch_at_least', value: 8, basisPoints: 1000 }]
    const { quote } = await quotable({ surcharges }, { structures: [{ name: 'House', facets }] })
    expect((await quote()).body.quote.tiers.good.lines[2]).toMatchObject({ kind: 'surcharge', amountCents: 44_000 })
  })

  it('adds line prices, extras for every roof, and the difference to the smallest job', async () => {
    const good = {
      centsPerSquare: 0,
      centsPerFoot: { ridge: 450, valley: 900 },
      extras: [{ label: 'Permit', amountCents: 25_000 }],
    }
    const tiers = { ...pricingInput().tiers, good }
    const { quote } = await quotable({ tiers, tearOffCentsPerSquareAndLayer: 0, minimumCents: 100_000 })
    expect((await quote()).body.quote.tiers.good.lines).toEqual([
      { kind: 'roof', label: 'Roof: 24.00 squares and 10% waste', amountCents: 0 },
      { kind: 'line', label: 'Ridges: 40 ft', amountCents: 18_000 },
      { kind: 'extra', label: 'Permit', amountCents: 25_000 },
      { kind: 'minimum', label: 'Up to the smallest job', amountCents: 57_000 },
    ])
  })

  it('is rejected if the price would be more than any roof costs', async () => {
    const structures = [{ name: 'House', facets: [{ pitch: 24, areaSquareFeet: 1_000_000 }] }]
    const best = { centsPerSquare: 10_000_000 }
    const { quote } = await quotable({ tiers: { ...pricingInput().tiers, best } }, { structures })
    const answer = await quote()
    expect([answer.status, answer.body.error]).toEqual([
      409,
      'The price of best would be above $100,000,000. Check the roof and the prices.',
    ])
  })

  it('is rejected without prices, and for a roof that is unknown or another company’s', async () => {
    const { client, quote, roofMeasurementId, presentation } = await quotable()
    const stranger = await signedIn('Another company')
    await putPricing(stranger)
    const unpriced = await signedIn()
    const own = await newPresentation(unpriced, (await newDeck(unpriced)).id)
    const { id } = await newRoof(unpriced)
    const refused = await unpriced.post(`/api/presentations/${own.id}/quote`, { roofMeasurementId: id })
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'There are no prices yet. Set them with PUT /api/roof-measurements/pricing.',
    ])
    expect((await quote({}, stranger)).status).toBe(404)
    const foreignRoof = await newRoof(stranger)
    expect((await quote({ roofMeasurementId: foreignRoof.id })).body.error).toBe('There is no such roof measurement.')
    const theirs = await newPresentation(stranger, (await newDeck(stranger)).id)
    const path = `/api/presentations/${theirs.id}/quote`
    expect((await client.post(path, { roofMeasurementId })).body.error).toBe('There is no such presentation.')
    expect((await stranger.get(`/api/presentations/${presentation.id}/quote`)).status).toBe(404)
    await client.delete(`/api/presentations/${presentation.id}`)
    expect((await quote()).status).toBe(404)
  })

  it('can’t be made by a viewer or with an ended session', async () => {
    const { client, quote, path } = await quotable()
    const viewer = await newMember(client, 'viewer')
    expect((await quote({}, viewer)).status).toBe(403)
    await client.get('/api/auth/me')
    await d1.prepare('delete from sessions where user_id = ?').bind(client.caller.userId).run()
    expect((await quote()).status).toBe(401)
    const rows = await d1
      .prepare('select count(*) as count from quotes where organization_id = ?')
      .bind(client.organizationId)
      .first()
    expect(rows).toEqual({ count: 0 })
    expect((await viewer.get(path)).status).toBe(404)
  })

  it.each([
    ['no roof', { roofMeasurementId: undefined }, 'roofMeasurementId is required'],
    ['half a layer', { layers: 0.5 }, 'layers must be a whole number'],
    ['too many layers', { layers: 6 }, 'layers must be at most 5'],
    ['no story', { stories: 0 }, 'stories must be at least 1'],
    ['a discount', { discountCents: 1 }, 'has no member "discountCents"'],
  ])('is rejected with %s', async (_, more, message) => {
    const { quote } = await quotable()
    const answer = await quote(more)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })

  it('is frozen: other prices or another roof need a new quote', async () => {
    const { client, path, quote, roofMeasurementId } = await quotable()
    const { quote: first } = (await quote()).body
    await putPricing(client, { tearOffCentsPerSquareAndLayer: 0 })
    expect((await client.get(path)).body.quote).toEqual({ ...first, isOutdated: true })
    const { quote: second } = (await quote()).body
    expect(second).toMatchObject({ isOutdated: false })
    expect(second.id).not.toBe(first.id)
    expect(second.tiers.good.totalCents).toBe(1_056_000)
    await client.patch(`/api/roof-measurements/${roofMeasurementId}`, { lines: { ridge: 41 } })
    expect((await client.get(path)).body.quote).toEqual({ ...second, isOutdated: true })
  })

  it('outlives the roof it was made from', async () => {
    const { client, path, quote, roofMeasurementId, presentation } = await quotable()
    await client.post(`/api/roof-measurements/${roofMeasurementId}/confirm`)
    const { quote: made } = (await quote()).body
    expect(made.isRoofConfirmed).toBe(true)
    await client.delete(`/api/roof-measurements/${roofMeasurementId}`)
    expect((await client.get(path)).body.quote).toEqual({ ...made, isOutdated: true })
    expect((await readManifest(presentation.id)).status).toBe(200)
    expect((await quote()).status).toBe(404)
  })

  it('still counts as confirmed after its roof was confirmed later and then deleted', async () => {
    const { client, deck, path, quote, roofMeasurementId } = await quotable()
    const roof = `/api/roof-measurements/${roofMeasurementId}`
    await quote()
    const other = await newRoof(client)
    const otherQuote = { roofMeasurementId: other.id }
    const second = await newPresentation(client, deck.id)
    await client.post(`/api/presentations/${second.id}/quote`, otherQuote)
    await client.post(`${roof}/confirm`)
    const deleted = await client.delete(roof)
    expect([deleted.status, (await client.get(path)).body.quote.isRoofConfirmed]).toEqual([200, true])
    const unrelated = await client.get(`/api/presentations/${second.id}/quote`)
    expect(unrelated.body.quote.isRoofConfirmed).toBe(false)
  })

  it('counts as confirmed if exactly its numbers were confirmed, before or after it was made', async () => {
    const { client, path, quote, roofMeasurementId } = await quotable()
    const roof = `/api/roof-measurements/${roofMeasurementId}`
    const isConfirmed = async () => (await client.get(path)).body.quote.isRoofConfirmed
    await quote()
    expect(await isConfirmed()).toBe(false)
    await client.post(`${roof}/confirm`)
    expect(await isConfirmed()).toBe(true)
    await client.patch(roof, { lines: { ridge: 50 } })
    expect(await isConfirmed()).toBe(false)
    await client.post(`${roof}/confirm`)
    expect(await isConfirmed()).toBe(false)
  })

  it('that races a price change uses all old prices, all new prices, or must be requested again', async () => {
    const { client, path, quote } = await quotable()
    const linesOf = ({ body }: Awaited<ReturnType<typeof quote>>) => amounts(body.quote.tiers.good)
    const earlier = linesOf(await quote())
    const change = putPricing(client, { tearOffCentsPerSquareAndLayer: 0 })
    const raced = await Promise.all([quote(), quote(), quote(), quote()])
    expect((await change).status).toBe(200)
    const shown = (await client.get(path)).body.quote
    const later = linesOf(await quote())
    expect(later).not.toEqual(earlier)
    expect(raced.filter(({ status }) => ![201, 409].includes(status))).toEqual([])
    for (const made of raced.filter(({ status }) => status === 201))
      expect([earlier, later]).toContainEqual(linesOf(made))
    expect(amounts(shown.tiers.good)).toEqual(shown.isOutdated ? earlier : later)
  })

  it('that races another ends as one that everyone is shown', async () => {
    const { client, deck, path, quote, presentation } = await quotable()
    const slide = await newSlide(client, deck.id, { slideType: 'product_pricing_v1' })
    await client.put(`/api/slides/${slide.id}/product-data`, { productData: productData() })
    const made = await Promise.all([0, 1, 2, 3, 4].map((layers) => quote({ layers })))
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    const { quote: shown } = (await client.get(path)).body
    expect(made.map(({ body }) => body.quote.id)).toContain(shown.id)
    const { results } = await d1
      .prepare('select number from quotes where presentation_id = ? order by number')
      .bind(presentation.id)
      .all()
    expect(results.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
    const { body } = await readManifest(presentation.id)
    expect(body.slides[0].productData.good.priceCents).toBe(shown.tiers.good.totalCents)
  })
})

describe('the manifest of a presentation with a quote', () => {
  async function shown() {
    const made = await quotable()
    const { client, deck } = made
    const script =
      'Your roof has {{roof_squares}} squares, {{roof_area}} square feet at {{roof_pitch}}. {{price_better|To be quoted}}.'
    const roofSlide = await newSlide(client, deck.id, { slideType: 'roof_v1', narrationScript: script })
    const pricing = await newSlide(client, deck.id, { slideType: 'product_pricing_v1', bullets: ['{{price_best}}'] })
    await client.put(`/api/slides/${pricing.id}/product-data`, { productData: productData({ disclaimer: 'Fine.' }) })
    const neighbour = await newPresentation(client, deck.id)
    return { ...made, roofSlide, neighbour }
  }

  it('has nothing about the roof before the quote, and the prices of the slide', async () => {
    const { presentation } = await shown()
    const { body } = await readManifest(presentation.id)
    expect(body.slides[0]).toMatchObject({ slideType: 'roof_v1', roof: null })
    expect(body.slides[0].script).toBe('Your roof has  squares,  square feet at . $12,000.')
    expect(body.slides[1].productData).toMatchObject({ better: { priceCents: 1_200_000 }, validUntil: null })
  })

  it('shows its prices with terms instead of the slide’s, and describes the roof, only to this homeowner', async () => {
    const { presentation, quote, neighbour } = await shown()
    const { quote: made } = (await quote()).body
    const { body } = await readManifest(presentation.id)
    const [roofSlide, pricing] = body.slides
    expect(roofSlide.script).toBe('Your roof has 24 squares, 2,400 square feet at 6/12. $14,640.')
    expect(roofSlide.roof).toMatchObject({
      areaSquareFeet: 2400,
      squares: 24,
      pitch: 6,
      facetCount: 3,
      wasteBasisPoints: 1000,
      diagram: { width: 320, isSchematic: true, structures: [{ name: 'House' }, { name: 'Garage' }] },
    })
    expect(roofSlide.roof.diagram.facets).toHaveLength(3)
    expect(pricing.roof).toBeNull()
    expect(pricing.bullets).toEqual(['$25,200'])
    expect(pricing.productData).toMatchObject({
      better: {
        name: 'Better',
        priceCents: made.tiers.better.totalCents,
        monthlyCents: made.tiers.better.monthlyCents,
      },
      financing: made.financing,
      validUntil: made.validUntil,
      disclaimer: 'Fine.',
    })
    const other = (await readManifest(neighbour.id)).body
    expect(other.slides[1].productData).toMatchObject({ better: { priceCents: 1_200_000 }, validUntil: null })
    expect(other.slides[0].roof).toBeNull()
  })

  it('shows no monthly price if the company’s prices have no terms', async () => {
    const { client, presentation, quote } = await shown()
    await putPricing(client, { financing: null })
    expect((await quote()).body.quote.tiers.good.monthlyCents).toBeNull()
    const { productData: prices } = (await readManifest(presentation.id)).body.slides[1]
    expect(prices).toMatchObject({ financing: null, good: { monthlyCents: null } })
  })

  it('changes with the quote at once, and costs one round trip when cold and none when warm', async () => {
    const { presentation, quote, deck } = await shown()
    const before = await readManifest(presentation.id)
    await quote()
    const after = await readManifest(presentation.id)
    expect(after.body.version).not.toBe(before.body.version)
    expect(costOf(await readManifest(presentation.id))).toEqual([0, 0])
    await inKv(deck.id, presentation.id)
    const part = async () => JSON.parse((await presentationPartOf(presentation.id)) ?? '{}')
    await expect.poll(async () => (await part()).quote, { timeout: 10_000 }).toBeTruthy()
    later(10_000)
    const warm = await readManifest(presentation.id)
    expect([warm.body, costOf(warm)]).toEqual([after.body, [0, 1]])
    later(10_000)
    await forgetInKv(presentation.id)
    const cold = await readManifest(presentation.id)
    expect([cold.body, costOf(cold)[0]]).toEqual([after.body, 1])
  })

  it('formats numbers and prices for its language', async () => {
    const { client, presentation, quote } = await shown()
    await client.patch(`/api/presentations/${presentation.id}`, { languageSettings: { language: 'de-DE' } })
    await quote()
    const { script } = (await readManifest(presentation.id)).body.slides[0]
    expect(script.replaceAll('\u00a0', ' ')).toBe('Your roof has 24 squares, 2.400 square feet at 6/12. 14.640 $.')
  })
})

import { describe, expect, it } from 'vitest'
import { request, signedIn, trips } from '../support/client'
import { d1 } from '../support/databases'
import { newDeck, newPresentation, newSlide, productData } from '../support/factories'
import { readManifest } from '../support/manifests'

const margaret = { first_name: 'Margaret', address: '418 Juniper Lane, Boulder' }

async function posted(language?: string) {
  const client = await signedIn()
  const deck = await newDeck(client)
  await newSlide(client, deck.id, { narrationScript: 'A word of six. '.repeat(120) })
  const input = { deckId: deck.id, homeownerData: margaret, ...(language && { languageSettings: { language } }) }
  const { id } = (await client.post('/api/presentations', input)).body.presentation
  const shows = (posterShows: string) => client.patch(`/api/decks/${deck.id}`, { posterShows })
  const poster = async () => (await readManifest(id)).body.poster
  return { client, deck, id, shows, poster }
}

describe('the poster of a presentation', () => {
  it('shows of the homeowner what its deck allows, by default the first name', async () => {
    const { client, deck, id, shows, poster } = await posted()
    expect((await client.get(`/api/decks/${deck.id}`)).body.deck.posterShows).toBe('name')
    expect(await poster()).toMatchObject({
      firstName: 'Margaret',
      address: null,
      greeting: 'Margaret, this is for you',
    })
    expect((await shows('address')).body.deck.posterShows).toBe('address')
    expect(await poster()).toMatchObject({
      firstName: 'Margaret',
      address: '418 Juniper Lane',
      greeting: 'Margaret, your roof at 418 Juniper Lane',
    })
    await shows('nothing')
    expect(await poster()).toMatchObject({ firstName: null, address: null, greeting: null })
    expect((await readManifest(id)).text).not.toMatch(/Margaret|Juniper/)
    expect((await shows('everything')).status).toBe(400)
  })

  it('is in the language of the presentation, and says how long it takes', async () => {
    const german = await posted('de-AT')
    await german.shows('address')
    expect(await german.poster()).toMatchObject({
      greeting: 'Margaret, Ihr Dach: 418 Juniper Lane',
      length: 'Etwa 3 Minuten',
    })
    const welsh = await posted('cy')
    expect(await welsh.poster()).toMatchObject({ greeting: 'Margaret, this is for you', length: 'About 3 minutes' })
  })

  it('keeps its setting in a copy of the deck', async () => {
    const { client, deck, shows } = await posted()
    await shows('nothing')
    expect((await client.post(`/api/decks/${deck.id}/duplicate`)).body.deck.posterShows).toBe('nothing')
  })
})

describe('a chosen tier', () => {
  it('is reported once per viewer session, in one round trip, and the last choice counts', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const slide = await newSlide(client, deck.id, { slideType: 'product_pricing_v1' })
    await client.put(`/api/slides/${slide.id}/product-data`, { productData: productData() })
    const { id } = await newPresentation(client, deck.id)
    const subscription = { name: 'Log', eventType: 'presentation.tier_chosen', channel: 'console', channelConfig: {} }
    await client.post('/api/notifications/subscriptions', subscription)
    const choose = (viewerSessionId: string, tier?: string) =>
      request('POST', `/api/viewer/presentations/${id}/events`, {
        body: {
          viewerSessionId,
          events: [{ type: 'tier_chosen', slideId: slide.id, tier, at: new Date().toISOString() }],
        },
      })
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()]
    const first = await choose(one, 'good')
    expect([first.status, trips(first)]).toEqual([200, 1])
    await choose(one, 'best')
    await choose(other, 'better')
    await choose(other)
    expect((await choose(other, 'finest')).status).toBe(400)

    const { tiersChosen } = (await client.get(`/api/presentations/${id}/analytics`)).body.analytics
    expect(tiersChosen).toEqual({ good: 0, better: 1, best: 1 })
    const rows = d1.prepare(`select data from events where organization_id = ? and type = 'presentation.tier_chosen'`)
    const { results } = await rows.bind(client.organizationId).all<{ data: string }>()
    const names = productData()
    const unnamed = { externalId: null, metadata: {} }
    expect(results.map(({ data }) => JSON.parse(data))).toEqual(
      expect.arrayContaining([
        {
          presentationId: id,
          deckId: deck.id,
          viewerSessionId: one,
          tier: 'good',
          tierName: names.good.name,
          ...unnamed,
        },
        {
          presentationId: id,
          deckId: deck.id,
          viewerSessionId: other,
          tier: 'better',
          tierName: names.better.name,
          ...unnamed,
        },
      ]),
    )
    expect(results).toHaveLength(2)
  })

  it('without a slide belongs to the only slide with prices, or to none if there are two', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const newPrices = async () => {
      const { id } = await newSlide(client, deck.id, { slideType: 'product_pricing_v1' })
      await client.put(`/api/slides/${id}/product-data`, { productData: productData() })
    }
    await client.post('/api/notifications/subscriptions', {
      name: 'Log',
      eventType: 'presentation.tier_chosen',
      channel: 'console',
      channelConfig: {},
    })
    const { id } = await newPresentation(client, deck.id)
    const choose = () =>
      request('POST', `/api/viewer/presentations/${id}/events`, {
        body: {
          viewerSessionId: crypto.randomUUID(),
          events: [{ type: 'tier_chosen', tier: 'best', at: new Date().toISOString() }],
        },
      })
    for (let prices = 0; prices < 2; prices++) {
      await newPrices()
      await choose()
    }
    const { results } = await d1
      .prepare(
        `select data ->> 'tierName' as name from events
        where organization_id = ? and type = 'presentation.tier_chosen' order by name is null`,
      )
      .bind(client.organizationId)
      .all()
    expect(results).toEqual([{ name: productData().best.name }, { name: null }])
  })
})

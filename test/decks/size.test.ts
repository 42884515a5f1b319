import { describe, expect, it } from 'vitest'
import { request, signedIn } from '../support/client'
import { d1 } from '../support/databases'
import { mediaKey, newDeck, newFaq, newSlide, newWholeDeck, productData, slideInput } from '../support/factories'

const timings = (count: number, word: string) =>
  Array.from({ length: count }, (_, index) => ({ word, startTime: index, endTime: index + 0.5 }))
const tooLarge = 'The deck would be too large for the player, which loads at most 2 MB. Shorten the deck or split it.'
const bytesOf = (deckId: string) =>
  d1.prepare('select bytes from decks where id = ?').bind(deckId).first<number>('bytes')

describe('the deck data that a player loads', () => {
  it('has words of at most 60 letters', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const add = (word: string) =>
      client.post(`/api/decks/${deck.id}/slides`, slideInput({ wordTimings: timings(1, word) }))
    expect((await add('a'.repeat(60))).status).toBe(201)
    const refused = await add('a'.repeat(61))
    expect([refused.status, refused.body.error]).toEqual([
      400,
      'wordTimings[0].word must be at most 60 characters long.',
    ])
  })

  it('stays under 2 MB, whichever part grows', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const path = `/api/decks/${deck.id}`
    const heavy = slideInput({ wordTimings: timings(5000, 'w'.repeat(60)) })
    const statuses = []
    for (let n = 0; n < 5; n++)
      statuses.push((await client.post(`${path}/slides`, { ...heavy, slideId: `s${n}` })).status)
    expect(statuses).toEqual([201, 201, 201, 409, 409])
    const long = { userQuestion: 'q', cannedAnswer: 'a', wordTimings: timings(5000, 'w'.repeat(60)) }
    for (const answer of [await client.post(`${path}/slides`, heavy), await client.post(`${path}/faqs`, long)])
      expect([answer.status, answer.body.error]).toEqual([409, tooLarge])
    const faq = await newFaq(client, deck.id)
    const grown = await client.patch(`${path}/faqs/${faq.id}`, { wordTimings: long.wordTimings })
    expect([grown.status, grown.body.error]).toEqual([409, tooLarge])
    const { slides } = (await client.get(path)).body
    expect(slides).toHaveLength(3)
    expect((await client.delete(`${path}/slides/${slides[0].id}`)).status).toBe(200)
    expect((await client.post(`${path}/slides`, heavy)).status).toBe(201)
  })

  it('counts a merge field with the longest value that may fill it', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const script = '{{city}}'.repeat(6000)
    const statuses = []
    for (let n = 0; n < 5; n++)
      statuses.push((await client.post(`/api/decks/${deck.id}/slides`, slideInput({ narrationScript: script }))).status)
    expect(statuses).toEqual([201, 201, 201, 409, 409])
  })

  it('has an exact size after rows are added, changed and deleted, and a duplicate has the same', async () => {
    const client = await signedIn()
    const { deck, slide, pricing, faq } = await newWholeDeck(client)
    const path = `/api/decks/${deck.id}`
    await client.patch(`${path}/slides/${slide.id}`, { title: 'Another title <b>', bullets: ['x'.repeat(400)] })
    await client.put(`/api/slides/${pricing.id}/product-data`, { productData: productData({ subtitle: 'Ours' }) })
    const copy = (await client.post(`${path}/duplicate`)).body.deck
    expect(await bytesOf(copy.id)).toBe(await bytesOf(deck.id))
    for (const row of [`slides/${slide.id}`, `slides/${pricing.id}`, `faqs/${faq.id}`, 'intro'])
      expect((await client.delete(`${path}/${row}`)).status).toBe(200)
    const { presentation } = (
      await client.post('/api/presentations', { deckId: deck.id, homeownerData: { first_name: 'Maria' } })
    ).body
    const manifest = await request('GET', `/api/viewer/presentations/${presentation.id}`)
    expect(await bytesOf(deck.id)).toBeLessThan(4000)
    expect(manifest.text.length).toBeLessThan(4000)
  })
})

describe('a file that a slide names', () => {
  it('must exist', async () => {
    const client = await signedIn()
    const deck = await newDeck(client)
    const path = `/api/decks/${deck.id}`
    const missing = `media/${client.organizationId}/${crypto.randomUUID()}/roof.webp`
    const refused = 'must be the storageKey of a file whose upload was completed.'
    const slide = await newSlide(client, deck.id)
    for (const [answer, field] of [
      [await client.post(`${path}/slides`, slideInput({ heroImg: missing })), 'heroImg'],
      [await client.patch(`${path}/slides/${slide.id}`, { audioUrl: missing.replace('.webp', '.mp3') }), 'audioUrl'],
      [await client.put(`${path}/intro`, { title: 'A', posterImg: missing }), 'posterImg'],
      [await client.put(`${path}/branding`, { palette: {}, cta: {}, logo: missing }), 'logo'],
    ] as const)
      expect([answer.status, answer.body.error]).toEqual([400, `${field} ${refused}`])
    const there = mediaKey(client)
    expect((await client.patch(`${path}/slides/${slide.id}`, { heroImg: there })).body.slide.hero_img).toBe(there)
  })
})

import { describe, expect, it } from 'vitest'
import { request, signedIn } from '../support/client'
import { newDeck, newFaq, newPresentation, newSlide, productData } from '../support/factories'
import { newRoof, putPricing } from '../support/roofs'

let addresses = 0

/** Creates two presentations of one deck, the second with a quote. */
async function presented() {
  const client = await signedIn()
  const deck = await newDeck(client)
  await newSlide(client, deck.id, {
    slideId: 'roof',
    title: 'Your roof',
    narrationScript: 'Seen from above, your roof has {{roof_squares|some}} squares, {{roof_area|a few}} square feet.',
  })
  const slide = await newSlide(client, deck.id, { slideId: 'prices', slideType: 'product_pricing_v1' })
  await client.put(`/api/slides/${slide.id}/product-data`, { productData: productData() })
  await newFaq(client, deck.id, {
    userQuestion: 'How much will the new roof cost?',
    cannedAnswer: 'From {{price_good|what we quote}} to {{price_best}}.',
  })
  const plain = await newPresentation(client, deck.id)
  const quoted = await newPresentation(client, deck.id)
  await putPricing(client)
  const { id: roofMeasurementId } = await newRoof(client)
  const { quote } = (await client.post(`/api/presentations/${quoted.id}/quote`, { roofMeasurementId })).body
  const asked = async (of: { presentationId: string } | { deckId: string }, question: string) => {
    const headers = { 'cf-connecting-ip': `prices ${addresses++}` }
    const body = { question, ...of }
    const answer =
      'deckId' in of ? await client.post('/api/qa', body) : await request('POST', '/api/qa', { body, headers })
    return answer.body.answer.text as string
  }
  return { deck, plain: { presentationId: plain.id }, quoted: { presentationId: quoted.id }, quote, asked }
}

describe('an answer about prices', () => {
  it('from an FAQ names the prices that this homeowner is shown', async () => {
    const { deck, plain, quoted, asked } = await presented()
    const question = 'How much will the new roof cost?'
    expect(await asked(plain, question)).toBe('From $12,000 to $12,000.')
    expect(await asked(quoted, question)).toBe('From $12,000 to $25,200.')
    expect(await asked({ deckId: deck.id }, question)).toBe('From $12,000 to $12,000.')
  })

  it('quotes this homeowner’s prices, and the terms beside a monthly one', async () => {
    const { plain, quoted, quote, asked } = await presented()
    const terms = 'a month (120 months at 7.99% APR, $0 down)'
    expect(await asked(plain, 'What does the Better package cost?')).toContain(
      `Better costs $12,000, or $139 ${terms}.`,
    )
    expect(await asked(plain, 'how much is the better one?')).toContain('Better costs')
    const { totalCents, monthlyCents } = quote.tiers.better
    expect([totalCents, monthlyCents]).toEqual([1_464_000, 17_755])
    expect(await asked(quoted, 'What does the Better package cost?')).toContain(
      `Better costs $14,640, or $177.55 ${terms}.`,
    )
  })

  it('has the terms beside every monthly price', async () => {
    const { plain } = await presented()
    const body = { question: 'What does the Better package cost a month?', ...plain }
    const { answer } = (await request('POST', '/api/qa', { body })).body
    const monthly = JSON.stringify(answer).match(/\$139 a month(?: \(120 months)?/g)
    expect(monthly?.length).toBeGreaterThan(2)
    expect(new Set(monthly)).toEqual(new Set(['$139 a month (120 months']))
  })

  it('says how large the measured roof is', async () => {
    const { plain, quoted, asked } = await presented()
    const question = 'How many squares does my roof have?'
    expect(await asked(quoted, question)).toContain('your roof has 24 squares, 2,400 square feet')
    expect(await asked(plain, question)).not.toContain('24 squares')
  })
})

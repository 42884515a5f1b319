import { describe, expect, it } from 'vitest'
import { signedIn } from '../support/client'
import { mediaKey, newDeck, newSlide, productData } from '../support/factories'

async function pricingSlide(slideType = 'product_pricing_v1') {
  const client = await signedIn()
  const deck = await newDeck(client)
  const slide = await newSlide(client, deck.id, { slideType })
  const path = `/api/slides/${slide.id}/product-data`
  return { client, deck, slide, path, put: (body: unknown) => client.put(path, body) }
}

describe('product data', () => {
  it('is absent until it is put, then complete, with null for fields that were not sent', async () => {
    const { client, path, put } = await pricingSlide()
    expect((await client.get(path)).status).toBe(404)
    const imageKey = mediaKey(client)
    const best = { name: 'Best', priceCents: 2_500_000, imageKey, isRecommended: true, warranty: '50 years' }
    expect((await put({ productData: productData({ best, subtitle: 'Three ways' }) })).body).toEqual({ success: true })
    const { productData: saved } = (await client.get(path)).body
    expect(saved).toMatchObject({ subtitle: 'Three ways', brandLogo: null, disclaimer: null })
    expect(saved.best).toEqual({ ...best, monthlyCents: null, description: null, features: [] })
    expect(saved.good).toMatchObject({ name: 'Good', isRecommended: false, features: ['Ice shield'] })
    await put({ productData: productData() })
    expect((await client.get(path)).body.productData.subtitle).toBeNull()
  })

  it('is deleted with its slide', async () => {
    const { client, deck, slide, path, put } = await pricingSlide()
    await put({ productData: productData() })
    await client.delete(`/api/decks/${deck.id}/slides/${slide.id}`)
    expect((await client.get(path)).status).toBe(404)
  })

  it('is rejected for a standard slide', async () => {
    const { client, path, put } = await pricingSlide('standard')
    const answer = await put({ productData: productData() })
    expect([answer.status, answer.body.error]).toEqual([
      400,
      'Only a slide of the type product_pricing_v1 has product data.',
    ])
    expect((await client.get(path)).status).toBe(404)
  })

  it.each([
    ['no wrapper', productData(), 'productData is required'],
    ['a missing tier', { productData: { ...productData(), best: undefined } }, 'productData.best is required'],
    [
      'a negative price',
      { productData: productData({ good: { name: 'G', priceCents: -1 } }) },
      'productData.good.priceCents must be at least 0',
    ],
    [
      'half a cent',
      { productData: productData({ good: { name: 'G', priceCents: 0.5 } }) },
      'productData.good.priceCents must be a whole number',
    ],
    [
      'a monthly price without its terms',
      { productData: productData({ financing: undefined }) },
      'productData.financing is required beside a monthlyCents: Regulation Z wants APR, term and down payment',
    ],
    [
      'a monthly price with half its terms',
      { productData: productData({ financing: { aprBasisPoints: 799, termMonths: 120, downPaymentCents: 0 } }) },
      'productData.financing.disclosure is required',
    ],
    [
      'an unknown field',
      { productData: productData({ good: { name: 'G', price: 1 } }) },
      'productData.good has no member "price"',
    ],
    [
      'another company’s image',
      { productData: productData({ better: { name: 'B', imageKey: 'media/a/b/c.png' } }) },
      'productData.better.imageKey must be the storageKey',
    ],
  ])('is rejected with %s', async (_, body, message) => {
    const { put } = await pricingSlide()
    const answer = await put(body)
    expect([answer.status, answer.body.error]).toEqual([400, expect.stringContaining(message)])
  })

  it.each(['good', 'better', 'best'])(
    'is rejected with an image of the tier %s that was never uploaded',
    async (tier) => {
      const { client, put } = await pricingSlide()
      const imageKey = `media/${client.organizationId}/${crypto.randomUUID()}/roof.webp`
      const answer = await put({ productData: productData({ [tier]: { name: 'One', imageKey } }) })
      const error = `productData.${tier}.imageKey must be the storageKey of a file whose upload was completed.`
      expect([answer.status, answer.body]).toEqual([
        400,
        { error, code: 'invalid_input', fields: [{ path: error.split(' ')[0], message: error, code: 'invalid' }] },
      ])
    },
  )
})

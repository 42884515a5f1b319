import { ownerOf } from './decks.ts'
import type { Site } from './site.ts'

const tier = { centsPerSquare: 50_000 }
const pricing = {
  tiers: { good: tier, better: tier, best: tier },
  tearOffCentsPerSquareAndLayer: 6500,
  surcharges: [{ when: 'pitch_at_least', value: 8, basisPoints: 1000 }],
  wasteBasisPoints: 1200,
  validDays: 30,
}

/** Creates a company with prices, a presentation, and a roof with this many facets. */
export async function roofOf(site: Site, facets: number) {
  const { headers, deckIds } = await ownerOf(site, 1)
  const [deckId = ''] = deckIds
  const send = async (method: string, path: string, body: unknown) => {
    const response = await site.send({ method, path, headers, body })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as Record<'presentation' | 'roofMeasurement' | 'slide', { id: string }>
  }
  await send('PUT', '/api/roof-measurements/pricing', pricing)
  const homeownerData = { first_name: 'Maria' }
  const { presentation } = await send('POST', '/api/presentations', { deckId, homeownerData })
  const measured = Array.from({ length: facets }, (_, index) => ({ pitch: index % 13, areaSquareFeet: 10 + index }))
  const structures = [{ name: 'House', facets: measured }]
  const { roofMeasurement } = await send('POST', '/api/roof-measurements', { source: 'manual', structures })
  return { headers, send, deckId, presentationId: presentation.id, roofMeasurementId: roofMeasurement.id }
}

const shownTier = (name: string) => ({ name, priceCents: 1_790_000 })
const productData = { good: shownTier('Good'), better: shownTier('Better'), best: shownTier('Best') }

/**
 * Creates a manifest with a roof and its prices and requests it once; the prices are the slide's, or those of a quote.
 */
export async function pricedManifestOf(site: Site, isQuoted: boolean) {
  const { send, deckId, presentationId, roofMeasurementId } = await roofOf(site, 12)
  const slides = [
    {
      slideId: 'roof',
      slideType: 'roof_v1',
      title: 'Your roof',
      narrationScript: 'This is your roof, {{first_name}}.',
    },
    { slideId: 'prices', slideType: 'product_pricing_v1', title: 'Prices', narrationScript: 'From {{price_good}}.' },
  ]
  for (const slide of slides) {
    const { id } = (await send('POST', `/api/decks/${deckId}/slides`, slide)).slide
    if (slide.slideId === 'prices') await send('PUT', `/api/slides/${id}/product-data`, { productData })
  }
  if (isQuoted) await send('POST', `/api/presentations/${presentationId}/quote`, { roofMeasurementId })
  const path = `/api/viewer/presentations/${presentationId}`
  await (await site.send({ path })).bytes()
  return { path }
}

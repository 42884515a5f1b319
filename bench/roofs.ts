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

/** A company with prices, a presentation, and a roof of so many facets. */
export async function roofOf(site: Site, facets: number) {
  const { headers, deckIds } = await ownerOf(site, 1)
  const send = async (method: string, path: string, body: unknown) => {
    const response = await site.send({ method, path, headers, body })
    if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
    return (await response.json()) as { presentation: { id: string }; roofMeasurement: { id: string } }
  }
  await send('PUT', '/api/roof-measurements/pricing', pricing)
  const homeownerData = { first_name: 'Maria' }
  const { presentation } = await send('POST', '/api/presentations', { deckId: deckIds[0], homeownerData })
  const measured = Array.from({ length: facets }, (_, index) => ({ pitch: index % 13, areaSquareFeet: 10 + index }))
  const structures = [{ name: 'House', facets: measured }]
  const { roofMeasurement } = await send('POST', '/api/roof-measurements', { source: 'manual', structures })
  return { headers, presentationId: presentation.id, roofMeasurementId: roofMeasurement.id }
}

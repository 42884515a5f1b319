import type { signedIn } from './client'
import { financing } from './factories'

type Client = Awaited<ReturnType<typeof signedIn>>

export const roofInput = (more = {}) => ({
  source: 'manual',
  address: '418 Juniper Lane',
  structures: [
    {
      name: 'House',
      facets: [
        { name: 'Front', pitch: 6, areaSquareFeet: 1000, azimuthDegrees: 180 },
        { name: 'Back', pitch: 6, areaSquareFeet: 1000, azimuthDegrees: 0 },
      ],
    },
    { name: 'Garage', facets: [{ name: 'Flat', pitch: 0, planAreaSquareFeet: 400 }] },
  ],
  lines: { ridge: 40, eave: 160, rake: 100 },
  ...more,
})

export const pricingInput = (more = {}) => ({
  tiers: { good: { centsPerSquare: 40_000 }, better: { centsPerSquare: 50_000 }, best: { centsPerSquare: 90_000 } },
  tearOffCentsPerSquareAndLayer: 6_000,
  surcharges: [],
  minimumCents: 0,
  wasteBasisPoints: 1_000,
  validDays: 30,
  financing,
  ...more,
})

export async function newRoof(client: Client, more = {}): Promise<{ id: string }> {
  return (await client.post('/api/roof-measurements', roofInput(more))).body.roofMeasurement
}

export const putPricing = (client: Client, more = {}) =>
  client.put('/api/roof-measurements/pricing', pricingInput(more))

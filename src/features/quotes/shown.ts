import type { FinancingTerms } from '../../core/monthly-payment'
import type { Diagram } from '../roof-measurements/diagram'
import type { QuoteTiers, TierName } from './price'

export type ShownRoof = {
  areaSquareFeet: number
  squares: number
  pitch: number
  facetCount: number
  wasteBasisPoints: number
  diagram: Diagram
}

export type ShownQuote = {
  validUntil: number
  prices: { [tier in TierName]: { priceCents: number; monthlyCents: number | null } }
  financing: FinancingTerms | null
  roof: ShownRoof
}

type Kept = { validUntil: number; tiers: QuoteTiers; financing: FinancingTerms | null; shownRoof: ShownRoof }

export function shownQuote({ validUntil, tiers, financing, shownRoof }: Kept): ShownQuote {
  const price = ({ totalCents, monthlyCents }: QuoteTiers[TierName]) => ({ priceCents: totalCents, monthlyCents })
  const prices = { good: price(tiers.good), better: price(tiers.better), best: price(tiers.best) }
  return { validUntil, prices, financing, roof: shownRoof }
}

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
  return { validUntil, prices: pricesOf(tiers), financing, roof: shownRoof }
}

export function pricesOf(tiers: QuoteTiers): ShownQuote['prices'] {
  const price = ({ totalCents, monthlyCents }: QuoteTiers[TierName]) => ({ priceCents: totalCents, monthlyCents })
  return { good: price(tiers.good), better: price(tiers.better), best: price(tiers.best) }
}

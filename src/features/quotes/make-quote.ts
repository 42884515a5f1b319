import { toHundredths } from '../../core/exact-arithmetic'
import { usualCoverage } from '../roof-measurements/coverage'
import { diagramOf } from '../roof-measurements/diagram'
import { derived } from '../roof-measurements/formulas'
import type { Pricing } from '../roof-measurements/pricing-schemas'
import { priceRoof } from './price'
import type { FrozenRoof, Quote } from './tables'

const day = 24 * 60 * 60 * 1000

type Made = Pick<
  Quote,
  'roof' | 'pricing' | 'layers' | 'stories' | 'tiers' | 'financing' | 'shownRoof' | 'validUntil' | 'createdAt'
>

export function makeQuote(
  roof: FrozenRoof,
  pricing: Pricing,
  work: { layers: number; stories: number },
  now: number,
): Made {
  const result = derived(roof, pricing.coverage ?? usualCoverage, pricing.wasteBasisPoints)
  return {
    roof,
    pricing,
    ...work,
    tiers: priceRoof(result, roof.lines, pricing, work),
    financing: pricing.financing,
    shownRoof: {
      areaSquareFeet: Math.round(result.areaSquareFeet),
      squares: toHundredths(result.squares),
      pitch: result.predominantPitch,
      facetCount: result.facets.length,
      wasteBasisPoints: pricing.wasteBasisPoints,
      diagram: diagramOf(roof.structures),
    },
    validUntil: now + pricing.validDays * day,
    createdAt: now,
  }
}

import { type FinancingTerms, inMillionths, monthlyPaymentCents, roundedQuotient, toHundredths } from '../../core/money'
import type { TierName } from '../../core/shared/tiers'
import { day } from '../../core/time'
import type { ShownQuote } from '../../decks/presentations/shown-quote'
import { diagramOf } from '../roofs/diagram'
import { type Derived, derived, usualCoverage } from '../roofs/formulas'
import type { Pricing } from '../roofs/pricing-schemas'
import { type LineKind, type Lines, lineKinds } from '../roofs/roof'
import type { FrozenRoof, Quote } from './tables'

export const lineOfQuoteKinds = ['roof', 'tear_off', 'surcharge', 'line', 'extra', 'minimum'] as const

type QuoteLine = { kind: (typeof lineOfQuoteKinds)[number]; label: string; amountCents: number }
export type QuoteTier = { lines: QuoteLine[]; totalCents: number; monthlyCents: number | null }
export type QuoteTiers = { [tier in TierName]: QuoteTier }

type Surcharge = Pricing['surcharges'][number]
type Measured = Pick<Derived, 'facets' | 'areaSquareFeet'>
type Work = { layers: number; stories: number }

const wholeBasis = 10_000n
const millionthsPerSquare = 100n * 1_000_000n

/**
 * Each line is an exact product that is rounded once, and the total is the sum of the lines, so a person can check
 * both.
 */
export function priceRoof(roof: Measured, lines: Lines, pricing: Pricing, work: Work): QuoteTiers {
  const tier = (name: TierName) => priceTier(roof, lines, pricing, pricing.tiers[name], work)
  return { good: tier('good'), better: tier('better'), best: tier('best') }
}

function priceTier(
  roof: Measured,
  lines: Lines,
  pricing: Pricing,
  tier: Pricing['tiers'][TierName],
  work: Work,
): QuoteTier {
  const all = inMillionths(roof.areaSquareFeet)
  const bought = wholeBasis + BigInt(pricing.wasteBasisPoints)
  const perBought = BigInt(tier.centsPerSquare) * bought
  const items: QuoteLine[] = [
    {
      kind: 'roof',
      label: `Roof: ${squares(all)} squares${pricing.wasteBasisPoints ? ` and ${percent(pricing.wasteBasisPoints)} waste` : ''}`,
      amountCents: roundedQuotient(all * perBought, millionthsPerSquare * wholeBasis),
    },
    {
      kind: 'tear_off',
      label: `Tear-off: ${squares(all)} squares${work.layers > 1 ? `, ${work.layers} layers` : ''}`,
      amountCents: roundedQuotient(
        all * BigInt(pricing.tearOffCentsPerSquareAndLayer) * BigInt(work.layers),
        millionthsPerSquare,
      ),
    },
    ...pricing.surcharges.map((surcharge): QuoteLine => {
      const area = areaUnder(surcharge, roof, all, work)
      const amount = area * perBought * BigInt(surcharge.basisPoints)
      return {
        kind: 'surcharge',
        label: `${reason(surcharge, area)}, +${percent(surcharge.basisPoints)}`,
        amountCents: roundedQuotient(amount, millionthsPerSquare * wholeBasis * wholeBasis),
      }
    }),
    ...lineKinds.map((kind): QuoteLine => {
      const feet = lines[kind]?.feet ?? 0
      const cents = BigInt(tier.centsPerFoot?.[kind] ?? 0)
      const label = `${lineNames[kind]}: ${toHundredths(feet)} ft`
      return { kind: 'line', label, amountCents: roundedQuotient(inMillionths(feet) * cents, 1_000_000n) }
    }),
    ...(tier.extras ?? []).map(({ label, amountCents }): QuoteLine => ({ kind: 'extra', label, amountCents })),
  ]
  const shown = items.filter(({ kind, amountCents }) => kind === 'roof' || amountCents > 0)
  const missing = pricing.minimumCents - total(shown)
  if (missing > 0) shown.push({ kind: 'minimum', label: 'Up to the smallest job', amountCents: missing })
  const totalCents = total(shown)
  return { lines: shown, totalCents, monthlyCents: monthlyOf(totalCents, pricing.financing) }
}

const total = (lines: QuoteLine[]) => lines.reduce((sum, { amountCents }) => sum + amountCents, 0)

const monthlyOf = (totalCents: number, terms: FinancingTerms | null) =>
  terms ? monthlyPaymentCents(totalCents, terms) : null

function areaUnder({ when, value }: Surcharge, { facets }: Measured, all: bigint, { stories }: Work): bigint {
  if (when === 'stories_at_least') return stories >= value ? all : 0n
  if (when === 'facets_at_least') return facets.length >= value ? all : 0n
  return facets
    .filter(({ pitch }) => isAtLeast(pitch, value))
    .reduce((sum, { areaSquareFeet }) => sum + inMillionths(areaSquareFeet), 0n)
}

/** 33.69 degrees means 8 in 12, so pitches are compared in hundredths. */
const isAtLeast = (pitch: number, value: number) => toHundredths(pitch) >= value

function reason({ when, value }: Surcharge, area: bigint) {
  if (when === 'stories_at_least') return `${value} stories or more`
  if (when === 'facets_at_least') return `${value} facets or more`
  return `Steep, ${value}/12 and above: ${squares(area)} squares`
}

const lineNames: { [kind in LineKind]: string } = {
  ridge: 'Ridges',
  hip: 'Hips',
  valley: 'Valleys',
  rake: 'Rakes',
  eave: 'Eaves',
  flashing: 'Flashing',
  stepFlashing: 'Step flashing',
  parapet: 'Parapets',
}

const squares = (area: bigint) => (roundedQuotient(area * 100n, millionthsPerSquare) / 100).toFixed(2)
const percent = (basisPoints: number) => `${basisPoints / 100}%`

type Made = Pick<Quote, 'roof' | 'pricing' | 'layers' | 'stories' | 'tiers' | 'financing' | 'validUntil' | 'createdAt'>

/** `shown` is the part for the presentation, computed once, because opening a link must not wait for it. */
export function makeQuote(
  roof: FrozenRoof,
  pricing: Pricing,
  work: { layers: number; stories: number },
  now: number,
): { made: Made; shown: ShownQuote } {
  const result = derived(roof, pricing.coverage ?? usualCoverage, pricing.wasteBasisPoints)
  const { financing } = pricing
  const tiers = priceRoof(result, roof.lines, pricing, work)
  const validUntil = now + pricing.validDays * day
  return {
    made: { roof, pricing, ...work, tiers, financing, validUntil, createdAt: now },
    shown: {
      validUntil,
      prices: { good: shownPrice(tiers.good), better: shownPrice(tiers.better), best: shownPrice(tiers.best) },
      financing,
      roof: {
        areaSquareFeet: Math.round(result.areaSquareFeet),
        squares: toHundredths(result.squares),
        pitch: result.predominantPitch,
        facetCount: result.facets.length,
        wasteBasisPoints: pricing.wasteBasisPoints,
        diagram: diagramOf(roof.structures),
      },
    },
  }
}

const shownPrice = ({ totalCents, monthlyCents }: QuoteTier) => ({ priceCents: totalCents, monthlyCents })

import type { Context } from '../../context'
import { clashesOf, mergedOf } from '../../merge'
import { lineKinds, type Pricing, type TierName, tierNames, type Words } from './roofs'

/** The prices as they are in the form, where another person may change each part. */
export type Prices = Record<TierName, Pricing['tiers'][TierName]> & Omit<Pricing, 'tiers'>

export const pricesOf = ({ tiers, ...rest }: Pricing): Prices => structuredClone({ ...tiers, ...rest })

export const pricingOf = ({ good, better, best, ...rest }: Prices): Pricing => ({
  tiers: { good, better, best },
  ...rest,
})

const tierAtFirst = (centsPerSquare: number) => ({ centsPerSquare, centsPerFoot: {}, extras: [] })

/** The prices that a new price book starts with. */
export const pricesAtFirst = (): Prices => ({
  good: tierAtFirst(45_000),
  better: tierAtFirst(55_000),
  best: tierAtFirst(75_000),
  tearOffCentsPerSquareAndLayer: 6500,
  surcharges: [],
  minimumCents: 500_000,
  wasteBasisPoints: 1200,
  validDays: 30,
  financing: null,
  coverage: null,
})

const priceNames = [
  ...tierNames,
  'tearOffCentsPerSquareAndLayer',
  'surcharges',
  'minimumCents',
  'wasteBasisPoints',
  'validDays',
  'financing',
  'coverage',
] as const
type PriceName = (typeof priceNames)[number]

export const clashes = (mine: Prices, theirs: Prices, base: Prices) => clashesOf(priceNames, mine, theirs, base)
export const merged = (mine: Prices, theirs: Prices, base: Prices, winner: 'mine' | 'theirs') =>
  mergedOf(priceNames, mine, theirs, base, winner)

export function labelOf(name: PriceName, words: Words, { common }: Context) {
  const others = {
    ...{ tearOffCentsPerSquareAndLayer: words.tearOff, surcharges: words.surcharges, minimumCents: words.minimum },
    ...{ wasteBasisPoints: words.wasteOf, validDays: words.validDays, financing: common.financing.title },
    coverage: words.coverage,
  }
  return { ...words.tiers, ...others }[name]
}

export function said(prices: Prices, name: PriceName, words: Words, { format }: Context): string {
  const { money, number } = format
  const share = (basisPoints: number) => `${number(basisPoints / 100)} %`
  const tier = ({ centsPerSquare, centsPerFoot, extras }: Prices[TierName]) =>
    [
      `${words.perSquare}: ${money(centsPerSquare)}`,
      ...extras.map(({ label, amountCents }) => `${label}: ${money(amountCents)}`),
      ...lineKinds.flatMap((kind) => {
        const cents = centsPerFoot[kind]
        return cents ? `${words.lineNames[kind]}: ${money(cents)}` : []
      }),
    ].join(', ')
  const { financing, surcharges, coverage } = prices
  const texts: Record<PriceName, () => string> = {
    ...{ good: () => tier(prices.good), better: () => tier(prices.better), best: () => tier(prices.best) },
    tearOffCentsPerSquareAndLayer: () => money(prices.tearOffCentsPerSquareAndLayer),
    surcharges: () =>
      surcharges
        .map(({ when, value, basisPoints }) => `${words.whens[when]} ${number(value)}: ${share(basisPoints)}`)
        .join(', '),
    minimumCents: () => money(prices.minimumCents),
    wasteBasisPoints: () => share(prices.wasteBasisPoints),
    validDays: () => number(prices.validDays),
    financing: () =>
      financing ? `${share(financing.aprBasisPoints)}, ${number(financing.termMonths)}, ${financing.disclosure}` : '',
    coverage: () => (coverage ? Object.values(coverage).map(number).join(', ') : words.coverages.usual),
  }
  return texts[name]() || words.none
}

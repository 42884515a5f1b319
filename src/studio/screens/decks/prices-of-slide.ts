import type { words as decks } from '../../../locales/studio/decks/en'
import { type Answer, api, PorchlightError } from '../../api'
import type { Context } from '../../context'
import { clashesOf, mergedOf } from '../../merge'
import { linesIn } from './lines'

export type Prices = Answer<'/api/slides/{slideId}/product-data', 'get'>['productData']
export const tierNames = ['good', 'better', 'best'] as const
export type TierName = (typeof tierNames)[number]

export const at = (slideId: string) => ({ params: { path: { slideId } } })

/** There are no prices until someone enters them. */
export async function readPrices(slideId: string): Promise<{ prices: Prices | undefined }> {
  try {
    return { prices: (await api.get('/api/slides/{slideId}/product-data', at(slideId))).productData }
  } catch (error) {
    if (error instanceof PorchlightError && error.status === 404) return { prices: undefined }
    throw error
  }
}

const tierAtFirst = { priceCents: null, monthlyCents: null, description: null, features: [], warranty: null }

export function pricesAtFirst({ prices: { tiers } }: typeof decks): Prices {
  const tier = (name: TierName) => ({
    ...tierAtFirst,
    ...{ name: tiers[name], imageKey: null, isRecommended: name === 'better' },
  })
  return {
    ...{ good: tier('good'), better: tier('better'), best: tier('best') },
    ...{ subtitle: null, brandLogo: null, disclaimer: null, financing: null },
  }
}

/** Empty lines stay while someone is typing, so that nothing moves under the pointer. */
export function withoutEmptyLines(prices: Prices): Prices {
  const tier = (name: TierName) => ({ ...prices[name], features: linesIn(prices[name].features.join('\n')) })
  return { ...prices, good: tier('good'), better: tier('better'), best: tier('best') }
}

const names = [...tierNames, 'subtitle', 'brandLogo', 'disclaimer', 'financing'] as const

export const clashes = (mine: Prices, theirs: Prices, base: Prices) => clashesOf(names, mine, theirs, base)
export const merged = (mine: Prices, theirs: Prices, base: Prices, winner: 'mine' | 'theirs') =>
  mergedOf(names, mine, theirs, base, winner)

export function differencesOf(mine: Prices, theirs: Prices, base: Prices, words: typeof decks, studio: Context) {
  const { tiers, subtitle, disclaimer } = words.prices
  const labels = { ...tiers, subtitle, disclaimer, brandLogo: '', financing: studio.common.financing.title }
  return clashes(mine, theirs, base).map((name) => ({
    label: labels[name],
    theirs: said(theirs, name, studio),
    mine: said(mine, name, studio),
  }))
}

function said(prices: Prices, name: (typeof names)[number], { format }: Context): string {
  const part = prices[name]
  if (part === null || typeof part === 'string') return part ?? ''
  if ('disclosure' in part) return part.disclosure
  const money = (cents: number | null) => cents !== null && format.money(cents)
  return [
    part.name,
    money(part.priceCents),
    money(part.monthlyCents),
    part.description,
    ...part.features,
    part.warranty,
  ]
    .filter(Boolean)
    .join(', ')
}

import { html } from 'lit'
import { type TierName, tierNames } from '../../core/shared/tiers'
import { monthsIn } from '../../core/shared/time-span'
import { fill } from '../../locales/fill'
import type { ManifestProductData, ManifestTier } from '../../playback/manifest/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import { storeTier, tierKeyOf } from './remembered'

export function chosenTier(player: PorchlightPlayer, presentationId: string): TierName | undefined {
  const known = player.chosenTiers.get(presentationId)
  if (known) return known
  try {
    return tierNames.find((name) => name === localStorage.getItem(tierKeyOf(presentationId)))
  } catch {
    return player.remembered.get(presentationId)?.progress?.chosenTier ?? undefined
  }
}

export function chooseTier({ chosenTiers }: PorchlightPlayer, presentationId: string, tier: TierName) {
  chosenTiers.set(presentationId, tier)
  storeTier(presentationId, tier)
}

export function tierToShow(player: PorchlightPlayer, presentationId: string, data: ManifestProductData) {
  const name = chosenTier(player, presentationId) ?? tierNames.find((each) => data[each].isRecommended)
  return name && data[name]
}

export const moneyIn = (language: string, cents: number) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100)

type Financing = NonNullable<ManifestProductData['financing']>

/** This is plain text, because printed pages use it too. */
export function conditionWords({ manifest, labels, words: { prices: own }, isRightToLeft }: PorchlightPlayer) {
  const language = manifest?.language ?? 'en-US'
  /** In right-to-left text the currency sign would otherwise move to the other side of the number. */
  const money = (cents: number) => {
    const text = moneyIn(language, cents)
    return isRightToLeft ? `\u2066${text}\u2069` : text
  }
  return {
    aMonth: (cents: number) => fill(own.aMonth, { price: money(cents) }),
    /** The law requires these terms beside every monthly price. */
    terms: ({ aprBasisPoints, termMonths, downPaymentCents }: Financing) =>
      fill(own.terms, {
        months: monthsIn(labels.language, termMonths),
        rate: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
          aprBasisPoints / 10_000,
        ),
        down: money(downPaymentCents),
      }),
    until: (time: string) =>
      fill(own.holdUntil, {
        date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time)),
      }),
  }
}

export function priceWords(player: PorchlightPlayer) {
  const { manifest, words } = player
  const own = words.prices
  const { terms, until } = conditionWords(player)
  /** In right-to-left text the currency sign would otherwise move to the other side of the number. */
  const sum = (cents: number) => html`<bdi dir="ltr">${moneyIn(manifest?.language ?? 'en-US', cents)}</bdi>`
  const [before = '', after = ''] = own.aMonth.split('{price}')
  return {
    price: ({ priceCents }: ManifestTier) => (priceCents === null ? own.onRequest : sum(priceCents)),
    aMonth: (cents: number) => html`<bdi>${before}${sum(cents)}${after}</bdi>`,
    terms,
    until,
  }
}

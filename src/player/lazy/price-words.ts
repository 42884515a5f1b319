import type { ManifestProductData, ManifestTier } from '../../features/viewer/manifest-schemas'
import type { PorchlightPlayer } from '../player'
import type { TemplateHelpers } from './chunks'
import { closingWordsOf } from './closing-words'

export const filled = (label: string, values: Record<string, string>) =>
  label.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

export const moneyIn = (language: string, cents: number) =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100)

type Financing = NonNullable<ManifestProductData['financing']>

/** Plain text, because printed pages use it too. */
export function conditionWords({ manifest, labels, isRightToLeft }: PorchlightPlayer) {
  const own = closingWordsOf(labels.language)
  const language = manifest?.language ?? 'en-US'
  /** In right-to-left text the currency sign would otherwise move to the other side of the number. */
  const money = (cents: number) => {
    const text = moneyIn(language, cents)
    return isRightToLeft ? `\u2066${text}\u2069` : text
  }
  return {
    aMonth: (cents: number) => filled(own.aMonth, { price: money(cents) }),
    /** The law demands these terms beside every monthly price. */
    terms: ({ aprBasisPoints, termMonths, downPaymentCents }: Financing) =>
      filled(own.terms, {
        months: String(termMonths),
        rate: new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 }).format(
          aprBasisPoints / 10_000,
        ),
        down: money(downPaymentCents),
      }),
    until: (time: string) =>
      filled(own.holdUntil, {
        date: new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(new Date(time)),
      }),
  }
}

export function priceWords({ html }: TemplateHelpers, player: PorchlightPlayer) {
  const { manifest, labels } = player
  const own = closingWordsOf(labels.language)
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

import type { Homeowner, QuoteFields } from '../../core/shared/merge-fields'
import type { ShownQuote } from '../presentations/shown-quote'
import type { ProductData } from '../prices/schemas'
import type { DeckPart, PresentationPart } from './parts'

export function applyQuote(data: ProductData, quote: Pick<ShownQuote, 'prices' | 'financing'> | null): ProductData {
  if (!quote) return { ...data, financing: data.financing ?? null }
  const { prices, financing } = quote
  return {
    ...data,
    good: { ...data.good, ...prices.good },
    better: { ...data.better, ...prices.better },
    best: { ...data.best, ...prices.best },
    financing,
  }
}

type Deck = Exclude<DeckPart, { isGone: true }>
type Presentation = Exclude<PresentationPart, { isGone: true }>

export function mergeFieldsOf(deck: Deck, { homeowner, quote, language }: Presentation): Homeowner {
  const prices = new Map(deck.prices.map((row) => [row.slideId, row.data]))
  const priced = deck.slides.map(({ id }) => prices.get(id)).find((data) => data)
  return { ...homeowner, ...quoteFields(quote, priced, language) }
}

type Quoted = Pick<ShownQuote, 'prices'> & { roof: Omit<ShownQuote['roof'], 'diagram'> }

export function quoteFields(
  quote: Quoted | null,
  slide: ProductData | undefined,
  language: string | null,
): QuoteFields {
  const locale = language ?? 'en-US'
  const prices = quote?.prices ?? slide
  const roof = quote?.roof
  const number = (value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value)
  const money = (cents: number | null | undefined) => (cents == null ? null : moneyIn(locale, cents))
  return {
    roof_squares: roof ? number(roof.squares, 1) : null,
    roof_area: roof ? number(roof.areaSquareFeet, 0) : null,
    roof_pitch: roof ? `${number(roof.pitch, 1)}/12` : null,
    price_good: money(prices?.good.priceCents),
    price_better: money(prices?.better.priceCents),
    price_best: money(prices?.best.priceCents),
  }
}

/** Formatted as in the player, in US dollars, the API's only currency. */
const moneyIn = (locale: string, cents: number) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 ? 2 : 0,
    maximumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100)

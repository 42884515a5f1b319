import type { Homeowner } from '../../core/shared/merge-fields'
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

export function quoteFields(quote: Quoted | null, slide: ProductData | undefined, language: string | null): Homeowner {
  const locale = language ?? 'en-US'
  const prices = quote?.prices ?? slide
  const money = (cents: number | null | undefined) => (cents == null ? null : moneyIn(locale, cents))
  return {
    ...(quote && roofFields(quote, locale)),
    price_good: money(prices?.good.priceCents),
    price_better: money(prices?.better.priceCents),
    price_best: money(prices?.best.priceCents),
  }
}

function roofFields({ roof }: Quoted, locale: string): Homeowner {
  const number = (value: number, maximumFractionDigits: number) =>
    new Intl.NumberFormat(locale, { maximumFractionDigits }).format(value)
  return {
    roof_squares: number(roof.squares, 1),
    roof_area: number(roof.areaSquareFeet, 0),
    roof_pitch: `${number(roof.pitch, 1)}/12`,
  }
}

/** Formatted as in the player, in US dollars, the only currency of the API. */
const moneyIn = (locale: string, cents: number) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 ? 2 : 0,
    maximumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100)

import type { Homeowner } from '../../core/merge-fields'
import type { ProductData } from '../product-data/schemas'
import type { ShownQuote } from '../quotes/shown'
import type { DeckPart, PresentationPart } from './parts'

export function withQuote(data: ProductData, quote: Pick<ShownQuote, 'prices' | 'financing'> | null): ProductData {
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

export function personalFields(deck: Deck, { homeowner, quote, language }: Presentation): Homeowner {
  const prices = new Map(deck.prices.map((row) => [row.slideId, row.data]))
  const priced = deck.slides.map(({ id }) => prices.get(id)).find((data) => data)
  return { ...homeowner, ...fieldsOf(quote, priced, language) }
}

type Quoted = Pick<ShownQuote, 'prices'> & { roof: Omit<ShownQuote['roof'], 'diagram'> }

export function fieldsOf(quote: Quoted | null, slide: ProductData | undefined, language: string | null): Homeowner {
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

/** The same as in the player: the API has prices in US dollars only. */
const moneyIn = (locale: string, cents: number) =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 ? 2 : 0,
    maximumFractionDigits: cents % 100 ? 2 : 0,
  }).format(cents / 100)

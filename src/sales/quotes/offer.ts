import { and, asc, eq, sql } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { notFound } from '../../core/http/errors'
import { id } from '../../core/http/shapes'
import { z } from '../../core/http/zod'
import type { TierName } from '../../core/shared/tiers'
import { isShown } from '../../decks/presentations/queries'
import type { ShownQuote } from '../../decks/presentations/shown-quote'
import { presentations } from '../../decks/presentations/tables'
import { productData } from '../../decks/prices/tables'
import { applyQuote } from '../../decks/published/apply-quote'
import { slides } from '../../decks/slides/tables'
import { quotes } from './tables'

const cents = z.int().openapi({ example: 1_845_000 })
const offered = z
  .object({
    name: z.string().openapi({ example: 'Hearth', description: 'What your deck calls this price option.' }),
    priceCents: cents.nullable().openapi({ description: 'The price in cents; null if it has none.' }),
    monthlyCents: cents
      .nullable()
      .openapi({ description: 'The monthly payment in cents; null if the homeowner isn’t shown any.' }),
  })
  .openapi('OfferedTier')

export const offerAnswer = z
  .object({
    offer: z
      .object({
        quoteId: id
          .nullable()
          .openapi({ description: 'The quote that the prices are from; null if they are the deck’s.' }),
        tiers: z.object({ good: offered, better: offered, best: offered }).nullable().openapi({
          description: 'The three price options, in US dollars; null if neither a quote nor the deck has prices.',
        }),
      })
      .openapi('PresentationOffer'),
  })
  .openapi('PresentationOfferAnswer')

const usualNames = { good: 'Good', better: 'Better', best: 'Best' }
const unpriced = { priceCents: null, monthlyCents: null }

/** The prices as the player shows them: those of the deck's first slide with prices, or the quote's in their place. */
export async function findOffer(
  db: Database,
  organizationId: string,
  presentationId: string,
): Promise<z.infer<typeof offerAnswer>> {
  const isIt = and(eq(presentations.id, presentationId), isShown(organizationId))
  const {
    found: [found],
    priced: [priced],
  } = await read(db, {
    found: db
      .select({
        quote: sql<Omit<ShownQuote, 'roof'> | null>`json_remove(${presentations.quote}, '$.roof')`
          .mapWith(JSON.parse)
          .as('quote'),
        quoteId: sql<string | null>`(select quotes.id from ${quotes} where quotes.presentation_id = ${presentationId}
          order by quotes.number desc limit 1)`.as('quote_id'),
      })
      .from(presentations)
      .where(isIt),
    priced: db
      .select({ data: productData.data })
      .from(slides)
      .innerJoin(productData, eq(productData.slideId, slides.id))
      .where(
        and(
          sql`${slides.deckId} = (select deck_id from presentations where id = ${presentationId})`,
          eq(slides.slideType, 'product_pricing_v1'),
        ),
      )
      .orderBy(asc(slides.orderIndex))
      .limit(1),
  })
  if (!found) throw notFound('presentation')
  const { quoteId, quote } = found
  const data = priced && applyQuote(priced.data, quote)
  const shown = (tier: TierName) => {
    const { priceCents, monthlyCents } = data?.[tier] ?? quote?.prices[tier] ?? unpriced
    return { name: data?.[tier].name ?? usualNames[tier], priceCents, monthlyCents }
  }
  const tiers = data || quote ? { good: shown('good'), better: shown('better'), best: shown('best') } : null
  return { offer: { quoteId, tiers } }
}

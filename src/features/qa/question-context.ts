import { eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../core/database'
import type { Homeowner } from '../../core/merge-fields'
import type { FinancingTerms } from '../../core/monthly-payment'
import { decks } from '../decks/tables'
import { presentations } from '../presentations/tables'
import type { QuoteTiers } from '../quotes/price'
import { pricesOf, type ShownQuote, type ShownRoof } from '../quotes/shown-quote'
import { quoteFields } from '../viewer/apply-quote'
import type { DeckKnowledge } from './deck-knowledge-cache'

export type Audience =
  | { presentationId: string; deckId?: undefined; organizationId?: undefined }
  | { presentationId?: undefined; deckId: string; organizationId: string }

type AskedQuote = Pick<ShownQuote, 'prices' | 'financing'> & { roof: Omit<ShownRoof, 'diagram'> }

export type QuestionContext = {
  deckId: string
  revision: number
  homeowner: Homeowner
  language: string | null
  quote: AskedQuote | null
}

type KeptQuote = { tiers: QuoteTiers; financing: FinancingTerms | null; roof: AskedQuote['roof'] }

const readQuote = (text: unknown): AskedQuote => {
  const { tiers, financing, roof } = JSON.parse(String(text)) as KeptQuote
  return { prices: pricesOf(tiers), financing, roof }
}

const latestQuote = sql<AskedQuote | null>`(
  select json_object('tiers', json(tiers), 'financing', json(financing), 'roof', json_remove(shown_roof, '$.diagram'))
  from quotes where presentation_id = ${presentations.id} order by number desc limit 1)`
  .mapWith(readQuote)
  .as('quote')

export function findQuestionContext(db: Database, audience: Audience) {
  if (audience.presentationId)
    return db
      .select({
        deckId: presentations.deckId,
        revision: decks.revision,
        homeowner: sql<Homeowner>`${presentations.homeownerData}`.mapWith(presentations.homeownerData).as('homeowner'),
        language: sql<string | null>`${presentations.languageSettings} ->> 'language'`.as('language'),
        quote: latestQuote,
      })
      .from(presentations)
      .innerJoin(decks, eq(decks.id, presentations.deckId))
      .where(
        sql`${presentations.id} = ${audience.presentationId} and ${isNull(presentations.deletedAt)} and ${decks.isActive}`,
      )
  return db
    .select({
      deckId: decks.id,
      revision: decks.revision,
      homeowner: sql<Homeowner>`'{}'`.mapWith(presentations.homeownerData).as('homeowner'),
      language: sql<string | null>`null`.as('language'),
      quote: sql<AskedQuote | null>`null`.as('quote'),
    })
    .from(decks)
    .where(sql`${decks.id} = ${audience.deckId} and ${decks.organizationId} = ${audience.organizationId}`)
}

export const deckIdOf = (audience: Audience): SQL =>
  audience.presentationId
    ? sql`(select deck_id from presentations where id = ${audience.presentationId} and deleted_at is null)`
    : sql`(select id from decks where id = ${audience.deckId} and organization_id = ${audience.organizationId})`

/** An answer fills in the same homeowner, roof and prices as the narration, so that both state the same numbers. */
export const withQuoteFields = (
  context: QuestionContext,
  { prices }: Pick<DeckKnowledge, 'prices'>,
): QuestionContext => ({
  ...context,
  homeowner: { ...context.homeowner, ...quoteFields(context.quote, prices, context.language) },
})

import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Results } from '../../core/database/commit'
import type { Database } from '../../core/database/database'
import { deckPrefix } from '../../core/database/deck-prefixed-id'
import { organizations } from '../../core/database/tables'
import { cachePart } from '../../core/isolate-cache'
import { branding } from '../../decks/branding/tables'
import { decks } from '../../decks/deck-ownership/tables'
import { faqs } from '../../decks/faqs/tables'
import type { ProductData } from '../../decks/prices/schemas'
import { productData } from '../../decks/prices/tables'
import { slides } from '../../decks/slides/tables'
import type { Company } from '../../providers/language-model'
import { passagesOfDeck } from './passages'
import { type IndexedPassage, indexed } from './rank'

export type Faq = {
  id: string
  question: string
  answer: string
  relatedSlideId: string | null
  audioUrl: string | null
}

export type DeckKnowledge = {
  id: string
  revision: number
  organizationId: string
  company: Company
  contact: { phone?: string; email?: string }
  faqs: Faq[]
  passages: IndexedPassage[]
  /** A deck may have prices on several slides; these are from the first. */
  prices: ProductData | undefined
}

const cache = cachePart<DeckKnowledge>('knowledge of decks')

/** Takes the id of a deck or of a presentation, because both begin with the prefix that is the key. */
export const findCachedKnowledge = (id: string) => cache.get(deckPrefix(id))

export const deckStatements = (db: Database, deckId: SQL) => ({
  decks: db
    .select({
      id: decks.id,
      revision: decks.revision,
      organizationId: decks.organizationId,
      name: decks.name,
      metadata: decks.metadata,
      contact: branding.contact,
      company: sql<string>`${organizations.name}`.as('company'),
    })
    .from(decks)
    .innerJoin(organizations, eq(organizations.id, decks.organizationId))
    .leftJoin(branding, eq(branding.deckId, decks.id))
    .where(eq(decks.id, deckId)),
  slides: db
    .select({
      id: slides.id,
      title: slides.title,
      bullets: slides.bullets,
      narrationScript: slides.narrationScript,
      slideContext: slides.slideContext,
    })
    .from(slides)
    .where(eq(slides.deckId, deckId))
    .orderBy(asc(slides.orderIndex)),
  prices: db
    .select({ slideId: productData.slideId, data: productData.data })
    .from(productData)
    .where(sql`slide_id in (select id from slides where deck_id = ${deckId})`),
  faqs: db
    .select({
      id: faqs.id,
      question: faqs.userQuestion,
      answer: faqs.cannedAnswer,
      relatedSlideId: faqs.relatedSlideId,
      audioUrl: faqs.audioUrl,
    })
    .from(faqs)
    .where(eq(faqs.deckId, deckId))
    .orderBy(asc(faqs.orderIndex)),
})

type DeckRows = Results<ReturnType<typeof deckStatements>>

export function cacheKnowledge(found: DeckRows): DeckKnowledge | undefined {
  const {
    decks: [deck],
    slides: slideRows,
    prices,
    faqs: faqRows,
  } = found
  if (!deck) return undefined
  const { id, revision, organizationId, name, metadata, contact } = deck
  const content = { name, deckContext: metadata.deckContext, slides: slideRows, prices, faqs: faqRows }
  const passages = passagesOfDeck(content).map(indexed)
  const priced = slideRows.find((slide) => prices.some(({ slideId }) => slideId === slide.id))
  const shown = prices.find(({ slideId }) => slideId === priced?.id)?.data
  const about = [name, metadata.deckContext?.slice(0, longestAbout)].filter(Boolean).join(': ')
  const of = { id, revision, organizationId, company: { name: deck.company, about }, contact: contact ?? {} }
  const knowledge = { ...of, faqs: faqRows, passages, prices: shown }
  cache.set(deckPrefix(id), knowledge)
  return knowledge
}

/** Enough text to tell the company's trade. */
const longestAbout = 400

import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Results } from '../../core/database'
import { deckPrefix } from '../../core/deck-prefixed-id'
import { organizations } from '../auth/tables'
import { decks } from '../decks/tables'
import { isOfDeck } from '../presentations/is-of-deck'
import { presentations } from '../presentations/tables'
import { shownQuote } from '../quotes/shown-quote'
import { quotes } from '../quotes/tables'
import { deckPart, deckStatements } from './deck-content'
import type { DeckPart, OrganizationPart, PresentationPart } from './parts'

const hasPrefix = (prefix: string) => sql`substr(${decks.id}, 1, 8) = ${prefix}`
const deckOfPrefix = (prefix: string) =>
  sql`(select id from decks where substr(id, 1, 8) = ${prefix} and deleted_at is null)`

/**
 * The link alone gives access, so the deck is found through the presentation and never by a parameter. The deck is left
 * out if the caller has its current revision; `isDeckKnown` says whether the id's prefix names a deck.
 */
export async function findParts(db: Database, presentationId: string, known?: DeckPart) {
  const deckId = deckOf(presentationId)
  const wanted = known
    ? sql`(select id from decks where id = ${deckId} and not (id = ${known.id} and revision <= ${known.revision}))`
    : deckId
  const [ofPrefix, presented, quoted, ...content] = await db.batch([
    db
      .select({ id: decks.id })
      .from(decks)
      .where(and(hasPrefix(deckPrefix(presentationId)), isNull(decks.deletedAt))),
    ...presentationStatements(db, presentationId),
    ...deckStatements(db, wanted),
  ])
  return {
    isDeckKnown: ofPrefix.length > 0,
    presentation: presentationPart([presented, quoted]),
    deck: deckPart(content),
  }
}

export const partStatements = (db: Database, presentationId: SQL) =>
  [...presentationStatements(db, presentationId), ...deckStatements(db, deckOf(presentationId))] as const

export const partsOf = ([presented, quoted, ...content]: Results<ReturnType<typeof partStatements>>) => ({
  presentation: presentationPart([presented, quoted]),
  deck: deckPart(content),
})

const deckOf = (presentationId: string | SQL) =>
  sql`(select deck_id from presentations where id = ${presentationId} and deleted_at is null)`

export const findDeckPart = async (db: Database, prefix: string) =>
  deckPart(await db.batch(deckStatements(db, deckOfPrefix(prefix))))

export const findPresentationPart = async (db: Database, id: string) =>
  presentationPart(await db.batch(presentationStatements(db, id)))

export async function findOrganizationPart(db: Database, id: string): Promise<OrganizationPart | undefined> {
  const { allowedEmbedOrigins, updatedAt: revision } = organizations
  const columns = { id: organizations.id, allowedEmbedOrigins, revision }
  const [row] = await db.select(columns).from(organizations).where(eq(organizations.id, id))
  return row
}

/** Finds nothing of a deleted deck, because its homeowner must not be written to KV again. */
const presentationStatements = (db: Database, id: string | SQL) =>
  [
    db
      .select()
      .from(presentations)
      .where(and(eq(presentations.id, id), isOfDeck)),
    db
      .select({
        validUntil: quotes.validUntil,
        tiers: quotes.tiers,
        financing: quotes.financing,
        shownRoof: quotes.shownRoof,
      })
      .from(quotes)
      .where(eq(quotes.presentationId, id))
      .orderBy(desc(quotes.number))
      .limit(1),
  ] as const

type PresentationRows = Results<ReturnType<typeof presentationStatements>>

function presentationPart([[row], [quote]]: PresentationRows): PresentationPart | undefined {
  if (!row) return undefined
  const { id, deckId, updatedAt: revision, homeownerData, languageSettings, voiceSettings } = row
  if (row.deletedAt !== null) return { id, revision, isGone: true, deckId }
  return {
    id,
    revision,
    isGone: false,
    deckId,
    homeowner: homeownerData,
    language: languageSettings.language ?? null,
    hasCaptions: languageSettings.captions ?? true,
    speed: voiceSettings.speed ?? 1,
    quote: quote ? shownQuote(quote) : null,
    pitch: voiceSettings.pitch ?? 1,
    voiceId: voiceSettings.voiceId ?? null,
  }
}

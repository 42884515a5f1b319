import { and, asc, eq, getTableColumns, gt, isNull, type SQL, sql } from 'drizzle-orm'
import { read } from '../../core/database/commit'
import type { Database, Results } from '../../core/database/database'
import { deckPrefix } from '../../core/database/deck-prefixed-id'
import { organizations } from '../../core/database/tables'
import { decks } from '../deck-ownership/tables'
import { isOfDeck, presentations } from '../presentations/tables'
import { deckPart, deckStatements, noDurations, type Shown } from './deck-content'
import type { DeckPart, OrganizationPart, PresentationPart } from './parts'

const hasPrefix = (prefix: string) => sql`substr(${decks.id}, 1, 8) = ${prefix}`
const isDeckOf = (prefix: string) => and(hasPrefix(prefix), isNull(decks.deletedAt))
const deckOfPrefix = (prefix: string) =>
  sql`(select id from decks where substr(id, 1, 8) = ${prefix} and deleted_at is null)`

/**
 * The link alone gives access, so the deck is found through the presentation and never by a parameter. The deck is left
 * out if the caller has its current revision; `isDeckKnown` says whether the id's prefix names a deck.
 */
export async function findParts(db: Database, shown: Shown, presentationId: string, known?: DeckPart) {
  const deckId = deckOf(presentationId)
  const wanted = known
    ? sql`(select id from decks where id = ${deckId} and not (id = ${known.id} and revision <= ${known.revision}))`
    : deckId
  const { ofPrefix, presented, content } = await read(db, {
    ofPrefix: db
      .select({ id: decks.id })
      .from(decks)
      .where(isDeckOf(deckPrefix(presentationId))),
    presented: findPresented(db, presentationId, shown),
    content: deckStatements(db, wanted, shown),
  })
  return {
    isDeckKnown: ofPrefix.length > 0,
    presentation: presentationPart(presented),
    deck: deckPart(content),
  }
}

export const partStatements = (db: Database, presentationId: SQL, shown: Shown) =>
  [findPresented(db, presentationId, shown), ...deckStatements(db, deckOf(presentationId), shown)] as const

export const partsOf = ([presented, ...content]: Results<ReturnType<typeof partStatements>>) => ({
  presentation: presentationPart(presented),
  deck: deckPart(content),
})

const deckOf = (presentationId: string | SQL) =>
  sql`(select deck_id from presentations where id = ${presentationId} and deleted_at is null)`

/** Each finds the revision of a part without the rest of it. */
export const revisionStatements = {
  deck: (db: Database, id: string) =>
    db
      .select({ revision: decks.revision })
      .from(decks)
      .where(isDeckOf(deckPrefix(id))),
  presentation: (db: Database, id: string) =>
    db
      .select({ revision: presentations.updatedAt })
      .from(presentations)
      .where(and(eq(presentations.id, id), isOfDeck)),
  organization: (db: Database, id: string) =>
    db.select({ revision: organizations.updatedAt }).from(organizations).where(eq(organizations.id, id)),
}

export async function findDeckPart(db: Database, shown: Shown, prefix: string) {
  const { content } = await read(db, { content: deckStatements(db, deckOfPrefix(prefix), shown) })
  return deckPart(content)
}

export const findPresentationPart = async (db: Database, shown: Shown, id: string) =>
  presentationPart(await findPresented(db, id, shown))

export async function findOrganizationPart(db: Database, id: string): Promise<OrganizationPart | undefined> {
  const { allowedEmbedOrigins, updatedAt: revision } = organizations
  const columns = { id: organizations.id, allowedEmbedOrigins, revision }
  const [row] = await db.select(columns).from(organizations).where(eq(organizations.id, id))
  return row
}

export const presented = ({ presentationDurations }: Shown) => ({
  ...getTableColumns(presentations),
  durations: presentationDurations?.(presentations.id) ?? noDurations,
})

/** Finds nothing if the deck is deleted, because its homeowner must not be written to KV again. */
const findPresented = (db: Database, id: string | SQL, shown: Shown) =>
  db
    .select(presented(shown))
    .from(presentations)
    .where(and(eq(presentations.id, id), isOfDeck))

export const findPresentationParts = (db: Database, shown: Shown, after: string, limit: number) =>
  findSome(db, shown, gt(presentations.id, after), limit)

export const findPresentationPartsOf = (db: Database, shown: Shown, ids: string[]) =>
  findSome(
    db,
    shown,
    sql`${presentations.id} in (select value from json_each(${JSON.stringify(ids)}) as named)`,
    ids.length,
  )

async function findSome(db: Database, shown: Shown, condition: SQL, limit: number): Promise<PresentationPart[]> {
  const rows = await db
    .select(presented(shown))
    .from(presentations)
    .where(and(condition, isNull(presentations.deletedAt), isOfDeck))
    .orderBy(asc(presentations.id))
    .limit(limit)
  return rows.flatMap((row) => presentationPart([row]) ?? [])
}

export function presentationPart([row]: Awaited<ReturnType<typeof findPresented>>): PresentationPart | undefined {
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
    quote: row.quote,
    pitch: voiceSettings.pitch ?? 1,
    voiceId: voiceSettings.voiceId ?? null,
    durations: row.durations,
  }
}

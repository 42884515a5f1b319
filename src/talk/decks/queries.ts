import { and, asc, count, desc, eq, exists, isNull, sql } from 'drizzle-orm'
import { containsPlaceholder } from '../../core/database/contains-placeholder'
import { type Database, insertWhere, isTaken, statement } from '../../core/database/database'
import { newDeckId } from '../../core/database/deck-prefixed-id'
import { newId } from '../../core/database/shards'
import { tablesUnder } from '../../core/database/table-rules'
import { conflict, notFound } from '../../core/http/errors'
import { type Cursor, rowsToRead } from '../../core/http/paging'
import { recordEvent } from '../../events/outbox/outbox'
import { queueRemoval } from '../../media/files/remove'
import { branding } from '../branding/tables'
import { externalIdTaken, findNamed, freeExternalIds } from '../deck-ownership/external-ids'
import { deckExists, findDeck, isDeck, requireDeck } from '../deck-ownership/queries'
import { type Deck, decks } from '../deck-ownership/tables'
import { faqs } from '../faqs/tables'
import { presentations } from '../presentations/tables'
import { qaSettings } from '../qa-settings/tables'
import { slides } from '../slides/tables'
import { contentRemoval, finalStatement } from './remove'
import type { DeckInput, DeckPatch } from './schemas'

const previewImage = sql<string | null>`(
  select hero_img from slides where deck_id = decks.id order by order_index limit 1
)`.as('preview_image')

export function listDecks(db: Database, organizationId: string, limit?: number, cursor?: Cursor) {
  const { id, name, isActive, description, externalId, createdAt, updatedAt } = decks
  return db
    .select({ id, name, isActive, description, externalId, createdAt, updatedAt, previewImage })
    .from(decks)
    .where(
      and(
        eq(decks.organizationId, organizationId),
        isNull(decks.deletedAt),
        cursor && sql`(${createdAt}, ${id}) < (${cursor.createdAt}, ${cursor.id})`,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(rowsToRead(limit))
}

/** A link names its deck by a prefix, which is unique in the database, so a taken one is drawn again. */
export async function withFreeDeckId<Result>(
  db: Database,
  make: (id: string) => Promise<Result>,
  tries = 3,
): Promise<Result> {
  try {
    return await make(newDeckId(db.shard))
  } catch (error) {
    if (tries > 1 && isTaken(error, "index 'decks_prefix'")) return withFreeDeckId(db, make, tries - 1)
    throw error
  }
}

export const createDeck = (db: Database, organizationId: string, input: DeckInput, now: number) =>
  withFreeDeckId(db, (id) => insertDeck(db, organizationId, id, input, now))

async function insertDeck(db: Database, organizationId: string, id: string, input: DeckInput, now: number) {
  const deck = newDeck(organizationId, id, input, now)
  const data = { deckId: deck.id, name: deck.name }
  const event = { type: 'deck.created', organizationId, deckId: deck.id, data } as const
  const wanted = input.externalId ? [input.externalId] : []
  const made = db.select({ id: decks.id }).from(decks).where(eq(decks.id, deck.id))
  const [, [holder]] = await db.batch([
    freeExternalIds(db, decks, organizationId, wanted, isGone),
    findNamed(db, decks, organizationId, wanted),
    insertWhere(db, decks, deck, isFree(organizationId, deck.id, input.externalId)),
    recordEvent(db, event, now, exists(made)),
  ])
  if (holder) throw externalIdTaken('deck', holder.id)
  return deck
}

const isGone = sql`${decks.deletedAt} is not null`

const isFree = (organizationId: string, id: string, externalId: string | null | undefined) =>
  externalId
    ? sql`not exists (select 1 from decks as others
        where others.organization_id = ${organizationId} and others.external_id = ${externalId} and others.id <> ${id})`
    : sql`true`

export const newDeck = (organizationId: string, id: string, input: DeckInput, now: number): Deck => ({
  id,
  organizationId,
  name: input.name,
  description: input.description ?? null,
  isActive: input.isActive,
  voiceId: null,
  posterShows: 'name',
  metadata: input.metadata ?? { deckContext: null },
  externalId: input.externalId ?? null,
  revision: 1,
  revisedAt: now,
  bytes: 0,
  createdAt: now,
  updatedAt: now,
  deletedAt: null,
})

export async function getWholeDeck(db: Database, organizationId: string, deckId: string) {
  const inDeck = <Table extends typeof slides | typeof faqs | typeof branding | typeof qaSettings>(table: Table) =>
    and(eq(table.deckId, deckId), eq(table.organizationId, organizationId))
  const isShown = and(
    eq(presentations.deckId, deckId),
    eq(presentations.organizationId, organizationId),
    isNull(presentations.deletedAt),
  )
  const [[deck], slideRows, faqRows, [brand], [settings], [presentationRow]] = await db.batch([
    db.select().from(decks).where(isDeck(organizationId, deckId)),
    db.select().from(slides).where(inDeck(slides)).orderBy(asc(slides.orderIndex)),
    db.select().from(faqs).where(inDeck(faqs)).orderBy(asc(faqs.orderIndex)),
    db.select().from(branding).where(inDeck(branding)),
    db.select().from(qaSettings).where(inDeck(qaSettings)),
    db.select({ count: count() }).from(presentations).where(isShown),
  ])
  if (!deck) throw notFound('deck')
  return {
    deck,
    slides: slideRows,
    faqs: faqRows,
    branding: brand,
    qaSettings: settings,
    presentationsCount: presentationRow?.count ?? 0,
  }
}

const rowsWithPlaceholders = (deckId: string) => sql`
  select ${slides.title} as name from ${slides} where ${slides.deckId} = ${deckId}
    and (${containsPlaceholder(slides.title, slides.bullets, slides.narrationScript)})
  union all
  select ${faqs.userQuestion} as name from ${faqs} where ${faqs.deckId} = ${deckId}
    and (${containsPlaceholder(faqs.userQuestion, faqs.cannedAnswer)})`

const isBeingWritten = (deckId: string) => {
  const waiting = tablesUnder('deck').flatMap(({ table, column, keepsInactive }) =>
    keepsInactive ? [sql`exists (select 1 from ${table} where ${and(eq(column, deckId), keepsInactive)})`] : [],
  )
  return sql`(${sql.join([sql`false`, ...waiting], sql` or `)})`
}

/** A deck with placeholders, or one still being written, cannot be activated. */
export async function updateDeck(db: Database, organizationId: string, deckId: string, patch: DeckPatch, now: number) {
  const isWhole = sql`not exists (${rowsWithPlaceholders(deckId)})`
  const holds = patch.isActive ? sql`not ${isBeingWritten(deckId)} and ${isWhole}` : undefined
  const wanted = patch.externalId ? [patch.externalId] : []
  const [, [deck], found, [holder], marked] = await db.batch([
    freeExternalIds(db, decks, organizationId, wanted, isGone),
    db
      .update(decks)
      .set({ ...patch, updatedAt: now })
      .where(and(isDeck(organizationId, deckId), holds, isFree(organizationId, deckId, patch.externalId)))
      .returning(),
    findDeck(db, organizationId, deckId),
    findNamed(db, decks, organizationId, wanted),
    statement(db, sql`${rowsWithPlaceholders(deckId)} limit 1`),
  ])
  if (deck) return deck
  requireDeck(found)
  if (holder && holder.id !== deckId) throw externalIdTaken('deck', holder.id)
  const { results } = marked as unknown as D1Result<{ name: string }>
  throw conflict(
    'deck_unfinished',
    results[0]
      ? `“${results[0].name}” still has a “[to fill in: …]”. Say what belongs there, or delete it, then activate the deck.`
      : 'The deck is still being written. Activate it when it is ready.',
  )
}

/** The deck disappears at once; a job removes its files and the rows that are too many for one batch. */
export async function deleteDeck(db: Database, organizationId: string, deckId: string, now: number) {
  const removalId = newId(db.shard)
  const condition = deckExists(db, organizationId, deckId)
  const data = sql`(select json_object('deckId', id, 'name', name) from decks where id = ${deckId})`
  const event = { type: 'deck.deleted', organizationId, deckId, data } as const
  const [, , deleted, ...results] = await db.batch([
    queueRemoval(db, { id: removalId, organizationId, deckId, sentAt: now }, condition),
    recordEvent(db, event, now, condition),
    db
      .update(decks)
      .set({ deletedAt: now, isActive: false })
      .where(isDeck(organizationId, deckId))
      .returning({ id: decks.id }),
    ...contentRemoval(db, deckId),
    finalStatement(db, deckId),
  ])
  requireDeck(deleted)
  const removed = results.at(-1) as { id: string }[]
  return { removalId, isLeft: !removed.length }
}

import { and, asc, count, desc, eq, exists, isNull, type SQL, sql } from 'drizzle-orm'
import { commit, type Following, followLater, made, read, type Work } from '../../core/database/commit'
import { containsPlaceholder } from '../../core/database/contains-placeholder'
import { type Database, insertWhere, isTaken, laterThan } from '../../core/database/database'
import { newDeckId } from '../../core/database/deck-prefixed-id'
import { newId } from '../../core/database/shards'
import { deckChanged, deckEnded, decksForgotten } from '../../core/effects'
import { conflict, notFound } from '../../core/http/errors'
import { type Cursor, rowsToRead } from '../../core/http/paging'
import { event, eventBefore } from '../../events/outbox/outbox'
import { tablesUnder } from '../../find-tables'
import { filesRemoved } from '../../media/files/remove'
import { branding } from '../branding/tables'
import { externalIdsFreed, externalIdTaken, findNamed } from '../deck-ownership/external-ids'
import { deckExists, findDeck, isDeck, requireDeck } from '../deck-ownership/queries'
import { type Deck, decks } from '../deck-ownership/tables'
import { faqs } from '../faqs/tables'
import { presentations } from '../presentations/tables'
import { qaSettings } from '../qa-settings/tables'
import { slides } from '../slides/tables'
import { contentRemoval, finalStatement, startDeckRemoval } from './remove'
import type { DeckInput, DeckPatch } from './schemas'

export const deckVersion = decks.id

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

/** A link names its deck by a prefix that is unique in the database, so a taken one is drawn again. */
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

export const createDeck = (work: Work, organizationId: string, input: DeckInput, now: number) =>
  withFreeDeckId(work.db, (id) => insertDeck(work, organizationId, id, input, now))

async function insertDeck(work: Work, organizationId: string, id: string, input: DeckInput, now: number) {
  const { db } = work
  const deck = newDeck(organizationId, id, input, now)
  const data = { deckId: deck.id, name: deck.name }
  const wanted = input.externalId ? [input.externalId] : []
  const created = db.select({ id: decks.id }).from(decks).where(eq(decks.id, deck.id))
  const { holders } = await commit(
    work,
    {
      holders: findNamed(db, decks, organizationId, wanted),
      inserted: insertWhere(db, decks, deck, isFree(organizationId, deck.id, input.externalId)),
    },
    [
      externalIdsFreed(decks, organizationId, wanted, isGone),
      event({ type: 'deck.created', organizationId, deckId: deck.id, data }, now, exists(created)),
      made(decks, deck.id),
    ],
  )
  if (holders[0]) throw externalIdTaken('deck', holders[0].id)
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
  isLive: input.isLive,
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

export async function getWholeDeck(db: Database, organizationId: string, deckId: string | SQL) {
  const inDeck = <Table extends typeof slides | typeof faqs | typeof branding | typeof qaSettings>(table: Table) =>
    and(eq(table.deckId, deckId), eq(table.organizationId, organizationId))
  const isShown = and(
    eq(presentations.deckId, deckId),
    eq(presentations.organizationId, organizationId),
    isNull(presentations.deletedAt),
  )
  const whole = await read(db, {
    decks: db.select().from(decks).where(isDeck(organizationId, deckId)),
    slides: db.select().from(slides).where(inDeck(slides)).orderBy(asc(slides.orderIndex)),
    faqs: db.select().from(faqs).where(inDeck(faqs)).orderBy(asc(faqs.orderIndex)),
    branding: db.select().from(branding).where(inDeck(branding)),
    qaSettings: db.select().from(qaSettings).where(inDeck(qaSettings)),
    presentations: db.select({ count: count() }).from(presentations).where(isShown),
  })
  const [deck] = whole.decks
  if (!deck) throw notFound('deck')
  return {
    deck,
    slides: whole.slides,
    faqs: whole.faqs,
    branding: whole.branding[0],
    qaSettings: whole.qaSettings[0],
    presentationsCount: whole.presentations[0]?.count ?? 0,
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

/** A deck can't be activated while it has placeholders or is still being written. */
export async function updateDeck(
  work: Work,
  organizationId: string,
  deckId: string,
  patch: DeckPatch,
  now: number,
  more: Following[] = [],
) {
  const { db } = work
  const isWhole = sql`not exists (${rowsWithPlaceholders(deckId)})`
  const holds = patch.isActive ? sql`not ${isBeingWritten(deckId)} and ${isWhole}` : undefined
  const wanted = patch.externalId ? [patch.externalId] : []
  const {
    updated: [deck],
    found,
    holders: [holder],
    marked,
  } = await commit(
    work,
    {
      updated: db
        .update(decks)
        .set({ ...patch, updatedAt: laterThan(decks.updatedAt, now) })
        .where(and(isDeck(organizationId, deckId), holds, isFree(organizationId, deckId, patch.externalId)))
        .returning(),
      found: findDeck(db, organizationId, deckId),
      holders: findNamed(db, decks, organizationId, wanted),
      marked: db.run(sql`${rowsWithPlaceholders(deckId)} limit 1`),
    },
    [
      externalIdsFreed(decks, organizationId, wanted, isGone),
      deckChanged(deckId),
      ...(patch.isActive === false || patch.isLive === false ? [deckEnded(organizationId, deckId)] : []),
      ...more,
    ],
  )
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

/** The deck disappears at once. A job removes its files and the rows that are too many for one batch. */
export async function deleteDeck(
  work: Work,
  organizationId: string,
  deckId: string,
  now: number,
  more: Following[] = [],
) {
  const { db } = work
  const condition = deckExists(db, organizationId, deckId)
  const data = sql`(select json_object('deckId', id, 'name', name) from decks where id = ${deckId})`
  const { deleted, removed } = await commit(
    work,
    {
      deleted: db
        .update(decks)
        .set({ deletedAt: now, isActive: false })
        .where(isDeck(organizationId, deckId))
        .returning({ id: decks.id }),
      content: contentRemoval(db, deckId),
      removed: finalStatement(db, deckId),
    },
    [
      filesRemoved({ id: newId(db.shard), organizationId, deckId, sentAt: now }, condition),
      eventBefore({ type: 'deck.deleted', organizationId, deckId, data }, now, condition),
      deckChanged(deckId),
      deckEnded(organizationId, deckId),
      ...more,
    ],
  )
  requireDeck(deleted)
  if (removed.length) followLater(work, [decksForgotten([deckId])])
  else work.waitUntil(startDeckRemoval(work.env, deckId))
}

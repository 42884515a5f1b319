import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { commit, made, type Work } from '../../core/database/commit'
import { type Database, newIdSql, storedColumns } from '../../core/database/database'
import { deckPrefix, prefixLength } from '../../core/database/deck-prefixed-id'
import { columnsNaming } from '../../core/database/table-rules'
import { notFound } from '../../core/http/errors'
import { event } from '../../events/outbox/outbox'
import { tables } from '../../tables'
import { type Deck, decks } from '../deck-ownership/tables'
import { slides } from '../slides/tables'
import { withFreeDeckId } from './queries'

/**
 * Makes a deep copy in one batch. Slides keep their `slideId`, which is unique within a deck, so it maps references to
 * the copies.
 */
export const duplicateDeck = (work: Work, organizationId: string, deckId: string, now: number) =>
  withFreeDeckId(work.db, (id) => copyDeck(work, organizationId, deckId, id, now))

async function copyDeck(work: Work, organizationId: string, deckId: string, id: string, now: number): Promise<Deck> {
  const { db } = work
  const times = { createdAt: sql`${now}`, updatedAt: sql`${now}` }
  const newSlideId = sql`${deckPrefix(id)} || substr(${newIdSql(db)}, ${prefixLength + 1})`
  const copyOf = (slideId: AnySQLiteColumn) => sql`(
    select copies.id from ${slides} as originals
    join ${slides} as copies on copies.deck_id = ${id} and copies.slide_id = originals.slide_id
    where originals.id = ${slideId}
  )`
  const isMine = sql`organization_id = ${organizationId}`
  const ofDeck = sql`deck_id = ${deckId} and ${isMine}`
  const ofSlides = (slideId: AnySQLiteColumn) =>
    sql`${isMine} and ${slideId} in (select ${slides.id} from ${slides} where ${ofDeck})`
  const copyUnder = (table: SQLiteTable) => {
    const named = columnsNaming(table, slides)
    const toCopies = Object.fromEntries(named.map((column) => [column.name, copyOf(column)]))
    const isUnderDeck = columnsNaming(table, decks).length > 0
    const condition = isUnderDeck || !named[0] ? ofDeck : ofSlides(named[0])
    const ids = isUnderDeck && { id: table === slides ? newSlideId : newIdSql(db), deckId: sql`${id}` }
    return copy(db, table, { ...ids, ...times, ...toCopies }, condition)
  }
  const name = sql`substr(name, 1, 193) || ' (copy)'`
  const copyRow = db
    .select()
    .from(decks)
    .where(and(eq(decks.id, id), eq(decks.organizationId, organizationId)))
  const described = sql`(select json_object('deckId', id, 'name', name) from ${decks} where id = ${id})`
  const copied = tables.filter(({ table, isCopied }) => isCopied && table !== decks)

  const {
    found: [deck],
  } = await commit(
    work,
    {
      deck: copy(
        db,
        decks,
        { id: sql`${id}`, name, isActive: sql`0`, revision: sql`1`, bytes: sql`0`, externalId: sql`null`, ...times },
        sql`id = ${deckId} and ${isMine} and deleted_at is null`,
      ),
      content: copied.map(({ table }) => copyUnder(table)),
      found: copyRow,
    },
    [
      event({ type: 'deck.created', organizationId, deckId: id, data: described }, now, exists(copyRow)),
      made(decks, id),
    ],
  )
  if (!deck) throw notFound('deck')
  return deck
}

function copy(db: Database, table: SQLiteTable, replaced: Record<string, SQL>, condition: SQL) {
  const values = storedColumns(table).map(([name, column]) => replaced[name] ?? column)
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} from ${table} where ${condition}`)
}

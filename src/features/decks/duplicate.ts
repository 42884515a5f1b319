import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { type Database, newId, storedColumns } from '../../core/database'
import { deckPrefix, prefixLength } from '../../core/deck-prefixed-id'
import { notFound } from '../../core/errors'
import { actionConfigs } from '../action-configs/tables'
import { branding } from '../branding/tables'
import { faqs } from '../faqs/tables'
import { intros } from '../intro/tables'
import { recordEvent } from '../notifications/outbox'
import { productData } from '../product-data/tables'
import { qaSettings } from '../qa-settings/tables'
import { slides } from '../slides/tables'
import { withFreeDeckId } from './queries'
import { type Deck, decks } from './tables'

/**
 * A deep copy in one batch. Slides keep their `slideId`, which is unique in a deck, so references are mapped to the
 * copies by it.
 */
export const duplicateDeck = (db: Database, organizationId: string, deckId: string, now: number) =>
  withFreeDeckId((id) => copyDeck(db, organizationId, deckId, id, now))

async function copyDeck(db: Database, organizationId: string, deckId: string, id: string, now: number): Promise<Deck> {
  const times = { created_at: sql`${now}`, updated_at: sql`${now}` }
  const underCopy = { id: newId, deck_id: sql`${id}`, ...times }
  const newSlideId = sql`${deckPrefix(id)} || substr(${newId}, ${prefixLength + 1})`
  const copyOf = (slideId: string) => sql`(
    select copies.id from slides as originals
    join slides as copies on copies.deck_id = ${id} and copies.slide_id = originals.slide_id
    where originals.id = ${sql.raw(slideId)}
  )`
  const name = sql`substr(name, 1, 193) || ' (copy)'`
  const ofDeck = sql`deck_id = ${deckId} and organization_id = ${organizationId}`
  const ofSlides = sql`organization_id = ${organizationId} and slide_id in (select id from slides where ${ofDeck})`
  const copyRow = db
    .select()
    .from(decks)
    .where(and(eq(decks.id, id), eq(decks.organizationId, organizationId)))
  const described = sql`(select json_object('deckId', id, 'name', name) from decks where id = ${id})`

  const results = await db.batch([
    copy(
      db,
      decks,
      { id: sql`${id}`, name, is_active: sql`0`, revision: sql`1`, bytes: sql`0`, ...times },
      sql`id = ${deckId} and organization_id = ${organizationId} and deleted_at is null`,
    ),
    copy(db, slides, { ...underCopy, id: newSlideId }, ofDeck),
    copy(db, faqs, { ...underCopy, related_slide_id: copyOf('faqs.related_slide_id') }, ofDeck),
    copy(db, productData, { slide_id: copyOf('product_data.slide_id'), updated_at: sql`${now}` }, ofSlides),
    copy(db, actionConfigs, { ...underCopy, slide_id: copyOf('action_configs.slide_id') }, ofDeck),
    copy(db, branding, underCopy, ofDeck),
    copy(db, qaSettings, underCopy, ofDeck),
    copy(db, intros, underCopy, ofDeck),
    recordEvent(db, { type: 'deck.created', organizationId, deckId: id, data: described }, now, exists(copyRow)),
    copyRow,
  ])
  const [deck] = results[9]
  if (!deck) throw notFound('deck')
  return deck
}

function copy(db: Database, table: SQLiteTable, replaced: Record<string, SQL>, condition: SQL) {
  const columns = storedColumns(table).map(([key]) => columnName(key))
  const values = columns.map((name) => replaced[name] ?? sql.raw(name))
  return db.insert(table).select(sql`select ${sql.join(values, sql`, `)} from ${table} where ${condition}`)
}

const columnName = (key: string) => key.replaceAll(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)

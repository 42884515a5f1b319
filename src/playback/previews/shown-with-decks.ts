import { type AnyColumn, eq, sql } from 'drizzle-orm'
import { deckPreviews } from './tables'

/** A link that KV can't answer reads this with its deck, so this file imports only tables. */
const ofDeck = (column: AnyColumn, deckId: AnyColumn) =>
  sql<string | null>`(select ${column} from ${deckPreviews} where ${eq(deckPreviews.deckId, deckId)})`

export const previewKey = (deckId: AnyColumn) => ofDeck(deckPreviews.storageKey, deckId).as('preview_key')

export const posterKey = (deckId: AnyColumn) => ofDeck(deckPreviews.posterKey, deckId).as('poster_key')

import { sql } from 'drizzle-orm'
import { newId } from './database'

/**
 * The id of a slide or a presentation begins as the id of its deck does, so that a link alone tells which deck's part of
 * the manifest to read. No two decks begin alike; the other 90 bits are random.
 */
const length = 8

export const deckPrefix = (id: string) => id.slice(0, length)
export const deckPrefixedId = (deckId: string) => deckPrefix(deckId) + crypto.randomUUID().slice(length)
export const newDeckPrefixedId = (deckId: string) =>
  sql<string>`${deckPrefix(deckId)} || substr(${newId}, ${length + 1})`

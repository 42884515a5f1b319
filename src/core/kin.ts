import { sql } from 'drizzle-orm'
import { newId } from './database'

/**
 * The id of a slide or a presentation begins as the id of its deck does, so that a link alone tells which deck's
 * changes concern it, without a look into any database. The other 90 bits are random.
 */
const length = 8

export const kinOf = (id: string) => id.slice(0, length)
export const kinId = (deckId: string) => kinOf(deckId) + crypto.randomUUID().slice(length)
export const newKinId = (deckId: string) => sql<string>`${kinOf(deckId)} || substr(${newId}, ${length + 1})`

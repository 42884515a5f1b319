/**
 * The id of a slide or a presentation begins as the id of its deck does, so that a link alone tells which deck's part of
 * the manifest to read. No two decks begin alike; the other 90 bits are random.
 */
export const prefixLength = 8

export const deckPrefix = (id: string) => id.slice(0, prefixLength)
export const deckPrefixedId = (deckId: string) => deckPrefix(deckId) + crypto.randomUUID().slice(prefixLength)

import { newId } from './shards.ts'

/**
 * The id of a slide or a presentation begins as the id of its deck does, so that a link alone tells which deck's part of
 * the manifest to read. A deck's id begins with the name of its shard, so that no two decks begin alike wherever they
 * are; of the rest of an id 82 bits are random.
 */
export const prefixLength = 8

export const deckPrefix = (id: string) => id.slice(0, prefixLength)
export const newDeckId = (shard: string) => shard + newId(shard).slice(shard.length)
export const deckPrefixedId = (deckId: string, shard: string) => deckPrefix(deckId) + newId(shard).slice(prefixLength)

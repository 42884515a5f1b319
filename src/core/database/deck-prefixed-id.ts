import { newId } from './shards.ts'

/**
 * The id of a slide or a presentation begins with its deck's prefix, so a link alone says which deck's part of the
 * manifest to read. A deck's id begins with the name of its shard, so no two decks on any shards share a prefix. The
 * rest of an id has 82 random bits.
 */
export const prefixLength = 8

export const deckPrefix = (id: string) => id.slice(0, prefixLength)
export const newDeckId = (shard: string) => shard + newId(shard).slice(shard.length)
export const deckPrefixedId = (deckId: string, shard: string) => deckPrefix(deckId) + newId(shard).slice(prefixLength)

import { sha256 } from '../../core/crypto.ts'
import type { Audience } from './tables'

/** Must split words the way FTS5's unicode61 does. */
const word = /(?:[\p{L}\p{N}\p{Co}]|\p{Mn})+/gu

export const wordsOf = (text: string) => text.normalize('NFC').match(word) ?? []

/**
 * Words are indexed with a prefix per organization, so that a search reads and ranks the words of only one
 * organization. It has no vowels, because those would change how the Porter stemmer cuts the word. If two organizations
 * shared a prefix, the join by organization would still keep their results apart. Text that only the company may read
 * has its own prefix: a homeowner's search never reads it, so neither an answer nor its timing reveals that it exists.
 */
export function wordPrefixOf(organizationId: string, audience: Audience = 'homeowners') {
  const owner = audience === 'homeowners' ? organizationId : `${organizationId} ${audience}`
  const hash = sha256(owner).slice(0, 10)
  return `z${hash.replaceAll(/[a-f]/g, (letter) => consonants[letter] ?? letter)}`
}

const consonants: Record<string, string> = { a: 'b', b: 'c', c: 'd', d: 'f', e: 'g', f: 'h' }

export const prefixWords = (text: string, prefix: string) =>
  text.normalize('NFC').replaceAll(word, (each) => prefix + each)

export const longestWord = 50

/** No prefix match, because a question that was sent has no unfinished word. */
export const anyOfWords = (words: string[], prefix: string) =>
  words.map((word) => `"${prefix}${word.slice(0, longestWord)}"`).join(' OR ')
